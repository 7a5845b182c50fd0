import type { ConceptText } from '../concept.ts'

export const en: Record<'ebook-reader' | 'audiobook-player' | 'reading-log', ConceptText> = {
  'ebook-reader': {
    names: ['Ebook Reader', 'EPUB & PDF Reader', 'Book Reader'],
    subtitles: ['Read EPUB, PDF & comics', 'Ebook reader with library', 'Offline book reader & notes'],
    shortDescriptions: [
      'Ebook reader for EPUB, PDF and comics with notes, dictionary and night mode.',
      'Read books offline: EPUB and PDF reader with library, fonts and highlights.',
    ],
    promotion:
      'New: two-column reading on tablets, and a dictionary in 30 languages that explains a word without leaving the page. All your books stay yours.',
    openings: [
      'Open a book, forget the app. {app} reads EPUB, PDF and comics, with fine typography, a warm night mode and nothing that blinks.',
      'Your ebooks come from many places; {app} gives them one shelf. Import from cloud, computer or public libraries, and read offline on phone and tablet.',
    ],
    features: [
      {
        title: 'All ebook formats',
        text: 'EPUB, PDF, MOBI, FB2, CBZ and plain text. Large scanned PDFs open quickly and keep their page.',
      },
      {
        title: 'Comfortable reading',
        text: 'Choose font, size, margins and line spacing. Night mode, sepia and auto-brightness are kind to your eyes.',
      },
      {
        title: 'Highlights and notes',
        text: 'Mark sentences in four colours, write notes in the margin and export everything as text.',
      },
      {
        title: 'Dictionary and translation',
        text: 'Tap a word for its meaning or translation. The dictionary also works offline, in 30 languages.',
      },
      {
        title: 'Read aloud',
        text: 'Let the book be read to you with natural voices while you cook. The page turns along.',
      },
      {
        title: 'Library in order',
        text: 'Sort your book library by author, series, shelf or reading progress, synced between your devices.',
      },
    ],
    news: [
      'Comics read right to left now, and double pages are recognised.',
      'PDF reflow turns narrow columns into text you can read on a phone.',
      'Your reading position syncs within seconds between phone and tablet.',
      'Five new fonts, one of them for dyslexic readers. Fixes footnotes that opened twice.',
    ],
    events: [
      { title: 'Free classics week', text: 'Twenty carefully set classics for your shelf.' },
      { title: 'Summer reading list', text: 'Read four books before the holidays end.' },
    ],
    praise: [
      'The most beautiful ebook reader I know. Margins, fonts and night mode exactly as I like them.',
      'Opens my 400 MB scanned PDF without a hiccup.',
      'Being able to export highlights saved my thesis.',
    ],
    complaints: [
      'Sync lost my notes in two books. I don’t trust it any more.',
      'Turning pages with the volume keys stopped working after the update.',
      'An ad at the end of each chapter pulls me right out of the story.',
    ],
    purchases: ['Reader Plus, yearly', 'Read-aloud voices, one-time'],
  },
  'audiobook-player': {
    names: ['Audiobooks', 'Audiobook Player', 'Listen to Books'],
    subtitles: ['Listen to audiobooks offline', 'Audio books & sleep timer', 'Audiobook player, bookmarks'],
    shortDescriptions: [
      'Listen to audiobooks offline with sleep timer, bookmarks and speed control.',
      'Thousands of audiobooks and stories to stream or download, with sleep timer.',
    ],
    promotion:
      'This month: 200 new audiobooks from crime to classics, with a free first chapter of each. Download before you travel and listen without a signal.',
    openings: [
      'Listen to a good book while the hands are busy. {app} brings you audiobooks of every kind, read by voices you like to follow, in the car, in the kitchen or in bed.',
      'Turn the commute into chapters. {app} plays audiobooks offline, remembers your place to the second and stops by itself when you fall asleep.',
    ],
    features: [
      {
        title: 'A large audiobook library',
        text: 'Crime, romance, fantasy, non-fiction and classics: 60,000 audiobooks, with a free sample of every one.',
      },
      {
        title: 'Download and listen offline',
        text: 'Save audiobooks on your phone and listen on the plane, in the train or in the woods.',
      },
      {
        title: 'Sleep timer that rewinds',
        text: 'Stops after a chapter or some minutes, fades out and goes back to where you still listened.',
      },
      {
        title: 'Speed without chipmunks',
        text: 'Play from half to triple speed with clear voices, and skip long pauses if you like.',
      },
      {
        title: 'Bookmarks and notes',
        text: 'Mark a passage with one tap, add a note and share thirty seconds of it with a friend.',
      },
      {
        title: 'For small listeners',
        text: 'A kids’ corner with bedtime stories, fairy tales and radio plays, sorted by age, without purchases inside.',
      },
    ],
    news: [
      'Import your own audiobooks as MP3 or M4B, chapters included.',
      'The sleep timer can be prolonged by shaking your phone, without opening your eyes.',
      'Better control from the car and the watch: skip 30 seconds or a whole chapter.',
      'Downloads go on in the background. Fixes a place that was lost after a phone call.',
    ],
    events: [
      { title: 'Crime night', text: 'One new thriller free to listen until midnight.' },
      { title: 'Family radio plays', text: 'Stories for long car rides, all through summer.' },
    ],
    praise: [
      'I have listened to more books this year than I read in the last ten. Love the sleep timer.',
      'Great narrators and a free chapter so you know whether you like the voice.',
      'Remembers the exact second on phone, tablet and in the car.',
    ],
    complaints: [
      'One credit a month for that price, and half the books I want aren’t included.',
      'Loses my place when I switch from phone to car.',
      'Downloads get stuck at 99 percent and then start all over.',
    ],
    purchases: ['Audiobook plan, monthly', 'Three book credits'],
  },
  'reading-log': {
    names: ['Reading Tracker', 'Book Tracker', 'Reading Log'],
    subtitles: ['Track books & reading goals', 'Reading log and book list', 'Bookshelf, barcode & stats'],
    shortDescriptions: [
      'Track your books: reading log, goals, bookshelf and barcode scanner.',
      'Book tracker with reading timer, yearly goal, quotes and statistics.',
    ],
    promotion:
      'How many pages was your year? The new statistics show genres, authors, pace and your longest streak, in a picture you can share with your book club.',
    openings: [
      'What have you read, what is next, and who has your copy? {app} keeps your bookshelf, your reading log and your to-be-read pile in one tidy place.',
      'Read a little more each week. {app} tracks books and pages, sets a reading goal you can reach and shows how your habit grows.',
    ],
    features: [
      {
        title: 'Add books by barcode',
        text: 'Scan the ISBN and cover, author, pages and series are filled in. Whole shelves take an evening.',
      },
      {
        title: 'Reading log and timer',
        text: 'Start the timer when you read, enter the page when you stop and see when you will finish.',
      },
      {
        title: 'Reading goals',
        text: 'Set books per year, pages per week or minutes per day. Gentle reminders, no bad conscience.',
      },
      {
        title: 'Statistics to enjoy',
        text: 'Pages by month, favourite genres, average rating and pace: charts for people who love books.',
      },
      {
        title: 'Quotes and notes',
        text: 'Photograph a passage and the text is saved as a quote, with page and your thoughts.',
      },
      {
        title: 'Lend and wish lists',
        text: 'Remember who borrowed which book, and keep a wish list to show before birthdays.',
      },
    ],
    news: [
      'Track rereads: a book can now be finished more than once, with its own dates and rating.',
      'Import your reading list as CSV, with ratings, shelves and dates.',
      'Half-star ratings and moods, and a picture of your month to share.',
      'The barcode scanner is quicker in dim light. Fixes page counts of large-print editions.',
    ],
    events: [
      { title: 'Twelve books, one year', text: 'A reading challenge with a new theme each month.' },
      { title: 'Readathon weekend', text: 'Track the pages you read in 48 hours.' },
    ],
    praise: [
      'Scanned 300 books in an evening and finally know what I own.',
      'The reading goal keeps me going and the statistics are pure joy.',
      'I no longer buy the same crime novel twice. That alone is worth it.',
    ],
    complaints: [
      'Many of my books aren’t found by barcode, above all older editions.',
      'No export in the free version, so your reading log is held hostage.',
      'Wants me to follow friends and post, I only want a book list.',
    ],
    purchases: ['Tracker Plus, yearly', 'Statistics pack, one-time'],
  },
}
