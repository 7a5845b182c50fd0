import type { ConceptText } from '../concept.ts'

export const de: Record<'guitar-tuner' | 'piano-lessons' | 'music-player', ConceptText> = {
  'guitar-tuner': {
    names: ['Gitarre stimmen', 'Stimmgerät', 'Gitarren-Tuner'],
    subtitles: ['Stimmgerät & Metronom', 'Akkorde für Gitarre & Ukulele', 'Gitarre, Bass, Ukulele stimmen'],
    shortDescriptions: [
      'Stimmgerät für Gitarre, Bass und Ukulele, mit Metronom und Akkorden.',
      'Gitarre stimmen in Sekunden: genauer Tuner, Akkorde und Metronom.',
    ],
    promotion:
      'Neu: Stimmungen für Mandoline, Banjo und Geige, dazu ein Metronom, das einzelne Takte stumm lässt und so dein Timing trainiert.',
    openings: [
      'Saite anschlagen, hinschauen, fertig: {app} zeigt dir sofort, ob der Ton zu hoch oder zu tief ist. Das Stimmgerät hört auch dann genau hin, wenn im Proberaum schon alle reden.',
      'Mit {app} ist deine Gitarre in einer halben Minute gestimmt. Stimmgerät, Metronom und Akkorde stecken in einer App, die ohne Internet auskommt.',
    ],
    features: [
      {
        title: 'Schnelles Stimmgerät',
        text: 'Die App erkennt von allein, welche Saite du anschlägst, und zeigt die Abweichung auf ein Zehntel Cent genau.',
      },
      {
        title: 'Über 100 Stimmungen',
        text: 'Standard, Drop D, Open G und viele mehr, für Gitarre, Bass, Ukulele, Banjo, Mandoline und Geige.',
      },
      {
        title: 'Metronom mit Gefühl',
        text: 'Tempo von 20 bis 300 BPM einstellen oder eintippen, Taktart wählen und den ersten Schlag blinken lassen.',
      },
      {
        title: 'Akkorde zum Nachschlagen',
        text: '4.000 Akkorde für Gitarre und Ukulele mit Fingersatz. Jeden Griff kannst du dir vorher anhören.',
      },
      {
        title: 'Chromatisch stimmen',
        text: 'Auch Bläser und Streicher werden gestimmt. Den Kammerton stellst du zwischen 415 und 466 Hertz ein.',
      },
      {
        title: 'Üben mit Plan',
        text: 'Der Tempotrainer zieht Takt für Takt an, und das Übungstagebuch zählt deine Minuten.',
      },
    ],
    news: [
      'Der Tuner erkennt jetzt auch die tiefe H-Saite am Fünfsaiter. Die Nadel springt am Ende eines Tons nicht mehr.',
      '300 neue Akkorde für Ukulele, alle auch für Linkshänder.',
      'Das Metronom läuft im Hintergrund weiter und bleibt mit Bluetooth-Kopfhörern im Takt.',
      'Neues dunkles Design für die Bühne mit großen Notennamen.',
    ],
    events: [
      { title: 'Sieben Tage Akkordwechsel', text: 'Jeden Tag zwei Griffe, das Metronom gibt Tempo.' },
      { title: 'Woche der offenen Stimmungen', text: 'Open G und DADGAD kostenlos ausprobieren.' },
    ],
    praise: [
      'Hört meine alte Westerngitarre sofort, sogar wenn der Fernseher läuft. Bestes Stimmgerät auf dem Handy.',
      'Metronom und Akkorde gleich mit dabei, seitdem übe ich wirklich regelmäßig.',
      'Meine Tochter stimmt ihre Ukulele jetzt ganz allein.',
    ],
    complaints: [
      'War mal ein einfacher Tuner. Jetzt muss ich erst zwei Werbungen wegklicken, bevor ich stimmen kann.',
      'Bei der tiefen E-Saite zappelt die Nadel nur herum.',
      'Drop D nur mit Abo? Bei einem Stimmgerät finde ich das frech.',
    ],
    purchases: ['Alle Stimmungen, jährlich', 'Akkordbibliothek, einmalig'],
  },
  'piano-lessons': {
    names: ['Klavier lernen', 'Klavierkurs', 'Keyboard lernen'],
    subtitles: ['Klavier spielen für Anfänger', 'Klavierunterricht mit Liedern', 'Noten lesen & Lieder spielen'],
    shortDescriptions: [
      'Klavier lernen Schritt für Schritt: Kurse, Lieder und Noten für Anfänger.',
      'Klavierunterricht, der zuhört und dir zeigt, welche Taste als Nächstes kommt.',
    ],
    promotion:
      'Neuer Kurs für alle, die schon immer spielen wollten: 40 kurze Lektionen, von den ersten fünf Tönen bis zum Lied mit beiden Händen.',
    openings: [
      'Stell dein Handy aufs Notenpult und leg los: {app} hört dir beim Spielen zu und zeigt, welche Taste als Nächstes kommt. Jede Lektion dauert zehn Minuten und endet mit Musik.',
      'Klavier lernen ohne Vorkenntnisse, im eigenen Tempo und am eigenen Instrument: {app} begleitet dich vom ersten Ton bis zum Stück mit beiden Händen.',
    ],
    features: [
      {
        title: 'Kurse für Anfänger',
        text: 'Über 300 Lektionen bauen aufeinander auf. Nach jeder kannst du etwas spielen, das nach Musik klingt.',
      },
      {
        title: 'Die App hört zu',
        text: 'Das Mikrofon erkennt jeden Ton deines Klaviers. Digitale Keyboards verbindest du per Kabel oder Bluetooth.',
      },
      {
        title: 'Lieder, die du kennst',
        text: 'Volkslieder, Klassik, Filmmusik und Weihnachtslieder in drei Stufen, von der Melodie bis zu beiden Händen.',
      },
      {
        title: 'Noten lesen lernen',
        text: 'Violin- und Bassschlüssel werden Stück für Stück erklärt, dazu ein Notentrainer für fünf Minuten am Tag.',
      },
      {
        title: 'Langsamer und im Kreis',
        text: 'Übe die schwere Stelle mit halbem Tempo und nur einer Hand, bis sie sitzt. Die App wartet auf dich.',
      },
      {
        title: 'Für die ganze Familie',
        text: 'Bis zu fünf Personen lernen mit einem Konto, jede mit eigenem Kurs, Ziel und Übungstagebuch.',
      },
    ],
    news: [
      'Zwölf neue Lieder im Anfängerkurs, darunter drei Schlaflieder und ein langsamer Walzer.',
      'Töne werden an Klavieren mit getretenem Pedal zuverlässiger erkannt.',
      'Die Noten jedes geschafften Liedes lassen sich jetzt ausdrucken.',
      'Neuer Akkordkurs: mit vier Griffen ganze Lieder begleiten. Dazu kleine Korrekturen für Keyboards am Kabel.',
    ],
    events: [
      { title: '30 Tage Klavier', text: 'Zehn Minuten täglich bis zum ersten ganzen Lied.' },
      { title: 'Weihnachtslieder spielen', text: 'Jeden Sonntag im Advent ein leichtes Lied.' },
    ],
    praise: [
      'Mit 61 angefangen und nach drei Wochen das erste Lied beidhändig gespielt. Die Lektionen haben Geduld mit mir.',
      'Einen Takt langsam in Schleife üben, genau so hat es meine Klavierlehrerin früher gemacht.',
      'Meine Kinder streiten sich, wer zuerst ans Klavier darf.',
    ],
    complaints: [
      'Die Erkennung hört oft Töne nicht, obwohl das Klavier gestimmt ist. Dann hängt man ewig im selben Takt.',
      'Zwei Lektionen frei, danach teures Jahresabo. Das sollte man vorher sagen.',
      'Lieder ja, aber zu Fingersatz und Haltung erfährt man fast nichts.',
    ],
    purchases: ['Alle Klavierkurse, jährlich', 'Liederpaket: leichte Klassik'],
  },
  'music-player': {
    names: ['Musik Player', 'Offline-Musik', 'MP3-Player'],
    subtitles: ['MP3 offline mit Equalizer', 'Eigene Musik & Playlists hören', 'FLAC, Songtexte, Sleeptimer'],
    shortDescriptions: [
      'Musik-Player für MP3 und FLAC: offline, mit Equalizer und Sleeptimer.',
      'Eigene Musik offline hören: Playlists, Equalizer und Songtexte in einer App.',
    ],
    promotion:
      'Deine Musik, deine Ordnung: Playlists füllen sich jetzt von selbst nach Jahr, Genre oder danach, wie oft du ein Lied gehört hast. Ganz ohne Konto.',
    openings: [
      'Deine Musik gehört dir, und {app} spielt sie ab: MP3, FLAC, AAC und mehr, direkt vom Handy, ohne Konto und ohne Internet.',
      'Für alle, die noch ganze Alben hören: {app} sortiert deine Musik nach Interpret, Album und Ordner, spielt ohne Lücken und merkt sich, wo du aufgehört hast.',
    ],
    features: [
      {
        title: 'Spielt jedes Format',
        text: 'MP3, AAC, FLAC, ALAC, OGG, WAV und stundenlange Mixe. Hochauflösende Dateien klingen, wie sie sollen.',
      },
      {
        title: 'Equalizer mit zehn Bändern',
        text: 'Klang nach Vorlage oder von Hand einstellen, Bass verstärken, für jeden Kopfhörer ein eigenes Profil.',
      },
      {
        title: 'Schlaue Playlists',
        text: 'Playlists von Hand oder nach Regeln: neu in diesem Monat, noch nie gehört, nur Lieder aus den Neunzigern.',
      },
      {
        title: 'Ohne Pausen hören',
        text: 'Live-Alben laufen nahtlos durch. Auf der Party blendet der Player ein Lied ins nächste über.',
      },
      {
        title: 'Songtexte und Cover',
        text: 'Songtexte laufen im Takt mit. Titel, Interpreten und fehlende Cover korrigierst du direkt in der App.',
      },
      {
        title: 'Sleeptimer zum Einschlafen',
        text: 'Der Sleeptimer endet nach dem Lied oder nach einer Stunde und wird vorher langsam leiser.',
      },
    ],
    news: [
      'Große Sammlungen öffnen schneller: 20.000 Lieder sind in zwei Sekunden da.',
      'Ordner auf dem eigenen Netzlaufwerk lassen sich jetzt abspielen und offline speichern.',
      'Der Equalizer merkt sich die Einstellung für jeden Kopfhörer. Cover erscheinen wieder im Auto.',
      'Neues Widget für Playlists, und der Sleeptimer kann mit dem letzten Lied des Albums enden.',
    ],
    events: [
      { title: 'Woche der alten Alben', text: 'Jeden Tag ein vergessenes Album aus deinem Regal.' },
      { title: 'Dein Jahr in Liedern', text: 'Was du Monat für Monat am meisten gehört hast.' },
    ],
    praise: [
      'Endlich ein Player, der einfach meine MP3s abspielt und mir kein Streaming verkaufen will.',
      'Nahtlose Wiedergabe klappt perfekt, auch bei meinen alten Konzertmitschnitten.',
      'Toller Equalizer und der Sleeptimer blendet sanft aus. Nutze ich jeden Abend.',
    ],
    complaints: [
      'Sobald ich Dateien auf die SD-Karte verschiebe, sind meine Playlists weg.',
      'Werbung mit Ton zwischen den Liedern, und das bei einem Musik-Player. Gelöscht.',
      'Cover durcheinander, und die Hälfte der Interpreten heißt „Unbekannt“.',
    ],
    purchases: ['Player Plus, monatlich', 'Werbung entfernen, einmalig'],
  },
}
