import type { ConceptText } from '../concept.ts'

export const de: Record<'match-three' | 'sudoku' | 'block-puzzle', ConceptText> = {
  'match-three': {
    names: ['3-Gewinnt-Spiel', 'Juwelen-Puzzle', 'Edelstein-Tausch'],
    subtitles: ['3 gewinnt: kostenlos & offline', 'Edelsteine tauschen & lösen', 'Entspannendes Puzzle-Spiel'],
    shortDescriptions: [
      'Entspannendes 3-Gewinnt-Spiel: Edelsteine tauschen, Level lösen, auch offline.',
      'Buntes Match-3-Puzzle mit Tausenden Leveln, Boostern und täglichen Rätseln.',
    ],
    promotion:
      'Neues Kapitel im Laternengarten: 60 frische 3-Gewinnt-Level, ein Glühwürmchen-Booster und jeden Morgen ein neues Tagesrätsel.',
    openings: [
      'Zwei Edelsteine tauschen, drei in eine Reihe bringen und zusehen, wie das ganze Feld ins Rutschen kommt. {app} ist ein 3-Gewinnt-Spiel für zwei Minuten oder zwei Stunden, mit oder ohne WLAN.',
      'Lust auf ein entspannendes Puzzle-Spiel, bei dem du trotzdem nachdenken musst? In {app} kombinierst du Juwelen, brichst Eis, befreist Schmetterlinge und meisterst Tausende handgemachte Level.',
    ],
    features: [
      {
        title: 'Tausende Match-3-Level',
        text: 'Sammle Edelsteine, zerlege Kisten, schmilz Eis und hol die Schlüssel herunter. Alle zwei Wochen kommen neue Level dazu, mal sanft, mal richtig knifflig.',
      },
      {
        title: 'Mächtige Booster und Kombos',
        text: 'Vier Steine ergeben eine Rakete, fünf einen Regenbogenstein. Tauschst du zwei Booster miteinander, räumst du das halbe Feld ab.',
      },
      {
        title: 'Offline spielen, überall',
        text: 'Ganz ohne WLAN: Jedes Level läuft in der Bahn und im Flugzeug, dein Spielstand wird später abgeglichen.',
      },
      {
        title: 'Gestalte deinen Garten',
        text: 'Mit den Sternen aus den Leveln kaufst du Brunnen, Blumenbeete und ein Baumhaus für deinen eigenen Garten.',
      },
      {
        title: 'Teams und Freunde',
        text: 'Tritt einem Team bei, schenkt euch gegenseitig Leben und klettert gemeinsam in der Wochenrangliste nach oben.',
      },
      {
        title: 'Jeden Tag ein Rätsel',
        text: 'Löse das Tagesrätsel und fülle deinen Kalender mit Münzen, Boostern und Extrazügen.',
      },
    ],
    news: [
      '60 neue 3-Gewinnt-Level im Laternengarten. Vorsicht vor den verschlafenen Käfern!',
      'Booster lassen sich jetzt durch Ziehen kombinieren. Der Absturz nach Level 900 ist behoben.',
      'Das Tagesrätsel öffnet schneller und zeigt, wie viele Züge deine Freunde gebraucht haben.',
      'Fehlerbehebungen und flüssigere Animationen auf älteren Handys.',
    ],
    events: [
      { title: 'Juwelenrausch am Wochenende', text: 'Bis Sonntag gibt es doppelte Münzen.' },
      { title: 'Laternenfest', text: 'Zünde 30 Laternen an, hol dir den Booster.' },
    ],
    praise: [
      'Die Level sind knifflig, aber fair, und ich musste noch nie etwas bezahlen.',
      'Endlich ein 3-Gewinnt-Spiel, das auch offline in der Bahn ohne Murren läuft.',
      'Die Kombos machen süchtig, abends im Bett gehen immer noch drei Level.',
    ],
    complaints: [
      'Ab Level 300 kommt man ohne gekaufte Extrazüge kaum noch weiter.',
      'Nach jedem Level Werbung, die länger dauert als das Rätsel selbst.',
      'Beim Handywechsel waren alle Leben und Booster weg, der Support meldet sich nicht.',
    ],
    purchases: ['Goldpass, monatlich', 'Beutel mit 500 Münzen'],
  },
  sudoku: {
    names: ['Sudoku-Rätsel', 'Sudoku klassisch', 'Sudoku täglich'],
    subtitles: ['Zahlenrätsel leicht bis extrem', 'Gehirntraining & Logikspiel', 'Sudoku kostenlos und offline'],
    shortDescriptions: [
      'Klassisches Sudoku mit Notizen, Tipps und Tagesrätsel. Gehirntraining offline.',
      'Sudoku auf Deutsch von leicht bis extrem: klares Gitter, Notizen und Statistik.',
    ],
    promotion:
      'Neu in diesem Monat: Killer-Sudoku mit 500 frischen Rätseln, ein ruhiger Dunkelmodus und ein Kalender mit allen Tagesrätseln des letzten Jahres.',
    openings: [
      'Ein klares Gitter, neun Zahlen und nichts, was ablenkt. {app} bringt dir klassische Sudoku-Rätsel von leicht bis extrem, mit Notizen, Tipps und einem Tagesrätsel, das deinen Kopf fit hält.',
      'Zehn Minuten Gehirntraining am Tag, mit einem Zahlenrätsel, das nie langweilig wird. Jedes Sudoku in {app} hat genau eine Lösung: Logik genügt, raten musst du nie.',
    ],
    features: [
      {
        title: 'Fünf Schwierigkeitsgrade',
        text: 'Fang mit leichtem Sudoku an und arbeite dich bis extrem vor. Jede Stufe hat mehr als 2.000 Rätsel.',
      },
      {
        title: 'Notizen, die mitdenken',
        text: 'Schreib Kandidaten ins Feld; sobald du eine Zahl setzt, verschwinden die Notizen in Zeile, Spalte und Block von selbst.',
      },
      {
        title: 'Tipps zum Dazulernen',
        text: 'Ein Tipp zeigt dir den nächsten logischen Schritt und nennt die Technik, vom nackten Paar bis zum X-Wing.',
      },
      {
        title: 'Tägliches Sudoku',
        text: 'Jeden Tag ein neues Rätsel, für alle dasselbe. Wer den ganzen Monat schafft, bekommt den Pokal.',
      },
      {
        title: 'Killer- und Mini-Sudoku',
        text: 'Rechne dich durch die Käfige im Killer-Sudoku oder löse ein kleines 6 × 6, während das Teewasser kocht.',
      },
      {
        title: 'Statistik und Bestzeiten',
        text: 'Bestzeit, Durchschnitt und Siegesserie, für jeden Schwierigkeitsgrad einzeln.',
      },
    ],
    news: [
      'Killer-Sudoku ist da, mit 500 Rätseln in vier Schwierigkeitsgraden.',
      'Tipps erklären die Technik jetzt Schritt für Schritt. Notizen bleiben beim Drehen des Bildschirms erhalten.',
      'Ein Dunkelmodus, der abends die Augen schont, und größere Zahlen fürs Tablet.',
      'Das Tagesrätsel öffnete in manchen Zeitzonen einen Tag zu früh. Das ist behoben.',
    ],
    events: [
      { title: 'Sudoku-Marathon', text: 'Löse 20 Rätsel in einer Woche.' },
      { title: 'Extremer Freitag', text: 'Ein teuflisches Gitter, für alle dasselbe.' },
    ],
    praise: [
      'Aufgeräumt, ruhig, und dank der Tipps schaffe ich jetzt sogar die schweren Sudokus.',
      'Jeden Morgen das Tagesrätsel zum Kaffee, besser wird der Kopf nicht wach.',
      'Meine Mutter ist 78 und liebt die großen Zahlen und die Rückgängig-Taste.',
    ],
    complaints: [
      'Der Sprung von schwer zu extrem ist viel zu groß, ohne Tipps geht da nichts.',
      'Mitten im Rätsel dreißig Sekunden Werbung, da ist die Konzentration dahin.',
      'Jeder Vertipper zählt als Fehler, das müsste man abschalten können.',
    ],
    purchases: ['Ohne Werbung, jährlich', 'Paket mit 30 Tipps'],
  },
  'block-puzzle': {
    names: ['Block-Puzzle', 'Blöcke & Reihen', 'Holzblock-Puzzle'],
    subtitles: ['Blöcke legen, Reihen räumen', 'Entspannendes Denkspiel', 'Blockspiel gratis & offline'],
    shortDescriptions: [
      'Blöcke ins Gitter ziehen, Reihen füllen, Punkte sammeln. Entspannt und offline.',
      'Einfaches Block-Puzzle ohne Zeitdruck: Holzblöcke legen und Rekorde brechen.',
    ],
    promotion:
      'Jetzt mit Abenteuermodus: 200 Block-Puzzle-Level voller Kristalle, Schlösser und Eis, dazu ein neues Eichenbrett, das so gut klingt, wie es aussieht.',
    openings: [
      'Zieh die Blöcke ins Gitter, mach eine Reihe oder Spalte voll, und weg ist sie. {app} ist ein Block-Puzzle ohne Uhr und ohne Druck, nur du und dein Rekord.',
      'Schnell gelernt und seltsam schwer wegzulegen: Leg drei Blöcke, plane voraus und halte das Feld frei. {app} ist ein Denkspiel, das beim Abschalten hilft, und läuft auch offline.',
    ],
    features: [
      {
        title: 'Klassisch und endlos',
        text: 'Leg Blöcke aufs 8 × 8-Gitter, solange sie passen. Keine Uhr, keine Leben: Es zählt nur der nächste Zug.',
      },
      {
        title: 'Kombos und Serien',
        text: 'Räumst du mehrere Reihen auf einmal oder Zug um Zug, vervielfachen sich deine Punkte.',
      },
      {
        title: 'Abenteuer mit 200 Leveln',
        text: 'Sammle Kristalle, brich Eis und öffne verschlossene Felder mit einer festen Zahl von Blöcken.',
      },
      {
        title: 'Holz, Stein oder Glas',
        text: 'Such dir aus, wie deine Blöcke aussehen und klingen: von warmer Eiche bis zu Milchglas, hell oder dunkel.',
      },
      {
        title: 'Rückgängig und drehen',
        text: 'Block in der falschen Ecke? Nimm ihn zurück oder dreh den nächsten, bis er passt.',
      },
      {
        title: 'Offline und sparsam',
        text: 'Das Spiel braucht kein WLAN, wenig Akku und kaum Speicher und läuft auch auf älteren Handys flüssig.',
      },
    ],
    news: [
      'Abenteuermodus: 200 Block-Puzzle-Level mit Kristallen, Eis und Schlössern.',
      'Kombos zeigen jetzt die Zahl der Reihen, und Blöcke rasten genauer im Gitter ein.',
      'Neues Eichenbrett und weichere Klänge. Dein Rekord bleibt auch nach einer Neuinstallation.',
      'Große Blöcke ruckeln beim Ziehen nicht mehr, und das Spiel startet schneller.',
    ],
    events: [
      { title: 'Reihen-Liga', text: 'Räumt als Gruppe 1.000 Reihen in einer Woche.' },
      { title: 'Kristalljagd', text: 'Sammle Kristalle für das Glasbrett.' },
    ],
    praise: [
      'Keine Uhr, kein Stress. Das einzige Spiel, bei dem ich nach der Arbeit runterkomme.',
      'Vier Reihen auf einmal und dann dieser Klang, einfach herrlich.',
      'Läuft auf meinem alten Tablet einwandfrei und ganz ohne Internet.',
    ],
    complaints: [
      'Wenn es gut läuft, kommen plötzlich nur noch riesige Blöcke, die nirgends passen.',
      'Unten ein Banner und nach jeder Runde ein Video, das ist zu viel Werbung.',
      'Auf kleinen Bildschirmen rutschen die Blöcke beim Loslassen ein Feld zu tief.',
    ],
    purchases: ['Premium ohne Werbung, monatlich', '20-mal rückgängig'],
  },
}
