import type { HandwrittenApp } from '../sample-app.ts'

export const facetFall: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100201' },
  kind: 'match-three',
  icon: { motif: 'gem', from: '#2b1055', to: '#7b2ff7', main: '#19c8c0', accent: '#a5fff0', dark: '#0b1d4d' },
  developerName: 'Tin Kite Games',
  category: 'GAMES_PUZZLE',
  usd: 0,
  purchases: [
    { name: 'Handful of sparks', usd: 1.99, period: null },
    { name: 'Jar of sparks', usd: 4.99, period: null },
    { name: 'Cellar of sparks', usd: 19.99, period: null },
    { name: 'No adverts', usd: 5.99, period: null },
    { name: 'Season pass', usd: 3.99, period: 'month' },
  ],
  devices: ['iPhone', 'iPad'],
  languages: ['en', 'de', 'fr', 'ja', 'es', 'pt', 'sv'],
  sizeMegabytes: 312.4,
  websiteUrl: 'https://tinkite.example/facet-fall',
  supportUrl: 'https://tinkite.example/support',
  contentRating: '4+',
  released: '2021-05-04',
  cadence: 14,
  dailyDownloads: 9400,
  usdPerDownload: 1.12,
  rating: { stars: 4.71, perDay: 190 },
  featuringChance: 0.02,
  screenshots: 8,
  eventsPerYear: 9,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: {
    'en-US': {
      title: 'Facet Fall: Gem Puzzle',
      tagline: 'Drop, turn & match bright gems',
      promotionalText:
        'The Copper Season is here: forty new levels, gems that ring when they match, and a weekly tower.',
      description: `Turn the well, let the gems fall, and watch a whole wall of colour come down. Facet Fall is a gem puzzle about gravity: every match moves everything above it, and one good turn can clear the board.

A GEM PUZZLE WITH A TWIST
Most match games let you swap two gems. In Facet Fall you turn the whole well, a quarter at a time. Gems slide, drop and settle in a new order, and every group of three or more matching gems bursts. Simple to learn, hard to put down, and never quite the same puzzle twice.

OVER 1,800 LEVELS
• Puzzle levels with a fixed number of turns
• Tower levels that grow while you think
• Frozen gems, glass gems, twin gems and the stubborn old lump of coal
• A new set of levels every second Tuesday

PLAY A DAILY PUZZLE
One puzzle a day, the same for everyone. Compare turns with friends, or just keep a quiet record for yourself. Solve the daily puzzle seven days in a row and a rare gem joins your collection.

COLLECT REAL FACETS
Each of the 120 gems in the collection is cut after a real mineral, with a short note on where it is found. Match garnet, beryl and topaz, and learn why fluorite glows.

PLAY ANYWHERE
Facet Fall is made for one hand and plays offline: on the train, in a plane, in a waiting room. Your progress follows you between phone and tablet once you are back.

FAIR BY DESIGN
No lives, no waiting, no countdown that begs for coins. Sparks undo a turn or shatter a gem; you earn them by playing, or buy a jar if you like. Adverts appear only when you ask for a reward, and one purchase removes them for good.

WHAT PLAYERS SAY
"The only match puzzle I have kept for three years."
"Calm, pretty and properly hard after level 400."

Gem by gem, turn by turn: find the one move that brings it all down. Download Facet Fall and play the first hundred levels tonight.`,
      releaseNotes: [
        'The Copper Season: forty new levels and gems that ring when they match.',
        'Twin gems now fall together, as they always should have.',
        'The daily puzzle opens at your own midnight. Fixes a rare freeze in tower levels.',
        'Larger gems for larger hands: a new board size for tablets.',
      ],
    },
    'de-DE': {
      title: 'Facet Fall: Edelstein-Puzzle',
      tagline: 'Drehen, fallen lassen, lösen',
      promotionalText:
        'Die Kupfersaison ist da: vierzig neue Level, Steine, die beim Verbinden klingen, und jede Woche ein neuer Turm.',
      description: `Dreh den Schacht, lass die Edelsteine fallen und sieh zu, wie eine ganze Wand aus Farbe einstürzt. Facet Fall ist ein Puzzle über die Schwerkraft: Jede Verbindung bewegt alles, was darüber liegt, und eine gute Drehung räumt das ganze Feld.

EIN PUZZLE MIT DREH
In den meisten Spielen tauschst du zwei Steine. In Facet Fall drehst du den ganzen Schacht, jeweils um eine Vierteldrehung. Edelsteine rutschen, fallen und ordnen sich neu, und jede Gruppe aus drei oder mehr gleichen Steinen zerspringt. Schnell gelernt, schwer wegzulegen, und kein Puzzle ist zweimal dasselbe.

MEHR ALS 1.800 LEVEL
• Puzzle-Level mit fester Anzahl an Drehungen
• Turm-Level, die wachsen, während du nachdenkst
• Gefrorene Steine, Glassteine, Zwillingssteine und das sture alte Stück Kohle
• Jeden zweiten Dienstag neue Level

DAS TÄGLICHE PUZZLE
Ein Puzzle am Tag, für alle dasselbe. Vergleiche deine Drehungen mit Freunden oder führe in Ruhe dein eigenes Protokoll. Wer das tägliche Puzzle sieben Tage in Folge löst, bekommt einen seltenen Edelstein für die Sammlung.

ECHTE STEINE SAMMELN
Jeder der 120 Edelsteine in der Sammlung ist einem echten Mineral nachempfunden, mit einer kurzen Notiz zum Fundort. Verbinde Granat, Beryll und Topas und erfahre, warum Fluorit leuchtet.

ÜBERALL SPIELEN
Facet Fall spielt sich mit einer Hand und auch ohne Netz: im Zug, im Flugzeug, im Wartezimmer. Dein Spielstand wandert später zwischen Telefon und Tablet mit.

FAIR GEDACHT
Keine Leben, kein Warten, keine Uhr, die um Münzen bettelt. Funken nehmen eine Drehung zurück oder sprengen einen Stein; du verdienst sie beim Spielen oder kaufst ein Glas davon. Werbung erscheint nur, wenn du eine Belohnung möchtest, und ein einziger Kauf entfernt sie für immer.

Stein für Stein, Drehung für Drehung: Finde den einen Zug, der alles zum Einsturz bringt. Lade Facet Fall und spiele noch heute Abend die ersten hundert Level.`,
      releaseNotes: [
        'Die Kupfersaison: vierzig neue Level und Steine, die beim Verbinden klingen.',
        'Zwillingssteine fallen jetzt gemeinsam, wie es immer hätte sein sollen.',
        'Das tägliche Puzzle beginnt um Mitternacht deiner Zeit. Ein seltener Stillstand in Turm-Leveln ist behoben.',
        'Größere Steine für größere Hände: ein neues Spielfeld auf dem Tablet.',
      ],
    },
    'ja-JP': {
      title: 'Facet Fall：宝石パズル',
      tagline: '回して、落として、宝石をそろえる',
      promotionalText: '「銅の季節」開幕。40の新しいステージと、そろえると音が鳴る宝石、毎週変わる塔が登場しました。',
      description: `井戸を回すと、宝石が落ちる。Facet Fallは、重力で遊ぶ宝石パズルです。ひとつそろえるたびに上の宝石がすべて動き、うまく回せば盤面が一気に消えます。

ひとひねりある宝石パズル
多くのパズルでは、二つの宝石を入れ替えます。Facet Fallでは、井戸そのものを四分の一ずつ回します。宝石はすべり、落ち、新しい並びになり、同じ宝石が三つ以上つながると砕けます。覚えるのは簡単、やめるのは難しいパズルです。

1,800以上のステージ
・回す回数が決まったパズルステージ
・考えている間に高くなる塔ステージ
・凍った宝石、ガラスの宝石、双子の宝石、そして頑固な石炭
・隔週火曜日に新しいステージを追加

毎日のパズル
一日一問、全員が同じパズルに挑戦します。友だちと回数を比べても、ひとりで静かに記録しても楽しめます。七日続けて解くと、珍しい宝石がコレクションに加わります。

本物の鉱物を集める
120種類の宝石は、どれも本物の鉱物がもとになっています。産地についての短い解説つき。

銅の季節と週替わりの塔
季節ごとに新しい宝石と背景、音楽が登場します。毎週変わる塔では、世界中のプレイヤーと同じ宝石パズルに挑戦できます。月曜日の朝に始まり、日曜日の夜に順位が決まります。順位が気になる方は友だちだけのランキングを、気にならない方はランキングを隠すこともできます。

やさしい設計
色の見分けにくい方のために、宝石には形と模様があります。回転の速さ、文字の大きさ、振動の強さは設定で変えられ、動きを減らすこともできます。左手でも右手でも、片手で遊べる配置です。

どこでも遊べる
片手で遊べて、オフラインでも動きます。電車でも、飛行機でも、待合室でも。ライフ制も待ち時間もありません。広告は、ごほうびが欲しいときだけ表示されます。

きらめきと定期パス
Facet Fallは無料で遊べます。「きらめき」を使うと、一手戻したり、宝石をひとつ砕いたりできます。きらめきはパズルを解くだけでも手に入り、必要な方だけ購入できます。パスに登録すると、季節の宝石と追加のパズルをすべて遊べます。設定で解約するまで自動で更新されます。

宝石をひとつずつ、ひと回しずつ。すべてを崩す一手を見つけてください。`,
      releaseNotes: [
        '「銅の季節」：40の新しいステージと、そろえると音が鳴る宝石。',
        '双子の宝石が一緒に落ちるようになりました。',
        '塔ステージでまれに止まる問題を直しました。',
      ],
    },
  },
}
