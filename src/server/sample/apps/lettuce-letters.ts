import type { HandwrittenApp } from '../sample-app.ts'

export const lettuceLetters: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.hedgerow.lettuceletters' },
  kind: 'word-guess',
  icon: { motif: 'letter', from: '#3fa34d', to: '#137547', main: '#fffbea', accent: '#8fd14f', dark: '#1b4332' },
  developerName: 'Hedgerow Games',
  category: 'GAME_WORD',
  usd: 0,
  purchases: [
    { name: 'Bag of seeds', usd: 1.49, period: null },
    { name: 'Garden Club', usd: 2.49, period: 'month' },
  ],
  devices: ['Phone', 'Tablet'],
  languages: ['en', 'de', 'sv'],
  sizeMegabytes: 73.5,
  websiteUrl: 'https://hedgerow.example/lettuce',
  supportUrl: 'https://hedgerow.example/help',
  contentRating: 'Everyone',
  released: '2022-02-22',
  cadence: 15,
  dailyDownloads: 5200,
  usdPerDownload: 0.29,
  rating: { stars: 4.52, perDay: 96 },
  featuringChance: 0.01,
  screenshots: 6,
  eventsPerYear: 5,
  locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Lettuce Letters: Word Game',
      tagline: 'Grow words in a vegetable patch: a calm word game with a daily harvest.',
      promotionalText: null,
      description: `Plant letters, grow words, harvest supper. Lettuce Letters is a word game that takes place in a vegetable patch: every row is a line of letters, and every word you find makes something grow.

A WORD GAME THAT GROWS ON YOU
Swipe across letters to make a word. Short words water the row, long words ripen it. Fill a bed with ripe words and carry the basket home. There is no clock, and the slugs are slow.

DAILY HARVEST
One new word puzzle every morning, the same letters for everybody. Share your harvest without giving the words away, and see how many gardeners found the longest word of the day.

900 BEDS IN 30 GARDENS
• Word puzzles from four letters to nine
• Herb gardens with hidden words, orchards with crosswords
• Greenhouses where letters change overnight
• A winter garden for the cold months

LEARN A WORD A DAY
Tap any word to read what it means and where it comes from. Collect rare words in a seed box: from "chard" to "quincunx".

PLAY ALONE OR TOGETHER
Share a patch with up to four friends and take turns, a minute a day. Grandparents welcome: letters can be as large as you like.

THREE LANGUAGES, THREE DICTIONARIES
Word lists made by people for English, German and Swedish. Switch languages to practise, each has its own gardens.

GENTLE ON YOUR DAY
Lettuce Letters plays offline and takes five minutes. Adverts stand only at the garden gate, never in the middle of a puzzle. The Garden Club removes them and opens the greenhouse early.

FAIR WORDS
Every word you find counts, also the odd ones, as long as it is in the dictionary. If you think a word is missing, send it in with one tap: an editor answers, and good words are planted with the next harvest.

Pull on your boots. The first word is only a swipe away.`,
      releaseNotes: [
        'The winter garden is open: sixty beds under glass.',
        'Tap a word to see where it comes from.',
        'Shared patches remind you when it is your turn, once a day at most.',
      ],
    },
    'de-DE': {
      title: 'Lettuce Letters: Wortspiel',
      tagline: 'Wörter wachsen im Gemüsebeet: ein ruhiges Wortspiel mit täglicher Ernte.',
      promotionalText: null,
      description: `Buchstaben säen, Wörter ziehen, Abendbrot ernten. Lettuce Letters ist ein Wortspiel im Gemüsebeet: Jede Reihe ist eine Zeile aus Buchstaben, und jedes Wort, das du findest, lässt etwas wachsen.

EIN WORTSPIEL, DAS WÄCHST
Wische über Buchstaben und bilde ein Wort. Kurze Wörter gießen die Reihe, lange Wörter lassen sie reifen. Fülle ein Beet mit reifen Wörtern und trage den Korb nach Hause. Es gibt keine Uhr, und die Schnecken sind langsam.

TÄGLICHE ERNTE
Jeden Morgen ein neues Worträtsel, dieselben Buchstaben für alle. Teile deine Ernte, ohne die Wörter zu verraten, und sieh, wie viele das längste Wort des Tages gefunden haben.

900 BEETE IN 30 GÄRTEN
• Worträtsel mit vier bis neun Buchstaben
• Kräutergärten mit versteckten Wörtern, Obstgärten mit Kreuzworträtseln
• Gewächshäuser, in denen sich Buchstaben über Nacht ändern
• Ein Wintergarten für die kalten Monate

JEDEN TAG EIN WORT
Tippe ein Wort an und lies, was es bedeutet und woher es kommt. Sammle seltene Wörter im Samenkasten: vom „Mangold“ bis zur „Zwickmühle“.

ALLEIN ODER ZUSAMMEN
Teile ein Beet mit bis zu vier Freunden und spielt abwechselnd, eine Minute am Tag. Großeltern willkommen: Die Buchstaben werden so groß, wie du magst.

DREI SPRACHEN, DREI WÖRTERBÜCHER
Wortlisten von Menschen gemacht, für Deutsch, Englisch und Schwedisch. Wechsle die Sprache zum Üben, jede hat eigene Gärten.

FREUNDLICH ZU DEINEM TAG
Lettuce Letters spielt sich offline und dauert fünf Minuten. Werbung steht nur am Gartentor, nie mitten im Rätsel. Der Gartenclub entfernt sie und öffnet das Gewächshaus früher.

FAIRE WÖRTER
Jedes Wort zählt, auch das seltsame, solange es im Wörterbuch steht. Fehlt dir eines, schick es mit einem Tippen ein: Die Redaktion antwortet, und gute Wörter wachsen mit der nächsten Ernte.

Stiefel an. Das erste Wort ist nur ein Wischen entfernt.`,
      releaseNotes: [
        'Der Wintergarten ist offen: sechzig Beete unter Glas.',
        'Tippe ein Wort an und sieh, woher es kommt.',
        'Geteilte Beete erinnern dich, wenn du dran bist, höchstens einmal am Tag.',
      ],
    },
  },
}
