import type { HandwrittenApp } from '../sample-app.ts'

export const duskHarbour: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100102' },
  kind: 'sleep-sounds',
  icon: { motif: 'lighthouse', from: '#4a2f6b', to: '#e2725b', main: '#fff3e0', accent: '#ffc46b', dark: '#2b1c45' },
  developerName: 'Harbour & Daughters',
  category: 'HEALTH_AND_FITNESS',
  usd: 0,
  purchases: [
    { name: 'Harbour Pass', usd: 6.99, period: 'month' },
    { name: 'Harbour Pass', usd: 39.99, period: 'year' },
  ],
  devices: ['iPhone', 'iPad', 'Apple TV'],
  languages: ['en', 'de', 'fr', 'es'],
  sizeMegabytes: 201.9,
  websiteUrl: 'https://duskharbour.example',
  supportUrl: 'https://duskharbour.example/contact',
  contentRating: '4+',
  released: '2020-02-11',
  cadence: 23,
  dailyDownloads: 3900,
  usdPerDownload: 0.91,
  rating: { stars: 4.48, perDay: 61 },
  featuringChance: 0.016,
  screenshots: 6,
  eventsPerYear: 5,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Dusk Harbour: Sleep Stories',
      tagline: 'Bedtime audio for grown-ups',
      promotionalText: 'The lighthouse keeper is back: twelve new sleep stories for long November evenings.',
      description: `Dusk Harbour is a library of sleep stories for adults. Lie down, press play, and follow a calm voice along the quay until you no longer notice where the story ends and sleep begins.

400 SLEEP STORIES, ONE SMALL TOWN
Every story in Dusk Harbour takes place in the same town by the sea. Meet the baker, the ferry captain and the lighthouse keeper. Because you know the streets, your mind has nothing to solve, and sleep comes more easily. New sleep stories arrive on the first evening of every month.

MEDITATION WITHOUT THE INCENSE
• Guided sleep meditation in five, ten or twenty minutes
• Body scan for tense shoulders and busy heads
• Breathing with the tide: in for four, out for six
• Calm talks about worry, written with a sleep therapist

SLEEP SOUNDS FROM THE COAST
Waves on shingle, rain on the harbour wall, a foghorn far away, rigging in the wind. Play sleep sounds under a story or on their own, all night or with a timer.

A SLEEP PLAN FOR THREE WEEKS
Tell Dusk Harbour when you have to get up. It suggests a bedtime, a story length and an evening routine, and adjusts when life gets in the way. The plan follows what is known about better sleep: regular hours, less light, no clock in view.

LISTEN YOUR WAY
Download stories for the night, dim the player to black, and let the volume sink slowly. Works with speakers, headphones and the television in the bedroom. Stories remember where you fell asleep.

HARBOUR PASS
Twenty stories and six sleep sounds are free for ever. The Harbour Pass opens the whole library of sleep stories, meditations and sounds, monthly or yearly, with a free week to try. Cancel in your store settings whenever you like.

Good night from all of us on the quay.`,
      releaseNotes: [
        'Twelve new sleep stories with the lighthouse keeper.',
        'The player can now go completely black. Stories remember where you fell asleep.',
        'The three-week sleep plan adjusts to shift work.',
      ],
    },
    'de-DE': {
      title: 'Dusk Harbour: Traumreisen',
      tagline: 'Hörgeschichten für Erwachsene',
      promotionalText: 'Der Leuchtturmwärter ist zurück: zwölf neue Traumreisen für lange Novemberabende.',
      description: `Dusk Harbour ist eine Bibliothek voller Traumreisen für Erwachsene. Leg dich hin, drück auf Start und folge einer ruhigen Stimme am Kai entlang, bis du nicht mehr merkst, wo die Geschichte endet und der Schlaf beginnt.

400 TRAUMREISEN, EINE KLEINE STADT
Alle Traumreisen spielen in derselben Stadt am Meer. Du triffst die Bäckerin, den Fährkapitän und den Leuchtturmwärter. Weil du die Gassen kennst, hat dein Kopf nichts zu lösen, und der Schlaf kommt leichter. Am ersten Abend jedes Monats kommen neue Traumreisen dazu.

MEDITATION OHNE RÄUCHERSTÄBCHEN
• Geführte Meditation zum Einschlafen in fünf, zehn oder zwanzig Minuten
• Körperreise für feste Schultern und volle Köpfe
• Atmen mit der Flut: vier Züge ein, sechs Züge aus
• Ruhige Gespräche über Sorgen, geschrieben mit einer Schlaftherapeutin

GERÄUSCHE VON DER KÜSTE
Wellen auf Kies, Regen auf der Hafenmauer, ein fernes Nebelhorn, Takelage im Wind. Die Geräusche laufen unter einer Geschichte oder für sich allein, die ganze Nacht oder mit Timer.

EIN SCHLAFPLAN FÜR DREI WOCHEN
Sag Dusk Harbour, wann du aufstehen musst. Du bekommst eine Schlafenszeit, eine passende Geschichte und eine Abendroutine, und der Plan passt sich an, wenn etwas dazwischenkommt. Er folgt dem, was für besseren Schlaf bekannt ist: feste Zeiten, weniger Licht, keine Uhr im Blick.

HÖREN, WIE DU MAGST
Lade Traumreisen für die Nacht, dunkle den Bildschirm ganz ab und lass die Lautstärke langsam sinken. Läuft über Lautsprecher, Kopfhörer und den Fernseher im Schlafzimmer.

HAFENPASS
Zwanzig Traumreisen und sechs Geräusche bleiben für immer kostenlos. Der Hafenpass öffnet die ganze Bibliothek, monatlich oder jährlich, mit einer Woche zum Ausprobieren. Kündbar jederzeit in den Einstellungen des Stores.

Gute Nacht von uns allen am Kai.`,
      releaseNotes: [
        'Zwölf neue Traumreisen mit dem Leuchtturmwärter.',
        'Der Bildschirm wird jetzt ganz schwarz. Geschichten merken sich, wo du eingeschlafen bist.',
        'Der Schlafplan für drei Wochen berücksichtigt Schichtarbeit.',
      ],
    },
  },
}
