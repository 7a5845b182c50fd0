import type { ConceptText } from '../concept.ts'

export const de: Record<'photo-editor' | 'video-editor' | 'collage-maker', ConceptText> = {
  'photo-editor': {
    names: ['Bildbearbeitung', 'Foto-Editor', 'Fotofilter'],
    subtitles: ['Fotos bearbeiten & Filter', 'Bildbearbeitung mit Filmlook', 'Objekte entfernen & Retusche'],
    shortDescriptions: [
      'Fotos bearbeiten mit Filmfiltern, Retusche und Objekte entfernen per Tipp.',
      'Bildbearbeitung in Sekunden: Filter, Presets, Licht, Farbe, saubere Retusche.',
    ],
    promotion:
      'Neue Presets von echtem Film: feines Korn, matte Schatten und das warme Licht alter Urlaubsbilder. Auf ein ganzes Album anwenden, und alles passt zusammen.',
    openings: [
      'Zum guten Foto fehlt oft nur ein Regler. {app} ist die Bildbearbeitung, bei der Licht, Farbe und Filter unter dem Daumen liegen und das Original immer erhalten bleibt.',
      'Mülltonne im Hintergrund? Schiefer Horizont? {app} entfernt Objekte, richtet Linien gerade und gibt deinen Fotos mit ein paar Handgriffen einen echten Filmlook.',
    ],
    features: [
      {
        title: 'Filter mit Charakter',
        text: 'Sechzig Fotofilter und Presets, vom weichen Porträtton bis zum körnigen Schwarzweiß, alle stufenlos einstellbar.',
      },
      {
        title: 'Objekte einfach entfernen',
        text: 'Übermale Passanten, Kabel oder Flecken, und die Lücke füllt sich mit dem, was dort hingehört.',
      },
      {
        title: 'Natürliche Porträtretusche',
        text: 'Haut glätten, ohne dass sie nach Plastik aussieht, Augen aufhellen und Glanz mildern.',
      },
      {
        title: 'Licht und Farbe steuern',
        text: 'Belichtung, Gradationskurven, Weißabgleich und einzelne Farben. Effekte malst du gezielt auf eine Stelle.',
      },
      {
        title: 'RAW und Stapelbearbeitung',
        text: 'Öffne RAW-Dateien deiner Kamera, kopiere deine Bearbeitung und füge sie in hundert Fotos ein.',
      },
      {
        title: 'Zuschneiden für jedes Format',
        text: 'Für Posts, Storys und Abzüge zuschneiden, Rahmen hinzufügen oder kippende Häuser aufrichten.',
      },
    ],
    news: [
      'Objekte entfernen geht doppelt so schnell und hinterlässt auf Gras und Sand weniger Spuren.',
      'Acht neue Film-Presets, drei davon in Schwarzweiß.',
      'Eine Bearbeitung lässt sich mit einem Tipp auf ein ganzes Album übertragen.',
      'Behebt blasse Farben nach dem Export in voller Größe.',
    ],
    events: [
      { title: 'Challenge zur goldenen Stunde', text: 'Eine Woche lang täglich ein Abendfoto bearbeiten.' },
      { title: 'Monat in Schwarzweiß', text: 'Jeden Freitag neue Filter in Schwarzweiß.' },
    ],
    praise: [
      'Die Filter sehen nach Film aus und nicht nach Matsch. Für mich der beste Foto-Editor.',
      'Laterne aus dem Kopf meines Bruders entfernt, Hochzeitsfoto gerettet.',
      'Eine Bearbeitung auf 300 Urlaubsbilder kopiert, das hat mir ein Wochenende gespart.',
    ],
    complaints: [
      'Inzwischen hängt an jedem zweiten Filter ein Schloss, auch an denen von früher.',
      'Exportierte Fotos sind kleiner als das Original, und keiner sagt es einem.',
      'Stürzt bei RAW-Dateien ab, dann ist die ganze Bearbeitung weg.',
    ],
    purchases: ['Studio, ein Jahr', 'Film-Presets'],
  },
  'video-editor': {
    names: ['Video-Editor', 'Video schneiden', 'Videobearbeitung'],
    subtitles: ['Videos schneiden mit Musik', 'Videobearbeitung & Untertitel', 'Clips kürzen und verbinden'],
    shortDescriptions: [
      'Videos schneiden, kürzen und verbinden, mit Musik, Text und Untertiteln.',
      'Aus Clips und Fotos ein Video erstellen: Musik, Übergänge, ohne Wasserzeichen.',
    ],
    promotion:
      'Neu: Untertitel schreiben sich in 18 Sprachen von selbst und folgen der sprechenden Person. Pausen kürzen, Musik aussuchen, und dein Video ist fertig.',
    openings: [
      'Aus zwanzig Clips wird eine gute Minute: {app} ist ein Video-Editor mit einer Zeitleiste, die auf dem Handy Sinn ergibt. Schneiden, kürzen, Musik drunter, noch in der Bahn.',
      'Geburtstag, Produktvideo oder Reisetagebuch: Mit {app} schneidest du Videos, die man bis zum Ende anschaut, mit Musik im Takt und lesbaren Untertiteln.',
    ],
    features: [
      {
        title: 'Zeitleiste für Daumen',
        text: 'Clips mit zwei Fingern kürzen, teilen und verbinden. Aufziehen für einzelne Bilder, wischen zum Rückgängigmachen.',
      },
      {
        title: 'Automatische Untertitel',
        text: 'Der Video-Editor hört zu und schreibt Untertitel, die du gestalten, verschieben und verbessern kannst.',
      },
      {
        title: 'Musik im Takt',
        text: '900 Titel, die du teilen darfst, oder deine eigene Musik. Schnitte rasten auf Wunsch im Takt ein.',
      },
      {
        title: 'Text, Sticker und Übergänge',
        text: 'Bewegte Titel, gezeichnete Sticker und dezente Übergänge. Deinen Stil speicherst du fürs nächste Video.',
      },
      {
        title: 'Zeitlupe und Zeitraffer',
        text: 'Den Sprung verlangsamen, die Fahrt beschleunigen: Kurven machen den Tempowechsel weich.',
      },
      {
        title: 'Export ohne Wasserzeichen',
        text: 'Export in 4K, hochkant, quadratisch oder breit. Der Ausschnitt passt sich an, damit Gesichter im Bild bleiben.',
      },
    ],
    news: [
      'Untertitel in 18 Sprachen, die der sprechenden Person folgen.',
      'Clips rückwärts abspielen, einfrieren oder wiederholen.',
      'Greenscreen klappt jetzt mit jeder einfarbigen Wand.',
      'Behebt Musik, die in Videos über zehn Minuten aus dem Takt lief.',
    ],
    events: [
      { title: 'Filmfest der einen Minute', text: 'Mach ein 60-Sekunden-Video zum Wochenthema.' },
      { title: 'Vorlagen für Reisevideos', text: 'Zehn neue Vorlagen für deine Urlaubsclips.' },
    ],
    praise: [
      'Ich schneide alle Videos für meinen Kanal im Zug. Die Zeitleiste ist endlich mal logisch.',
      'Die automatischen Untertitel verstehen sogar mein Schwäbisch.',
      'Gratis und ohne Wasserzeichen! Das Geburtstagsvideo für Oma war in einer halben Stunde fertig.',
    ],
    complaints: [
      'Bei längeren Videos hängt der Export bei 98 Prozent, und ich fange von vorn an.',
      'Die halbe Musik ist plötzlich Premium, alte Projekte lassen sich nicht mehr exportieren.',
      'Frisst Akku, und das Handy wird so heiß, dass man es kaum halten kann.',
    ],
    purchases: ['Creator Pro, ein Jahr', 'Musikbibliothek, ein Monat'],
  },
  'collage-maker': {
    names: ['Fotocollage', 'Collage erstellen', 'Collage-Maker'],
    subtitles: ['Fotocollage & Bilder-Raster', 'Collage mit Rahmen und Text', 'Collagen für Storys & Karten'],
    shortDescriptions: [
      'Fotocollage erstellen mit Rastern, Rahmen, Stickern und Vorlagen für Storys.',
      'Collage in Sekunden: Bilder auswählen, Layout antippen, Text hinzufügen.',
    ],
    promotion:
      'Neu: der Scrapbook-Modus mit gerissenem Papier, Klebestreifen und Handschrift. Fotos auswählen, und deine Collage sieht aus wie eine Seite im alten Album.',
    openings: [
      'Ein Bild reicht nicht? {app} macht aus den schönsten Momenten eine Fotocollage: bis zu zwanzig Fotos auswählen, und das Layout ordnet sich um die Gesichter.',
      'Geburtstag, Urlaub, vorher und nachher: Mit {app} erstellst du Collagen mit Rastern, Rahmen und Scrapbook-Seiten, für Karten, Storys und die Wand überm Sofa.',
    ],
    features: [
      {
        title: 'Raster und Layouts',
        text: 'Mehr als 300 Layouts für zwei bis zwanzig Fotos. Linien verschieben, Ecken runden, Abstände einstellen.',
      },
      {
        title: 'Freie Scrapbook-Seiten',
        text: 'Personen mit einem Tipp freistellen, dann schichten, drehen und aufkleben wie im echten Album.',
      },
      {
        title: 'Vorlagen für Storys',
        text: 'Fertige Collage-Vorlagen für Storys, Posts und Einladungen, nach Anlass sortiert.',
      },
      {
        title: 'Rahmen, Text und Sticker',
        text: 'Handschriften, hübsche Rahmen und Sticker zu jeder Jahreszeit. Ort und Datum setzt du mit einem Tipp.',
      },
      {
        title: 'Vorher und nachher',
        text: 'Zwei Bilder nebeneinander mit verschiebbarer Linie, für Renovierung, Frisur und Garten.',
      },
      {
        title: 'Drucken und teilen',
        text: 'Exportiere deine Fotocollage in Druckqualität bis Postergröße oder verschicke sie als Karte.',
      },
    ],
    news: [
      'Der Scrapbook-Modus bringt gerissenes Papier, Klebestreifen und Stempel.',
      'Im Raster dürfen nun auch Videos neben Fotos stehen.',
      'Vierzig neue Layouts für vier und sechs Bilder.',
      'Behebt unscharfe Ränder beim Export für den Druck.',
    ],
    events: [
      { title: 'Dein Jahr in zwölf Fotos', text: 'Ein Foto je Monat, eine Collage fürs Jahr.' },
      { title: 'Karten zum Muttertag', text: 'Collage-Karten zum Ausdrucken oder Verschicken.' },
    ],
    praise: [
      'Collage aus vierzig Jahren für die Rubinhochzeit meiner Eltern, alle haben geweint.',
      'Riesige Auswahl an Layouts, und das Verschieben klappt sogar mit dicken Fingern.',
      'Das Freistellen im Scrapbook ist klasse, die Kinder basteln stundenlang Seiten.',
    ],
    complaints: [
      'In jeder Collage steht unten das Logo, außer man zahlt.',
      'Nach jeder kleinen Änderung Werbung. Drei Clips für ein einziges Raster.',
      'Beim Speichern leidet die Qualität, der Abzug war total unscharf.',
    ],
    purchases: ['Collage Plus, ein Jahr', 'Sticker- und Rahmenpaket'],
  },
}
