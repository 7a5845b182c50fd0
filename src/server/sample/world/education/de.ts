import type { ConceptText } from '../concept.ts'

export const de: Record<'language-learning' | 'math-practice' | 'flashcards', ConceptText> = {
  'language-learning': {
    names: ['Sprachen lernen', 'Sprachkurs', 'Sprachtrainer'],
    subtitles: ['Englisch, Spanisch & mehr', 'Sprachen lernen & sprechen', 'Vokabeln, Dialoge, Grammatik'],
    shortDescriptions: [
      'Sprachen lernen in zehn Minuten am Tag: Lektionen, Vokabeln, echte Dialoge.',
      'Englisch, Spanisch oder Französisch sprechen lernen mit kurzen Lektionen.',
    ],
    promotion:
      'Neu: Gespräche üben. Bestell einen Kaffee, miete eine Wohnung oder beschwer dich über Lärm, und beim Sprechen verbessert dich die App behutsam.',
    openings: [
      'Zehn Minuten am Tag genügen, um im Urlaub das Abendessen zu bestellen. Mit {app} sprichst du ab der ersten Lektion und lernst die Wörter, die du wirklich brauchst.',
      'Sprachen lernt man beim Zuhören, Antworten und Danebenliegen. {app} macht aus echten Dialogen kurze Lektionen und bringt Vokabeln zurück, bevor du sie vergisst.',
    ],
    features: [
      {
        title: 'Kurze Lektionen jeden Tag',
        text: 'Englisch, Spanisch, Französisch, Italienisch oder Japanisch lernen, in zehn Minuten, vom Anfang bis B2.',
      },
      {
        title: 'Sprechen mit Rückmeldung',
        text: 'Sprich laut: Die App hört auf deine Aussprache, zeigt dir den schwierigen Laut und lässt dich neu ansetzen.',
      },
      {
        title: 'Vokabeln, die bleiben',
        text: 'Wörter kommen wieder, kurz bevor du sie vergisst. Lege eigene Vokabellisten für Arbeit oder Reise an.',
      },
      {
        title: 'Dialoge aus dem Leben',
        text: 'Über 600 Dialoge, eingesprochen in der Muttersprache, in zwei Tempi, Übersetzung nur auf Wunsch.',
      },
      {
        title: 'Grammatik verständlich erklärt',
        text: 'Drei Sätze Grammatik, genau dort, wo du sie brauchst, und gleich danach eine passende Übung.',
      },
      {
        title: 'Sprachkurse auch offline',
        text: 'Lade einen Kurs vor dem Flug herunter und lerne ohne Internet weiter.',
      },
    ],
    news: [
      'Gespräche üben mit behutsamen Korrekturen, in fünf Sprachen.',
      'Neue Kurse: Koreanisch für den Anfang und Englisch für die Pflege.',
      'Vokabeln lassen sich freihändig beim Spazierengehen wiederholen.',
      'Behebt richtige Antworten, die wegen eines Akzents als falsch galten.',
    ],
    events: [
      { title: 'Spanischer Sommer', text: 'Im Juli jeden Tag ein neuer Reisedialog.' },
      { title: '30 Tage sprechen', text: 'Einen Monat lang täglich fünf Minuten reden.' },
    ],
    praise: [
      'Nach einem halben Jahr habe ich mich mit meiner Schwiegermutter auf Italienisch unterhalten. Gänsehaut.',
      'Lektionen passen genau in die Busfahrt, und die Vokabeln bleiben wirklich hängen.',
      'Die Sprechübungen sind das Beste, endlich traue ich mich, den Mund aufzumachen.',
    ],
    complaints: [
      'Ich kann jetzt sagen, dass die Eule Milch trinkt. Wann brauche ich das?',
      'Sobald es im Hintergrund rauscht, ist laut Mikrofon alles falsch.',
      'Ab Stufe zwei wird Grammatik kaum noch erklärt, da rät man nur.',
    ],
    purchases: ['Alle Sprachen, ein Jahr', 'Kurs für die Reise'],
  },
  'math-practice': {
    names: ['Mathe üben', 'Mathe für Kinder', 'Einmaleins'],
    subtitles: ['Einmaleins & Kopfrechnen', 'Mathe üben, Klasse 1 bis 6', 'Rechnen lernen mit Spaß'],
    shortDescriptions: [
      'Mathe üben für Kinder: Plus, Minus, Einmaleins und Brüche in kurzen Spielen.',
      'Einmaleins und Kopfrechnen lernen mit Übungen für die Klassen 1 bis 6.',
    ],
    promotion:
      'Neu: das Einmaleins-Schloss. Für jede Reihe, die sitzt, öffnet sich ein Zimmer, ganz im eigenen Tempo, ohne tickende Uhr und ohne Werbung.',
    openings: [
      'Fünf Minuten nach der Schule reichen. {app} macht aus Mathe üben kleine Spiele, nach denen Kinder von selbst fragen, vom Äpfelzählen bis zur schriftlichen Division.',
      'Die Siebenerreihe will nicht in den Kopf? {app} findet die Aufgaben, die noch wackeln, übt genau diese und lässt den Rest in Ruhe.',
    ],
    features: [
      {
        title: 'Einmaleins, das sitzt',
        text: 'Das kleine und große Einmaleins mit Bildern und Rhythmus lernen. Schwierige Aufgaben kommen öfter dran.',
      },
      {
        title: 'Spiele fürs Kopfrechnen',
        text: 'Zwanzig Mathespiele zu Plus, Minus, Mal und Geteilt, jedes nur zwei Minuten lang.',
      },
      {
        title: 'Passend zum Lehrplan',
        text: 'Aufgaben für Grundschule und Klasse 5 und 6, von Zahlenmauern bis zu Brüchen und Dezimalzahlen.',
      },
      {
        title: 'Fehler werden erklärt',
        text: 'Nach einer falschen Antwort zeigt eine Zeichnung, warum. Dann geht es ohne Punktabzug noch einmal.',
      },
      {
        title: 'Lernbericht für Eltern',
        text: 'Einmal pro Woche siehst du, was geübt wurde, was klappt und wo etwas Hilfe guttut.',
      },
      {
        title: 'Sicher und werbefrei',
        text: 'Keine Werbung, kein Chat, keine Links nach draußen. Bis zu vier Kinder haben eigene Profile.',
      },
    ],
    news: [
      'Das Einmaleins-Schloss ist offen, mit zwölf Zimmern zum Freischalten.',
      'Bei Brüchen wird jetzt Kuchen geschnitten und geteilt.',
      'Zahlen lassen sich mit dem Finger schreiben statt tippen.',
      'Behebt den Lernbericht bei Familien mit mehreren Kindern.',
    ],
    events: [
      { title: 'Einmaleins-Turnier', text: 'Jeden Tag eine Reihe, am Ende winkt die Krone.' },
      { title: 'Aufwärmen zum Schulstart', text: 'Zehn Spiele, um Mathe aufzufrischen.' },
    ],
    praise: [
      'Erst Tränen, jetzt „noch eine Runde Einmaleins, bitte“. Ich bin baff.',
      'Keine Werbung und kein Chat, da gebe ich das Tablet gern her.',
      'Der Lernbericht hat gezeigt, dass es am Minusrechnen hakt. Die Lehrerin sah es genauso.',
    ],
    complaints: [
      'Die Spiele auf Zeit machen meinen Sohn nervös, und die Uhr lässt sich nicht abschalten.',
      'Gratis ist nur die erste Stufe, nach einem Nachmittag war alles gesehen.',
      'Die Handschrifterkennung liest jede 7 als 1.',
    ],
    purchases: ['Familienabo, ein Jahr', 'Einmaleins-Schloss'],
  },
  flashcards: {
    names: ['Karteikarten', 'Lernkarten', 'Vokabeltrainer'],
    subtitles: ['Karteikarten & Vokabeltrainer', 'Lernkarten für Prüfungen', 'Vokabeln lernen mit System'],
    shortDescriptions: [
      'Karteikarten erstellen, im richtigen Abstand wiederholen und mehr behalten.',
      'Lernkarten für Schule und Studium: Vokabeln, Anatomie, Jura und mehr.',
    ],
    promotion:
      'Neu: Aus deiner Mitschrift werden Karteikarten. Seite einfügen, wichtige Fakten auswählen und bis zum Prüfungstermin in den richtigen Abständen lernen.',
    openings: [
      'Zweimal lesen ist noch nicht gelernt. {app} macht Karteikarten aus deinem Stoff und zeigt dir jede an dem Tag, an dem du sie vergessen würdest.',
      'Zweitausend Vokabeln, eine Prüfung, sechs Wochen: {app} plant deine Lernkarten Tag für Tag, damit du wenig büffelst und viel behältst.',
    ],
    features: [
      {
        title: 'Karteikarten schnell erstellen',
        text: 'Tippen, Tabelle einfügen, Buchseite fotografieren oder sprechen: Frage und Antwort werden vorgeschlagen.',
      },
      {
        title: 'Wiederholen mit Abstand',
        text: 'Leichtes kommt in Wochen wieder, Schweres schon morgen. Der Plan richtet sich nach deinem Prüfungstermin.',
      },
      {
        title: 'Bilder, Ton und Formeln',
        text: 'Verdecke Beschriftungen in einer Zeichnung, nimm Aussprache auf oder schreib Formeln. Ideal für Medizin und Chemie.',
      },
      {
        title: 'Quiz und Probetest',
        text: 'Ankreuzen, eintippen oder zuordnen: Der Probetest zeigt dir, welches Thema noch einen Abend braucht.',
      },
      {
        title: 'Stapel gemeinsam lernen',
        text: 'Teilt euch die Kapitel auf, führt eure Lernkarten zusammen und verbessert sie gegenseitig.',
      },
      {
        title: 'Überall und offline lernen',
        text: 'Zehn Karten an der Haltestelle, zwanzig im Bett. Abgeglichen wird, sobald du wieder online bist.',
      },
    ],
    news: [
      'Aus einer Seite Mitschrift werden Karteikarten, du wählst aus, welche bleiben.',
      'Prüfungstermin setzen, und der Lernplan rechnet rückwärts.',
      'Karten werden auf Wunsch in beide Richtungen vorgelesen.',
      'Behebt Stapel, die nach Mitternacht die Karten von gestern zeigten.',
    ],
    events: [
      { title: 'Sprint zur Prüfungszeit', text: 'Drei Wochen, ein Stapel, ein Plan für jeden Tag.' },
      { title: 'Tausend Vokabeln', text: 'Gemeinsam 1.000 Vokabelkarten lernen.' },
    ],
    praise: [
      'Anatomie bestanden, weil ich in meinen eigenen Zeichnungen die Namen verdecken kann. Genial.',
      'Die Abstände stimmen. Ich kann Vokabeln von letztem Jahr noch, das gab es nie.',
      'Kapitel in der Lerngruppe aufgeteilt, Stapel geteilt, beste Noten bisher.',
    ],
    complaints: [
      'Nach dem Urlaub waren 800 Karten fällig, und verteilen kann man sie nicht.',
      'Beim Import meiner alten Stapel sind alle Bilder verloren gegangen.',
      'Mehrere Stapel gleichzeitig lernen geht nur mit Abo.',
    ],
    purchases: ['Studi-Abo, ein Jahr', 'Unbegrenzte Bildkarten'],
  },
}
