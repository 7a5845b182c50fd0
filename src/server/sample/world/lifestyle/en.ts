import type { ConceptText } from '../concept.ts'

export const en: Record<'plant-care' | 'outfit-planner' | 'room-planner', ConceptText> = {
  'plant-care': {
    names: ['Plant Care', 'Plant Identifier', 'Plant Watering'],
    subtitles: ['Identify plants & watering', 'Watering reminder for plants', 'Houseplant care & diagnosis'],
    shortDescriptions: [
      'Identify plants from a photo and get a watering reminder for each of them.',
      'Plant care made easy: plant identifier, watering schedule and plant doctor.',
    ],
    promotion:
      'Yellow leaves? The plant doctor now tells over- from underwatering and spots 60 pests, so you know in a minute what your houseplant needs.',
    openings: [
      'Take a photo, learn its name, keep it alive: {app} identifies your houseplants and reminds you when each of them wants water, light or a new pot.',
      'Everyone can have a green thumb with a little help. {app} makes a watering schedule for your plants that follows the season, the window and the size of the pot.',
    ],
    features: [
      {
        title: 'Plant identifier',
        text: 'Point the camera at a leaf or flower and recognise over 15,000 houseplants, trees, herbs and wild flowers.',
      },
      {
        title: 'Watering reminders',
        text: 'Each plant gets its own watering schedule, adjusted to season, light and pot. Snooze it when the soil is still damp.',
      },
      {
        title: 'Plant doctor',
        text: 'Brown tips, yellow leaves, tiny flies? Answer three questions or take a photo and get a diagnosis with a cure.',
      },
      {
        title: 'Light meter',
        text: 'Hold your phone at the window to see whether the spot is bright enough for a fern, a fig or a cactus.',
      },
      {
        title: 'Care guides',
        text: 'Short guides explain light, water, feeding, repotting and cuttings, and say which plants are toxic to cats and dogs.',
      },
      {
        title: 'Plant journal',
        text: 'Keep photos and notes for every plant and watch it grow. Share care with family or a neighbour when you travel.',
      },
    ],
    news: [
      'The plant identifier knows 800 more orchids and succulents, and also works without a connection.',
      'Watering reminders for plants in the same room now arrive together.',
      'New: holiday mode makes a watering plan you can send to your neighbour.',
      'The plant doctor recognises thrips and spider mites earlier. Fixes doubled reminders after moving house.',
    ],
    events: [
      { title: 'Repotting season', text: 'Find out which of your plants need a bigger pot.' },
      { title: 'Cuttings swap week', text: 'A guide to a new cutting every day.' },
    ],
    praise: [
      'My plants used to die within a month. With the watering reminders all eleven are still alive after a year.',
      'Identified the weird climbing thing I got from my aunt at the first photo.',
      'The diagnosis was right, it was spider mites. Saved my calathea.',
    ],
    complaints: [
      'It identified my pothos as three different plants on three photos.',
      'You can add only five plants, then it wants a yearly subscription.',
      'Reminds me to water the cactus every four days. No thanks.',
    ],
    purchases: ['Plant Premium, yearly', 'Plant doctor, one-time'],
  },
  'outfit-planner': {
    names: ['Outfit Planner', 'Digital Wardrobe', 'My Closet'],
    subtitles: ['Wardrobe & outfit ideas', 'Plan outfits from your closet', 'Capsule wardrobe organizer'],
    shortDescriptions: [
      'Digital wardrobe: photograph your clothes, plan outfits and pack with ease.',
      'Outfit planner for the clothes you own, with ideas for weather and occasion.',
    ],
    promotion:
      'New in your closet: outfit ideas that look at the weather and your calendar, and a packing list that turns twelve pieces into nine days of outfits.',
    openings: [
      'A full wardrobe and nothing to wear? {app} puts your closet in your pocket: photograph your clothes once, then put outfits together on the bus, in bed or in the fitting room.',
      'With {app} you see what you really own. Plan outfits for the week, find forgotten pieces and learn which clothes you wear and which only take up room.',
    ],
    features: [
      {
        title: 'Digital wardrobe',
        text: 'Take photos of your clothes and the background disappears. Colour, type and season are filled in for you.',
      },
      {
        title: 'Outfit ideas every day',
        text: 'Get three outfit ideas each morning from your own clothes, made for the weather and the occasion.',
      },
      {
        title: 'Outfit calendar',
        text: 'Plan the week ahead and see what you wore to the last party, so nobody sees the same dress twice.',
      },
      {
        title: 'Packing list',
        text: 'Choose days and destination and build a packing list of pieces that all go together.',
      },
      {
        title: 'Cost per wear',
        text: 'See how often you wear each piece and what it cost per wear. A quiet argument against the next sale.',
      },
      {
        title: 'Capsule wardrobe',
        text: 'Reduce your closet step by step to a capsule wardrobe, with ideas for what is missing and what can go.',
      },
    ],
    news: [
      'Cutting out clothes from photos is cleaner now, even with lace and fur.',
      'Plan outfits for two people, and share a packing list with your travel companion.',
      'New statistics: your most worn colours, and clothes you have not touched for a year.',
      'The outfit calendar has a month view. Fixes shoes that were cut off at the heel.',
    ],
    events: [
      { title: 'Ten pieces, ten outfits', text: 'A capsule wardrobe challenge for ten days.' },
      { title: 'Spring closet clear-out', text: 'Sort out a drawer a day and win back room.' },
    ],
    praise: [
      'I bought nothing for two months because I discovered what was already in my closet.',
      'Packing for a work trip takes me ten minutes now instead of an evening.',
      'The background removal is magic and the outfit calendar saves my mornings.',
    ],
    complaints: [
      'Adding a hundred clothes took me a whole weekend and then the sync lost half of them.',
      'Outfit ideas are random, it paired sandals with a winter coat.',
      'Keeps pushing shop links although I want to wear what I have.',
    ],
    purchases: ['Wardrobe Plus, yearly', 'Unlimited clothes, one-time'],
  },
  'room-planner': {
    names: ['Room Planner', 'Home Design 3D', 'Floor Plan'],
    subtitles: ['Interior design & floor plan', 'Home design in 3D', 'Decorate & furnish your room'],
    shortDescriptions: [
      'Plan rooms in 3D: draw a floor plan, place furniture and try wall colours.',
      'Home design and room planner: measure, furnish and decorate before you buy.',
    ],
    promotion:
      'New: scan a room with your camera and get a floor plan with doors and windows in two minutes, ready to furnish and to walk through in 3D.',
    openings: [
      'Will the sofa fit? {app} lets you draw your room, place furniture in real sizes and walk through it in 3D before anybody has to carry anything.',
      'Moving, renovating or just dreaming: with {app} you plan your home on your phone, from the first floor plan to the colour of the curtains.',
    ],
    features: [
      {
        title: 'Floor plan in minutes',
        text: 'Draw walls with your finger or scan the room with the camera. Doors, windows and slopes are included.',
      },
      {
        title: '3D room view',
        text: 'Turn any floor plan into 3D, walk through your home and see how the light falls during the day.',
      },
      {
        title: 'Furniture in real sizes',
        text: 'Choose from 8,000 sofas, beds, tables and kitchen units, and set width, depth, height and colour.',
      },
      {
        title: 'Wall colours and floors',
        text: 'Try paint, wallpaper, tiles and wooden floors, and compare two interior design ideas side by side.',
      },
      {
        title: 'Measure with the camera',
        text: 'Measure walls, windows and furniture with your phone, and keep the measurements in the plan.',
      },
      {
        title: 'Share and print',
        text: 'Send your floor plan as PDF to friends, landlord or craftsmen, with dimensions and a shopping list.',
      },
    ],
    news: [
      'Room scan now recognises sloping ceilings and radiators.',
      'Two hundred new pieces for small flats: folding tables, loft beds and narrow wardrobes.',
      'The 3D view is smoother on older phones, and shows the sun by date and time.',
      'Copy whole rooms with furniture from one floor plan to another. Fixes doors opening into walls.',
    ],
    events: [
      { title: 'Small flat challenge', text: 'Furnish 25 square metres with everything in it.' },
      { title: 'A week of wall colours', text: 'Try a new colour palette in your room each day.' },
    ],
    praise: [
      'Planned our whole new flat with this and every piece of furniture fit. Well, except one lamp.',
      'The room scan was off by only two centimetres. Impressive.',
      'Helped me show my husband what I meant by a green wall.',
    ],
    complaints: [
      'Lost my floor plan after an update, three evenings of work gone.',
      'Nearly all nice furniture is premium, free users get grey boxes.',
      'Crashes as soon as the home has more than four rooms.',
    ],
    purchases: ['Room Planner Pro, yearly', 'Furniture pack: small flats'],
  },
}
