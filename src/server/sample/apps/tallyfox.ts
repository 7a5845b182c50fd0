import type { HandwrittenApp } from '../sample-app.ts'

export const tallyfox: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.foxandsum.tallyfox' },
  kind: 'budget-planner',
  icon: { motif: 'tally', from: '#f2702b', to: '#c8401a', main: '#fff4e6', accent: '#3b1c0f', dark: '#3b1c0f' },
  developerName: 'Fox & Sum',
  category: 'FINANCE',
  usd: 0,
  purchases: [
    { name: 'Tallyfox Household', usd: 2.99, period: 'month' },
    { name: 'Tallyfox Household', usd: 19.99, period: 'year' },
  ],
  devices: ['Phone', 'Tablet', 'Watch'],
  languages: ['en', 'de', 'fr', 'es', 'pt'],
  sizeMegabytes: 31.8,
  websiteUrl: 'https://tallyfox.example',
  supportUrl: 'https://tallyfox.example/help',
  contentRating: 'Everyone',
  released: '2019-01-02',
  cadence: 20,
  dailyDownloads: 1900,
  usdPerDownload: 0.52,
  rating: { stars: 4.41, perDay: 31 },
  featuringChance: 0.008,
  screenshots: 5,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'pt-PT'],
  texts: {
    'en-US': {
      title: 'Tallyfox: Budget & Bills',
      tagline: 'A budget planner that knows what is left until payday. No bank login needed.',
      promotionalText: null,
      description: `Tallyfox is a budget planner with one big number: what you can still spend until payday. Enter what comes in, what goes out, and the fox does the sum.

A BUDGET IN FIVE MINUTES
Type in your income and your regular bills. Tallyfox sets aside the money for each bill on the day it is due, and shows what is left per day. Spend less today, and tomorrow's number grows.

BILLS THAT DO NOT SURPRISE
• A calendar of all bills for the next twelve months
• Reminders three days ahead, by notification or on your watch
• Yearly bills split into monthly savings
• Subscriptions you forgot, found by their rhythm

TRACK EXPENSES WITH ONE TAP
Add an expense from the home screen: amount, category, done. Photograph the receipt if you like. Expenses sort themselves by the words you use.

ENVELOPES FOR SAVING
Put money aside for a bicycle, a winter coat or three quiet months. Watch envelopes fill, and move money between them without guilt.

A BUDGET FOR TWO OR FIVE
Share a household budget with your partner or flatmates. Everybody sees shared bills and expenses; private envelopes stay private. Settle up at the end of the month with one transfer.

PRIVATE BY DESIGN
Tallyfox asks for no bank login. Your budget is encrypted on your phone, and a copy is kept only if you switch it on. Export everything as a table whenever you want.

REPORTS A HUMAN CAN READ
Where did the money go in March? One page a month, with three sentences and one chart. Compare years, categories and shops.

FREE AND HOUSEHOLD
The budget planner is free for one person, without adverts. Household adds sharing, receipts and unlimited envelopes.`,
      releaseNotes: [
        'Yearly bills can be split over any number of months.',
        'The big number now also lives on your watch.',
        'Reports open in half the time. Fixes bills that fell on the 31st.',
      ],
    },
    'de-DE': {
      title: 'Tallyfox: Haushaltsbuch & Plan',
      tagline: 'Das Haushaltsbuch, das weiß, was bis zum Zahltag bleibt. Ohne Bankzugang.',
      promotionalText: null,
      description: `Tallyfox ist ein Haushaltsbuch mit einer großen Zahl: Was du bis zum Zahltag noch ausgeben kannst. Trag ein, was hereinkommt und was hinausgeht, und der Fuchs rechnet.

EIN BUDGET IN FÜNF MINUTEN
Gib dein Einkommen und deine festen Rechnungen ein. Tallyfox legt das Geld für jede Rechnung rechtzeitig zurück und zeigt, was pro Tag übrig ist. Wer heute weniger ausgibt, hat morgen mehr.

RECHNUNGEN OHNE ÜBERRASCHUNG
• Ein Kalender aller Rechnungen für die nächsten zwölf Monate
• Erinnerung drei Tage vorher, als Mitteilung oder auf der Uhr
• Jährliche Rechnungen, verteilt auf monatliche Rücklagen
• Vergessene Abos, am Rhythmus erkannt

AUSGABEN MIT EINEM TIPPEN
Erfasse Ausgaben vom Startbildschirm aus: Betrag, Kategorie, fertig. Fotografiere den Beleg, wenn du magst. Ausgaben ordnen sich nach den Wörtern, die du benutzt.

UMSCHLÄGE ZUM SPAREN
Leg Geld zurück für ein Fahrrad, einen Wintermantel oder drei ruhige Monate. Sieh zu, wie sich die Umschläge füllen, und verschiebe Geld ohne schlechtes Gewissen.

EIN HAUSHALTSBUCH FÜR ZWEI ODER FÜNF
Teile das Haushaltsbuch mit Partnerin oder Mitbewohnern. Alle sehen gemeinsame Rechnungen und Ausgaben; private Umschläge bleiben privat. Am Monatsende genügt eine Überweisung.

PRIVAT GEDACHT
Tallyfox fragt nicht nach deinem Bankzugang. Dein Budget liegt verschlüsselt auf dem Telefon, eine Kopie gibt es nur, wenn du sie einschaltest. Alles lässt sich jederzeit als Tabelle ausgeben.

BERICHTE FÜR MENSCHEN
Wo ist das Geld im März geblieben? Eine Seite im Monat, mit drei Sätzen und einem Diagramm. Vergleiche Jahre, Kategorien und Läden.

KOSTENLOS UND HAUSHALT
Das Haushaltsbuch ist für eine Person kostenlos und ohne Werbung. Haushalt bringt das Teilen, Belege und beliebig viele Umschläge.`,
      releaseNotes: [
        'Jährliche Rechnungen lassen sich auf beliebig viele Monate verteilen.',
        'Die große Zahl gibt es jetzt auch auf der Uhr.',
        'Berichte öffnen doppelt so schnell. Rechnungen am 31. gehen nicht mehr verloren.',
      ],
    },
  },
}
