import type { ConceptText } from '../concept.ts'

export const en: Record<'match-three' | 'sudoku' | 'block-puzzle', ConceptText> = {
  'match-three': {
    names: ['Match 3 Puzzle', 'Gem Match Game', 'Jewel Swap'],
    subtitles: ['Swap, match & blast gems', 'Free match 3 puzzle game', 'Offline jewel matching levels'],
    shortDescriptions: [
      'Swap and match gems in a relaxing match 3 puzzle game. Play offline, no wifi.',
      'A colourful match 3 game with thousands of levels, boosters and daily puzzles.',
    ],
    promotion:
      'New chapter: match your way through the Lantern Garden with 60 new levels, a firefly booster and a daily puzzle that changes every morning.',
    openings: [
      'Swap two gems, line up three and watch the whole board tumble. {app} is a match 3 puzzle game you can pick up for two minutes or two hours, with or without wifi.',
      'Looking for a relaxing puzzle game with real brain work behind the sparkle? In {app} you match jewels, break ice, free trapped butterflies and beat thousands of hand-made levels.',
    ],
    features: [
      {
        title: 'Thousands of match 3 levels',
        text: 'Collect gems, break crates, melt ice and drop the keys. New levels arrive every two weeks, from gentle to properly tricky.',
      },
      {
        title: 'Explosive boosters and combos',
        text: 'Match four for a rocket, five for a rainbow gem, and swap two boosters together to clear half the board.',
      },
      {
        title: 'Play offline, anywhere',
        text: 'No wifi needed: every level works on the train or in the air, and your progress syncs when you are back.',
      },
      {
        title: 'Decorate your garden',
        text: 'Earn stars in the puzzle levels and spend them on fountains, flower beds and a tree house for your own garden.',
      },
      {
        title: 'Teams and friends',
        text: 'Join a team, send each other lives and race up the weekly leaderboard together.',
      },
      {
        title: 'A puzzle every day',
        text: 'Solve the daily puzzle to fill your reward calendar with coins, boosters and extra moves.',
      },
    ],
    news: [
      '60 new match 3 levels in the Lantern Garden. Watch out for the sleepy beetles.',
      'Boosters can now be combined by dragging one onto the other. A freeze after level 900 is gone.',
      'The daily puzzle opens faster and shows how many moves your friends needed.',
      'Bug fixes and smoother gem animations on older phones.',
    ],
    events: [
      { title: 'Gem Rush Weekend', text: 'Match gems, win double coins until Sunday.' },
      { title: 'Lantern Festival', text: 'Light 30 lanterns for a rare booster.' },
    ],
    praise: [
      'The levels are hard enough to make me think and I’ve never felt forced to pay.',
      'Finally a match 3 game I can play offline on my commute without any fuss.',
      'The combos are so satisfying, I play a few levels every night before bed.',
    ],
    complaints: [
      'From level 300 on you can hardly win without buying extra moves.',
      'An ad after every single level, it takes longer than the puzzle itself.',
      'Lost all my lives and boosters when I changed phones, support never answered.',
    ],
    purchases: ['Gold Pass, monthly', 'Bag of 500 coins'],
  },
  sudoku: {
    names: ['Sudoku Puzzle', 'Classic Sudoku', 'Daily Sudoku'],
    subtitles: ['Number puzzles, easy to expert', 'Brain training logic game', 'Free sudoku, play offline'],
    shortDescriptions: [
      'Classic sudoku with notes, hints and daily challenges. Train your brain offline.',
      'Free sudoku puzzles from easy to expert: clean grid, smart notes and statistics.',
    ],
    promotion:
      'New this month: killer sudoku with 500 fresh puzzles, a calmer dark theme, and a daily challenge calendar that goes back a whole year.',
    openings: [
      'A clean grid, nine numbers and nothing in the way. {app} brings you classic sudoku puzzles from easy to expert, with notes, hints and a daily challenge to keep your mind sharp.',
      'Train your brain for ten minutes a day with a number puzzle that never gets old. {app} checks that every sudoku has exactly one solution, so you can rely on logic and never have to guess.',
    ],
    features: [
      {
        title: 'Five difficulty levels',
        text: 'Start with easy sudoku and work your way up to expert and evil grids. Each level has more than 2,000 puzzles.',
      },
      {
        title: 'Smart pencil notes',
        text: 'Jot candidates into a cell; notes in the row, column and box clear themselves as soon as you place a number.',
      },
      {
        title: 'Hints that teach',
        text: 'A hint shows you the next logical step and names the technique, from naked pairs to the X-wing.',
      },
      {
        title: 'Daily sudoku challenge',
        text: 'One new puzzle a day for everyone. Complete a whole month to collect its trophy.',
      },
      {
        title: 'Killer and mini sudoku',
        text: 'Add up the cages in killer sudoku or finish a quick 6 × 6 grid while the kettle boils.',
      },
      {
        title: 'Statistics and best times',
        text: 'See your best time, your average and your winning streak for every difficulty.',
      },
    ],
    news: [
      'Killer sudoku is here, with 500 puzzles in four difficulty levels.',
      'Hints now explain the technique step by step. Notes no longer vanish when the screen turns.',
      'A dark theme that is easier on the eyes at night, and larger numbers for tablets.',
      'Fixed the daily challenge opening a day early in some time zones.',
    ],
    events: [
      { title: 'Sudoku Marathon', text: 'Solve 20 puzzles in one week for a trophy.' },
      { title: 'Expert Friday', text: 'One fiendish grid, shared with everyone.' },
    ],
    praise: [
      'Clean, quiet and the hints actually taught me how to solve expert puzzles.',
      'I do the daily sudoku with my coffee every morning, best way to wake up my brain.',
      'My mum is 78 and loves the big numbers and the undo button.',
    ],
    complaints: [
      'The jump from hard to expert is far too big, I end up using hints all the time.',
      'A thirty second ad in the middle of a puzzle ruins my concentration.',
      'It counts a mistake as lost when my finger only slipped, please let me turn that off.',
    ],
    purchases: ['No ads and all themes, yearly', 'Pack of 30 hints'],
  },
  'block-puzzle': {
    names: ['Block Puzzle', 'Block Lines Game', 'Wood Block Puzzle'],
    subtitles: ['Drop blocks, clear the lines', 'Relaxing brain puzzle game', 'Free offline block game'],
    shortDescriptions: [
      'Drag blocks onto the grid, fill rows, clear lines. Relaxing and works offline.',
      'A simple block puzzle with no timer: place wooden blocks, beat your best score.',
    ],
    promotion:
      'Now with an adventure mode: 200 block puzzle levels full of crystals, locked tiles and ice, plus a new oak board that sounds as good as it looks.',
    openings: [
      'Drag the blocks onto the grid, fill a row or a column and feel it go. {app} is a block puzzle with no timer and no pressure, just you and your high score.',
      'Easy to learn and oddly hard to put down: place three blocks at a time, plan ahead and keep the board clear. {app} trains your brain while it calms your mind, and it works offline too.',
    ],
    features: [
      {
        title: 'Classic endless mode',
        text: 'Place blocks on the 8 × 8 grid for as long as they fit. No timer, no lives: only the next move counts.',
      },
      {
        title: 'Combos and streaks',
        text: 'Clear several lines at once or one after another and your score multiplies with every move.',
      },
      {
        title: 'Adventure puzzle levels',
        text: 'Collect crystals, break ice and free locked tiles in 200 levels with a fixed number of blocks.',
      },
      {
        title: 'Wood, stone or glass',
        text: 'Choose the look and sound of your blocks, from warm oak to frosted glass, in light or dark.',
      },
      {
        title: 'Undo and rotate',
        text: 'Put a block in the wrong corner? Take it back, or rotate the next one to make it fit.',
      },
      {
        title: 'Offline and light',
        text: 'The game needs no wifi, little battery and very little space, so it runs well on older phones.',
      },
    ],
    news: [
      'Adventure mode: 200 block puzzle levels with crystals, ice and locked tiles.',
      'Combos now show how many lines you cleared, and blocks snap to the grid more precisely.',
      'New oak board and softer sounds. The high score is kept when you reinstall.',
      'Fixes a stutter while dragging large blocks and makes the app start faster.',
    ],
    events: [
      { title: 'Line Clear League', text: 'Clear 1,000 lines in a week with your group.' },
      { title: 'Crystal Hunt', text: 'Collect crystals and unlock a glass board.' },
    ],
    praise: [
      'No timer, no stress. It’s the only game that really helps me relax after work.',
      'Clearing four lines at once with that little sound is just so satisfying.',
      'Runs perfectly on my old tablet and doesn’t need the internet at all.',
    ],
    complaints: [
      'After a good run the game only hands you giant blocks that fit nowhere.',
      'Banner at the bottom plus a video after every game, that’s too much advertising.',
      'The blocks are hard to grab on a small screen and drop one square too low.',
    ],
    purchases: ['Premium without ads, monthly', 'Bundle of 20 undos'],
  },
}
