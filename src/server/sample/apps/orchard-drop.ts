import type { HandwrittenApp } from '../sample-app.ts'

/** A small developer who leaves subtitle and promotional text empty. */
export const orchardDrop: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100203' },
  kind: 'match-three',
  icon: { motif: 'fruit', from: '#fff4d6', to: '#ffe0a3', main: '#d7263d', accent: '#5fa55a', dark: '#6b4423' },
  developerName: 'Ida Pflaum',
  category: 'GAMES_PUZZLE',
  usd: 1.99,
  purchases: [],
  devices: ['iPhone', 'iPad', 'Mac'],
  languages: ['en', 'de'],
  sizeMegabytes: 41.3,
  websiteUrl: 'https://orcharddrop.example',
  supportUrl: null,
  contentRating: '4+',
  released: '2024-04-09',
  cadence: 64,
  dailyDownloads: 130,
  usdPerDownload: 1.38,
  rating: { stars: 4.85, perDay: 0.9 },
  featuringChance: 0.003,
  screenshots: 3,
  eventsPerYear: 1,
  locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Orchard Drop: Fruit Puzzle',
      tagline: null,
      promotionalText: null,
      description: `Fruit falls. You decide where. When two of the same fruit touch, they become the next bigger fruit, and the basket gets a little fuller.

A FRUIT PUZZLE FOR ONE THUMB
Drop a cherry on a cherry and get a plum. Drop a plum on a plum and get an apple. From apple to pear, from pear to quince, and one day, if the basket holds, the great pumpkin. That is the whole game, and it is enough.

WHAT IS IN THE BASKET
• One fruit puzzle, tuned for two years
• A daily basket: everyone gets the same fruit in the same order
• A zen basket without a rim, for slow evenings
• Hand-drawn fruit from my grandmother's orchard

WHAT IS NOT IN IT
No adverts, no purchases, no account, no notifications. You buy Orchard Drop once. It does not know who you are, and it does not need a network.

HONEST PHYSICS
Fruit rolls, bounces and rests like fruit. Small fruit slips through gaps, big fruit sits where it sits. Shake the device once a game to settle the basket.

HOW TO FILL THE BASKET
Keep the big fruit low and to one side. Drop small fruit where it can roll. Never trust a quince. A good basket holds about two hundred fruit; the best basket so far held four hundred and six, and its owner sent me a photograph of the screen and a jar of jam.

THE DAILY BASKET
At midnight the orchard opens a new daily basket. You have one try, and the table shows how full everyone's basket was, without names. The zen basket has no table at all.

FOR EYES AND EARS
Every fruit has a shape of its own, so the puzzle works without colours. The screen reader names what falls and what lies beneath. Sounds are wood, water and fruit; you can turn each of them off.

I make this game alone, in the evenings. If something is broken, write to me and I will fix it, usually by the week-end. Have fun with the fruit.`,
      releaseNotes: [
        'The quince rolls a little less. It had it coming.',
        'A darker basket for dark evenings.',
        'The daily basket shows yesterday’s best drop.',
      ],
    },
    'de-DE': {
      title: 'Orchard Drop: Obst-Puzzle',
      tagline: null,
      promotionalText: null,
      description: `Obst fällt. Du entscheidest, wohin. Berühren sich zwei gleiche Früchte, wird daraus die nächstgrößere, und der Korb ist wieder ein Stück voller.

EIN OBST-PUZZLE FÜR EINEN DAUMEN
Aus zwei Kirschen wird eine Pflaume. Aus zwei Pflaumen wird ein Apfel. Vom Apfel zur Birne, von der Birne zur Quitte, und eines Tages, wenn der Korb hält, der große Kürbis. Das ist das ganze Spiel, und es genügt.

WAS IM KORB LIEGT
• Ein Obst-Puzzle, zwei Jahre lang abgestimmt
• Der Korb des Tages: alle bekommen dasselbe Obst in derselben Reihenfolge
• Ein stiller Korb ohne Rand, für langsame Abende
• Von Hand gezeichnetes Obst aus dem Garten meiner Großmutter

WAS NICHT DRIN IST
Keine Werbung, keine Käufe, kein Konto, keine Mitteilungen. Du kaufst Orchard Drop einmal. Das Spiel weiß nicht, wer du bist, und braucht kein Netz.

EHRLICHE PHYSIK
Obst rollt, springt und ruht wie Obst. Kleine Früchte rutschen durch Lücken, große liegen, wo sie liegen. Einmal je Spiel darfst du das Gerät schütteln, damit sich der Korb setzt.

WIE DER KORB VOLL WIRD
Halte das große Obst unten und auf einer Seite. Lass kleines Obst dorthin fallen, wo es rollen kann. Trau nie einer Quitte. Ein guter Korb fasst etwa zweihundert Früchte; im besten bisher lagen vierhundertsechs, und seine Besitzerin schickte mir ein Foto vom Bildschirm und ein Glas Marmelade.

DER KORB DES TAGES
Um Mitternacht öffnet der Garten einen neuen Korb. Du hast einen Versuch, und die Tafel zeigt ohne Namen, wie voll alle Körbe waren. Der stille Korb kennt keine Tafel.

FÜR AUGEN UND OHREN
Jede Frucht hat eine eigene Form, das Puzzle funktioniert also auch ohne Farben. Die Bildschirmansage nennt, was fällt und was darunter liegt.

Ich mache dieses Spiel allein, an den Abenden. Wenn etwas klemmt, schreib mir, und ich richte es, meistens bis zum Wochenende. Viel Freude mit dem Obst.`,
      releaseNotes: [
        'Die Quitte rollt etwas weniger. Sie hatte es verdient.',
        'Ein dunklerer Korb für dunkle Abende.',
        'Der Korb des Tages zeigt den besten Wurf von gestern.',
      ],
    },
  },
}
