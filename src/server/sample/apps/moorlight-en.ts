import type { SampleText } from '../sample-app.ts'

export const en: SampleText = {
  title: 'Moorlight: Sleep & Wind Down',
  tagline: 'Night stories & noise',
  promotionalText:
    'New this month: seven slow stories recorded on the night ferry, plus a rain mixer that fades out by itself once you are asleep.',
  description: `Moorlight helps you put the day down. Pick a sleep story, choose a sound, and let the room go quiet around you.

SLEEP STORIES
Over 240 sleep stories, read slowly by voices you can get used to. New stories every Thursday. Most last 25 minutes; few people hear the end. Choose from night trains, harbour towns, old gardens and long walks across the moor. Every sleep story is written for listening in bed: nothing loud, nothing urgent, no cliffhangers.

SLEEP SOUNDS YOU CAN MIX
Layer rain, wind, fire and white noise. Every sound fades on its own timer, so nothing wakes you at three in the morning. Save your favourite sleep sounds as a mix and start it with one tap, or ask your watch to play it.
• Rain on a tent, rain on a tin roof, rain far away
• White noise, brown noise and pink noise
• A fan, a fireplace, a night train, a slow river
• Soft music without words

A BEDTIME THAT STICKS
Set a wind-down hour and Moorlight dims the screen, lowers the sounds and holds your notifications. Short breathing exercises help you let go of the day before sleep. No streaks, no badges, no guilt: a missed night is just a night.

WAKE TO SOFT LIGHT
A gentle alarm that starts with birds and grows for ten minutes. Your sleep is logged on your phone and never leaves it. The sleep diary shows when you went to bed, how long you slept and which sounds were playing, in one calm chart.

NAPS AND TRAVEL
Ten-minute naps with an alarm you will not hate. Download stories and sounds before a flight: everything in Moorlight plays offline, and the night ferry collection was recorded on board.

FOR CHILDREN, TOO
A shelf of bedtime stories for small listeners, twelve minutes each, with a night light that slowly goes out. Parents choose what is on the shelf.

MOORLIGHT PLUS
Moorlight is free to use, with thirty sleep stories and eight sounds. Moorlight Plus opens all stories, all sounds and the rain mixer, for up to six people in a family. It renews by itself until you turn it off in your settings, at least a day before the next period begins.

Made by three people in a small studio near the fen. Write to us: we read every letter, usually in the evening. Sleep well.`,
  releaseNotes: [
    'Seven new sleep stories from the night ferry. The rain mixer now fades out by itself once you are asleep.',
    'Fixes an alarm that could stay silent when headphones were connected. Sorry to everyone who overslept.',
    'The sleep diary opens faster, and shows a whole month at a time.',
    'Brown noise and pink noise join the mixer. Sounds no longer click when a mix starts again.',
    'Wind-down hours can now differ on week-ends. Small fixes for larger text sizes.',
  ],
}
