import type { HandwrittenApp } from '../sample-app.ts'

export const nappery: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100103' },
  kind: 'sleep-sounds',
  icon: { motif: 'noise', from: '#f7f3ec', to: '#e2d8c8', main: '#4b5b6b', accent: '#e07a5f', dark: '#2f3b47' },
  developerName: 'Otter Bay Apps',
  category: 'HEALTH_AND_FITNESS',
  usd: 2.99,
  purchases: [],
  devices: ['iPhone', 'iPad', 'Apple Watch', 'Mac'],
  languages: ['en', 'de', 'ja'],
  sizeMegabytes: 38.2,
  websiteUrl: 'https://otterbay.example/nappery',
  supportUrl: 'https://otterbay.example/help',
  contentRating: '4+',
  released: '2019-09-19',
  cadence: 41,
  dailyDownloads: 420,
  usdPerDownload: 2.05,
  rating: { stars: 4.79, perDay: 4.2 },
  featuringChance: 0.006,
  screenshots: 4,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'ja-JP', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Nappery: White Noise & Naps',
      tagline: 'Fan, rain and brown noise',
      promotionalText: null,
      description: `Nappery plays noise. White noise, brown noise, pink noise, a fan, rain, a hair dryer two rooms away. You pay once, and that is all there is to buy.

WHITE NOISE DONE PROPERLY
Most white noise apps loop a short recording, and sooner or later you hear the seam. Nappery computes its noise while you listen, so it never repeats, never clicks and hardly uses your battery. Shape the noise with one slider, from bright white noise to deep brown noise.

NAPS THAT END WELL
• Coffee nap: 20 minutes, with two minutes to fall asleep
• Long nap: 90 minutes, one full cycle
• Baby nap: noise until you stop it, and a soft fade
• Watch nap: a tap on the wrist instead of an alarm

THIRTY SOUNDS, NO ACCOUNT
Rain, fan, train, washing machine, aircraft cabin, cat. No account, no adverts, no statistics, nothing leaves the device. Nappery works in flight mode and keeps playing when other apps want the speaker.

GOOD FOR WORK, TOO
Pink noise covers chatter in open offices. Start a focus timer with noise, and the sound ends with the work.

MADE FOR SMALL PEOPLE
Parents asked for a volume lock, so there is one: set the loudest level once, and the baby's sleep stays safe for small ears. A second phone can listen along and tell you when the noise stops.

SHORTCUTS AND WIDGETS
Start your usual nap from the lock screen, by voice or with the action button. Nappery remembers which noise belongs to which hour: a fan at noon, rain at night.

ONE PRICE
Pay once for all your devices, families included. Updates have been free since 2019 and will stay so. If Nappery does not help you to nap, write to us and the store will refund you.`,
      releaseNotes: [
        'A quieter fan, a longer fade, and a widget that starts your usual nap.',
        'The volume lock for babies now also holds for headphones.',
        'Brown noise goes one octave deeper.',
      ],
    },
    'de-DE': {
      title: 'Nappery: Rauschen & Nickerchen',
      tagline: 'Ventilator, Regen, Rauschen',
      promotionalText: null,
      description: `Nappery rauscht. Weißes Rauschen, braunes Rauschen, rosa Rauschen, ein Ventilator, Regen, ein Föhn zwei Zimmer weiter. Du zahlst einmal, und mehr gibt es nicht zu kaufen.

WEISSES RAUSCHEN, RICHTIG GEMACHT
Die meisten Apps spielen eine kurze Aufnahme in Schleife, und früher oder später hört man die Naht. Nappery berechnet das Rauschen, während du zuhörst: Es wiederholt sich nie, knackt nie und braucht kaum Akku. Mit einem Regler geht es von hellem weißen Rauschen bis zu tiefem braunen Rauschen.

NICKERCHEN, DIE GUT ENDEN
• Kaffee-Nickerchen: 20 Minuten, davon zwei zum Einschlafen
• Langes Nickerchen: 90 Minuten, ein ganzer Zyklus
• Baby-Nickerchen: Rauschen, bis du es beendest, dann sanft leiser
• Uhr-Nickerchen: ein Tippen am Handgelenk statt eines Weckers

DREISSIG GERÄUSCHE, KEIN KONTO
Regen, Ventilator, Zug, Waschmaschine, Flugzeugkabine, Katze. Kein Konto, keine Werbung, keine Statistik, nichts verlässt das Gerät. Nappery läuft im Flugmodus und spielt weiter, wenn andere Apps den Lautsprecher wollen.

AUCH GUT BEI DER ARBEIT
Rosa Rauschen deckt Gespräche im Großraumbüro zu. Starte einen Timer mit Rauschen, und das Geräusch endet mit der Arbeit.

FÜR DIE KLEINSTEN
Eltern wünschten sich eine Sperre für die Lautstärke, also gibt es sie: Lege einmal fest, wie laut es höchstens wird, und der Schlaf des Babys bleibt sicher. Ein zweites Telefon kann mithören und meldet sich, wenn das Rauschen endet.

KURZBEFEHLE UND WIDGETS
Starte dein übliches Nickerchen vom Sperrbildschirm oder per Sprache. Nappery merkt sich, welches Rauschen zu welcher Stunde gehört: mittags der Ventilator, nachts der Regen.

EIN PREIS
Einmal zahlen, auf allen Geräten nutzen, auch in der Familie. Updates sind seit 2019 kostenlos und bleiben es.`,
      releaseNotes: [
        'Ein leiserer Ventilator, ein längeres Ausklingen und ein Widget für dein übliches Nickerchen.',
        'Die Lautstärkesperre für Babys gilt jetzt auch mit Kopfhörern.',
        'Braunes Rauschen geht eine Oktave tiefer.',
      ],
    },
  },
}
