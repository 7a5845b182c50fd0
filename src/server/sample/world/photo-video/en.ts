import type { ConceptText } from '../concept.ts'

export const en: Record<'photo-editor' | 'video-editor' | 'collage-maker', ConceptText> = {
  'photo-editor': {
    names: ['Photo Editor', 'Filters & Retouch', 'Photo Effects'],
    subtitles: ['Photo editor & film filters', 'Retouch, crop, remove objects', 'Edit photos with presets'],
    shortDescriptions: [
      'Photo editor with film filters, retouch tools and one-tap object removal.',
      'Edit photos in seconds: filters, presets, light, colour and clean retouching.',
    ],
    promotion:
      'New presets from real film: grain, faded blacks and the warm light of old holiday prints. Apply one to a whole album and every photo belongs together.',
    openings: [
      'A good photo is often one slider away. {app} is a photo editor that puts light, colour and filters under your thumb, and always lets you go back to the original.',
      'Bin in the background? Horizon on a slope? {app} removes objects, straightens lines and gives your pictures the look of real film in a few taps.',
    ],
    features: [
      {
        title: 'Filters with character',
        text: 'Sixty film filters and presets, from soft portrait tones to grainy black and white, each adjustable in strength.',
      },
      {
        title: 'Remove unwanted objects',
        text: 'Paint over a passer-by, a wire or a spot, and the photo editor fills the gap with what belongs there.',
      },
      {
        title: 'Natural portrait retouch',
        text: 'Soften skin without losing it, brighten eyes and tame shine. The retouch tools know when to stop.',
      },
      {
        title: 'Light and colour control',
        text: 'Exposure, curves, white balance and single colours. Brush an effect onto just one part of the photo.',
      },
      {
        title: 'Edit RAW and batches',
        text: 'Open RAW files from your camera, copy your edit and paste it onto a hundred photos.',
      },
      {
        title: 'Crop for every format',
        text: 'Crop and straighten for posts, stories and prints, add a border or fix leaning buildings.',
      },
    ],
    news: [
      'Object removal is twice as fast and leaves fewer traces on grass and sand.',
      'Eight new film presets, three of them black and white.',
      'Copy an edit to a whole album with one tap.',
      'Fixes colours that looked pale after exporting in full size.',
    ],
    events: [
      { title: 'Golden Hour Challenge', text: 'Edit one evening photo a day for a week.' },
      { title: 'Black and White Month', text: 'New monochrome filters every Friday.' },
    ],
    praise: [
      'The film filters look like film and not like soup. My favourite photo editor by far.',
      'Removed a lamp post growing out of my brother’s head. Wedding photo saved.',
      'Copying one edit to 300 holiday pictures saved me a whole weekend.',
    ],
    complaints: [
      'Every second filter has a lock on it now, even ones I used to have.',
      'Exports are smaller than the original and nobody tells you.',
      'Crashes when I open RAW files, and all edits are gone.',
    ],
    purchases: ['Studio, one year', 'Film preset pack'],
  },
  'video-editor': {
    names: ['Video Editor', 'Video Maker', 'Cut & Edit Video'],
    subtitles: ['Edit videos, music & captions', 'Video maker with music', 'Trim, cut & merge clips'],
    shortDescriptions: [
      'Video editor to trim, cut and merge clips, add music, text and auto captions.',
      'Make videos from clips and photos: music, captions, transitions, no watermark.',
    ],
    promotion:
      'New: captions write themselves in 18 languages and follow the speaker across the frame. Trim the pauses, pick a song and your video is ready to share.',
    openings: [
      'From twenty clips to one good minute: {app} is a video editor with a timeline that makes sense on a phone, so you can cut, trim and add music on the bus ride home.',
      'Birthday, product demo or travel diary: with {app} you make a video that people watch to the end, with music on the beat and captions they can read.',
    ],
    features: [
      {
        title: 'A timeline for thumbs',
        text: 'Trim, split and merge clips with two fingers. Pinch to zoom into single frames, swipe to undo.',
      },
      {
        title: 'Automatic captions',
        text: 'The video editor listens and writes captions you can style, move and correct word by word.',
      },
      {
        title: 'Music on the beat',
        text: 'Choose from 900 tracks cleared for sharing, or use your own. Cuts snap to the beat if you want.',
      },
      {
        title: 'Text, stickers and transitions',
        text: 'Titles that move, hand-drawn stickers and transitions that don’t scream. Save your style for the next video.',
      },
      {
        title: 'Slow motion and speed',
        text: 'Slow down the jump, speed up the drive. Curves make the change of speed smooth.',
      },
      {
        title: 'Export without watermark',
        text: 'Export in 4K, upright, square or wide. The app reframes your video so that faces stay in the picture.',
      },
    ],
    news: [
      'Captions in 18 languages, and they follow the speaker.',
      'Reverse a clip, freeze a frame or loop it.',
      'Green screen works with any plain wall now.',
      'Fixes music that drifted out of sync in videos longer than ten minutes.',
    ],
    events: [
      { title: 'One-Minute Film Festival', text: 'Make a 60-second video on this week’s theme.' },
      { title: 'Travel Reel Templates', text: 'Ten new templates for your holiday clips.' },
    ],
    praise: [
      'I edit all my channel videos on the train with this. The timeline just makes sense.',
      'Auto captions are spot on, even with my accent.',
      'No watermark in the free version! Made a birthday video for Gran in half an hour.',
    ],
    complaints: [
      'Export hangs at 98 percent with longer videos and I have to start over.',
      'Half of the music turned premium overnight, now my old projects won’t export.',
      'Eats the battery and the phone gets so hot that I can’t hold it.',
    ],
    purchases: ['Creator Pro, one year', 'Music library, one month'],
  },
  'collage-maker': {
    names: ['Collage Maker', 'Photo Collage', 'Photo Grid'],
    subtitles: ['Photo collage & grid layouts', 'Collage maker, frames & text', 'Pic collage for stories'],
    shortDescriptions: [
      'Collage maker with photo grids, frames, stickers and layouts for stories.',
      'Make a photo collage in seconds: pick pictures, choose a grid, add text.',
    ],
    promotion:
      'New: scrapbook mode with torn paper, tape and handwriting. Drop in your pictures, and the collage maker arranges them like a page from an old album.',
    openings: [
      'Can’t decide on one picture? {app} turns the best of your day into a photo collage: choose up to twenty photos, and the layout arranges itself around the faces.',
      'Birthdays, trips, before and after: {app} is a collage maker with grids, frames and scrapbook pages, made for cards, stories and the wall above the sofa.',
    ],
    features: [
      {
        title: 'Photo grids and layouts',
        text: 'More than 300 layouts for two to twenty photos. Drag the lines, round the corners and set the spacing.',
      },
      {
        title: 'Freestyle scrapbook pages',
        text: 'Cut out people with one tap, then layer, turn and tape them on paper like in a real scrapbook.',
      },
      {
        title: 'Templates for stories',
        text: 'Ready-made collage templates for stories, posts and invitations, sorted by occasion.',
      },
      {
        title: 'Frames, text and stickers',
        text: 'Handwritten fonts, pretty frames and stickers for every season. Add the date and the place in one tap.',
      },
      {
        title: 'Before and after',
        text: 'Put two pictures side by side with a movable line, for renovations, haircuts and gardens.',
      },
      {
        title: 'Print and share',
        text: 'Export your photo collage in print quality up to poster size, or order it as a card.',
      },
    ],
    news: [
      'Scrapbook mode brings torn paper, tape and stamps.',
      'Videos can sit in a photo grid next to still pictures.',
      'Forty new layouts for four and six photos.',
      'Fixes blurry edges when a collage was exported for printing.',
    ],
    events: [
      { title: 'Year in Twelve Photos', text: 'One photo a month, one collage for the year.' },
      { title: 'Mother’s Day Card Studio', text: 'Collage cards to print at home or share.' },
    ],
    praise: [
      'Made a collage of forty years for my parents’ anniversary. Everyone cried.',
      'So many grids, and moving the photos around is easy even with my big thumbs.',
      'The cut-out tool in the scrapbook is brilliant, my kids make pages all day.',
    ],
    complaints: [
      'Logo in the corner of every collage unless you pay.',
      'An advert after every single change. Three for one photo grid.',
      'Picture quality drops a lot on saving, the print looked blurry.',
    ],
    purchases: ['Collage Plus, one year', 'Sticker and frame pack'],
  },
}
