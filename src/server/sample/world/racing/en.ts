import type { ConceptText } from '../concept.ts'

export const en: Record<'drift-racing' | 'kart-racing' | 'motorbike-racing', ConceptText> = {
  'drift-racing': {
    names: ['Drift Car Racing', 'Street Car Drift', 'Drift Simulator'],
    subtitles: ['Drift, tune & race sports cars', 'Realistic car driving game', 'Car racing game, offline mode'],
    shortDescriptions: [
      'Drift sports cars, tune the engine and race at night. Realistic car physics.',
      'A car drift game with open roads, tuning, online races and an offline mode.',
    ],
    promotion:
      'New city map: drift through the harbour docks at dawn, tune eight fresh sports cars and enter the tandem league with a friend.',
    openings: [
      'Feel the back step out, catch it and hold the angle all the way through the bend. {app} is a drift racing game with realistic car physics, deep tuning and roads that beg to be driven sideways.',
      'Your garage, your setup, your line. In {app} you build a street car from the first bolt, race it through the night and drift for points against drivers from all over the world.',
    ],
    features: [
      {
        title: 'Realistic drift physics',
        text: 'Weight, tyre heat and surface all matter. Choose between steering wheel, tilt and buttons, with as much assist as you like.',
      },
      {
        title: 'Deep car tuning',
        text: 'Adjust suspension, gears, tyre pressure and turbo, and test every change on the practice lot.',
      },
      {
        title: '60 sports cars',
        text: 'From light coupés to heavy muscle cars, each with its own engine sound and character.',
      },
      {
        title: 'Paint and body kits',
        text: 'Wraps, rims, spoilers and neon: design a car that looks fast even in the garage.',
      },
      {
        title: 'Online tandem races',
        text: 'Follow door to door behind a friend, earn points for closeness and climb the drift league.',
      },
      {
        title: 'Career and offline mode',
        text: 'Drive 150 career events without wifi, from car park slaloms to mountain passes.',
      },
    ],
    news: [
      'New city map: drift through the harbour docks, with eight fresh sports cars.',
      'Tyres now warm up realistically. Replays can be saved with your own camera angles.',
      'Tandem league: better matchmaking, shorter loading times and fewer dropped races.',
      'Fixed steering wheel controls that reset after a restart. Engine sounds reworked.',
    ],
    events: [
      { title: 'Midnight Drift Cup', text: 'Five night tracks, one car class, big points.' },
      { title: 'Tuning Week', text: 'Half price on engine parts all week.' },
    ],
    praise: [
      'The drifting feels amazing, you can really feel the weight of the car.',
      'So much tuning, I spend more time in the garage than on the road.',
      'Great graphics even on my mid-range phone and it works offline.',
    ],
    complaints: [
      'Cars cost a fortune, you grind for two weeks or open your wallet.',
      'Online races lag and you get thrown out right before the finish.',
      'The tilt steering drifts to the left and calibrating doesn’t help.',
    ],
    purchases: ['Garage VIP, monthly', 'Stack of 100,000 credits'],
  },
  'kart-racing': {
    names: ['Kart Racing', 'Go Kart Race', 'Kart Rally Game'],
    subtitles: ['Kart race fun with power-ups', 'Multiplayer go kart races', 'Race friends, drift & boost'],
    shortDescriptions: [
      'Crazy kart racing with power-ups, shortcuts and split screen for the family.',
      'Race go karts with friends online: drift, boost and dodge on 40 wild tracks.',
    ],
    promotion:
      'Candy Canyon opens: three bouncy new kart tracks, a boomerang power-up and family cups in which everyone races from one sofa.',
    openings: [
      'Three, two, one, and the bananas are already flying. {app} is a fun kart racing game for the whole family, with power-ups, hidden shortcuts and races that are open until the last bend.',
      'Pick a driver, build a kart and drift for that boost. {app} brings quick multiplayer races to your phone: two minutes, eight karts and plenty of chaos.',
    ],
    features: [
      {
        title: '40 wild kart tracks',
        text: 'Race over rooftops, through candy canyons and under the sea, each with shortcuts to discover.',
      },
      {
        title: 'Fun power-ups',
        text: 'Boost rockets, sticky jam, bubble shields and a boomerang that comes back at the worst moment.',
      },
      {
        title: 'Multiplayer races',
        text: 'Race friends online, join quick races with eight players or set up your own cup with your rules.',
      },
      { title: 'Split screen for two', text: 'Share a tablet or connect two controllers and settle it on the sofa.' },
      {
        title: 'Build your kart',
        text: 'Combine bodies, wheels and gliders, and find the balance of speed, grip and boost.',
      },
      { title: 'Safe for kids', text: 'No chat with strangers, easy steering help and a parent lock for purchases.' },
    ],
    news: [
      'Candy Canyon: three bouncy kart tracks and the boomerang power-up.',
      'Split screen works with two controllers. Drift boosts are easier to read.',
      'Online races find players faster, and rockets hit what they’re aimed at again.',
      'New parent lock for purchases and a steering help for small racers.',
    ],
    events: [
      { title: 'Family Cup', text: 'Four races on one sofa for a golden kart.' },
      { title: 'Mirror Madness', text: 'All tracks reversed, double coins this week.' },
    ],
    praise: [
      'My kids and I race every Sunday, it’s chaotic and just so much fun.',
      'Short races, lots of laughs and the tracks are really creative.',
      'Split screen on a tablet, finally a racing game that remembers families.',
    ],
    complaints: [
      'You’re in first place, get hit by five power-ups in a row and finish last.',
      'The best karts only come out of random boxes, I don’t want that for my son.',
      'It keeps disconnecting in multiplayer, even with good wifi.',
    ],
    purchases: ['Racer Pass, monthly', 'Barrel of 800 coins'],
  },
  'motorbike-racing': {
    names: ['Motorbike Racing', 'Moto Rider Game', 'Bike Race & Stunts'],
    subtitles: ['Ride fast, overtake & wheelie', 'Motorcycle traffic racing game', 'Bike racing & stunt tracks'],
    shortDescriptions: [
      'Ride superbikes through traffic in first person: motorbike racing at full speed.',
      'Motorcycle racing with career, stunts and tuning. Lean, overtake, full throttle.',
    ],
    promotion:
      'Coast Road update: a sunset highway with real leaning angles, four new motorbikes and a hill climb for riders who like it dusty.',
    openings: [
      'Tuck in, lean over and let the road come at you. {app} is a motorbike racing game in first person, with real engine sounds, dense traffic and bends you have to read.',
      'From the first scooter to a superbike with two hundred horsepower: {app} takes you through a whole rider career of traffic races, stunt tracks and mountain roads. Helmet on and go.',
    ],
    features: [
      {
        title: 'First person riding',
        text: 'Look over the handlebars, watch the mirrors and feel the speed in every overtake.',
      },
      {
        title: '45 motorbikes',
        text: 'Scooters, choppers, enduros and superbikes, each recorded with its own engine sound.',
      },
      {
        title: 'Traffic racing',
        text: 'Weave through motorway traffic, earn bonus points for close calls and keep your wheelie going.',
      },
      {
        title: 'Stunt and dirt tracks',
        text: 'Jump ramps, flip over containers and climb muddy hills without losing the front wheel.',
      },
      { title: 'Tuning workshop', text: 'Upgrade engine, brakes and tyres, then paint tank and helmet to match.' },
      {
        title: 'Ghosts and leaderboards',
        text: 'Race against your friends’ ghosts and shave the last tenths off your best lap.',
      },
    ],
    news: [
      'Coast Road: a sunset highway, four new motorbikes and real leaning angles.',
      'First person view with working mirrors. Steering is more precise at high speed.',
      'Hill climb mode: dusty slopes, checkpoints and ghosts of your friends.',
      'Traffic no longer changes lanes without indicating. Battery use reduced.',
    ],
    events: [
      { title: 'Hill Climb Challenge', text: 'Reach the summit on one tank for a gold helmet.' },
      { title: 'Highway Rush', text: 'Ride 100 km of traffic without a crash.' },
    ],
    praise: [
      'The first person view makes it feel like really riding a bike.',
      'Sound of the engines is spot on, I ride myself and I’m impressed.',
      'Perfect for five minutes, one ride through traffic and I’m awake.',
    ],
    complaints: [
      'After every crash an ad, and you do crash a lot.',
      'All the bikes ride nearly the same, only the price is different.',
      'The traffic appears out of nowhere, you have no chance to brake.',
    ],
    purchases: ['Rider Club, monthly', 'Bag of 50,000 coins'],
  },
}
