import type { ConceptText } from '../concept.ts'

export const en: Record<'tower-defense' | 'kingdom-builder' | 'turn-based-tactics', ConceptText> = {
  'tower-defense': {
    names: ['Tower Defense', 'TD Strategy Game', 'Castle Defense'],
    subtitles: ['Build towers, stop the waves', 'Offline TD strategy game', 'Defend the castle, upgrade'],
    shortDescriptions: [
      'Build towers, upgrade heroes and stop the waves. Tower defense you play offline.',
      'A classic tower defense strategy game: 120 maps, 24 towers and endless waves.',
    ],
    promotion:
      'New campaign: hold the mountain pass through 20 winter maps, meet the frost ballista, and test your towers in the weekly endless challenge.',
    openings: [
      'They come down the road in waves, and only your towers stand in the way. {app} is a classic tower defense game: pick your spots, upgrade wisely and call your hero at the right moment.',
      'Archers or cannons? Slow them down or hit them hard? {app} is a strategy game for people who like a good plan, with 120 maps, real choices in every upgrade and full offline play.',
    ],
    features: [
      {
        title: '24 towers to upgrade',
        text: 'Archers, mortars, frost spires and alchemists. Each tower splits into two upgrade paths that play very differently.',
      },
      {
        title: '120 hand-made maps',
        text: 'Defend forest roads, harbours and castle gates, each with its own traps, shortcuts and bosses.',
      },
      {
        title: 'Heroes with abilities',
        text: 'Lead one of twelve heroes across the map, level them up and save their ability for the worst wave.',
      },
      {
        title: 'Endless wave mode',
        text: 'How long can your defense hold? Compare your best wave on the weekly leaderboard.',
      },
      {
        title: 'Play offline',
        text: 'The whole campaign works without wifi, so you can defend the castle on a plane or in a tunnel.',
      },
      {
        title: 'Fair difficulty levels',
        text: 'Choose from relaxed to ironclad for every map. Three stars are always possible without buying anything.',
      },
    ],
    news: [
      'Winter campaign: 20 new maps, the frost ballista and two bosses who hate the cold.',
      'Speed up waves to four times. Towers now show their range before you build them.',
      'Balance: mortars hit a little harder, poison a little less. Thanks for your feedback.',
      'Saves no longer go missing when a call comes in during a boss wave.',
    ],
    events: [
      { title: 'Endless Siege', text: 'Hold 100 waves to earn the ironclad banner.' },
      { title: 'Boss Hunt Weekend', text: 'Three bosses, one map, double gems.' },
    ],
    praise: [
      'A proper tower defense with real tactics, not just another pay to win game.',
      'Every tower has two upgrade paths, so I keep replaying the same maps.',
      'Works completely offline, perfect for long train rides.',
    ],
    complaints: [
      'Premium heroes are so much stronger that the free ones feel pointless.',
      'After wave 50 the frame rate drops and my phone gets really hot.',
      'The last campaign maps are impossible unless you grind gems for weeks.',
    ],
    purchases: ['Commander pass, monthly', 'Chest of 1,200 gems'],
  },
  'kingdom-builder': {
    names: ['Kingdom Builder', 'Empire War Game', 'Castle & Alliance'],
    subtitles: ['Build an empire, raise an army', 'Kingdom strategy with alliance', 'Real-time war & castle game'],
    shortDescriptions: [
      'Build a kingdom, train armies and join an alliance in a real-time strategy war.',
      'Grow a village into an empire: farm, trade, scout, conquer with your alliance.',
    ],
    promotion:
      'Season of Crowns has begun: a fresh map, peaceful first days for new kingdoms, and alliance wars for the river cities every Saturday evening.',
    openings: [
      'It starts with a wooden hall and a handful of farmers. In {app} you build your kingdom, train an army and forge alliances on one great map shared by thousands of players.',
      'Will you rule by trade, by diplomacy or by the sword? {app} is an empire building strategy game in which every castle, every road and every march counts.',
    ],
    features: [
      {
        title: 'Build your kingdom',
        text: 'Raise farms, mines, markets and walls, and shape a castle town that is yours alone.',
      },
      {
        title: 'Train mighty armies',
        text: 'Spearmen beat riders, riders beat archers: mix your troops well before you march.',
      },
      {
        title: 'Alliances and diplomacy',
        text: 'Share resources, plan a siege on the map together and chat in your own language with automatic translation.',
      },
      {
        title: 'One living world map',
        text: 'Scout ruins, claim river crossings and conquer cities in real time alongside thousands of kingdoms.',
      },
      {
        title: 'Heroes and research',
        text: 'Recruit generals, find them better gear and research 80 technologies from crop rotation to siege towers.',
      },
      {
        title: 'Seasons with a fresh start',
        text: 'Every ten weeks a new season opens a new map, so latecomers have a fair chance too.',
      },
    ],
    news: [
      'Season of Crowns: a new world map, river cities and a calmer start for new kingdoms.',
      'Alliance leaders can draw plans on the map. Marches now show their arrival time.',
      'Peace shield is switched on automatically while you sleep. Market prices rebalanced.',
      'Fixed troops that came home with empty carts. Smaller download, faster loading.',
    ],
    events: [
      { title: 'War for the River Cities', text: 'Alliances fight for seven cities on Saturday.' },
      { title: 'Harvest Tournament', text: 'Fill the granaries and win building speed-ups.' },
    ],
    praise: [
      'The best thing is the alliance, we have been playing together for two years now.',
      'Lots of strategy in the troop types, it’s not just about the biggest castle.',
      'New seasons keep it fresh and give smaller kingdoms a real chance.',
    ],
    complaints: [
      'Pay to win: whoever spends most simply burns down your castle overnight.',
      'Upgrades take four days unless you buy speed-ups, that’s no fun.',
      'Constant pop-ups with offers every time I open the game.',
    ],
    purchases: ['Royal membership, monthly', 'Coffer of 2,500 gold'],
  },
  'turn-based-tactics': {
    names: ['Turn Based Tactics', 'Hex War Strategy', 'Battle Tactics'],
    subtitles: ['Turn-based strategy, offline', 'Hex battles & campaign', 'Command troops, plan & conquer'],
    shortDescriptions: [
      'Turn-based tactics on hex maps: plan, flank and conquer. With offline campaign.',
      'Command your squad in a turn-based strategy game with campaigns and map editor.',
    ],
    promotion:
      'The Island War campaign is out: 18 turn-based missions with ships and landing craft, a smarter AI, and asynchronous duels against friends.',
    openings: [
      'Every turn is a small puzzle: terrain, flanks, supplies and the weather. {app} is a turn-based strategy game on hex maps, made for players who would rather think than tap fast.',
      'Move, take cover, hold the hill and plan the next three turns. {app} brings tactical battles to your phone, with a long offline campaign and duels you can play over several days.',
    ],
    features: [
      {
        title: 'Real tactical depth',
        text: 'Terrain, morale, supply lines and line of sight decide the battle, and the odds are shown before you attack.',
      },
      {
        title: 'Six long campaigns',
        text: 'More than 90 missions with a story, veterans you carry over and several ways to win.',
      },
      {
        title: 'Duel at your pace',
        text: 'Play a turn when you have time: asynchronous multiplayer sends you a notice when it’s your move.',
      },
      {
        title: 'A fair opponent',
        text: 'The AI knows five levels of difficulty and never cheats with hidden troops or extra dice.',
      },
      {
        title: 'Built-in map editor',
        text: 'Draw your own hex maps, set victory conditions and share battles with other commanders.',
      },
      {
        title: 'No wifi, no timers',
        text: 'The whole single-player game works offline. Nothing to wait for, nothing to speed up.',
      },
    ],
    news: [
      'The Island War campaign: 18 missions with ships, landing craft and foggy mornings.',
      'The AI protects its flanks better. You can now undo a move as long as nothing was revealed.',
      'Map editor: copy, mirror and test your hex maps in one tap.',
      'Fixed a rare crash when the last unit of a side retreated off the map.',
    ],
    events: [
      { title: 'Commanders’ Cup', text: 'Eight rounds of duels on the same fair maps.' },
      { title: 'Map Maker Month', text: 'Build a hex map; the best join the game.' },
    ],
    praise: [
      'Finally a turn-based strategy game that trusts you to use your brain.',
      'The campaign kept me busy for months and every mission feels different.',
      'Paid once, no timers, no energy, no nonsense. More of that please.',
    ],
    complaints: [
      'The AI takes forever on large maps, I make tea between turns.',
      'A 90 percent shot misses three times in a row, come on.',
      'Units and buttons are tiny on a phone, really needs a zoom.',
    ],
    purchases: ['Commander’s club, yearly', 'Campaign: The Island War'],
  },
}
