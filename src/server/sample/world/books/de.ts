import type { ConceptText } from '../concept.ts'

export const de: Record<'ebook-reader' | 'audiobook-player' | 'reading-log', ConceptText> = {
  'ebook-reader': {
    names: ['E-Book-Reader', 'EPUB & PDF Reader', 'Bücher lesen'],
    subtitles: ['EPUB, PDF und Comics lesen', 'E-Books lesen & sammeln', 'Bücher offline lesen, Notizen'],
    shortDescriptions: [
      'E-Book-Reader für EPUB, PDF und Comics, mit Notizen und Nachtmodus.',
      'Bücher offline lesen: EPUB- und PDF-Reader mit Bibliothek und Wörterbuch.',
    ],
    promotion:
      'Neu: zweispaltig lesen auf dem Tablet, dazu ein Wörterbuch in 30 Sprachen, das ein Wort gleich auf der Seite erklärt. Deine Bücher bleiben deine.',
    openings: [
      'Buch auf, App vergessen. {app} öffnet EPUB, PDF und Comics, mit schöner Typografie, warmem Nachtmodus und ohne alles, was blinkt.',
      'Deine E-Books kommen von überall her, {app} gibt ihnen ein gemeinsames Regal. Aus Cloud, Computer oder Bücherei laden und offline lesen.',
    ],
    features: [
      {
        title: 'Alle E-Book-Formate',
        text: 'EPUB, PDF, MOBI, FB2, CBZ und reiner Text. Auch große gescannte PDFs öffnen flott.',
      },
      {
        title: 'Angenehm lesen',
        text: 'Schrift, Größe, Ränder und Zeilenabstand wählst du selbst. Nachtmodus und Sepia schonen die Augen.',
      },
      {
        title: 'Markieren und notieren',
        text: 'Sätze in vier Farben anstreichen, Notizen an den Rand schreiben und alles als Text ausgeben.',
      },
      {
        title: 'Wörterbuch und Übersetzung',
        text: 'Wort antippen, Bedeutung oder Übersetzung lesen. Geht in 30 Sprachen auch ohne Netz.',
      },
      {
        title: 'Bücher vorlesen lassen',
        text: 'Natürliche Stimmen lesen dir beim Kochen vor, und die Seite blättert mit.',
      },
      {
        title: 'Bibliothek mit Ordnung',
        text: 'Bücher nach Autor, Reihe, Regal oder Lesestand sortieren, auf allen Geräten gleich.',
      },
    ],
    news: [
      'Comics lassen sich von rechts nach links lesen, Doppelseiten werden erkannt.',
      'PDFs mit schmalen Spalten werden auf dem Handy zu gut lesbarem Fließtext.',
      'Dein Lesestand ist in Sekunden auf Handy und Tablet gleich.',
      'Fünf neue Schriften, eine davon bei Leseschwäche. Fußnoten öffnen sich nur noch einmal.',
    ],
    events: [
      { title: 'Woche der Klassiker', text: 'Zwanzig schön gesetzte Klassiker kostenlos.' },
      { title: 'Leseliste für den Sommer', text: 'Vier Bücher bis zum Ende der Ferien.' },
    ],
    praise: [
      'Der schönste E-Book-Reader, den ich kenne. Ränder, Schrift und Nachtmodus genau nach meinem Geschmack.',
      'Öffnet mein gescanntes PDF mit 400 MB ohne Ruckeln.',
      'Dass ich Markierungen ausgeben kann, hat meine Abschlussarbeit gerettet.',
    ],
    complaints: [
      'Beim Abgleich sind die Notizen aus zwei Büchern verschwunden. Vertrauen weg.',
      'Blättern mit den Lautstärketasten geht seit dem Update nicht mehr.',
      'Werbung am Ende jedes Kapitels reißt mich völlig aus der Geschichte.',
    ],
    purchases: ['Reader Plus, jährlich', 'Vorlesestimmen, einmalig'],
  },
  'audiobook-player': {
    names: ['Hörbücher', 'Hörbuch Player', 'Hörbuch & Hörspiel'],
    subtitles: ['Hörbücher offline hören', 'Hörbücher und Hörspiele', 'Hörbuch-Player mit Sleeptimer'],
    shortDescriptions: [
      'Hörbücher offline hören, mit Sleeptimer, Lesezeichen und Tempowahl.',
      'Tausende Hörbücher und Hörspiele streamen oder laden, mit Sleeptimer.',
    ],
    promotion:
      'In diesem Monat: 200 neue Hörbücher von Krimi bis Klassiker, das erste Kapitel immer gratis. Vor der Reise laden und ohne Netz hören.',
    openings: [
      'Ein gutes Buch hören, während die Hände zu tun haben: {app} bringt dir Hörbücher jeder Art, gelesen von Stimmen, denen man gern folgt, im Auto, in der Küche oder im Bett.',
      'Aus dem Arbeitsweg werden Kapitel. {app} spielt Hörbücher offline, merkt sich die Stelle auf die Sekunde und hält an, wenn du einschläfst.',
    ],
    features: [
      {
        title: 'Hörbücher in großer Auswahl',
        text: 'Krimi, Liebe, Fantasy, Sachbuch und Klassiker: 60.000 Hörbücher, jedes mit kostenloser Hörprobe.',
      },
      {
        title: 'Laden und offline hören',
        text: 'Hörbücher aufs Handy laden und im Flugzeug, im Zug oder im Wald weiterhören.',
      },
      {
        title: 'Sleeptimer, der zurückspult',
        text: 'Endet nach einem Kapitel oder einigen Minuten, blendet aus und findet die Stelle, die du noch gehört hast.',
      },
      {
        title: 'Tempo ohne Piepsstimme',
        text: 'Halbe bis dreifache Geschwindigkeit mit klaren Stimmen, lange Pausen fallen auf Wunsch weg.',
      },
      {
        title: 'Lesezeichen und Notizen',
        text: 'Stelle mit einem Tipp merken, Notiz dazu und dreißig Sekunden mit Freunden teilen.',
      },
      {
        title: 'Für kleine Ohren',
        text: 'Gutenachtgeschichten, Märchen und Hörspiele nach Alter sortiert, ganz ohne Käufe.',
      },
    ],
    news: [
      'Eigene Hörbücher als MP3 oder M4B hinzufügen, Kapitel inklusive.',
      'Der Sleeptimer verlängert sich durch Schütteln, die Augen bleiben zu.',
      'Besser steuern in Auto und Uhr: 30 Sekunden oder ein ganzes Kapitel springen.',
      'Downloads laufen im Hintergrund weiter. Die Stelle geht nach einem Anruf nicht mehr verloren.',
    ],
    events: [
      { title: 'Krimi-Nacht', text: 'Ein neuer Thriller, kostenlos bis Mitternacht.' },
      { title: 'Hörspiele für die Familie', text: 'Geschichten für lange Autofahrten im Sommer.' },
    ],
    praise: [
      'Dieses Jahr mehr Bücher gehört als in zehn Jahren gelesen. Der Sleeptimer ist genial.',
      'Tolle Sprecher, und dank Hörprobe weiß man vorher, ob die Stimme passt.',
      'Findet auf Handy, Tablet und im Auto immer die richtige Sekunde.',
    ],
    complaints: [
      'Ein Guthaben im Monat für den Preis, und die Hälfte meiner Wunschbücher fehlt.',
      'Verliert die Stelle, wenn ich vom Handy ins Auto wechsle.',
      'Downloads bleiben bei 99 Prozent hängen und fangen von vorn an.',
    ],
    purchases: ['Hörbuch-Abo, monatlich', 'Drei Hörbuch-Guthaben'],
  },
  'reading-log': {
    names: ['Lesetagebuch', 'Bücherliste', 'Buch-Tracker'],
    subtitles: ['Bücher & Leseziele verwalten', 'Lesetagebuch und Bücherliste', 'Bücherregal mit Statistik'],
    shortDescriptions: [
      'Bücher verwalten: Lesetagebuch, Leseziel, Bücherregal und ISBN-Scanner.',
      'Buch-Tracker mit Lesezeit, Jahresziel, Zitaten und schöner Statistik.',
    ],
    promotion:
      'Wie viele Seiten hatte dein Jahr? Die neue Statistik zeigt Genres, Autoren, Tempo und Lesetage, als Bild für deinen Lesekreis.',
    openings: [
      'Was hast du gelesen, was kommt als Nächstes, und wer hat dein Buch geliehen? {app} hält Bücherregal, Lesetagebuch und Lesestapel an einem Ort zusammen.',
      'Jede Woche ein bisschen mehr lesen: {app} zählt Bücher und Seiten, setzt ein Leseziel, das du schaffst, und zeigt, wie die Gewohnheit wächst.',
    ],
    features: [
      {
        title: 'Bücher per ISBN scannen',
        text: 'Barcode scannen, und Cover, Autor, Seiten und Reihe sind da. Ein ganzes Regal braucht einen Abend.',
      },
      {
        title: 'Lesetagebuch mit Timer',
        text: 'Timer starten, lesen, Seite eintragen und sehen, wann du mit dem Buch fertig bist.',
      },
      {
        title: 'Leseziele nach Maß',
        text: 'Bücher im Jahr, Seiten pro Woche oder Minuten am Tag. Freundliche Erinnerung, kein schlechtes Gewissen.',
      },
      {
        title: 'Statistik für Bücherwürmer',
        text: 'Seiten pro Monat, liebste Genres, Bewertungen und Lesetempo in schönen Diagrammen.',
      },
      {
        title: 'Zitate und Notizen',
        text: 'Textstelle fotografieren, und sie wird als Zitat mit Seite und Gedanken gespeichert.',
      },
      {
        title: 'Verliehen und gewünscht',
        text: 'Merken, wer welches Buch hat, und eine Wunschliste für den Geburtstag führen.',
      },
    ],
    news: [
      'Bücher lassen sich mehrmals lesen, jedes Mal mit eigenem Datum und eigener Bewertung.',
      'Bücherliste als CSV einlesen, mit Bewertungen, Regalen und Daten.',
      'Halbe Sterne und Stimmungen, dazu ein Bild deines Lesemonats zum Teilen.',
      'Der Scanner ist bei wenig Licht schneller. Seitenzahlen von Großdruckausgaben stimmen wieder.',
    ],
    events: [
      { title: 'Zwölf Bücher, ein Jahr', text: 'Lese-Challenge mit neuem Thema jeden Monat.' },
      { title: 'Lesemarathon', text: 'Zähle die Seiten, die du in 48 Stunden liest.' },
    ],
    praise: [
      'An einem Abend 300 Bücher gescannt, und endlich weiß ich, was ich habe.',
      'Das Leseziel hält mich bei der Stange, und die Statistik macht einfach Freude.',
      'Ich kaufe keinen Krimi mehr doppelt. Schon dafür lohnt es sich.',
    ],
    complaints: [
      'Viele meiner Bücher werden per ISBN nicht gefunden, vor allem ältere Ausgaben.',
      'Kein Export ohne Bezahlung, das Lesetagebuch ist eingesperrt.',
      'Ich soll Freunden folgen und posten, will aber nur eine Bücherliste.',
    ],
    purchases: ['Lesetagebuch Plus, jährlich', 'Statistik-Paket, einmalig'],
  },
}
