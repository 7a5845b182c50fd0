import type { ConceptText } from '../concept.ts'

export const en: Record<'to-do-list' | 'note-taking' | 'document-scanner', ConceptText> = {
  'to-do-list': {
    names: ['To-Do List', 'Tasks & Reminders', 'Daily Planner'],
    subtitles: ['Task list, reminders & planner', 'To-do list and daily planner', 'Checklists for busy days'],
    shortDescriptions: [
      'A simple to-do list with reminders, checklists and a planner for your day.',
      'Plan your day: tasks, recurring reminders and shared to-do lists in one place.',
    ],
    promotion:
      'New: the day view puts tasks and calendar side by side, so your to-do list only holds what still fits into today. Everything else moves to tomorrow with a swipe.',
    openings: [
      'Get it out of your head and onto a list. {app} is a to-do list that is quick enough for a thought on the stairs and tidy enough for a whole project.',
      'What matters today? {app} sorts your tasks into today, this week and someday, reminds you at the right moment and leaves the rest of your day alone.',
    ],
    features: [
      {
        title: 'Add tasks in seconds',
        text: 'Type “call dentist Friday 9am” and the task lands on the right day with a reminder. Dictating works just as well.',
      },
      {
        title: 'Reminders that come back',
        text: 'Every Monday, the last day of the month or three days after you did it: recurring tasks take care of themselves.',
      },
      {
        title: 'Your daily planner',
        text: 'See tasks and appointments in one list, drag them into order and know by breakfast what the day looks like.',
      },
      {
        title: 'Shared lists for everyone',
        text: 'Groceries, house moves, team projects: share a to-do list, assign tasks and see when something is done.',
      },
      {
        title: 'Subtasks and checklists',
        text: 'Break big tasks into small steps, save a checklist as a template and use it again for the next trip.',
      },
      {
        title: 'Widgets and a focus view',
        text: 'Tick off tasks from the home screen, or show only the next one when the list gets too long.',
      },
    ],
    news: [
      'The day view shows your calendar next to your tasks.',
      'Recurring tasks can start again from the day you finished them.',
      'Lists now print neatly, with boxes to tick by hand.',
      'Fixes reminders that arrived an hour late after the clocks changed.',
    ],
    events: [
      { title: 'Spring Clean Your List', text: 'Seven days to finish or forget old tasks.' },
      { title: 'Monday Planning Session', text: 'Plan your week in fifteen guided minutes.' },
    ],
    praise: [
      'I have tried every to-do list there is and this is the one that stuck. It stays out of my way.',
      'Typing “water plants every 3 days” just works. My plants are alive, so five stars.',
      'We share a grocery list and a house list and nobody forgets the milk any more.',
    ],
    complaints: [
      'Recurring reminders are locked behind the subscription. That is a basic feature for a task list.',
      'Sync takes ages, I tick something off on my phone and it is still there on the tablet.',
      'The redesign hides the date picker behind two more taps. Please bring the old one back.',
    ],
    purchases: ['Pro, one year', 'Theme collection'],
  },
  'note-taking': {
    names: ['Notes & Notebook', 'Notepad', 'Note Taking'],
    subtitles: ['Notebook, notepad & journal', 'Take notes, find them again', 'Handwriting & quick notes'],
    shortDescriptions: [
      'Take notes, sketch ideas and find everything again in one tidy notebook.',
      'Notepad for text, handwriting and voice notes that works offline and syncs.',
    ],
    promotion:
      'New: search now reads your handwriting. Find the note from that meeting in March by any word you scribbled, even if it was in the margin.',
    openings: [
      'Ideas don’t wait for a desk. {app} is a notebook that opens straight to an empty page, so you can write, draw or record before the thought is gone.',
      'Meeting notes, lecture notes, shopping lists and half a novel: {app} keeps them in notebooks and finds every one of them in a second.',
    ],
    features: [
      {
        title: 'Quick notes from anywhere',
        text: 'Start a note from the lock screen, a widget or the share menu. It is saved before you put the phone away.',
      },
      {
        title: 'Handwriting that feels right',
        text: 'Write with a pen or a finger on lined, dotted or blank paper, and turn handwriting into text when you need it.',
      },
      {
        title: 'Notebooks, tags and links',
        text: 'Sort notes into notebooks, add tags and link one note to another. Pin the ones you use every day.',
      },
      {
        title: 'Search everything',
        text: 'Search finds words in typed notes, handwriting, PDFs and pictures of a whiteboard.',
      },
      {
        title: 'Voice notes with transcript',
        text: 'Record a lecture while you take notes. Tap a line to hear what was said when you wrote it.',
      },
      {
        title: 'Private and offline',
        text: 'Lock notes with your fingerprint. The whole notebook is on your device and works without a connection.',
      },
    ],
    news: [
      'Search reads handwriting in five languages.',
      'Tables! Add one to any note and sort it by a column.',
      'The pen is faster, and palms no longer leave marks.',
      'Fixes notes that opened at the end instead of where you left off.',
    ],
    events: [
      { title: 'Back-to-School Templates', text: 'Free notebook templates for the new term.' },
      { title: 'Thirty Days of Journaling', text: 'One short question a day, one note a day.' },
    ],
    praise: [
      'Got me through law school. All my lecture notes, searchable, in one app.',
      'Opens instantly to a blank note, which is all I ever wanted from a notepad.',
      'The handwriting search is witchcraft. It even reads my doctor-grade scrawl.',
    ],
    complaints: [
      'Lost two pages of meeting notes to a sync conflict. There should be a version history.',
      'Only three notebooks for free and I found out after writing in the fourth.',
      'Exporting a long note to PDF cuts off the drawings at the page edge.',
    ],
    purchases: ['Notebook Plus, one year', 'Paper and cover pack'],
  },
  'document-scanner': {
    names: ['PDF Scanner', 'Document Scanner', 'Scan to PDF'],
    subtitles: ['Scan documents to PDF', 'PDF scanner, OCR & sign', 'Scan receipts, papers & IDs'],
    shortDescriptions: [
      'Scan documents to PDF with your camera, sign them and find them by any word.',
      'PDF scanner with OCR for receipts, contracts and notes. Sharp, fast, private.',
    ],
    promotion:
      'Scan a whole stack without touching the screen: the scanner sees each page, straightens it and saves the pile as one searchable PDF with a sensible name.',
    openings: [
      'Point your camera at a page and {app} does the rest: it finds the edges, removes the shadow of your hand and saves a crisp PDF in seconds.',
      'Contracts, receipts, homework, the letter from the council: {app} is the document scanner that fits in your pocket and still finds a page three years later.',
    ],
    features: [
      {
        title: 'Scan documents hands-free',
        text: 'The scanner spots the page, takes the picture by itself and straightens it. Ten pages take less than a minute.',
      },
      {
        title: 'Text recognition built in',
        text: 'OCR in 24 languages makes every PDF searchable. Copy a paragraph or an account number straight from the scan.',
      },
      {
        title: 'Sign and fill forms',
        text: 'Sign a PDF with your finger, add a date and tick boxes, then send it back without a printer.',
      },
      {
        title: 'Receipts and business cards',
        text: 'Receipts are sorted by date and amount, and business cards turn into contacts.',
      },
      {
        title: 'Merge, split and compress',
        text: 'Reorder pages, merge two PDFs or shrink a large file so that it fits into an email.',
      },
      {
        title: 'Your papers stay private',
        text: 'Scanning and OCR happen on your phone. Lock folders with a code and back them up wherever you like.',
      },
    ],
    news: [
      'Book mode flattens curved pages and splits left from right.',
      'Scans get their file name from the letterhead and the date.',
      'Compressing a PDF now keeps small print readable.',
      'Fixes grey backgrounds on scans taken under warm light.',
    ],
    events: [
      { title: 'Paperless Weekend', text: 'Scan one drawer a day and clear your desk.' },
      { title: 'Receipt Rescue', text: 'Sort a year of receipts before taxes are due.' },
    ],
    praise: [
      'Scans look better than from the machine at my office, and much faster too.',
      'Found a warranty from 2019 by typing the name of the toaster. Love the OCR.',
      'Signed a lease on the train. Scan, sign, send. No printer in sight.',
    ],
    complaints: [
      'Puts a watermark on every PDF unless you pay weekly. Weekly!',
      'Edge detection gives up on white paper on a white table.',
      'The app asks for a subscription every single time I open it, before I can scan.',
    ],
    purchases: ['Scanner Pro, one year', 'Remove watermark'],
  },
}
