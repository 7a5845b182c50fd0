import type { HandwrittenApp } from '../sample-app.ts'

export const bootsAndBog: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.bootsandbog.planner' },
  kind: 'hiking-maps',
  icon: { motif: 'reeds', from: '#d9e2c4', to: '#9fb58a', main: '#7a4a21', accent: '#f2c14e', dark: '#2f4a3a' },
  developerName: 'Boots & Bog Walking Club',
  category: 'MAPS_AND_NAVIGATION',
  usd: 4.49,
  purchases: [],
  devices: ['Phone'],
  languages: ['en', 'de', 'sv'],
  sizeMegabytes: 22.6,
  websiteUrl: 'https://bootsandbog.example',
  supportUrl: 'https://bootsandbog.example/letters',
  contentRating: 'Everyone',
  released: '2017-11-02',
  cadence: 52,
  dailyDownloads: 85,
  usdPerDownload: 3.1,
  rating: { stars: 4.58, perDay: 0.6 },
  featuringChance: 0.002,
  screenshots: 2,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Boots & Bog: Trail Planner',
      tagline: 'Plan wet walks well: tides, bogs, fords and the last bus home.',
      promotionalText: null,
      description: `Boots & Bog is the trail planner of a walking club that has been getting its feet wet since 1974. It answers one question: can we walk there today, and get home?

PLAN A WALK THAT WORKS
Draw your walk on the map. The trail planner adds daylight, tides, river levels and bus times, and paints each part of the trail green, amber or red. Move the start by an hour and watch the colours change.

BOGS, FORDS AND GATES
• 31,000 notes on the state of the ground, by walkers, with dates
• Fords with a depth gauge and what to do when they are too deep
• Gates, stiles and the field with the bull
• Deer season and lambing time

MAPS THAT SHOW THE WET
Our walking maps draw what others leave out: reeds, peat, boardwalks, old drains. Maps of a whole county stay on your phone and need no network.

LEAD A GROUP
Count your walkers, note who has the first-aid kit, and print the plan on one sheet of paper. Paper does not run out of battery.

A PLAN FOR EVERY WEATHER
Save three versions of a walk: dry, wet and very wet. On the morning, the trail planner reads the rain of the last week and tells you which of them to take. If the wind is against you on the ridge, it suggests to walk the trail the other way round.

TIDES AND LIGHT
Causeways and estuaries have tide tables to the minute, for three years ahead and without a network. The light bar shows sunrise, sunset and the moon, so that a long walk ends before the dark does not.

NOTES THAT AGE
A note about a flooded path is worth much today and little next month. Notes fade on the map as they grow old, and a walker who passes by can confirm them with one tap.

BUY ONCE
One price, no adverts, no subscription. Half of it goes to repairing paths. The club reads your letters on the first Tuesday of the month.`,
      releaseNotes: [
        'Tide tables until the end of next year.',
        'A ford can now have two sides. They always had.',
        'Notes on the ground are sorted by date.',
      ],
    },
    'de-DE': {
      title: 'Boots & Bog: Tourenplaner',
      tagline: 'Nasse Wege gut geplant: Gezeiten, Moore, Furten und der letzte Bus.',
      promotionalText: null,
      description: `Boots & Bog ist der Tourenplaner eines Wandervereins, der seit 1974 nasse Füße bekommt. Er beantwortet eine Frage: Können wir dort heute gehen, und kommen wir wieder heim?

EINE TOUR, DIE AUFGEHT
Zeichne deine Tour auf die Karte. Der Tourenplaner ergänzt Tageslicht, Gezeiten, Pegel und Buszeiten und färbt jeden Abschnitt grün, gelb oder rot. Verschiebe den Start um eine Stunde und sieh zu, wie sich die Farben ändern.

MOORE, FURTEN UND GATTER
• 31.000 Hinweise zum Zustand der Wege, von Wanderern, mit Datum
• Furten mit Pegel und einem Rat, wenn sie zu tief sind
• Gatter, Tritte und die Wiese mit dem Stier
• Jagdzeit und Lammzeit

KARTEN, DIE DAS NASSE ZEIGEN
Unsere Karten zeichnen, was andere weglassen: Schilf, Torf, Bohlenwege, alte Gräben. Die Karte eines ganzen Landkreises bleibt auf dem Telefon und braucht kein Netz.

EINE GRUPPE FÜHREN
Zähle deine Leute, notiere, wer die Apotheke trägt, und drucke die Tour auf ein Blatt Papier. Papier hat keinen Akku.

EIN PLAN FÜR JEDES WETTER
Sichere drei Fassungen einer Tour: trocken, nass und sehr nass. Am Morgen liest der Tourenplaner den Regen der letzten Woche und sagt dir, welche davon heute passt. Steht der Wind auf dem Grat gegen dich, schlägt er die Tour andersherum vor.

GEZEITEN UND LICHT
Für Dämme und Watt gibt es Gezeitentafeln auf die Minute, drei Jahre im Voraus und ohne Netz. Die Lichtleiste zeigt Sonnenaufgang, Sonnenuntergang und Mond.

HINWEISE, DIE ALTERN
Ein Hinweis auf einen überfluteten Weg ist heute viel wert und nächsten Monat wenig. Hinweise verblassen auf der Karte, und wer vorbeikommt, kann sie mit einem Tippen bestätigen.

EINMAL KAUFEN
Ein Preis, keine Werbung, kein Abo. Die Hälfte davon geht in die Pflege der Wege. Der Verein liest eure Briefe am ersten Dienstag im Monat.`,
      releaseNotes: [
        'Gezeitentafeln bis zum Ende des nächsten Jahres.',
        'Eine Furt darf jetzt zwei Seiten haben. Die hatte sie schon immer.',
        'Hinweise zum Wegzustand sind nach Datum geordnet.',
      ],
    },
  },
}
