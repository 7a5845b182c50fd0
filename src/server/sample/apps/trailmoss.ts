import type { HandwrittenApp } from '../sample-app.ts'

export const trailmoss: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.mossworks.trailmoss' },
  kind: 'hiking-maps',
  icon: { motif: 'contour', from: '#2f5d3a', to: '#163a2b', main: '#a9d18e', accent: '#ffd23f', dark: '#10281d' },
  developerName: 'Mossworks',
  category: 'MAPS_AND_NAVIGATION',
  usd: 0,
  purchases: [
    { name: 'Trailmoss Explorer', usd: 3.49, period: 'month' },
    { name: 'Trailmoss Explorer', usd: 23.99, period: 'year' },
    { name: 'One region, for ever', usd: 8.99, period: null },
  ],
  devices: ['Phone', 'Tablet', 'Watch'],
  languages: ['en', 'de', 'fr', 'sv', 'nb', 'es', 'it'],
  sizeMegabytes: 64.7,
  websiteUrl: 'https://trailmoss.example',
  supportUrl: 'https://trailmoss.example/help',
  contentRating: 'Everyone',
  released: '2020-06-01',
  cadence: 16,
  dailyDownloads: 2700,
  usdPerDownload: 0.38,
  rating: { stars: 4.36, perDay: 44 },
  featuringChance: 0.012,
  screenshots: 5,
  eventsPerYear: 9,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'pt-PT', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Trailmoss: Hiking Maps Offline',
      tagline: 'Offline hiking maps, trails and huts, with a compass that keeps its promises.',
      promotionalText: null,
      description: `Trailmoss is a hiking map that works where the network does not. Choose a valley, download it once, and walk: every path, hut, spring and bus stop stays on your phone.

HIKING MAPS FOR OFFLINE DAYS
Detailed hiking maps with contour lines, shaded relief and waymarks, drawn for small screens and tired eyes. A region of 50 by 50 kilometres takes about 80 MB. Offline maps open in a second and never expire.

PLAN A TRAIL IN TWO TAPS
Tap where you start, tap where you want to be. Trailmoss finds the trail, not the road, and tells you the distance, the climb and an honest walking time. Drag the line to pass a lake or avoid a ridge. Share the trail as a GPX file or as a link.

FIND TRAILS NEAR YOU
• 68,000 hiking trails, from a stroller path to a week in the mountains
• Filter by length, climb, season, shade, dogs and public transport
• Photos and notes by other walkers, with the date of their walk
• Trails that begin at a railway station

STAY FOUND
The recorder keeps your GPS track with little battery: a full day of hiking uses about a fifth. If you leave the trail, Trailmoss speaks up quietly. The compass works without a network, and the emergency page shows your position in large letters to read out on the phone.

HUTS, SPRINGS AND WEATHER
See which huts are open, where the water is, and when the last bus leaves. Save a weather forecast with your offline map before you set off.

FOR PEOPLE WHO WALK TOGETHER
Plan a hike with friends, see who carries the tent, and keep a shared album of the trail. Nobody's position is ever public.

FREE AND EXPLORER
Maps of your home region, the trail planner and the track recorder are free. Explorer opens all hiking maps worldwide, 3D relief and the watch app. Pay monthly or yearly, or buy a single region for ever.

Trailmoss is made by hikers in a valley with bad reception. Map data by volunteers around the world: thank you.`,
      releaseNotes: [
        'Offline maps download in the background and continue after a break in the network.',
        'Walking times now depend on how you really walk. Recalculated for all your saved trails.',
        'Huts show whether they are open this week.',
        'The track recorder uses a third less battery.',
      ],
    },
    'de-DE': {
      title: 'Trailmoss: Wanderkarte offline',
      tagline: 'Wanderkarten ohne Netz, mit Wegen, Hütten und einem ehrlichen Kompass.',
      promotionalText: null,
      description: `Trailmoss ist die Wanderkarte für Gegenden ohne Netz. Wähle ein Tal, lade es einmal herunter und geh los: Jeder Weg, jede Hütte, jede Quelle und jede Haltestelle bleibt auf deinem Telefon.

WANDERKARTEN FÜR TAGE OHNE NETZ
Genaue Wanderkarten mit Höhenlinien, Schattierung und Markierungen, gezeichnet für kleine Bildschirme und müde Augen. Ein Gebiet von 50 mal 50 Kilometern braucht etwa 80 MB. Offline-Karten öffnen in einer Sekunde und laufen nie ab.

TOUREN PLANEN MIT ZWEI TIPPERN
Tippe auf den Start, tippe auf das Ziel. Trailmoss findet den Wanderweg und nicht die Straße, und nennt dir Strecke, Höhenmeter und eine ehrliche Gehzeit. Zieh die Linie an einem See vorbei oder um einen Grat herum. Teile die Tour als GPX-Datei oder als Link.

WANDERWEGE IN DEINER NÄHE
• 68.000 Wanderwege, vom Kinderwagenweg bis zur Woche im Hochgebirge
• Filter nach Länge, Anstieg, Jahreszeit, Schatten, Hund und Bahnanschluss
• Fotos und Hinweise anderer Wanderer, mit dem Datum ihrer Tour
• Touren, die am Bahnhof beginnen

NIE VERLOREN
Die Aufzeichnung deiner Tour schont den Akku: Ein ganzer Wandertag braucht etwa ein Fünftel. Wenn du den Weg verlässt, meldet sich Trailmoss leise. Der Kompass arbeitet ohne Netz, und die Notfallseite zeigt deine Position in großen Buchstaben zum Vorlesen.

HÜTTEN, QUELLEN UND WETTER
Sieh nach, welche Hütten geöffnet sind, wo es Wasser gibt und wann der letzte Bus fährt. Sichere die Wettervorhersage vor dem Start zusammen mit deiner Offline-Karte.

FÜR ALLE, DIE ZUSAMMEN WANDERN
Plant eine Tour mit Freunden, klärt, wer das Zelt trägt, und führt ein gemeinsames Album. Kein Standort ist jemals öffentlich.

KOSTENLOS UND EXPLORER
Die Wanderkarten deiner Heimatregion, der Tourenplaner und die Aufzeichnung sind kostenlos. Explorer öffnet alle Wanderkarten weltweit, das 3D-Relief und die Uhr-App, monatlich oder jährlich. Oder du kaufst eine einzelne Region für immer.

Trailmoss wird von Wanderern gemacht, in einem Tal mit schlechtem Empfang. Kartendaten von Freiwilligen aus aller Welt: danke.`,
      releaseNotes: [
        'Offline-Karten laden im Hintergrund und machen nach einer Netzlücke weiter.',
        'Gehzeiten richten sich jetzt danach, wie du wirklich gehst. Alle gesicherten Touren sind neu berechnet.',
        'Hütten zeigen, ob sie diese Woche geöffnet sind.',
        'Die Aufzeichnung braucht ein Drittel weniger Akku.',
      ],
    },
  },
}
