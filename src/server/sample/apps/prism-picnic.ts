import type { HandwrittenApp } from '../sample-app.ts'

export const prismPicnic: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100202' },
  kind: 'match-three',
  icon: { motif: 'prism', from: '#2aa198', to: '#7bd389', main: '#ffd166', accent: '#ef476f', dark: '#3a86ff' },
  developerName: 'Bright Crumb',
  category: 'GAMES_PUZZLE',
  usd: 0,
  purchases: [
    { name: 'Small basket', usd: 0.99, period: null },
    { name: 'Big basket', usd: 9.99, period: null },
    { name: 'Picnic Club', usd: 2.99, period: 'week' },
  ],
  devices: ['iPhone', 'iPad'],
  languages: ['en', 'de', 'fr', 'es', 'pt', 'ja'],
  sizeMegabytes: 268.8,
  websiteUrl: 'https://brightcrumb.example',
  supportUrl: null,
  contentRating: '9+',
  released: '2023-08-22',
  cadence: 10,
  dailyDownloads: 16_800,
  usdPerDownload: 0.58,
  rating: { stars: 4.33, perDay: 410 },
  featuringChance: 0.009,
  screenshots: 7,
  eventsPerYear: 6,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Prism Picnic: Match & Merge',
      tagline: 'Cosy puzzle in a glass garden',
      promotionalText: 'Autumn picnic: merge acorns, win the copper kettle, and invite the hedgehog before Sunday.',
      description: `Spread the blanket, pour the lemonade, and merge your way through a garden made of glass. Prism Picnic is a cosy match and merge puzzle with three hundred things to grow, bake and polish.

MERGE TWO, GET ONE BETTER
Merge two seeds into a sprout, two sprouts into a rose, two roses into a rose bush. Merge crumbs into buns and buns into towers of cake. Every merge brings light into the garden, and light makes new colours.

MATCH COLOURS OF LIGHT
Turn prisms to split the sun. Match red, green and blue beams to open closed corners of the garden. Easy puzzles in the morning, clever puzzles by the pond.

DECORATE YOUR PICNIC
• 90 blankets, lamps, teapots and hats
• Guests with a taste of their own: the heron likes it tidy
• Four seasons, each with its own light

EVENTS EVERY WEEK
Bake for the hedgehog, race the snails, rebuild the greenhouse together with your club. Every event can be finished without paying.

PLAY WITH OR WITHOUT A NETWORK
Merge puzzles play offline. Events need a connection to count your points.

THE GARDEN GROWS
Start with a blanket between two apple trees. Clear glass brambles with matching light, find the old greenhouse, wake the carp in the pond and follow the little railway to the orchard. There are eleven parts of the garden, and a new one opens every spring.

COSY, NOT HURRIED
No clock, no losing, no bad endings. If a puzzle does not open today, merge a few buns and come back with more light. Sounds were recorded in a real garden, and the music was written for rainy Sundays.

PICNIC CLUB
Join the Picnic Club for a weekly basket, double light and a chair beside the heron. The subscription renews weekly until you cancel it in your settings.

Prism Picnic is free to play. Some baskets cost real money; you can turn off purchases in the settings of your device.`,
      releaseNotes: [
        'Autumn picnic with acorns, a copper kettle and a hedgehog.',
        'Merge faster: hold and drag over a whole row.',
        'The greenhouse event starts on Friday.',
      ],
    },
    'de-DE': {
      title: 'Prism Picnic: Merge & Match',
      tagline: 'Gemütliches Puzzle im Garten',
      promotionalText: 'Herbstpicknick: Verbinde Eicheln, gewinne den Kupferkessel und lade bis Sonntag den Igel ein.',
      description: `Breite die Decke aus, gieß Limonade ein und verbinde dich durch einen Garten aus Glas. Prism Picnic ist ein gemütliches Merge-Puzzle mit dreihundert Dingen zum Züchten, Backen und Polieren.

AUS ZWEI MACH EINS
Verbinde zwei Samen zu einem Keim, zwei Keime zu einer Rose, zwei Rosen zu einem Rosenbusch. Verbinde Krümel zu Brötchen und Brötchen zu Kuchentürmen. Jede Verbindung bringt Licht in den Garten, und Licht macht neue Farben.

FARBEN AUS LICHT
Drehe Prismen und teile die Sonne. Bring rote, grüne und blaue Strahlen zusammen und öffne verschlossene Ecken des Gartens. Leichte Puzzles am Morgen, kniffelige Puzzles am Teich.

RICHTE DEIN PICKNICK EIN
• 90 Decken, Lampen, Teekannen und Hüte
• Gäste mit eigenem Geschmack: Der Reiher mag es ordentlich
• Vier Jahreszeiten, jede mit eigenem Licht

JEDE WOCHE EIN EREIGNIS
Backe für den Igel, laufe mit den Schnecken um die Wette, baue mit deinem Club das Gewächshaus wieder auf. Jedes Ereignis lässt sich ohne Bezahlen schaffen.

MIT UND OHNE NETZ
Die Puzzles laufen auch offline. Ereignisse brauchen eine Verbindung, damit deine Punkte zählen.

DER GARTEN WÄCHST
Am Anfang liegt eine Decke zwischen zwei Apfelbäumen. Räume gläserne Brombeeren mit dem richtigen Licht weg, finde das alte Gewächshaus, wecke die Karpfen im Teich und folge der kleinen Bahn zum Obstgarten. Der Garten hat elf Teile, und jeden Frühling öffnet sich ein neuer.

GEMÜTLICH, NICHT EILIG
Keine Uhr, kein Verlieren, kein schlechtes Ende. Wenn ein Puzzle heute nicht aufgeht, verbinde ein paar Brötchen und komm mit mehr Licht zurück. Die Klänge stammen aus einem echten Garten.

PICKNICK-CLUB
Im Picknick-Club bekommst du jede Woche einen Korb, doppeltes Licht und einen Stuhl neben dem Reiher. Das Abo verlängert sich wöchentlich, bis du es in den Einstellungen beendest.

Prism Picnic ist kostenlos spielbar. Manche Körbe kosten echtes Geld; Käufe lassen sich in den Einstellungen des Geräts abschalten.`,
      releaseNotes: [
        'Herbstpicknick mit Eicheln, Kupferkessel und Igel.',
        'Schneller verbinden: halten und über eine ganze Reihe ziehen.',
        'Am Freitag beginnt das Gewächshaus-Ereignis.',
      ],
    },
  },
}
