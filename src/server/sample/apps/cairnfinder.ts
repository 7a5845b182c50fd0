import type { HandwrittenApp } from '../sample-app.ts'

export const cairnfinder: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.grindstone.cairnfinder' },
  kind: 'hiking-maps',
  icon: { motif: 'cairn', from: '#bfe3f2', to: '#5aa9c8', main: '#56606b', accent: '#8a949e', dark: '#243038' },
  developerName: 'Grindstone Labs',
  category: 'MAPS_AND_NAVIGATION',
  usd: 0,
  purchases: [
    { name: 'Cairnfinder Pro', usd: 5.99, period: 'month' },
    { name: 'Cairnfinder Pro', usd: 34.99, period: 'year' },
  ],
  devices: ['Phone', 'Tablet'],
  languages: ['en', 'de', 'fr', 'es', 'it', 'ja', 'pt', 'sv', 'nl'],
  sizeMegabytes: 92.1,
  websiteUrl: 'https://cairnfinder.example',
  supportUrl: 'https://cairnfinder.example/support',
  contentRating: 'Everyone',
  released: '2018-03-14',
  cadence: 12,
  dailyDownloads: 7100,
  usdPerDownload: 0.44,
  rating: { stars: 4.12, perDay: 130 },
  featuringChance: 0.018,
  screenshots: 5,
  eventsPerYear: 4,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Cairnfinder: Walk & Hike GPS',
      tagline: 'GPS navigation for walks, hikes and runs, with 200,000 routes to follow.',
      promotionalText: null,
      description: `Follow a line, reach the top. Cairnfinder is GPS navigation for everyone who leaves the road: walkers, hikers, trail runners and people looking for their dog.

200,000 ROUTES
Search for a place and pick a route by length, difficulty or view. Each route has a profile, a map and reviews by walkers who were there. Popular routes are checked by our own scouts every year.

GPS NAVIGATION THAT TALKS
Turn-by-turn voice navigation for footpaths. Cairnfinder warns you before a junction, tells you how much climb is left, and leads you back to the route when you stray.

RECORD EVERY WALK
• GPS recorder with distance, pace, climb and calories
• Pause by itself when you stop for lunch
• Compare two hikes on the same route
• Heart rate from your watch or chest strap

LIVE POSITION FOR YOUR FAMILY
Share a private link, and the people at home see where you are until you switch it off.

CHALLENGES
Walk 50 kilometres this month, climb the height of a famous mountain, visit ten summits in your county. Earn a cairn for each and stack them on your profile.

MAPS
Topographic map, satellite map, winter map with slope angles. Offline maps are part of Cairnfinder Pro, as are weather layers and route planning on a large screen.

A COMMUNITY THAT WALKS
Follow friends, join a walking group in your town, and ask about the state of a route before you set off. Moderators read every report, and advertising for gear is not allowed in reviews.

SAFE ON THE HILL
Avalanche bulletins in winter, storm warnings in summer, and a check-in that tells a friend when you are late. Cairnfinder is no substitute for a map and good judgement, and says so before every alpine route.

CAIRNFINDER PRO
Subscribe monthly or yearly. Your first week is free. GPS running in the background can reduce battery life.`,
      releaseNotes: [
        'Voice navigation in three more languages.',
        'Winter map with slope angles for the Alps.',
        'Challenges for November. Fixes pauses that did not end.',
      ],
    },
    'de-DE': {
      title: 'Cairnfinder: Wandern mit GPS',
      tagline: 'GPS-Navigation zum Wandern, Gehen und Laufen, mit 200.000 Routen.',
      promotionalText: null,
      description: `Folge einer Linie, erreiche den Gipfel. Cairnfinder ist GPS-Navigation für alle, die die Straße verlassen: Spaziergänger, Wanderer, Trailrunner und Leute, die ihren Hund suchen.

200.000 ROUTEN
Such dir einen Ort und wähle eine Route nach Länge, Schwierigkeit oder Aussicht. Jede Route hat ein Höhenprofil, eine Karte und Bewertungen von Leuten, die dort waren. Beliebte Routen prüfen unsere eigenen Späher jedes Jahr.

GPS-NAVIGATION, DIE SPRICHT
Sprachführung für Fußwege. Cairnfinder meldet sich vor jeder Abzweigung, sagt dir, wie viel Anstieg noch bleibt, und führt dich zurück, wenn du von der Route abkommst.

JEDE WANDERUNG AUFZEICHNEN
• GPS-Aufzeichnung mit Strecke, Tempo, Höhenmetern und Kalorien
• Pausiert von selbst, wenn du Brotzeit machst
• Vergleicht zwei Wanderungen auf derselben Route
• Herzfrequenz von Uhr oder Brustgurt

STANDORT FÜR DIE FAMILIE
Teile einen privaten Link, und die Menschen zu Hause sehen, wo du bist, bis du ihn abschaltest.

HERAUSFORDERUNGEN
Geh diesen Monat 50 Kilometer, steige so hoch wie ein berühmter Berg, besuche zehn Gipfel in deinem Landkreis. Für jede Herausforderung gibt es ein Steinmännchen.

KARTEN
Topografische Karte, Satellitenkarte, Winterkarte mit Hangneigung. Offline-Karten gehören zu Cairnfinder Pro, ebenso Wetterebenen und die Routenplanung am großen Bildschirm.

EINE GEMEINSCHAFT, DIE GEHT
Folge Freunden, finde eine Wandergruppe in deiner Stadt und frag vor dem Start nach dem Zustand einer Route. Jede Meldung wird gelesen, und Werbung für Ausrüstung ist in Bewertungen nicht erlaubt.

SICHER AM BERG
Lawinenberichte im Winter, Sturmwarnungen im Sommer und eine Rückmeldung, die Freunden sagt, wenn du überfällig bist.

CAIRNFINDER PRO
Monatlich oder jährlich, die erste Woche ist kostenlos. GPS im Hintergrund kann die Akkulaufzeit verringern.`,
      releaseNotes: [
        'Sprachführung in drei weiteren Sprachen.',
        'Winterkarte mit Hangneigung für die Alpen.',
        'Herausforderungen für November. Pausen enden jetzt zuverlässig.',
      ],
    },
  },
}
