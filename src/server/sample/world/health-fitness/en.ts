import type { ConceptText } from '../concept.ts'

export const en: Record<'sleep-sounds' | 'home-workout' | 'fasting-timer', ConceptText> = {
  'sleep-sounds': {
    names: ['Sleep Sounds', 'White Noise', 'Sleep & Relax'],
    subtitles: ['White noise & rain sounds', 'Fall asleep, wake up rested', 'Relaxing sounds for sleep'],
    shortDescriptions: [
      'Sleep sounds, white noise and rain to help you fall asleep and stay asleep.',
      'Relax with rain sounds, brown noise and bedtime stories. Sleep timer included.',
    ],
    promotion:
      'New this month: rain on a caravan roof, a slow night train and a brown noise so deep it swallows the neighbours. Mix your own sleep sounds and drift off.',
    openings: [
      'Can’t switch off? {app} plays sleep sounds that give a busy head something soft to hold on to: rain, wind, white noise, a fan in the next room.',
      'A quiet bedroom is rarely quiet. {app} covers traffic, snoring and thin walls with white noise and rain sounds, then fades away once you are asleep.',
    ],
    features: [
      {
        title: 'Over 100 sleep sounds',
        text: 'Rain sounds, ocean waves, white noise, pink noise, brown noise, fans and fireplaces, recorded without audible loops.',
      },
      {
        title: 'Mix your own night',
        text: 'Layer up to six relaxing sounds, set the volume of each and save the mix for tomorrow.',
      },
      {
        title: 'A gentle sleep timer',
        text: 'Let the sound fade out after twenty minutes, an hour or when your alarm is due. No sudden silence.',
      },
      {
        title: 'Stories and meditations',
        text: 'Slow bedtime stories and short guided meditations help you relax before you fall asleep.',
      },
      {
        title: 'Sleep tracker and diary',
        text: 'See how long you slept and what you listened to. The sleep tracker stays on your phone.',
      },
      {
        title: 'White noise for babies',
        text: 'Hair dryer, heartbeat, shushing: steady sounds that calm newborns, with a lock so that small fingers can’t stop them.',
      },
    ],
    news: [
      'Twelve new rain sounds, from drizzle to thunderstorm.',
      'Sleep sounds keep playing offline, even in flight mode.',
      'The alarm can now start with birdsong and get louder over ten minutes.',
      'Fixes a click that could be heard when a sound started over.',
    ],
    events: [
      { title: 'Seven Nights of Rain', text: 'A new rain sound every evening for a week.' },
      { title: 'Better Sleep Week', text: 'Small bedtime habits, one for each evening.' },
    ],
    praise: [
      'Rain on the tent with a bit of brown noise and I’m gone in ten minutes. Magic.',
      'Our baby only naps with the hair dryer sound. You saved our sanity.',
      'I live on a main road and sleep through now. Love that the timer fades out slowly.',
    ],
    complaints: [
      'Sounds I used for free last year are now premium. Not relaxing at all.',
      'You can hear the loop in the ocean sound. Once you notice it, you lie awake waiting for it.',
      'An advert started talking at full volume at two in the morning. Deleted.',
    ],
    purchases: ['Premium, one year', 'All sounds for ever'],
  },
  'home-workout': {
    names: ['Home Workout', 'Fitness at Home', 'Workout Planner'],
    subtitles: ['No equipment, 10 min a day', 'Home workout & fitness plan', 'Strength training & stretching'],
    shortDescriptions: [
      'Home workout without equipment: strength, cardio and stretching in 10 minutes.',
      'Fitness plan for home: daily workouts, clear videos and progress you can see.',
    ],
    promotion:
      'New 30-day plan: start with ten minutes and no equipment, finish with your first real push-up. Every workout adapts to how the last one felt.',
    openings: [
      'No gym, no equipment, no excuses about parking. {app} gives you a home workout that fits between breakfast and the first meeting, with videos for every exercise.',
      'Stronger in ten minutes a day: {app} builds a workout plan around your level, your time and the two square metres in front of your sofa.',
    ],
    features: [
      {
        title: 'Workouts without equipment',
        text: 'Over 200 bodyweight exercises for abs, legs, back and arms. All you need is a mat and a little floor.',
      },
      {
        title: 'A plan that adapts',
        text: 'Tell the app how hard it felt. The next workout gets easier or tougher, so your fitness grows steadily.',
      },
      {
        title: 'Clear exercise videos',
        text: 'Every exercise is shown from two sides, with a coach who counts and reminds you to breathe.',
      },
      {
        title: 'Strength, cardio and stretching',
        text: 'Choose strength training, HIIT, pilates or a calm stretching routine for stiff backs and long office days.',
      },
      {
        title: 'Track your progress',
        text: 'Log repetitions, weight and photos, follow your weekly streak and share your data with your health app.',
      },
      {
        title: 'Quick sessions for busy days',
        text: 'Seven minutes before the shower is enough. Short workouts count towards your goal as well.',
      },
    ],
    news: [
      'A new plan leads you to ten clean push-ups in thirty days.',
      'Workouts can be cast to your TV.',
      'Bad knees? Mark them once and jumps are replaced automatically.',
      'Fixes a rest timer that stopped when the screen was locked.',
    ],
    events: [
      { title: '30-Day Plank Challenge', text: 'From 20 seconds to two minutes. Start today.' },
      { title: 'New Year, First Workout', text: 'Two gentle weeks for complete beginners.' },
    ],
    praise: [
      'Ten minutes every morning for four months, and my back pain is gone.',
      'I’m 58 and never liked the gym. The beginner plan is kind and still makes me sweat.',
      'Clear videos, no shouting, no equipment. Exactly what I wanted from a home workout.',
    ],
    complaints: [
      'Says “no equipment” and then half the plan needs dumbbells.',
      'The workout pauses every time a message comes in. Very annoying in the middle of a plank.',
      'Free trial wanted a full year up front, and cancelling took three emails.',
    ],
    purchases: ['Fitness Pass, one year', 'Core strength programme'],
  },
  'fasting-timer': {
    names: ['Fasting Timer', 'Fasting Tracker', 'Intermittent Fast'],
    subtitles: ['Intermittent fasting tracker', '16:8 fasting timer & log', 'Fasting, water & weight log'],
    shortDescriptions: [
      'Intermittent fasting timer: start a 16:8 fast with one tap and keep it up.',
      'Fasting tracker with 16:8, 14:10 and 5:2 plans, water log and weight chart.',
    ],
    promotion:
      'New: plan your week with different eating windows for workdays and weekends. Your fasting timer starts by itself and a reminder tells you when dinner is over.',
    openings: [
      'Stop eating at eight, start again at noon: {app} makes intermittent fasting as simple as setting a timer, and shows how far you have come with every fast.',
      'No forbidden foods, no counting crumbs. {app} is a fasting tracker for people who want a rhythm for their meals and a gentle reminder when the window closes.',
    ],
    features: [
      {
        title: 'One-tap fasting timer',
        text: 'Start and end a fast with one tap, and correct the time later if you forgot. A widget shows the hours left.',
      },
      {
        title: 'Plans from 12:12 to 5:2',
        text: 'Choose a 14:10 plan to begin with, the popular 16:8 or your own window. Change it on any day.',
      },
      {
        title: 'Weight and waist chart',
        text: 'Log your weight and waist once a week and see a calm trend line instead of daily ups and downs.',
      },
      {
        title: 'Water and mood log',
        text: 'Drink enough during the fast: the water tracker counts glasses, and a short note keeps track of how you feel.',
      },
      {
        title: 'What happens while you fast',
        text: 'Plain explanations for each stage of a fast, written with dietitians and without miracle promises.',
      },
      {
        title: 'Recipes for breaking fast',
        text: 'Eighty filling recipes for your first meal, from overnight oats to lentil soup, with a list of ingredients.',
      },
    ],
    news: [
      'Set different fasting windows for workdays and weekends.',
      'The fasting timer now runs on your watch.',
      'Export your fasts and weight as a file for your doctor.',
      'Fixes fasts that lost an hour when you travelled to another time zone.',
    ],
    events: [
      { title: 'First Week of 16:8', text: 'Seven easy days to get used to fasting.' },
      { title: 'Water Challenge', text: 'Eight glasses a day for two weeks.' },
    ],
    praise: [
      'The timer is so simple that I have kept up 16:8 for a year now.',
      'I stopped snacking at night just because the fasting tracker was running. Works for me.',
      'Love that it doesn’t scold you when you end a fast early.',
    ],
    complaints: [
      'Twenty questions about my body before I can start a timer, and then a paywall.',
      'If I forget to stop the fast, it takes ages to correct the time.',
      'The reminder keeps coming at noon although I moved my eating window weeks ago.',
    ],
    purchases: ['Plus, three months', 'Recipe collection'],
  },
}
