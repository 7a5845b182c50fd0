import type { ConceptText } from '../concept.ts'

export const en: Record<'idle-rpg' | 'dungeon-crawler' | 'monster-collecting', ConceptText> = {
  'idle-rpg': {
    names: ['Idle RPG', 'Idle Heroes Quest', 'AFK Fantasy RPG'],
    subtitles: ['Collect heroes, level up AFK', 'Idle fantasy adventure game', 'Auto battle & epic loot'],
    shortDescriptions: [
      'Idle RPG: your heroes fight while you sleep. Collect, level up, take the loot.',
      'Build a team of fantasy heroes, auto battle bosses and earn rewards while away.',
    ],
    promotion:
      'The Ashen Court has arrived: a new hero faction, 100 more tower floors and a free ten-hero summon for everyone who returns this month.',
    openings: [
      'Your heroes never rest, even when you do. {app} is an idle RPG in which your party fights on while you’re away, so there is always loot to collect and a boss to try again.',
      'Five minutes in the morning, five at night, and still a real role-playing game. In {app} you collect heroes, find clever team combinations and climb an endless tower of battles.',
    ],
    features: [
      {
        title: 'Rewards while you’re away',
        text: 'Gold, experience and gear pile up for up to twelve hours offline. Open the chest and level up.',
      },
      {
        title: 'Collect 90 heroes',
        text: 'Knights, oracles, beasts and tricksters from six factions, each with a skill that changes how you play.',
      },
      {
        title: 'Auto battle with tactics',
        text: 'Line-up, faction bonus and timing decide the fight. Then sit back and watch it unfold.',
      },
      {
        title: 'Endless tower and dungeons',
        text: 'Climb floor after floor, explore branching dungeons and pick one relic after each victory.',
      },
      {
        title: 'Guilds and raids',
        text: 'Join a guild, wear down giant bosses together and share the loot at the end of the week.',
      },
      {
        title: 'No grind for gear',
        text: 'Levels are shared, so a new hero joins the team at full strength straight away.',
      },
    ],
    news: [
      'The Ashen Court: a new faction with five heroes and 100 more tower floors.',
      'Idle rewards now stack for twelve hours instead of eight. Faster battles with triple speed.',
      'Guild raids can be planned in the calendar. Several hero skills explained more clearly.',
      'Fixed a summon animation that could not be skipped. Reduced battery use.',
    ],
    events: [
      { title: 'Summoning Festival', text: 'Ten free summons and double chances for elves.' },
      { title: 'Tower Race', text: 'Climb 50 floors in a week with your guild.' },
    ],
    praise: [
      'Perfect idle game, I check in twice a day and still make real progress.',
      'Lovely artwork, and putting teams together is deeper than you’d think.',
      'You don’t have to pay if you’re patient, I’m at chapter 24 for free.',
    ],
    complaints: [
      'The drop rates for good heroes are ridiculous, 60 summons and nothing.',
      'After chapter 15 you just hit a wall and wait for weeks.',
      'Every few minutes another bundle offer covers the whole screen.',
    ],
    purchases: ['Adventurer’s pass, monthly', 'Bundle of ten summon scrolls'],
  },
  'dungeon-crawler': {
    names: ['Dungeon Crawler', 'Roguelike RPG', 'Dungeon Quest RPG'],
    subtitles: ['Roguelike dungeon adventure', 'Offline pixel RPG, epic loot', 'Explore dungeons, slay bosses'],
    shortDescriptions: [
      'Roguelike dungeon crawler: explore, loot and die trying. Every run is different.',
      'Offline RPG with pixel dungeons, six classes and loot that changes how you play.',
    ],
    promotion:
      'Update 4: the drowned crypts with 30 new monsters, the tinker class with its clockwork crossbow, and a daily dungeon with one shared seed.',
    openings: [
      'The door shuts behind you, the torch flickers, and somewhere ahead something is breathing. {app} is a roguelike dungeon crawler in which every run deals you a new map, new loot and a new way to die.',
      'One life, ten floors and a backpack that is always too small. {app} brings the classic dungeon RPG to your phone: turn by turn, offline and full of loot worth the risk.',
    ],
    features: [
      {
        title: 'Every run is different',
        text: 'Rooms, traps, monsters and treasure are shuffled anew, so no dungeon is ever the same twice.',
      },
      {
        title: 'Six hero classes',
        text: 'Play as knight, rogue, mage, ranger, priest or tinker, and unlock three paths for each of them.',
      },
      {
        title: 'Loot with character',
        text: 'More than 400 items that combine in surprising ways. A cursed ring may be just what your build needs.',
      },
      {
        title: 'Turn-based combat',
        text: 'Nothing moves until you do: take all the time you need to get out of a tight corner.',
      },
      {
        title: 'Play offline, one hand',
        text: 'Portrait mode, no wifi, and the game saves after every step, so you can stop at any time.',
      },
      {
        title: 'A daily dungeon',
        text: 'The same dungeon for all players, one try a day, and a leaderboard of the boldest.',
      },
    ],
    news: [
      'The drowned crypts: a new area with 30 monsters and water that rises turn by turn.',
      'New class: the tinker builds traps and a clockwork crossbow. Inventory sorting added.',
      'The daily dungeon keeps a replay of your last ten steps. You’ll want to see them.',
      'Fixed a mimic that followed players to the main menu.',
    ],
    events: [
      { title: 'Cursed Weekend', text: 'Every item is cursed, every chest holds two.' },
      { title: 'Speedrun Season', text: 'Reach floor ten in the fewest turns.' },
    ],
    praise: [
      'Just one more run, he said, and suddenly it was two in the morning.',
      'A real roguelike with fair deaths, I always know what I did wrong.',
      'Offline, portrait mode, saves all the time: made for the train.',
    ],
    complaints: [
      'Way too much luck involved, without a good weapon by floor three you can give up.',
      'Text and icons are tiny, I keep drinking the wrong potion.',
      'Half of the classes are behind a paywall, that should be clearer.',
    ],
    purchases: ['Adventurers’ Guild, yearly', 'Tinker class'],
  },
  'monster-collecting': {
    names: ['Monster Collector', 'Monster Taming RPG', 'Dragon Hatchery'],
    subtitles: ['Catch, train & evolve monsters', 'Collect and breed dragons', 'Monster battles & adventure'],
    shortDescriptions: [
      'Catch, train and evolve over 300 monsters in a bright open-world adventure RPG.',
      'Hatch dragons, raise a team, battle other tamers in turn-based monster duels.',
    ],
    promotion:
      'The Coral Coast is open: 28 new sea monsters to catch, a breeding lagoon, and riding your grown-up dragons across the whole bay.',
    openings: [
      'Something is rustling in the tall grass, and it has very big eyes. In {app} you catch monsters, train them and watch them evolve on an adventure across six islands.',
      'Warm the egg, wait for the crack, meet your new friend. {app} is a monster collecting RPG with more than 300 creatures to hatch, raise and lead into turn-based battles.',
    ],
    features: [
      {
        title: 'Collect 300 monsters',
        text: 'From moss mouse to thunder drake: catch them, fill your album and find the rare shimmering ones.',
      },
      {
        title: 'Train and evolve',
        text: 'Monsters grow with food, battle and friendship, and many of them evolve in more than one direction.',
      },
      {
        title: 'Turn-based battles',
        text: 'Eight elements, clever combos and a team of four. Strategy beats level more often than you’d think.',
      },
      {
        title: 'Breed and hatch eggs',
        text: 'Pair two monsters, mix colours and talents, and keep the egg warm until it hatches.',
      },
      {
        title: 'Explore six islands',
        text: 'Ride, swim and fly over an open world full of caves, secrets and other tamers.',
      },
      {
        title: 'Trade and duel friends',
        text: 'Swap monsters with friends, visit their habitats or challenge them to a duel.',
      },
    ],
    news: [
      'Coral Coast: a new island with 28 sea monsters and a breeding lagoon.',
      'You can now ride your grown-up dragons. Habitats hold twice as many monsters.',
      'Duels are matched by team strength. Evolving shows every possible path beforehand.',
      'Fixed eggs that cracked but never hatched. Sorry to all waiting parents.',
    ],
    events: [
      { title: 'Night of Shimmering Eggs', text: 'Rare colours hatch more often until Monday.' },
      { title: 'Tamers’ Tournament', text: 'Duel with teams of one element only.' },
    ],
    praise: [
      'The monsters are so well designed, I want to collect every single one.',
      'My kids and I swap dragons at the breakfast table.',
      'Battles need real strategy and you can play the story for free.',
    ],
    complaints: [
      'An egg takes 36 hours to hatch unless you pay. Seriously?',
      'The rare ones can only be won with paid tickets.',
      'Loading a new island takes ages and it crashed twice while I was catching.',
    ],
    purchases: ['Tamer’s pass, monthly', 'Basket of 300 gems'],
  },
}
