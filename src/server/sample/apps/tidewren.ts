import type { HandwrittenApp } from '../sample-app.ts'

export const tidewren: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100401' },
  kind: 'wind-and-tides',
  icon: { motif: 'tide', from: '#123c69', to: '#2d82b7', main: '#f8f1d4', accent: '#42bfdd', dark: '#0a2540' },
  developerName: 'Slack Water Works',
  category: 'WEATHER',
  usd: 3.99,
  purchases: [{ name: 'All the world’s harbours', usd: 6.99, period: 'year' }],
  devices: ['iPhone', 'iPad', 'Apple Watch'],
  languages: ['en', 'de', 'fr', 'pt', 'sv', 'ja'],
  sizeMegabytes: 29.9,
  websiteUrl: 'https://tidewren.example',
  supportUrl: 'https://tidewren.example/help',
  contentRating: '4+',
  released: '2016-07-07',
  cadence: 48,
  dailyDownloads: 240,
  usdPerDownload: 3.6,
  rating: { stars: 4.74, perDay: 2.3 },
  featuringChance: 0.004,
  screenshots: 6,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Tidewren: Tide Times & Moon',
      tagline: 'Tide charts for calm mornings',
      promotionalText: 'Spring tides are coming: see the highest water of the year, harbour by harbour.',
      description: `Tidewren tells you when the water comes and when it goes. Tide times, tide charts, moon and wind for 9,000 harbours and beaches, computed on your device and readable in one glance.

TIDE TIMES AT A GLANCE
One curve for the day, one line for now. High water, low water, height and how long until it turns. Swipe along the tide chart to plan tomorrow, or jump to any date until the year 2060.

MADE FOR THE COAST
• Swimmers see the warmest hour with enough water
• Anglers see the turn of the tide and the moon
• Sailors see streams, springs and neaps
• Walkers see how long the causeway is open

WORKS WHERE THE NETWORK ENDS
Tide times are computed from harmonic constants, not downloaded. A beach without reception gets the same tide chart as the harbour office. Only wind and waves need a network, and Tidewren says how old they are.

MOON, SUN AND LIGHT
Moonrise, phase and distance explain why tomorrow's tide is higher. Sunrise, sunset and golden hour stand on the same curve, so that a low tide at dawn is easy to find.

ON YOUR WRIST
The watch app shows the tide as a ring: filling or emptying. A tap tells the minutes until high water. Complications for every face.

TIDE ALARMS
Be told an hour before high water, when the mooring dries out, or when the causeway closes. Alarms work without a network, too.

HONEST ABOUT WEATHER
Strong wind and low pressure move the sea. Tidewren shows a band where the real tide may be, and is not meant for navigation.

PAY ONCE
The harbours of your country are included for ever. A yearly purchase opens all the world's harbours for those who travel.`,
      releaseNotes: [
        'Tide charts for 240 new beaches.',
        'The watch ring shows the turn of the tide with a small tap.',
        'Harmonic constants of this year for the North Sea.',
      ],
    },
    'de-DE': {
      title: 'Tidewren: Gezeiten & Mond',
      tagline: 'Ebbe und Flut auf einen Blick',
      promotionalText: 'Die Springtide kommt: das höchste Wasser des Jahres, Hafen für Hafen.',
      description: `Tidewren sagt dir, wann das Wasser kommt und wann es geht. Gezeiten, Tidenkurven, Mond und Wind für 9.000 Häfen und Strände, auf deinem Gerät berechnet und auf einen Blick zu lesen.

EBBE UND FLUT AUF EINEN BLICK
Eine Kurve für den Tag, eine Linie für jetzt. Hochwasser, Niedrigwasser, Höhe und die Zeit bis zum Kentern. Wische an der Tidenkurve entlang und plane morgen, oder springe zu einem Datum bis zum Jahr 2060.

GEMACHT FÜR DIE KÜSTE
• Wer schwimmt, sieht die wärmste Stunde mit genug Wasser
• Wer angelt, sieht das Kentern der Tide und den Mond
• Wer segelt, sieht Strom, Springzeit und Nippzeit
• Wer wandert, sieht, wie lange das Watt frei ist

LÄUFT, WO DAS NETZ ENDET
Die Gezeiten werden aus harmonischen Konstanten berechnet und nicht geladen. Ein Strand ohne Empfang bekommt dieselbe Tidenkurve wie das Hafenamt. Nur Wind und Wellen brauchen ein Netz, und Tidewren sagt, wie alt sie sind.

MOND, SONNE UND LICHT
Mondaufgang, Phase und Abstand erklären, warum das Hochwasser morgen höher steht. Sonnenaufgang und Sonnenuntergang liegen auf derselben Kurve, damit sich Ebbe am Morgen leicht findet.

AM HANDGELENK
Die Uhr zeigt die Tide als Ring, der sich füllt oder leert. Ein Tippen nennt die Minuten bis zum Hochwasser.

GEZEITENWECKER
Lass dich eine Stunde vor Hochwasser erinnern, wenn der Liegeplatz trockenfällt oder wenn der Damm schließt. Der Wecker kommt ohne Netz aus.

EHRLICH BEIM WETTER
Starker Wind und tiefer Luftdruck verschieben das Meer. Tidewren zeigt ein Band, in dem die wirkliche Tide liegen kann, und ist nicht zur Navigation bestimmt.

EINMAL ZAHLEN
Die Häfen deines Landes sind für immer dabei. Ein jährlicher Kauf öffnet alle Häfen der Welt für alle, die reisen.`,
      releaseNotes: [
        'Tidenkurven für 240 neue Strände.',
        'Der Ring auf der Uhr zeigt das Kentern der Tide mit einem leichten Tippen.',
        'Harmonische Konstanten dieses Jahres für die Nordsee.',
      ],
    },
  },
}
