import type { ConceptText } from '../concept.ts'

export const en: Record<'word-search' | 'crossword' | 'word-guess', ConceptText> = {
  'word-search': {
    names: ['Word Search', 'Word Find Puzzle', 'Hidden Words'],
    subtitles: ['Find hidden words, swipe & win', 'Free word search puzzles', 'Relaxing word game, offline'],
    shortDescriptions: [
      'Find hidden words in the letter grid. Relaxing word search puzzles, offline too.',
      'Free word search game with themes from animals to travel. Swipe, find and learn.',
    ],
    promotion:
      'Fresh themes for the season: 40 new word search puzzles about baking, winter birds and old railways, plus a big-letter mode for tired eyes.',
    openings: [
      'Swipe across the letters and pull the hidden words out of the grid. {app} is a relaxing word search game with hundreds of themes and no clock unless you want one.',
      'A cup of tea, a comfy chair and a word search: some things are just right. {app} puts thousands of free word puzzles in your pocket, from easy grids to diagonal brain teasers.',
    ],
    features: [
      {
        title: 'Hundreds of themes',
        text: 'Search for animals, capitals, herbs, film words and football terms. A new theme pack arrives every Monday.',
      },
      {
        title: 'Four levels of difficulty',
        text: 'From small grids with forward words to big ones where words run diagonally and backwards.',
      },
      {
        title: 'Big letters for everyone',
        text: 'Enlarge the grid, turn on high contrast and highlight found words in colours you can tell apart.',
      },
      {
        title: 'Daily word search',
        text: 'One shared puzzle a day with a hidden bonus word. Keep your streak going and fill the calendar.',
      },
      {
        title: 'Play offline',
        text: 'Download theme packs once and find words on the plane or in the waiting room, no wifi needed.',
      },
      {
        title: 'Make your own puzzle',
        text: 'Type a list of words and send the finished word search to friends, family or your class.',
      },
    ],
    news: [
      '40 new word search puzzles about baking, winter birds and old railways.',
      'Big-letter mode: the grid now uses the whole screen on phones and tablets.',
      'Create a word search from your own list and share it with a link.',
      'Found words no longer fade out too quickly. Fixes for right-to-left swipes.',
    ],
    events: [
      { title: 'Spring Word Hunt', text: 'Find 100 garden words before the month ends.' },
      { title: 'Speed Search Sunday', text: 'Beat the clock in ten quick word grids.' },
    ],
    praise: [
      'So relaxing, I do a word search or two every night instead of scrolling.',
      'The letters are nice and big, and the themes are actually interesting.',
      'My daughter learns new words with it and I get five quiet minutes. Win-win.',
    ],
    complaints: [
      'The same words come up again and again, it gets boring after a few weeks.',
      'An ad after every puzzle and another one if you dare to use a hint.',
      'Swiping diagonally is fiddly and it often picks the wrong line of letters.',
    ],
    purchases: ['All themes and no ads, monthly', '50 hints'],
  },
  crossword: {
    names: ['Crossword Puzzle', 'Daily Crossword', 'Mini Crosswords'],
    subtitles: ['Clues & words, easy to cryptic', 'Daily & mini crosswords', 'Brain training word puzzles'],
    shortDescriptions: [
      'A new crossword puzzle every day, from five-minute mini to cryptic Sunday grids.',
      'Free crosswords with fair clues, hints and stats. Train your brain every day.',
    ],
    promotion:
      'Hand-made grids, never generated: a mini crossword for breakfast, a themed puzzle for lunch and a cryptic one for the weekend. Archive now open.',
    openings: [
      'Real clues, written by people who love words. {app} serves a daily crossword for every mood: a mini in five minutes, a classic grid, or a cryptic one for slow Sundays.',
      'Sharpen your pencil, or rather your thumb. {app} is a crossword puzzle app with fair clues, gentle hints and an archive of thousands of grids to train your brain and your vocabulary.',
    ],
    features: [
      {
        title: 'A daily crossword',
        text: 'Every morning brings a fresh classic puzzle, and a mini crossword for the coffee queue.',
      },
      {
        title: 'Clues with a wink',
        text: 'Hand-written clues from straightforward to cryptic, checked by two editors before you ever see them.',
      },
      {
        title: 'Hints when you’re stuck',
        text: 'Reveal a letter, check a word or ask for a second clue. The choice is yours, and none of it is punished.',
      },
      {
        title: 'Learn cryptic crosswords',
        text: 'A short course explains anagrams, containers and double meanings, with practice clues for each of them.',
      },
      {
        title: 'Solve it together',
        text: 'Share a grid with a friend and fill it in at the same time, each in a different colour.',
      },
      {
        title: 'Full crossword archive',
        text: 'Thousands of puzzles by date, size and difficulty. Download a month of them and solve offline.',
      },
    ],
    news: [
      'The archive is open: search every crossword since the first one by date and difficulty.',
      'Solve together: share a grid and fill it in with a friend at the same time.',
      'The keyboard no longer hides the last clue on small phones. New setting to skip filled squares.',
      'Stats now show your average time for each weekday. Several typos in clues corrected.',
    ],
    events: [
      { title: 'Cryptic Challenge Week', text: 'Seven cryptic grids, one for each evening.' },
      { title: 'Mini Crossword Sprint', text: 'Solve ten mini puzzles against the clock.' },
    ],
    praise: [
      'Properly clever clues that make me smile, not some machine-made word list.',
      'The mini crossword is my five minutes on the bus, love the streak.',
      'The lessons finally taught me how cryptic clues work after thirty years.',
    ],
    complaints: [
      'Some clues are so obscure that you can only guess or pay for a hint.',
      'Half of the archive is locked behind the subscription, that’s a bit much.',
      'Typing is awkward, the cursor keeps jumping to the wrong direction.',
    ],
    purchases: ['Crossword Club, yearly', 'Themed pack: 30 grids'],
  },
  'word-guess': {
    names: ['Word Guess Game', 'Five Letter Words', 'Guess the Word'],
    subtitles: ['Guess the word in six tries', 'Daily word puzzle, no limit', 'Five letter brain game'],
    shortDescriptions: [
      'Guess the hidden five-letter word in six tries. A daily word puzzle and more.',
      'Unlimited word guessing game: four to seven letters, stats, streaks and friends.',
    ],
    promotion:
      'Two words at once: the new double mode hides a pair of five-letter words behind the same guesses. Plus a daily league and a word list without oddities.',
    openings: [
      'One hidden word, six guesses, and colours that tell you how close you are. {app} gives you a daily word puzzle to share, and as many extra rounds as you like.',
      'Think of a five-letter word, read the colours and think again. {app} is a guessing game for quick minds: play the word of the day, then go on without any limit.',
    ],
    features: [
      {
        title: 'Word of the day',
        text: 'Everyone gets the same five-letter word. Guess it in six tries and share your result without spoilers.',
      },
      {
        title: 'Unlimited practice rounds',
        text: 'Can’t wait until midnight? Play as many words as you like, with four, five, six or seven letters.',
      },
      {
        title: 'Duel with friends',
        text: 'Set a secret word for a friend or race through the same puzzle side by side.',
      },
      {
        title: 'Hard mode',
        text: 'Every clue has to be used in the next guess. For players who find the normal puzzle too easy.',
      },
      {
        title: 'Streaks and statistics',
        text: 'See how often you needed two, three or four guesses and which starting word serves you best.',
      },
      {
        title: 'Meanings included',
        text: 'Every solution comes with a short definition, so a lost round at least teaches you a new word.',
      },
    ],
    news: [
      'Double mode: guess two five-letter words with the same tries.',
      'The word list has been tidied: no more plurals and oddities among the solutions.',
      'Your streak now survives a change of phone. Colours for colour-blind players improved.',
      'Duels start faster and show your friend’s progress line by line.',
    ],
    events: [
      { title: 'Word League Week', text: 'Seven words, one table. Who needs fewest tries?' },
      { title: 'Seven Letter Sunday', text: 'Longer words, double points, one day only.' },
    ],
    praise: [
      'Our whole family compares the daily word at breakfast, so much fun.',
      'I like that you can keep playing after the daily puzzle instead of waiting.',
      'Clean, fast, and I really do learn a new word now and then.',
    ],
    complaints: [
      'Some of the solutions are words nobody has ever used.',
      'My 200 day streak was gone after the last update, I’m gutted.',
      'A video ad before every practice round, it used to be every third one.',
    ],
    purchases: ['Plus: all modes, yearly', '25 letter hints'],
  },
}
