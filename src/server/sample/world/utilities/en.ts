import type { ConceptText } from '../concept.ts'

export const en: Record<'qr-scanner' | 'calculator' | 'storage-cleaner', ConceptText> = {
  'qr-scanner': {
    names: ['QR Code Reader', 'QR & Barcode Scan', 'QR Scanner'],
    subtitles: ['Scan & create QR codes', 'Barcode scanner, QR generator', 'Fast QR reader with history'],
    shortDescriptions: [
      'Scan QR codes and barcodes in a blink, and create your own QR codes.',
      'Fast QR code reader and barcode scanner with history and safe link check.',
    ],
    promotion:
      'New: check a link before you open it. The QR scanner shows where a code really leads and warns you of shortened or misspelt addresses.',
    openings: [
      'Point the camera and it is read: {app} scans QR codes and barcodes at once, even when they are small, bent or badly lit, and shows what is inside before anything opens.',
      'One tool for every code. {app} reads QR codes from menus, tickets and parcels, and helps you make your own for Wi-Fi, contacts or a table sign.',
    ],
    features: [
      {
        title: 'Fast QR code scanner',
        text: 'No button to press: hold the camera over a code and the result is there. Works offline and in the dark with the torch.',
      },
      {
        title: 'Barcode scanner',
        text: 'Read EAN, UPC, ISBN, Code 128 and Data Matrix, one after another in batch mode, and export the list.',
      },
      {
        title: 'Create QR codes',
        text: 'Make QR codes for Wi-Fi, links, contacts, events or plain text, in your colours and with your logo.',
      },
      {
        title: 'Check links first',
        text: 'See the full address before you open it, with a warning when a link is shortened or looks like a copy.',
      },
      {
        title: 'Scan from photos',
        text: 'Pick a screenshot or a picture: the QR reader finds every code in it, several at once if need be.',
      },
      {
        title: 'History and folders',
        text: 'All scans are kept on your phone. Search them, star them, sort them into folders or share them as CSV.',
      },
    ],
    news: [
      'Scanning damaged and very small QR codes works much better now.',
      'Batch mode for barcodes: count duplicates and export the list as a spreadsheet.',
      'Create QR codes with rounded corners and your own logo in the middle.',
      'The history can be locked with your fingerprint. Fixes the torch that stayed on.',
    ],
    events: [
      { title: 'Make a QR code week', text: 'New frames and styles for your own codes.' },
      { title: 'Tidy your scan history', text: 'Sort, star and export your old scans.' },
    ],
    praise: [
      'Reads every code in a second, even the scratched one on our washing machine.',
      'Made a Wi-Fi QR code for our guests in half a minute. Very handy.',
      'No ads before scanning, no account. That is how a QR scanner should be.',
    ],
    complaints: [
      'Signed me up for a weekly subscription just to read a menu. The phone camera does it for free.',
      'Doesn’t read the long barcodes on parcels.',
      'Opens links straight away although I turned that off.',
    ],
    purchases: ['QR Pro, yearly', 'No ads, one-time'],
  },
  calculator: {
    names: ['Calculator', 'Smart Calculator', 'Unit Converter'],
    subtitles: ['Scientific calculator & units', 'Unit & currency converter', 'Percent, fractions, history'],
    shortDescriptions: [
      'Scientific calculator with history, percent, fractions and unit converter.',
      'Calculator and unit converter: currency, length, weight, area and time.',
    ],
    promotion:
      'Write sums the way you think: “15% of 240 + 19” works now, and the result changes while you type. The history keeps every calculation with a note.',
    openings: [
      '{app} is a calculator that shows the whole sum, not just the last number. Go back, change one figure, and everything after it is worked out again.',
      'From the shopping discount to the physics homework: {app} joins a clear everyday calculator, a scientific calculator and a unit converter in one quick app.',
    ],
    features: [
      {
        title: 'Scientific calculator',
        text: 'Brackets, powers, roots, logarithms and trigonometry in degrees or radians, with results to 30 digits.',
      },
      {
        title: 'Unit converter',
        text: 'Convert length, weight, volume, area, speed, energy, data and cooking measures, 600 units in all.',
      },
      {
        title: 'Currency converter',
        text: 'Exchange rates for 160 currencies, updated daily and kept for when you travel offline.',
      },
      {
        title: 'Percent made simple',
        text: 'Discount, tip, tax and margin have their own page, where you type two numbers and read the third.',
      },
      {
        title: 'History with notes',
        text: 'Every calculation stays. Add a note, reuse a result, or send the whole list as a table.',
      },
      {
        title: 'Fractions and graphs',
        text: 'Calculate with fractions, solve equations and draw the graph of a function with two fingers to zoom.',
      },
    ],
    news: [
      'The calculator now understands sentences such as “three quarters of 86”.',
      'Unit converter: favourites on top, and 40 new cooking and fabric measures.',
      'Tablet layout with history beside the keys, and support for external keyboards.',
      'Exchange rates show when they were last updated. Fixes rounding of very small fractions.',
    ],
    events: [
      { title: 'Maths puzzle week', text: 'A short brain teaser for your calculator a day.' },
      { title: 'Back to school', text: 'Graphs and equations free for all students.' },
    ],
    praise: [
      'Being able to fix a number in the middle of the sum is a game changer for my invoices.',
      'Big clear keys and the unit converter has everything I need for baking.',
      'Use it daily on site for areas and volumes. History with notes is gold.',
    ],
    complaints: [
      'An ad under the equals key. I tap it by mistake all day long.',
      'Exchange rates are two days old and it doesn’t say so.',
      'Percent key works differently from every other calculator, very confusing.',
    ],
    purchases: ['Calculator Pro, yearly', 'Graphs & equations, one-time'],
  },
  'storage-cleaner': {
    names: ['Storage Cleaner', 'Photo Cleaner', 'Phone Cleaner'],
    subtitles: ['Delete duplicate photos', 'Free up phone storage', 'Clean photos, videos & files'],
    shortDescriptions: [
      'Free up storage: find duplicate photos, large videos and files you forgot.',
      'Photo cleaner for your phone: delete similar pictures and compress videos.',
    ],
    promotion:
      'Storage full again? The cleaner now finds blurred pictures and old screenshots, and shows before you delete how much space you will win.',
    openings: [
      'Your phone says the storage is full, and you do not know where to begin. {app} finds duplicate photos, forgotten downloads and huge videos, and lets you decide with a swipe.',
      'Five minutes on the sofa are enough: {app} sorts your photo library into similar pictures, screenshots and large videos, so you can clean up and keep the good ones.',
    ],
    features: [
      {
        title: 'Duplicate photo finder',
        text: 'Finds identical and similar photos, suggests the sharpest one to keep and deletes the rest on your word.',
      },
      {
        title: 'Swipe to clean',
        text: 'Go through a month at a time: left to delete, right to keep. Nothing leaves your phone before you confirm.',
      },
      {
        title: 'Large videos and files',
        text: 'See what takes the most storage, sorted by size, and compress videos without visible loss.',
      },
      {
        title: 'Screenshots and blur',
        text: 'Old screenshots, blurred shots and pictures of receipts are gathered on one page to clear out.',
      },
      {
        title: 'Storage at a glance',
        text: 'A simple chart shows how much space photos, videos, apps and downloads use, and what changed this month.',
      },
      {
        title: 'Private by design',
        text: 'All pictures are compared on the phone. No upload, no account, and deleted photos stay in the bin for 30 days.',
      },
    ],
    news: [
      'Finding similar photos is now three times as fast and drains the battery less.',
      'Compress several videos at once, and see the size before you start.',
      'New: merge duplicate contacts and clean up empty calendar entries.',
      'Albums you protect are never suggested for deletion. Small fixes for live photos.',
    ],
    events: [
      { title: 'Spring clean your phone', text: 'Clear one month of photos each day.' },
      { title: 'New year, free storage', text: 'Seven small tasks to win back your space.' },
    ],
    praise: [
      'Freed 18 GB in one evening, mostly videos I had forgotten about.',
      'Swiping through old photos is oddly fun, and I trust it because nothing goes without asking.',
      'Finds similar pictures really well, even bursts of my dog running.',
    ],
    complaints: [
      'Scan is free but deleting costs eight a week. That is a trap.',
      'It suggested deleting the sharp photo and keeping the blurred one.',
      'Fake-looking warnings that my storage is critical when half of it is free.',
    ],
    purchases: ['Cleaner Premium, yearly', 'Video compressor, one-time'],
  },
}
