import type { ConceptText } from '../concept.ts'

export const en: Record<'language-learning' | 'math-practice' | 'flashcards', ConceptText> = {
  'language-learning': {
    names: ['Learn Languages', 'Language Lessons', 'Speak & Learn'],
    subtitles: ['Learn Spanish, French & more', 'Language lessons & vocabulary', 'Speak a new language daily'],
    shortDescriptions: [
      'Learn languages in ten minutes a day: lessons, vocabulary and real dialogues.',
      'Learn to speak Spanish, French, German or Japanese with short daily lessons.',
    ],
    promotion:
      'New: conversation practice. Order a coffee, rent a flat or complain about the noise, and get gentle corrections on grammar and pronunciation as you speak.',
    openings: [
      'Ten minutes a day is enough to order dinner in another language. {app} teaches you to speak from lesson one, with words you will need before the grammar you won’t.',
      'Learn languages the way you use them: listening, answering, getting it slightly wrong. {app} turns real dialogues into short lessons and brings vocabulary back before you forget it.',
    ],
    features: [
      {
        title: 'Short lessons every day',
        text: 'Learn Spanish, French, German, Italian or Japanese in lessons of ten minutes, from beginner to B2.',
      },
      {
        title: 'Speaking with feedback',
        text: 'Say it out loud. The app hears your pronunciation, marks the tricky sound and lets you try again.',
      },
      {
        title: 'Vocabulary that stays',
        text: 'Words come back just before you would forget them. Build your own vocabulary lists for work or travel.',
      },
      {
        title: 'Real dialogues',
        text: 'Over 600 dialogues recorded by native speakers, at two speeds, with a translation only if you ask for it.',
      },
      {
        title: 'Grammar in plain words',
        text: 'Grammar is explained in three sentences, right where you need it, and practised in the next exercise.',
      },
      {
        title: 'Offline language courses',
        text: 'Download a course before the flight and keep learning without a connection.',
      },
    ],
    news: [
      'Conversation practice with gentle corrections for five languages.',
      'New courses: Korean for beginners and Spanish for the hospital.',
      'Vocabulary reviews can be done hands-free while you walk.',
      'Fixes lessons that counted a right answer as wrong because of a missing accent.',
    ],
    events: [
      { title: 'Summer of Spanish', text: 'A new travel dialogue every day in July.' },
      { title: 'Thirty-Day Speaking Streak', text: 'Speak for five minutes a day, for a month.' },
    ],
    praise: [
      'After six months I had a real conversation with my mother-in-law in Italian. She cried, I nearly did.',
      'Lessons are short enough for the bus and the vocabulary really sticks.',
      'The speaking exercises are the best part. I finally dare to open my mouth.',
    ],
    complaints: [
      'It teaches me to say that the owl drinks milk. When will I need that?',
      'Microphone marks everything as wrong when there is a bit of noise.',
      'Grammar is hardly explained after level two, you are left guessing.',
    ],
    purchases: ['All languages, one year', 'Travel phrase course'],
  },
  'math-practice': {
    names: ['Math Practice', 'Math for Kids', 'Times Tables'],
    subtitles: ['Math games & times tables', 'Mental math for kids', 'Math practice for grades 1-6'],
    shortDescriptions: [
      'Math practice for kids: addition, times tables and fractions in short games.',
      'Learn times tables and mental math with fun exercises for grades 1 to 6.',
    ],
    promotion:
      'New: the times tables castle. Kids open one room for every table they know by heart, at their own pace, without a ticking clock and without adverts.',
    openings: [
      'Five minutes after school, that’s all. {app} turns math practice into small games that kids ask for, from counting apples to long division.',
      'Stuck on the seven times table? {app} finds the sums your child doesn’t know yet, practises exactly those, and leaves the rest in peace.',
    ],
    features: [
      {
        title: 'Times tables that stick',
        text: 'Learn the times tables with pictures, rhythm and small steps. Tricky ones come back more often.',
      },
      {
        title: 'Mental math games',
        text: 'Twenty math games for addition, subtraction, multiplication and division, each two minutes long.',
      },
      {
        title: 'Fits the school year',
        text: 'Exercises follow the curriculum of grades 1 to 6, from number bonds to fractions and decimals.',
      },
      {
        title: 'Explains every mistake',
        text: 'A wrong answer leads to a drawing that shows why. Kids try again without losing points.',
      },
      {
        title: 'Reports for parents',
        text: 'See once a week what your child has practised, what works and where a little help would be good.',
      },
      {
        title: 'Safe and ad-free',
        text: 'No adverts, no chat, no links to the outside. Up to four kids can practise, each with a profile.',
      },
    ],
    news: [
      'The times tables castle opens its doors, with twelve rooms to unlock.',
      'Fractions now come with cakes to cut and share.',
      'Write numbers with your finger instead of tapping them.',
      'Fixes the weekly report for families with more than one child.',
    ],
    events: [
      { title: 'Times Tables Tournament', text: 'Practise one table a day and earn a crown.' },
      { title: 'Back-to-School Warm-Up', text: 'Ten short games to refresh last year’s math.' },
    ],
    praise: [
      'My daughter went from tears to asking for “one more round” of times tables.',
      'No ads and no chat. I can hand over the tablet without worrying.',
      'The weekly report told me that subtraction was the problem. Her teacher agreed.',
    ],
    complaints: [
      'The timed games make my son nervous and I can’t find how to turn the clock off.',
      'Only the first level is free, after one afternoon we had seen it all.',
      'The handwriting input reads every 7 as a 1.',
    ],
    purchases: ['Family plan, one year', 'Times tables castle'],
  },
  flashcards: {
    names: ['Flashcards', 'Flashcard Maker', 'Study Cards'],
    subtitles: ['Flashcards & spaced repetition', 'Study cards for exams', 'Memorize vocabulary & facts'],
    shortDescriptions: [
      'Make flashcards, study with spaced repetition and remember more for exams.',
      'Flashcard maker for school and university: vocabulary, anatomy, law and more.',
    ],
    promotion:
      'New: turn your lecture notes into flashcards. Paste a page, pick the facts that matter and study them with spaced repetition until the exam date you set.',
    openings: [
      'Reading it twice is not studying. {app} makes flashcards out of what you have to know and shows each one on the day you would start to forget it.',
      'Two thousand vocabulary words, one exam, six weeks. {app} plans your flashcards day by day, so that you study a little and remember a lot.',
    ],
    features: [
      {
        title: 'Make flashcards fast',
        text: 'Type, paste a table, snap a page or speak. The flashcard maker suggests question and answer.',
      },
      {
        title: 'Spaced repetition',
        text: 'Easy cards come back in weeks, hard ones tomorrow. The plan adjusts to your exam date.',
      },
      {
        title: 'Pictures, audio and formulas',
        text: 'Hide labels on a diagram, add a recording or write a formula. Anatomy and chemistry love it.',
      },
      {
        title: 'Quiz and test mode',
        text: 'Multiple choice, typing or matching: take a practice test and see which topics need another evening.',
      },
      {
        title: 'Share decks with classmates',
        text: 'Split the chapters, merge your study cards and correct each other’s mistakes.',
      },
      {
        title: 'Study anywhere, offline',
        text: 'Ten cards at the bus stop, twenty in bed. Your decks sync when you are online again.',
      },
    ],
    news: [
      'Turn a page of notes into flashcards and choose which to keep.',
      'Set an exam date, and the repetition plan counts backwards from it.',
      'Cards can be read aloud in both directions.',
      'Fixes decks that showed yesterday’s cards after midnight.',
    ],
    events: [
      { title: 'Exam Season Sprint', text: 'Three weeks, one deck, a plan for every day.' },
      { title: 'Thousand-Word Challenge', text: 'Learn 1,000 vocabulary cards together.' },
    ],
    praise: [
      'Passed anatomy thanks to hiding the labels on my own drawings. Genius feature.',
      'Spaced repetition works. I remember vocabulary from last year, which never happened before.',
      'We split the chapters in our study group and shared the decks. Best grades so far.',
    ],
    complaints: [
      'I had a streak of 800 cards due after a short holiday, and no way to spread them out.',
      'Importing my old decks lost all the pictures.',
      'You can’t study more than one deck at a time without paying.',
    ],
    purchases: ['Student plan, one year', 'Unlimited picture cards'],
  },
}
