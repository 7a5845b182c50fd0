import type { ConceptText } from '../concept.ts'

export const en: Record<'trip-planner' | 'flight-tracker' | 'campsite-finder', ConceptText> = {
  'trip-planner': {
    names: ['Trip Planner', 'Travel Itinerary', 'Travel Planner'],
    subtitles: ['Travel planner & itinerary', 'Plan trips, maps & packing', 'Itinerary, map & packing list'],
    shortDescriptions: [
      'Trip planner with itinerary, map, packing list and budget, also offline.',
      'Plan your trip day by day: itinerary, bookings, map and packing list together.',
    ],
    promotion:
      'New: drag a place onto a day and the trip planner works out the walk, the tram and the opening hours. Your itinerary stays realistic, lunch included.',
    openings: [
      'Forty tabs, three emails and a note with a restaurant on it: {app} turns them into one itinerary, with a map for each day and everything at hand when you land.',
      'Good trips are half planned. {app} is the travel planner that puts must-sees, bookings and free afternoons on a map and leaves room for a detour.',
    ],
    features: [
      {
        title: 'Itinerary day by day',
        text: 'Drag sights, meals and trains into a plan for each day. Times and distances are worked out for you.',
      },
      {
        title: 'Your trip on a map',
        text: 'See every stop on a map, find what is close by and let the route be put into a sensible order.',
      },
      {
        title: 'All bookings together',
        text: 'Forward a confirmation, and flights, hotels and tickets land on the right day of your itinerary.',
      },
      {
        title: 'Packing list that knows',
        text: 'The packing list follows weather, length and kind of trip, from hand luggage to a week of hiking.',
      },
      {
        title: 'Plan with travel friends',
        text: 'Invite the others, vote for places and share a travel budget in any currency.',
      },
      {
        title: 'Everything works offline',
        text: 'Itinerary, map and tickets are on your phone, even in the metro of a foreign city.',
      },
    ],
    news: [
      'Days now show how long you walk and when places open.',
      'Packing lists can be saved and used again for the next trip.',
      'Print your itinerary as a small booklet.',
      'Fixes train times that were shown in the wrong time zone.',
    ],
    events: [
      { title: 'Weekend Getaway Ideas', text: 'Twenty ready-made itineraries for two days.' },
      { title: 'Summer Packing Week', text: 'A packing list a day, from beach to mountains.' },
    ],
    praise: [
      'Planned three weeks in Japan with this. Every ticket and every tram was where I needed it.',
      'The map shows that two sights are next to each other before you cross the city twice.',
      'My family finally stopped asking “what are we doing tomorrow?”. It’s all in the itinerary.',
    ],
    complaints: [
      'The offline map is only in the paid plan, which you notice when you’re already abroad.',
      'Forwarded hotel bookings end up on the wrong day half of the time.',
      'Shared trips don’t update until everybody restarts the app.',
    ],
    purchases: ['Explorer, one year', 'Offline maps'],
  },
  'flight-tracker': {
    names: ['Flight Tracker', 'Flight Status', 'Live Flight Map'],
    subtitles: ['Live flight status & delays', 'Track flights, gates & delays', 'Flight radar & airport boards'],
    shortDescriptions: [
      'Flight tracker with live map, gate changes, delays and airport boards.',
      'Track any flight live: departure, arrival, gate and delay alerts in time.',
    ],
    promotion:
      'Know before the announcement: the flight tracker follows your aircraft on its flight before yours and tells you about a delay while you are still at home.',
    openings: [
      'Is the plane on time? {app} tracks any flight live and alerts you to a new gate, a delay or an early landing before the board at the airport does.',
      'Picking someone up, changing planes or just looking at the sky: {app} shows flights on a live map, with status, route and arrival time to the minute.',
    ],
    features: [
      {
        title: 'Every flight on a map',
        text: 'Watch aircraft move across the map. Tap one to see its route, altitude, speed and where it goes.',
      },
      {
        title: 'Gate and delay alerts',
        text: 'Push alerts for delays, gate changes, boarding and baggage belts, often earlier than the airport.',
      },
      {
        title: 'Airport boards and maps',
        text: 'Arrivals and departures of 4,000 airports, with terminal maps and waiting times at security.',
      },
      {
        title: 'Tight connections',
        text: 'The flight tracker tells you if you will make your connection, and how long the walk to the gate is.',
      },
      {
        title: 'Share your arrival',
        text: 'Send a link, and friends see your flight live without installing anything.',
      },
      {
        title: 'Your flight log',
        text: 'All your flights on one map: hours in the air, airports, aircraft types and longest route.',
      },
    ],
    news: [
      'See where your aircraft is coming from and whether it is late.',
      'Flight status on your lock screen, from check-in to baggage belt.',
      'Waiting times at security for another sixty airports.',
      'Fixes alerts that were sent twice for code-share flights.',
    ],
    events: [
      { title: 'Holiday Rush Watch', text: 'Delays and waiting times for the busiest week.' },
      { title: 'Spotters’ Weekend', text: 'Rare aircraft on the live map for two days.' },
    ],
    praise: [
      'Told me about the gate change ten minutes before the airport did. I was the first in line.',
      'My husband flies a lot, and I always know when to put the kettle on.',
      'I love looking up a plane over the garden and seeing that it goes to Lima.',
    ],
    complaints: [
      'It said “on time” while I was sitting at the gate for two hours.',
      'Aircraft details are hidden behind a subscription now. That used to be the fun part.',
      'Alerts stop as soon as the app is closed, which defeats the purpose.',
    ],
    purchases: ['Gold, one year', 'Alerts for ten flights'],
  },
  'campsite-finder': {
    names: ['Campsite Finder', 'Camping & Vans', 'Camping Map'],
    subtitles: ['Campsites & motorhome spots', 'Camping map for van & tent', 'Find camping, RV & van stops'],
    shortDescriptions: [
      'Find campsites, motorhome stopovers and quiet places for a van or tent.',
      'Camping map with prices, photos and reviews for tents, vans and motorhomes.',
    ],
    promotion:
      'New: the quiet filter. Find campsites away from roads and discos, see which pitch gets morning sun and save the map for places without a signal.',
    openings: [
      'Where do we sleep tonight? {app} shows campsites, farm stays and motorhome stopovers around you, with prices, photos and honest reviews by campers.',
      'From a tent by the lake to a stopover with fresh water: {app} is the camping map for people who decide at four in the afternoon where to stay.',
    ],
    features: [
      {
        title: 'Campsites on one map',
        text: 'Over 60,000 campsites, stopovers and farm stays, checked by campers and updated every day.',
      },
      {
        title: 'Filters for your rig',
        text: 'Length, weight, power, dogs, showers: set up your van, motorhome or tent once and see only what fits.',
      },
      {
        title: 'Reviews by real campers',
        text: 'Photos of the pitches and the washrooms, not only of the sunset, and tips for quiet corners.',
      },
      {
        title: 'Water, waste and gas',
        text: 'Find fresh water, dump stations, gas bottles and laundry along your route.',
      },
      {
        title: 'Plan your camping route',
        text: 'String campsites into a route that suits your daily distance, and share it with fellow travellers.',
      },
      {
        title: 'Offline camping maps',
        text: 'Download a whole country, and the map works in valleys where nothing else does.',
      },
    ],
    news: [
      'The quiet filter finds campsites far from main roads.',
      'Low-bridge warnings for motorhomes on the route.',
      'Ask the community about a campsite and get an answer on the map.',
      'Fixes prices that were shown without the fee for a dog.',
    ],
    events: [
      { title: 'Start of Camping Season', text: 'Campsites that open in spring, on one map.' },
      { title: 'Starry Night Spots', text: 'Dark places to camp during the meteor shower.' },
    ],
    praise: [
      'Found a farm with three pitches, fresh eggs and no neighbours. Best night of the trip.',
      'We never book ahead any more. At four we look at the map, at five we’re there.',
      'The dump station search alone is worth the money for motorhome people.',
    ],
    complaints: [
      'Half of the free spots are closed by now and nobody removes them.',
      'Offline maps take up 3 GB and still show no photos.',
      'Prices are from last season, we paid twice as much at the gate.',
    ],
    purchases: ['Camper Plus, one year', 'Offline country map'],
  },
}
