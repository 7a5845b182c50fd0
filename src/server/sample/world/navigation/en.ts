import type { ConceptText } from '../concept.ts'

export const en: Record<'hiking-maps' | 'ev-charging' | 'gps-navigation', ConceptText> = {
  'hiking-maps': {
    names: ['Hiking Maps', 'Hiking Trails', 'Trail Maps & GPS'],
    subtitles: ['Offline trail maps & GPS', 'Hiking routes near me', 'Plan hikes, record GPS tracks'],
    shortDescriptions: [
      'Hiking trails and offline maps: find routes near you and record GPS tracks.',
      'Plan hikes, download topographic maps and follow the trail without signal.',
    ],
    promotion:
      'New: snow and mud reports from other hikers on the trail map, and offline maps that need half the space. Download your region before the weekend.',
    openings: [
      'Find a hike, download the map and go. {app} shows hiking trails near you with length, climb and difficulty, and keeps you on the path when there is no signal.',
      'From an evening walk to a week in the mountains: {app} brings topographic maps, GPS and hiking routes together, on a screen you can read in the sun.',
    ],
    features: [
      {
        title: 'Hiking trails near you',
        text: 'Search 200,000 hiking routes by length, climb, difficulty, dogs or pushchairs, with photos and recent reviews.',
      },
      {
        title: 'Offline maps',
        text: 'Download topographic maps of a region or one trail. Your position works by GPS, even in flight mode.',
      },
      {
        title: 'Plan your own route',
        text: 'Tap two points and the planner follows paths. Elevation profile and walking time change as you drag.',
      },
      {
        title: 'Record GPS tracks',
        text: 'Record your hike with distance, climb and pace, add photos, and export it as GPX.',
      },
      {
        title: 'Off-trail alert',
        text: 'Leave the route by more than 40 metres and your phone or watch taps you, before you climb the wrong valley.',
      },
      {
        title: 'Share where you are',
        text: 'Friends see your position and planned return. The emergency page gives coordinates and the number to call.',
      },
    ],
    news: [
      'Offline maps are half the size, and contour lines are easier to read at dusk.',
      'Walking times now learn from your own pace uphill and down.',
      'Add trail conditions for other hikers: snow, mud, fallen trees or closed bridges.',
      'GPS recording uses a third less battery. Fixes tracks that were cut when a call came in.',
    ],
    events: [
      { title: 'Autumn colour hikes', text: 'Woodland trails at their best, picked by region.' },
      { title: 'Summit month', text: 'Collect five summits and see them on your map.' },
    ],
    praise: [
      'The off-trail alert saved us an hour in the fog. Offline maps worked without a bar of signal.',
      'Contours are clear, GPS is exact, and my battery lasted a nine-hour hike.',
      'Found three lovely walks within ten minutes of my house I never knew about.',
    ],
    complaints: [
      'The map I downloaded wasn’t there when I stood on the mountain. Asked me to log in first.',
      'Walking times are for mountain goats, we took twice as long.',
      'Offline maps used to be free, now they are the one thing you pay for.',
    ],
    purchases: ['Trail Pro, yearly', 'Offline region, one-time'],
  },
  'ev-charging': {
    names: ['EV Charging', 'Charging Stations', 'EV Route Planner'],
    subtitles: ['Find EV charging stations', 'Charging map & EV trip planner', 'Fast chargers, live status'],
    shortDescriptions: [
      'Find EV charging stations near you with live status, prices and plug types.',
      'EV route planner: long trips with charging stops, fast chargers and costs.',
    ],
    promotion:
      'Prices up front: compare what a charge costs at every station on your way, with your tariffs, before you plug in. Now also for fast chargers abroad.',
    openings: [
      'Where can I charge, is it free, and what does it cost? {app} answers for 600,000 charging points, with live status, plug types and the opinions of other EV drivers.',
      'Drive electric without doing sums. {app} plans your trip with charging stops that suit your car, your battery and the weather, and changes the plan when a charger is taken.',
    ],
    features: [
      {
        title: 'Charging map with status',
        text: 'See which EV chargers are free, in use or out of order, filtered by plug, power, network and distance.',
      },
      {
        title: 'EV route planner',
        text: 'Choose your car and destination. The planner adds charging stops, with time, state of charge and costs.',
      },
      {
        title: 'Compare charging prices',
        text: 'Enter your cards and tariffs and see the real price per kilowatt hour and per session at each station.',
      },
      {
        title: 'Pay and start',
        text: 'Start charging at 90 networks with the app, follow the session and get one receipt at the end of the month.',
      },
      {
        title: 'Range that is honest',
        text: 'Temperature, wind, speed and load are part of the range forecast, so winter holds no surprises.',
      },
      {
        title: 'Tips from drivers',
        text: 'Photos, comments and check-ins tell you which charging stations are lit, clean and near a coffee.',
      },
    ],
    news: [
      'Live status for 18,000 more charging stations, and alerts when a busy charger becomes free.',
      'The EV route planner can avoid queues and prefers sites with at least four fast chargers.',
      '42 new car models with measured charging curves.',
      'Prices show blocking fees. Fixes sessions that went on in the app after unplugging.',
    ],
    events: [
      { title: 'Holiday trip planner', text: 'Plan charging stops for your summer route.' },
      { title: 'Charger check week', text: 'Rate chargers near you and help other drivers.' },
    ],
    praise: [
      'Drove 1,100 km with four stops, each charger was free and the plan was right to five percent.',
      'Seeing the real price with my tariff before plugging in has saved me a lot.',
      'Comments from other drivers are gold, especially which charger is broken again.',
    ],
    complaints: [
      'Shows a charger as free, then I arrive and it has been out of order for weeks.',
      'Planner sends me off the motorway for a charger with 50 kW. Why?',
      'The payment failed twice and support took ten days to answer.',
    ],
    purchases: ['Charge Plus, yearly', 'Route planner, one-time'],
  },
  'gps-navigation': {
    names: ['GPS Navigation', 'Offline Maps', 'Maps & Traffic'],
    subtitles: ['Offline GPS & live traffic', 'Navigation, maps, directions', 'Car navigation without data'],
    shortDescriptions: [
      'GPS navigation with offline maps, live traffic and clear voice directions.',
      'Car navigation that works without data: offline maps, lanes and speed limits.',
    ],
    promotion:
      'Border coming up? Offline maps of 120 countries are now free to download for a trip, with speed limits, toll roads and parking at your destination.',
    openings: [
      'Turn left in 200 metres, even in the tunnel. {app} is GPS navigation with offline maps, so you arrive without signal, without roaming and without staring at the screen.',
      '{app} guides you with clear voice directions, live traffic and lanes you can understand at a glance. Download the map once and drive anywhere.',
    ],
    features: [
      {
        title: 'Offline maps',
        text: 'Download a city, a region or a whole country. Search, directions and voice work without data.',
      },
      {
        title: 'Live traffic',
        text: 'See jams, roadworks and closures on your route, with the minutes you lose and a faster way round.',
      },
      {
        title: 'Lanes and voice',
        text: 'Clear voice directions in 40 languages name the road and the lane, early enough to change.',
      },
      {
        title: 'Speed limits',
        text: 'The speed limit is always in view, with a soft warning when you drive too fast or enter a school zone.',
      },
      {
        title: 'Routes that suit you',
        text: 'Avoid tolls, ferries, motorways or low-emission zones, or take the route that burns the least fuel.',
      },
      {
        title: 'Parking and fuel',
        text: 'Find parking near your destination and compare fuel prices along the way without leaving navigation.',
      },
    ],
    news: [
      'Offline maps are updated each month, and only the changes are downloaded.',
      'Voice directions now say landmarks such as “after the petrol station”.',
      'Traffic is checked every minute on the motorway, and alternatives show their toll.',
      'Works with the display of more cars. Fixes a position that jumped to the parallel road.',
    ],
    events: [
      { title: 'Road trip season', text: 'Scenic routes and offline maps for your summer.' },
      { title: 'Winter roads', text: 'Snow, passes and chains: what to know today.' },
    ],
    praise: [
      'Drove through three countries with offline maps and didn’t use any roaming data.',
      'Lane guidance is the clearest I have seen, no more last-second changes.',
      'Finds a way round traffic that my built-in navigation knows nothing about.',
    ],
    complaints: [
      'Sent me down a farm track at night because it was two minutes shorter.',
      'Ads cover the map while driving, which is dangerous.',
      'Map update failed halfway and left me without directions on holiday.',
    ],
    purchases: ['Navigation Premium, yearly', 'World maps, one-time'],
  },
}
