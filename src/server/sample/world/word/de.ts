import type { ConceptText } from '../concept.ts'

export const de: Record<'word-search' | 'crossword' | 'word-guess', ConceptText> = {
  'word-search': {
    names: ['Wortsuche', 'Wörter suchen', 'Suchsel-Rätsel'],
    subtitles: ['Versteckte Wörter finden', 'Buchstabengitter & Wortsuche', 'Wortspiel gratis und offline'],
    shortDescriptions: [
      'Finde versteckte Wörter im Buchstabengitter. Entspannte Wortsuche, auch offline.',
      'Kostenlose Wortsuche auf Deutsch: Hunderte Themen von Tieren bis Reisen.',
    ],
    promotion:
      'Neue Themen zur Saison: 40 Suchrätsel rund ums Backen, um Wintervögel und alte Bahnen, dazu große Buchstaben für müde Augen.',
    openings: [
      'Wisch über die Buchstaben und hol die versteckten Wörter aus dem Gitter. {app} ist eine entspannte Wortsuche mit Hunderten Themen und ohne Uhr, es sei denn, du willst eine.',
      'Eine Tasse Tee, ein bequemer Sessel und ein Suchsel: Manches passt einfach. Mit {app} hast du Tausende Worträtsel dabei, vom leichten Gitter bis zur kniffligen Diagonale.',
    ],
    features: [
      {
        title: 'Hunderte Themen',
        text: 'Suche Tiere, Hauptstädte, Kräuter, Filmwörter und Fußballbegriffe. Jeden Montag kommt ein neues Themenpaket.',
      },
      {
        title: 'Vier Schwierigkeitsstufen',
        text: 'Vom kleinen Gitter mit Wörtern vorwärts bis zum großen, in dem sie schräg und rückwärts laufen.',
      },
      {
        title: 'Große Buchstaben für alle',
        text: 'Vergrößere das Gitter, schalte hohen Kontrast ein und markiere gefundene Wörter in gut erkennbaren Farben.',
      },
      {
        title: 'Wortsuche des Tages',
        text: 'Ein gemeinsames Rätsel am Tag mit verstecktem Bonuswort. Halte deine Serie und fülle den Kalender.',
      },
      {
        title: 'Offline spielen',
        text: 'Lade Themenpakete einmal herunter und suche Wörter im Flugzeug oder im Wartezimmer, ganz ohne WLAN.',
      },
      {
        title: 'Eigene Suchsel erstellen',
        text: 'Gib deine Wörter ein und schick das fertige Rätsel an Freunde, Familie oder deine Klasse.',
      },
    ],
    news: [
      '40 neue Suchrätsel rund ums Backen, um Wintervögel und alte Bahnen.',
      'Große Buchstaben: Das Gitter nutzt jetzt den ganzen Bildschirm, am Handy und am Tablet.',
      'Erstelle ein Suchsel aus deiner eigenen Wortliste und teile es per Link.',
      'Gefundene Wörter verblassen nicht mehr so schnell. Wischen von rechts nach links verbessert.',
    ],
    events: [
      { title: 'Frühlings-Wortjagd', text: 'Finde 100 Gartenwörter bis zum Monatsende.' },
      { title: 'Schnellsuche am Sonntag', text: 'Zehn kleine Gitter gegen die Uhr.' },
    ],
    praise: [
      'Sehr entspannend, statt zu scrollen suche ich abends lieber ein paar Wörter.',
      'Schön große Buchstaben und endlich Themen, die wirklich interessant sind.',
      'Meine Tochter lernt dabei neue Wörter und ich habe fünf Minuten Ruhe.',
    ],
    complaints: [
      'Es kommen immer wieder dieselben Wörter, nach ein paar Wochen wird es fad.',
      'Nach jedem Rätsel Werbung, und für einen Hinweis gleich noch mal.',
      'Schräg wischen ist fummelig, oft wird die falsche Reihe markiert.',
    ],
    purchases: ['Alle Themen ohne Werbung, monatlich', '50 Hinweise'],
  },
  crossword: {
    names: ['Kreuzworträtsel', 'Rätsel des Tages', 'Mini-Kreuzwort'],
    subtitles: ['Jeden Tag ein Kreuzworträtsel', 'Worträtsel leicht bis knifflig', 'Gehirntraining auf Deutsch'],
    shortDescriptions: [
      'Jeden Tag ein neues Kreuzworträtsel: vom schnellen Mini bis zum Sonntagsrätsel.',
      'Kostenlose Kreuzworträtsel auf Deutsch mit fairen Fragen, Hilfen und Statistik.',
    ],
    promotion:
      'Von Hand gebaut: ein Mini-Kreuzworträtsel zum Frühstück, ein Themenrätsel für mittags und ein verzwicktes fürs Wochenende. Jetzt mit Archiv.',
    openings: [
      'Echte Fragen, geschrieben von Leuten, die Wörter lieben. {app} hat jeden Tag ein Kreuzworträtsel für deine Laune: ein Mini in fünf Minuten, ein klassisches Gitter oder ein verzwicktes für den Sonntag.',
      'Stift gespitzt, oder besser: Daumen warm. {app} bringt dir Kreuzworträtsel auf Deutsch mit fairen Fragen, sanften Hilfen und einem Archiv voller Gitter, die Gehirn und Wortschatz trainieren.',
    ],
    features: [
      {
        title: 'Täglich neues Rätsel',
        text: 'Jeden Morgen wartet ein frisches Kreuzworträtsel und dazu ein Mini für die Schlange beim Bäcker.',
      },
      {
        title: 'Fragen mit Augenzwinkern',
        text: 'Von Hand geschrieben, von geradeheraus bis um die Ecke gedacht, und vor dem Erscheinen doppelt geprüft.',
      },
      {
        title: 'Hilfe, wenn’s klemmt',
        text: 'Deck einen Buchstaben auf, prüf ein Wort oder lass dir eine zweite Frage geben. Punkte zieht dir niemand ab.',
      },
      {
        title: 'Um die Ecke denken',
        text: 'Ein kurzer Kurs erklärt Anagramme, Doppeldeutiges und andere Tricks, jeweils mit Übungsfragen.',
      },
      {
        title: 'Gemeinsam lösen',
        text: 'Teile ein Gitter mit einer Freundin und füllt es gleichzeitig aus, jede in einer eigenen Farbe.',
      },
      {
        title: 'Das ganze Archiv',
        text: 'Tausende Kreuzworträtsel nach Datum, Größe und Schwierigkeit. Lade einen Monat herunter und löse offline.',
      },
    ],
    news: [
      'Das Archiv ist offen: Suche jedes Kreuzworträtsel nach Datum und Schwierigkeit.',
      'Gemeinsam lösen: Teile ein Gitter und fülle es gleichzeitig mit anderen aus.',
      'Die Tastatur verdeckt auf kleinen Handys nicht mehr die letzte Frage. Gefüllte Felder lassen sich überspringen.',
      'Die Statistik zeigt deine Durchschnittszeit je Wochentag. Mehrere Tippfehler in Fragen korrigiert.',
    ],
    events: [
      { title: 'Woche der Querdenker', text: 'Sieben verzwickte Gitter, jeden Abend eins.' },
      { title: 'Mini-Sprint', text: 'Löse zehn Mini-Rätsel gegen die Uhr.' },
    ],
    praise: [
      'Richtig schöne Fragen, bei denen man schmunzeln muss, keine Automatenware.',
      'Das Mini-Rätsel ist mein Ritual in der Straßenbahn, die Serie hält seit März.',
      'Endlich Kreuzworträtsel auf Deutsch, die auch auf dem Handy gut lesbar sind.',
    ],
    complaints: [
      'Manche Begriffe kennt kein Mensch, da hilft nur raten oder bezahlen.',
      'Das halbe Archiv gibt es nur im Abo, das finde ich übertrieben.',
      'Beim Tippen springt der Cursor ständig in die falsche Richtung.',
    ],
    purchases: ['Rätselclub, jährlich', 'Themenpaket mit 30 Gittern'],
  },
  'word-guess': {
    names: ['Wort erraten', 'Fünf Buchstaben', 'Tägliches Wort'],
    subtitles: ['Errate das Wort in 6 Versuchen', 'Tägliches Worträtsel', 'Wortspiel mit 5 Buchstaben'],
    shortDescriptions: [
      'Errate das geheime Wort mit fünf Buchstaben in sechs Versuchen. Täglich neu.',
      'Wörter raten ohne Limit: vier bis sieben Buchstaben, Statistik und Duelle.',
    ],
    promotion:
      'Zwei Wörter auf einmal: Im neuen Doppelmodus stecken zwei Lösungen hinter denselben Versuchen. Dazu eine Tagesliga und eine aufgeräumte Wortliste.',
    openings: [
      'Ein geheimes Wort, sechs Versuche und Farben, die dir sagen, wie nah du dran bist. In {app} errätst du jeden Tag ein Wort, das alle teilen, und spielst danach weiter, so oft du magst.',
      'Denk dir ein Wort mit fünf Buchstaben aus, lies die Farben und denk noch mal. {app} ist ein Wortspiel für schnelle Köpfe: erst das Wort des Tages, dann Runden ohne Limit.',
    ],
    features: [
      {
        title: 'Wort des Tages',
        text: 'Alle bekommen dasselbe Wort mit fünf Buchstaben. Errate es in sechs Versuchen und teile dein Ergebnis, ohne etwas zu verraten.',
      },
      {
        title: 'Üben ohne Limit',
        text: 'Mitternacht ist noch weit? Spiel so viele Wörter, wie du willst, mit vier, fünf, sechs oder sieben Buchstaben.',
      },
      { title: 'Duell mit Freunden', text: 'Stell anderen ein geheimes Wort oder löst dasselbe Rätsel um die Wette.' },
      {
        title: 'Schwerer Modus',
        text: 'Jeder Hinweis muss im nächsten Versuch stecken. Für alle, denen das normale Rätsel zu leicht ist.',
      },
      {
        title: 'Serien und Statistik',
        text: 'Sieh, wie oft du zwei, drei oder vier Versuche brauchst und welches Startwort dir am besten liegt.',
      },
      {
        title: 'Bedeutung inklusive',
        text: 'Zu jeder Lösung gibt es eine kurze Erklärung, so bringt auch eine verlorene Runde ein neues Wort.',
      },
    ],
    news: [
      'Doppelmodus: Errate zwei Wörter mit denselben Versuchen.',
      'Aufgeräumte Wortliste: keine gebeugten Formen und Kuriositäten mehr unter den Lösungen.',
      'Deine Serie übersteht jetzt den Handywechsel. Bessere Farben bei Farbsehschwäche.',
      'Duelle starten schneller und zeigen den Fortschritt deiner Freunde Zeile für Zeile.',
    ],
    events: [
      { title: 'Woche der Wortliga', text: 'Sieben Wörter, wer braucht am wenigsten?' },
      { title: 'Sieben am Sonntag', text: 'Längere Wörter, doppelte Punkte, nur heute.' },
    ],
    praise: [
      'Die ganze Familie vergleicht beim Frühstück das Wort des Tages, großer Spaß.',
      'Gut, dass man nach dem Tagesrätsel weiterspielen kann und nicht warten muss.',
      'Umlaute funktionieren richtig, das ist bei solchen Spielen selten.',
    ],
    complaints: [
      'Manche Lösungen sind Wörter, die noch nie jemand benutzt hat.',
      'Nach dem Update war meine Serie von 200 Tagen weg, ich könnte heulen.',
      'Vor jeder Übungsrunde ein Werbevideo, früher war es nur jede dritte.',
    ],
    purchases: ['Plus: alle Modi, jährlich', '25 Buchstabentipps'],
  },
}
