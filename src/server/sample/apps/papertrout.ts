import type { HandwrittenApp } from '../sample-app.ts'

export const papertrout: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100301' },
  kind: 'document-scanner',
  icon: { motif: 'page', from: '#1d7a8c', to: '#0b4f6c', main: '#fdfcf7', accent: '#ff7f51', dark: '#22333b' },
  developerName: 'Weir & Sons Software',
  category: 'UTILITIES',
  usd: 5.99,
  purchases: [{ name: 'Text in twelve more languages', usd: 2.99, period: null }],
  devices: ['iPhone', 'iPad', 'Mac'],
  languages: ['en', 'de', 'fr', 'sv'],
  sizeMegabytes: 57.4,
  websiteUrl: 'https://papertrout.example',
  supportUrl: 'https://papertrout.example/help',
  contentRating: '4+',
  released: '2018-01-30',
  cadence: 27,
  dailyDownloads: 610,
  usdPerDownload: 4.2,
  rating: { stars: 4.55, perDay: 5.1 },
  featuringChance: 0.007,
  screenshots: 5,
  eventsPerYear: 2,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Papertrout: Scan to PDF',
      tagline: 'Document scanner, no account',
      promotionalText: 'Tax season helper: a folder for receipts that names, dates and adds them up by itself.',
      description: `Papertrout is a document scanner that stays out of your way. Hold the phone over a page, wait for the click, and you have a clean PDF. No account, no watermark, no subscription.

SCAN TO PDF IN THREE SECONDS
The scanner finds the edges of the page, straightens it, removes shadows and fingers, and turns it the right way up. Scan a single receipt or a book of three hundred pages; Papertrout turns the pages of a PDF as fast as you can.

DOCUMENT SCANNER WITH A GOOD EYE
• Receipts, contracts, whiteboards, passports, sheet music
• Black and white that stays readable, colour that stays true
• Two pages at once from an open book
• Old photographs without glare

TEXT YOU CAN SEARCH
Every scan is read on your device, in English, German, French and Swedish. Search all documents for a word, copy text out of a PDF, or have a page read aloud. Nothing is sent to a server, because there is none.

ORDER WITHOUT WORK
Papertrout names a document after what it says: "Invoice, Fenwater Energy, March". Folders fill themselves by sender. The receipts folder adds up amounts and exports a table for your tax adviser.

SIGN AND SEND
Sign a PDF with your finger or pencil, stamp it, black out a number for good, and share a document by mail, to your cloud folder or to a printer.

YOURS
Documents are kept as plain PDF files in your own storage. If you delete Papertrout tomorrow, your documents stay where they are. Lock single folders with your face or a code.

PAY ONCE
One price for phone, tablet and computer. A small purchase adds text recognition for twelve more languages; the scanner itself is complete.`,
      releaseNotes: [
        'The receipts folder exports a table with dates, amounts and tax.',
        'Book mode scans two pages at once and knows which comes first.',
        'Scans of thermal paper are darker and stay readable.',
        'Fixes a rare crash when a document had more than 400 pages.',
      ],
    },
    'de-DE': {
      title: 'Papertrout: PDF-Scanner',
      tagline: 'Dokumente scannen ohne Konto',
      promotionalText: 'Hilfe für die Steuer: ein Ordner für Belege, der sie von selbst benennt, datiert und addiert.',
      description: `Papertrout ist ein Scanner für Dokumente, der nicht im Weg steht. Halte das Telefon über die Seite, warte auf das Klicken, und du hast ein sauberes PDF. Kein Konto, kein Wasserzeichen, kein Abo.

IN DREI SEKUNDEN ZUM PDF
Der Scanner findet den Rand der Seite, richtet sie gerade, entfernt Schatten und Finger und dreht sie richtig herum. Scanne einen einzelnen Beleg oder ein Buch mit dreihundert Seiten; Papertrout blättert so schnell wie du.

EIN SCANNER MIT GUTEM AUGE
• Belege, Verträge, Tafeln, Ausweise, Noten
• Schwarzweiß, das lesbar bleibt, und Farben, die stimmen
• Zwei Seiten auf einmal aus einem offenen Buch
• Alte Fotos ohne Spiegelung

TEXT ZUM SUCHEN
Jeder Scan wird auf deinem Gerät gelesen, auf Deutsch, Englisch, Französisch und Schwedisch. Durchsuche alle Dokumente nach einem Wort, kopiere Text aus einem PDF oder lass dir eine Seite vorlesen. Nichts geht an einen Server, denn es gibt keinen.

ORDNUNG OHNE ARBEIT
Papertrout benennt ein Dokument nach dem, was darin steht: „Rechnung, Fenwater Energie, März“. Ordner füllen sich nach Absender. Der Ordner für Belege addiert die Beträge und gibt eine Tabelle für die Steuerberatung aus.

UNTERSCHREIBEN UND SENDEN
Unterschreibe ein PDF mit Finger oder Stift, stemple es, schwärze eine Nummer endgültig und teile Dokumente per Mail, in deiner Cloud oder mit dem Drucker.

DEINS
Dokumente liegen als einfache PDF-Dateien in deinem eigenen Speicher. Wenn du Papertrout morgen löschst, bleiben sie, wo sie sind. Einzelne Ordner lassen sich mit Gesicht oder Code verschließen.

EINMAL ZAHLEN
Ein Preis für Telefon, Tablet und Computer. Ein kleiner Kauf bringt die Texterkennung für zwölf weitere Sprachen; der Scanner selbst ist vollständig.`,
      releaseNotes: [
        'Der Ordner für Belege gibt eine Tabelle mit Datum, Betrag und Steuer aus.',
        'Der Buchmodus scannt zwei Seiten auf einmal und weiß, welche zuerst kommt.',
        'Scans von Thermopapier sind dunkler und bleiben lesbar.',
        'Ein seltener Absturz bei Dokumenten mit mehr als 400 Seiten ist behoben.',
      ],
    },
  },
}
