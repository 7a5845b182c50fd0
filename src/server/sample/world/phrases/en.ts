import type { Phrases } from './phrases.ts'

export const en: Phrases = {
  titleJoints: [': ', ' – '],
  pairJoint: ' & ',
  stop: '. ',
  listHeadings: ['What you get with {app}', 'Features', 'Why people choose {app}'],
  appSections: [
    {
      title: 'Private by design',
      text: 'Your data belongs to you. {app} asks only for what it needs, stores it encrypted and never sells it to anybody. Export or delete everything with one tap.',
    },
    {
      title: 'In step on all your devices',
      text: 'Start on your phone and carry on with your tablet. Everything syncs in the background, and what you do offline is kept until you are back online.',
    },
    {
      title: 'For everyone',
      text: 'Large text, high contrast, screen reader labels and a dark theme: {app} adapts to you, not the other way round. One-handed use was tested on the bus.',
    },
    {
      title: 'Widgets and quick actions',
      text: 'Put what matters on your home screen, start with a long press on the icon, or ask your voice assistant. Most things take less than ten seconds.',
    },
    {
      title: 'Small team, quick answers',
      text: 'We build {app} with our users. Every idea is read, the best ones are in the next update, and a real person answers your questions.',
    },
  ],
  gameSections: [
    {
      title: 'Play your way',
      text: 'A quick round while you wait or a long evening on the sofa: {app} saves after every move, so you can stop and go on whenever you like.',
    },
    {
      title: 'New every week',
      text: 'Fresh challenges, seasonal rewards and small surprises keep {app} interesting long after the first hundred rounds.',
    },
    {
      title: 'Fair play',
      text: 'No pay to win: everything that decides a round can be earned by playing. Purchases are optional and can be switched off in your device settings.',
    },
    {
      title: 'Made for phones and tablets',
      text: 'Smooth graphics that go easy on the battery, controls that fit your thumbs, and a left-handed mode. Your progress moves with you to a new device.',
    },
    {
      title: 'Together or alone',
      text: 'Invite friends with a link, compare results on the leaderboard, or ignore everybody and just enjoy the game.',
    },
  ],
  subscriptions: [
    {
      title: 'Subscription',
      text: '{app} is free to download. A subscription opens all features. Payment is charged to your store account when you confirm; the subscription renews automatically unless you turn it off at least 24 hours before the end of the current period. You can manage it and switch off renewal in your account settings at any time.',
    },
    {
      title: 'Free and premium',
      text: 'The free version is yours for as long as you like. Premium adds everything else and comes with a free trial for new members; the price is shown before you confirm. It renews by itself until you cancel in the settings of your store account, one day before the period ends at the latest.',
    },
  ],
  closings: [
    'Download {app} today and see for yourself how much easier it gets.',
    'Give {app} a try: it takes a minute to set up, and you can delete it just as quickly.',
    'Thousands of people use {app} every day. We would love to have you with us.',
    'Ready? Get {app} now and start in less than a minute, without an account.',
  ],
  contacts: [
    'Questions or ideas? We answer every message: {support}',
    'Help, terms of use and privacy policy: {support}',
    'Something does not work as it should? Tell us and we will put it right: {support}',
  ],
  notes: [
    'Thank you for your messages! This version fixes what you told us about and starts faster.',
    'Small improvements in many places, and support for the latest system version.',
    'We have cleaned up behind the scenes: less memory, less battery, fewer crashes.',
    'Fixes a problem with notifications and some spelling mistakes.',
  ],
}
