import type { HandwrittenApp } from '../sample-app.ts'

export const sillgarden: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.sillgarden.plants' },
  kind: 'plant-care',
  icon: { motif: 'sprout', from: '#fdf3e1', to: '#f4d9b0', main: '#4c956c', accent: '#8cbf6a', dark: '#6f4518' },
  developerName: 'Windowsill Makers',
  category: 'LIFESTYLE',
  usd: 0,
  purchases: [{ name: 'Sillgarden Green', usd: 14.99, period: 'year' }],
  devices: ['Phone', 'Tablet'],
  languages: ['en', 'de', 'sv', 'fr'],
  sizeMegabytes: 48.9,
  websiteUrl: 'https://sillgarden.example',
  supportUrl: 'https://sillgarden.example/ask',
  contentRating: 'Everyone',
  released: '2023-03-20',
  cadence: 22,
  dailyDownloads: 1250,
  usdPerDownload: 0.21,
  rating: { stars: 4.6, perDay: 17 },
  featuringChance: 0.009,
  screenshots: 4,
  eventsPerYear: 2,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Sillgarden: Plant Care',
      tagline: 'Water plants on time: a plant care diary with light meter and plant doctor.',
      promotionalText: null,
      description: `Sillgarden keeps your plants alive, and does so kindly. Add a plant, tell the app where it stands, and get a note when it is thirsty. Not before.

PLANT CARE THAT LOOKS OUT OF THE WINDOW
Most plant apps count days. Sillgarden looks at light, season, pot and weather, and moves the watering day when a rainy week comes. Your plants drink when they need to, and you stop drowning the cactus.

WHICH PLANT IS THIS?
Photograph a leaf. The plant finder knows 4,600 house plants and herbs, works without a network, and says honestly when it is not sure.

PLANT DOCTOR
• Yellow leaves, brown tips, small flies: what it is and what helps
• First aid in three steps, without poison where possible
• Ask other gardeners, with a photograph and a date

MEASURE THE LIGHT
Hold the phone where the plant stands: the light meter tells whether it is bright, half shade or too dark, and which plants would love that place.

A DIARY FOR EVERY PLANT
Watered, fed, repotted, first flower. A photograph a month turns into a small film of growth. Diaries can be handed over with a plant as a gift.

HOLIDAYS
Give a neighbour a watering list for two weeks, with pictures of each plant and the right amount in cups. The neighbour needs no account.

SAFE FOR CATS
Every plant page says whether a plant is poisonous for cats, dogs and children. Filter the plant finder by it before you buy.

HERBS AND BALCONIES
Sow basil, parsley and mint with a calendar for your own town. Balcony boxes get frost warnings in spring and a watering plan for hot weeks. Harvest notes tell you when to pick, so that the herb grows back.

FREE AND GREEN
Ten plants are free, with all reminders. Sillgarden Green opens your whole jungle, the plant doctor and the light diary for a year.`,
      releaseNotes: [
        'Watering days now follow the weather of the last week.',
        'The light meter remembers every windowsill.',
        'Holiday lists show amounts in cups.',
      ],
    },
    'de-DE': {
      title: 'Sillgarden: Pflanzen pflegen',
      tagline: 'Pflanzen rechtzeitig gießen: Tagebuch, Lichtmesser und Pflanzendoktor.',
      promotionalText: null,
      description: `Sillgarden hält deine Pflanzen am Leben, und zwar freundlich. Füge eine Pflanze hinzu, sag, wo sie steht, und du bekommst Bescheid, wenn sie Durst hat. Nicht vorher.

PFLANZENPFLEGE MIT BLICK AUS DEM FENSTER
Die meisten Apps zählen Tage. Sillgarden achtet auf Licht, Jahreszeit, Topf und Wetter und verschiebt das Gießen, wenn eine Regenwoche kommt. Deine Pflanzen trinken, wenn sie müssen, und der Kaktus ertrinkt nicht mehr.

WELCHE PFLANZE IST DAS?
Fotografiere ein Blatt. Die Bestimmung kennt 4.600 Zimmerpflanzen und Kräuter, arbeitet ohne Netz und sagt ehrlich, wenn sie unsicher ist.

PFLANZENDOKTOR
• Gelbe Blätter, braune Spitzen, kleine Fliegen: was es ist und was hilft
• Erste Hilfe in drei Schritten, möglichst ohne Gift
• Frag andere Gärtner, mit Foto und Datum

LICHT MESSEN
Halte das Telefon dorthin, wo die Pflanze steht: Der Lichtmesser sagt, ob es hell, halbschattig oder zu dunkel ist, und welche Pflanzen den Platz lieben würden.

EIN TAGEBUCH FÜR JEDE PFLANZE
Gegossen, gedüngt, umgetopft, erste Blüte. Aus einem Foto im Monat wird ein kleiner Film vom Wachsen. Das Tagebuch lässt sich mit der Pflanze verschenken.

URLAUB
Gib der Nachbarin eine Gießliste für zwei Wochen, mit Bildern jeder Pflanze und der richtigen Menge in Tassen. Sie braucht kein Konto.

SICHER FÜR KATZEN
Zu jeder Pflanze steht, ob sie für Katzen, Hunde und Kinder giftig ist. Filtere schon vor dem Kauf danach.

KRÄUTER UND BALKON
Säe Basilikum, Petersilie und Minze mit einem Kalender für deinen Ort. Balkonkästen bekommen im Frühling eine Frostwarnung und in heißen Wochen einen Gießplan. Erntehinweise sagen dir, wann du schneidest, damit das Kraut nachwächst.

KOSTENLOS UND GRÜN
Zehn Pflanzen sind kostenlos, mit allen Erinnerungen. Sillgarden Green öffnet deinen ganzen Dschungel, den Pflanzendoktor und das Lichttagebuch für ein Jahr.`,
      releaseNotes: [
        'Gießtage richten sich jetzt nach dem Wetter der letzten Woche.',
        'Der Lichtmesser merkt sich jede Fensterbank.',
        'Urlaubslisten zeigen Mengen in Tassen.',
      ],
    },
  },
}
