import type { ConceptText } from '../concept.ts'

export const en: Record<'guitar-tuner' | 'piano-lessons' | 'music-player', ConceptText> = {
  'guitar-tuner': {
    names: ['Guitar Tuner', 'Tuner & Metronome', 'Chords & Tuner'],
    subtitles: ['Tune guitar, bass & ukulele', 'Chromatic tuner & chords', 'Chord finder and metronome'],
    shortDescriptions: [
      'Guitar tuner, chord library and metronome for guitar, bass and ukulele.',
      'Tune your guitar in seconds with a precise chromatic tuner and metronome.',
    ],
    promotion:
      'New: tuner presets for mandolin, banjo and violin, and a metronome that plays the backbeat only, so you learn to keep time on your own.',
    openings: [
      'Pluck a string and {app} tells you at once whether it is too high or too low. A guitar tuner that hears well in a noisy room and gets out of the way when you want to play.',
      'Whether you play guitar, bass or ukulele, {app} keeps your instrument in tune and your rhythm steady. Tuner, metronome and chord library sit side by side, and all of them work offline.',
    ],
    features: [
      {
        title: 'Fast guitar tuner',
        text: 'Auto mode recognises the string you pluck and shows how many cents it is off. Accurate to a tenth of a cent.',
      },
      {
        title: 'Tunings for every instrument',
        text: 'Standard, drop D, open G and over 100 more tunings for guitar, bass, ukulele, banjo, mandolin and violin.',
      },
      {
        title: 'Metronome with feel',
        text: 'Set the tempo from 20 to 300 BPM, tap it in, choose time signatures and let the screen flash on the first beat.',
      },
      {
        title: 'Chord library',
        text: 'Look up 4,000 guitar and ukulele chords with fingerings, and hear each chord before you try it.',
      },
      {
        title: 'Chromatic tuner mode',
        text: 'Tune wind, brass and strings as well: the chromatic tuner shows every note with an adjustable reference pitch.',
      },
      {
        title: 'Practice that grows',
        text: 'A speed trainer raises the tempo bar by bar, and a short log shows how many minutes you practised this week.',
      },
    ],
    news: [
      'The tuner now hears low B strings on five-string basses. Fixes a needle that jumped at the end of a note.',
      'Chord library: 300 new ukulele chords, and left-handed diagrams for all of them.',
      'The metronome keeps running in the background and no longer drifts with wireless headphones.',
      'New dark theme for the stage, with larger note names you can read from two metres away.',
    ],
    events: [
      { title: 'Seven days of chord changes', text: 'One pair of chords a day with a metronome.' },
      { title: 'Open tuning week', text: 'Try open G and DADGAD with all tunings free.' },
    ],
    praise: [
      'Picks up my old acoustic right away, even with the TV on. Best tuner I have had on my phone.',
      'Having the metronome and chords in the same app means I actually practise.',
      'Helped my daughter tune her ukulele by herself, she is eight.',
    ],
    complaints: [
      'Used to be a simple tuner, now I have to close two ads before I can tune one string.',
      'The needle jumps around on the low E and never settles.',
      'Drop tunings are locked behind the subscription. For a tuner? Come on.',
    ],
    purchases: ['Pro tunings, yearly', 'All chords, one-time'],
  },
  'piano-lessons': {
    names: ['Learn Piano', 'Piano Lessons', 'Piano & Keyboard'],
    subtitles: ['Piano lessons for beginners', 'Learn songs & sheet music', 'Play keyboard step by step'],
    shortDescriptions: [
      'Learn piano step by step: lessons, songs and sheet music for beginners.',
      'Piano lessons that listen to your keyboard and show which keys to play.',
    ],
    promotion:
      'A new course for adults who always wanted to play: 40 short piano lessons, from the first five notes to your first song with both hands.',
    openings: [
      'Put your phone on the music stand and start: {app} listens while you play and shows which note comes next. Learn piano with short lessons that fit between dinner and bedtime.',
      'You do not need to read music to begin. {app} teaches you piano from the first key to full songs with both hands, at your own tempo and on any piano or keyboard.',
    ],
    features: [
      {
        title: 'Lessons for beginners',
        text: 'Over 300 piano lessons build on one another, each about ten minutes long and ending with something you can play.',
      },
      {
        title: 'It listens to you',
        text: 'Play on a real piano: the microphone hears every note. Digital keyboards connect by cable or Bluetooth.',
      },
      {
        title: 'Songs you know',
        text: 'Learn folk songs, classical pieces, film themes and carols in three levels, from melody only to both hands.',
      },
      {
        title: 'Read sheet music',
        text: 'Note reading is explained bit by bit, with a trainer for treble and bass clef that takes five minutes a day.',
      },
      {
        title: 'Slow down and loop',
        text: 'Practise the hard bar at half the tempo, one hand at a time, until it sits. The app waits for you.',
      },
      {
        title: 'Progress for the family',
        text: 'Up to five people learn piano on one account, each with their own course, goals and practice diary.',
      },
    ],
    news: [
      'Twelve new songs in the beginner course, among them three lullabies and a slow waltz.',
      'Note recognition is more reliable on upright pianos, and with the pedal down.',
      'You can now print the sheet music of every song you have finished.',
      'New chord course: play along with songs using four chords. Small fixes for keyboards connected by cable.',
    ],
    events: [
      { title: '30-day piano challenge', text: 'Ten minutes a day until your first full song.' },
      { title: 'Carols for two hands', text: 'Easy winter songs, a new lesson every Sunday.' },
    ],
    praise: [
      'I am 61 and played my first song with both hands after three weeks. The lessons are patient with me.',
      'Slowing down one bar and looping it is exactly how my teacher made me practise.',
      'My kids fight over who gets to do their piano lesson first.',
    ],
    complaints: [
      'It often doesn’t hear my notes although the piano is in tune, so I repeat the same bar forever.',
      'Free for two lessons, then a pricey yearly plan. Say so up front please.',
      'Good for songs but you learn next to nothing about fingering or posture.',
    ],
    purchases: ['All piano lessons, yearly', 'Song pack: easy classics'],
  },
  'music-player': {
    names: ['Music Player', 'Offline Music', 'MP3 Player'],
    subtitles: ['Offline MP3 player, equalizer', 'Play music files & playlists', 'FLAC, lyrics & sleep timer'],
    shortDescriptions: [
      'Offline music player for MP3 and FLAC with equalizer, lyrics and sleep timer.',
      'Play your own music files offline: playlists, equalizer, gapless playback.',
    ],
    promotion:
      'Your own music, your own order: smart playlists now fill themselves by year, genre or how often you played a song. No account needed.',
    openings: [
      'Your music belongs to you, and {app} plays it: MP3, FLAC, AAC and more, straight from your phone, without an account and without the internet.',
      '{app} is an offline music player for people who still own albums. It sorts your files by artist, album and folder, plays them without gaps and remembers where you stopped.',
    ],
    features: [
      {
        title: 'Plays every format',
        text: 'MP3, AAC, FLAC, ALAC, OGG, WAV and long mixes. High-resolution music files play in full quality.',
      },
      {
        title: 'Ten-band equalizer',
        text: 'Shape the sound with presets or by hand, add bass boost and save one setting for each pair of headphones.',
      },
      {
        title: 'Smart playlists',
        text: 'Build playlists by hand or by rules: added this month, never played, only songs from the nineties.',
      },
      {
        title: 'Gapless and crossfade',
        text: 'Live albums play without pauses between songs. At a party, crossfade blends one track into the next.',
      },
      {
        title: 'Lyrics and tags',
        text: 'Show lyrics in time with the song, correct titles and artists, and add missing album covers.',
      },
      {
        title: 'Sleep timer',
        text: 'Fall asleep to music: the sleep timer stops after the song or after an hour, and lowers the volume slowly.',
      },
    ],
    news: [
      'Faster start with large libraries: 20,000 songs are ready in under two seconds.',
      'Folders on your own network drive can now be played and downloaded for offline listening.',
      'The equalizer remembers a setting for each pair of headphones. Fixes missing covers in the car.',
      'New widget with playlists, and the sleep timer can end at the last song of an album.',
    ],
    events: [
      { title: 'Album listening week', text: 'A forgotten album from your shelf every day.' },
      { title: 'Your year in songs', text: 'See what you played most, month by month.' },
    ],
    praise: [
      'Finally a music player that just plays my MP3 files and doesn’t want to sell me streaming.',
      'Gapless playback works perfectly, even with my old live recordings.',
      'Equalizer is great and the sleep timer fades out gently. Use it every night.',
    ],
    complaints: [
      'Keeps losing my playlists whenever I move files to the SD card.',
      'Ads with sound between songs. In a music player. Deleted.',
      'Album covers are mixed up and half the artists show as unknown.',
    ],
    purchases: ['Player Plus, monthly', 'Remove ads, one-time'],
  },
}
