import type { ConceptText } from '../concept.ts'

export const en: Record<'farm-life' | 'city-builder' | 'truck-driving', ConceptText> = {
  'farm-life': {
    names: ['Farm Life Game', 'Family Farm Story', 'Farming Simulator'],
    subtitles: ['Grow crops, raise animals', 'Cosy farm game, play offline', 'Harvest, trade & build a town'],
    shortDescriptions: [
      'Grow crops, raise animals and trade with neighbours in a cosy farm life game.',
      'Build your dream farm: plant, harvest, cook, decorate. Relaxing, also offline.',
    ],
    promotion:
      'Orchard season: press cider, meet the alpacas and decorate your farm with lanterns. A new valley with twelve neighbours is waiting past the bridge.',
    openings: [
      'The rooster crows, the tomatoes are ripe and the neighbour needs eggs. {app} is a cosy farm game in which you grow crops, raise animals and turn an old farmhouse into a home.',
      'Sow in the morning, harvest in the evening, and a walk with the dog in between. In {app} you build a family farm at your own pace, trade at the market and help a small town bloom again.',
    ],
    features: [
      {
        title: 'Plant and harvest',
        text: 'Grow wheat, pumpkins, berries and 60 other crops, each with its season and its favourite soil.',
      },
      {
        title: 'Raise happy animals',
        text: 'Feed hens, brush ponies and name every cow. Well-loved animals give better milk, wool and eggs.',
      },
      {
        title: 'Cook and craft',
        text: 'Bake bread, press cider, spin wool and sell your goods at the weekly farmers’ market.',
      },
      {
        title: 'Decorate your farm',
        text: 'More than 500 decorations, from picket fences to windmills, to give your farm its own look.',
      },
      {
        title: 'Neighbours and friends',
        text: 'Visit friends’ farms, lend a hand and fill orders together in a farming co-op.',
      },
      {
        title: 'Relax offline',
        text: 'Farm without wifi; nothing withers while you’re away and there is no clock to beat.',
      },
    ],
    news: [
      'Orchard season: apple trees, a cider press and very fluffy alpacas.',
      'A new valley past the bridge with twelve neighbours and their stories.',
      'Plant and harvest whole rows with one swipe. The barn is finally searchable.',
      'Cows no longer get stuck behind the windmill. Faster start on older phones.',
    ],
    events: [
      { title: 'Harvest Festival', text: 'Win a pumpkin carriage at the village fair.' },
      { title: 'Lambing Week', text: 'Look after five lambs and keep the cutest one.' },
    ],
    praise: [
      'So cosy! I water my crops every evening and feel calmer straight away.',
      'You can decorate every corner and the animals are adorable.',
      'Not pushy at all, I’ve built a huge farm without spending a penny.',
    ],
    complaints: [
      'The barn is always full and more space costs diamonds, it’s annoying.',
      'Everything takes hours to grow once you’re past level 30.',
      'My farm was gone after the update, three years of work.',
    ],
    purchases: ['Farm Club, monthly', 'Sack of 250 diamonds'],
  },
  'city-builder': {
    names: ['City Builder', 'Town Building Game', 'City Simulator'],
    subtitles: ['Build & manage your own city', 'City simulation, play offline', 'Plan roads, tram and skyline'],
    shortDescriptions: [
      'Build your own city: plan roads, zones and trams, and keep the citizens happy.',
      'A city building simulation with real traffic, budgets, weather. Works offline.',
    ],
    promotion:
      'Harbour expansion: ferries, container docks and houseboats, plus a night mode in which every window of your city lights up on its own.',
    openings: [
      'An empty bay, a road and a first row of houses: the rest is up to you. {app} is a city building game in which traffic flows, budgets matter and every citizen has somewhere to be.',
      'Will it be a quiet garden town or a skyline of glass? {app} lets you plan roads, zones and tram lines, manage the budget and watch your own city grow day and night.',
    ],
    features: [
      {
        title: 'Plan your own city',
        text: 'Draw curved roads, zone homes, shops and factories, and shape districts with their own rules.',
      },
      {
        title: 'Real traffic simulation',
        text: 'Every citizen really drives to work. Fight jams with roundabouts, trams and bicycle lanes.',
      },
      {
        title: 'Budget and taxes',
        text: 'Balance taxes, power, water and schools, and watch how each decision changes the mood in town.',
      },
      {
        title: 'Weather and disasters',
        text: 'Prepare your city for storms, floods and the odd power cut, or switch them all off.',
      },
      {
        title: 'Landmarks and skyline',
        text: 'Unlock 120 special buildings, from the opera to the lighthouse, and take postcards of your skyline.',
      },
      {
        title: 'Offline, no timers',
        text: 'Build whenever and as fast as you like: no waiting for construction and no wifi needed.',
      },
    ],
    news: [
      'Harbour expansion: ferries, container docks and houseboats for your city.',
      'Night mode: windows, street lamps and trams now light up on their own.',
      'Traffic finds better routes, and roundabouts can be drawn in a single stroke.',
      'Large cities over 100,000 citizens run more smoothly. Several map errors fixed.',
    ],
    events: [
      { title: 'Mayor’s Contest', text: 'Build the greenest town of 10,000 citizens.' },
      { title: 'Winter Market', text: 'Light up your square, unlock the ice rink.' },
    ],
    praise: [
      'Finally a city builder without silly timers, I can simply build.',
      'The traffic simulation is amazing, I could watch my trams for hours.',
      'Plays offline and even my big city runs smoothly on a tablet.',
    ],
    complaints: [
      'Above 80,000 citizens it gets slow and the phone turns into a heater.',
      'The best landmarks all cost extra, that spoils it a bit.',
      'Placing roads with a finger is fiddly, I keep bulldozing houses.',
    ],
    purchases: ['City Hall Plus, monthly', 'Harbour landmark pack'],
  },
  'truck-driving': {
    names: ['Truck Simulator', 'Truck Driving Game', 'Cargo Truck Driver'],
    subtitles: ['Drive trucks, deliver cargo', 'Realistic truck driving game', 'Open world & offline driving'],
    shortDescriptions: [
      'Drive heavy trucks, deliver cargo and build your own company across the country.',
      'Realistic truck simulator: open world, gears, weather, parking and night drives.',
    ],
    promotion:
      'Northern routes: snow, ferries and ice roads, a logging truck with a crane, and a convoy mode for up to six drivers on the radio.',
    openings: [
      'Key in, air brakes off, and eighteen tonnes start to roll. {app} is a realistic truck simulator: deliver cargo across an open world, park to the centimetre and build your own haulage company.',
      'Coffee in the holder, radio on, four hundred kilometres to go. In {app} you drive heavy trucks through rain, night and mountain passes, and every delivery earns your next upgrade.',
    ],
    features: [
      {
        title: 'Realistic truck driving',
        text: 'Manual gears, retarder, mirrors and load that shifts in bends. Steer with wheel, buttons or tilt.',
      },
      {
        title: 'Big open world',
        text: 'Drive 12,000 kilometres of motorway, coast road and village streets between 80 cities.',
      },
      {
        title: 'Deliver all kinds of cargo',
        text: 'Timber, milk, wind turbine blades or a whole house: each load drives differently.',
      },
      {
        title: 'Your own haulage company',
        text: 'Buy garages, hire drivers and choose the contracts that keep your fleet moving.',
      },
      {
        title: 'Customise your truck',
        text: 'Engines, horns, lights, paint and a dashboard with your own bobblehead.',
      },
      {
        title: 'Convoy with friends',
        text: 'Meet at the lay-by, join the radio channel and drive in a convoy of up to six trucks.',
      },
    ],
    news: [
      'Northern routes: ice roads, ferries and a logging truck with a crane.',
      'Convoy mode for six drivers, with radio. Rain on the windscreen looks better.',
      'Reversing with a trailer is easier with the new guide lines. You may switch them off.',
      'AI traffic now uses indicators. Fixed trailers that tipped over at the weighbridge.',
    ],
    events: [
      { title: 'Winter Haul', text: 'Deliver 20 loads over ice for a snow plough.' },
      { title: 'Oversize Load Week', text: 'Huge cargo, double pay, police escort.' },
    ],
    praise: [
      'I drive a real truck for a living and this gets surprisingly close.',
      'Radio on, night drive in the rain, nothing relaxes me more.',
      'Parking with a trailer is hard to learn but so rewarding.',
    ],
    complaints: [
      'Other cars pull out without looking and I get the fine for the crash.',
      'Ads at every petrol station, and the good trucks cost real money.',
      'The map looks big, but most cities are the same three streets.',
    ],
    purchases: ['Driver’s licence Plus, monthly', 'Pallet of 500,000 cash'],
  },
}
