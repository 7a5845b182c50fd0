import type { ConceptText } from '../concept.ts'

export const de: Record<'qr-scanner' | 'calculator' | 'storage-cleaner', ConceptText> = {
  'qr-scanner': {
    names: ['QR-Code Scanner', 'QR & Barcode', 'QR-Code Leser'],
    subtitles: ['QR-Codes scannen & erstellen', 'Barcode-Scanner mit Verlauf', 'Schneller QR-Code-Leser'],
    shortDescriptions: [
      'QR-Codes und Barcodes sofort scannen und eigene QR-Codes erstellen.',
      'Schneller QR-Code-Leser und Barcode-Scanner mit Verlauf und Linkprüfung.',
    ],
    promotion:
      'Neu: Links prüfen, bevor du sie öffnest. Der QR-Scanner zeigt, wohin ein Code wirklich führt, und warnt vor gekürzten oder gefälschten Adressen.',
    openings: [
      'Kamera drauf, fertig: {app} liest QR-Codes und Barcodes sofort, auch wenn sie klein, verknickt oder schlecht beleuchtet sind, und zeigt den Inhalt, bevor sich etwas öffnet.',
      'Ein Werkzeug für jeden Code. {app} scannt QR-Codes auf Speisekarten, Tickets und Paketen und hilft dir, eigene Codes für WLAN oder Kontakte zu erstellen.',
    ],
    features: [
      {
        title: 'QR-Codes schnell scannen',
        text: 'Kein Knopf nötig: Kamera über den Code halten, Ergebnis lesen. Geht offline und im Dunkeln mit der Taschenlampe.',
      },
      {
        title: 'Barcode-Scanner für alles',
        text: 'Liest EAN, UPC, ISBN, Code 128 und Data Matrix, auf Wunsch viele nacheinander mit Export als Liste.',
      },
      {
        title: 'Eigene QR-Codes erstellen',
        text: 'Codes für WLAN, Links, Kontakte, Termine oder Text, in deinen Farben und mit deinem Logo.',
      },
      {
        title: 'Links vorher prüfen',
        text: 'Du siehst die volle Adresse vor dem Öffnen, mit Warnung, wenn sie gekürzt oder nachgeahmt ist.',
      },
      {
        title: 'Aus Fotos scannen',
        text: 'Screenshot oder Bild wählen, und der QR-Code-Leser findet alle Codes darin, auch mehrere zugleich.',
      },
      {
        title: 'Verlauf mit Ordnern',
        text: 'Alle Scans bleiben auf deinem Handy. Suchen, merken, in Ordner legen oder als CSV teilen.',
      },
    ],
    news: [
      'Beschädigte und sehr kleine QR-Codes werden jetzt deutlich besser gelesen.',
      'Serienscan für Barcodes: doppelte werden gezählt, die Liste lässt sich als Tabelle speichern.',
      'QR-Codes mit runden Ecken und deinem Logo in der Mitte erstellen.',
      'Der Verlauf lässt sich mit Fingerabdruck sperren. Die Taschenlampe geht wieder von selbst aus.',
    ],
    events: [
      { title: 'Woche der eigenen QR-Codes', text: 'Neue Rahmen und Stile für deine Codes.' },
      { title: 'Verlauf aufräumen', text: 'Alte Scans sortieren, merken und exportieren.' },
    ],
    praise: [
      'Liest jeden Code in einer Sekunde, sogar den zerkratzten an unserer Waschmaschine.',
      'WLAN-QR-Code für Gäste in einer halben Minute gemacht. Sehr praktisch.',
      'Keine Werbung vor dem Scannen, kein Konto. So soll ein QR-Scanner sein.',
    ],
    complaints: [
      'Wollte nur eine Speisekarte lesen und hatte plötzlich ein Wochenabo. Die Kamera kann das gratis.',
      'Lange Barcodes auf Paketen erkennt er nicht.',
      'Öffnet Links sofort, obwohl ich das ausgeschaltet habe.',
    ],
    purchases: ['QR Pro, jährlich', 'Ohne Werbung, einmalig'],
  },
  calculator: {
    names: ['Taschenrechner', 'Rechner & Maße', 'Rechner'],
    subtitles: ['Wissenschaftlicher Rechner', 'Einheiten & Währungsrechner', 'Prozent, Brüche und Verlauf'],
    shortDescriptions: [
      'Taschenrechner mit Verlauf, Prozent, Brüchen und Einheitenumrechner.',
      'Rechner und Umrechner: Währungen, Länge, Gewicht, Fläche und Zeit.',
    ],
    promotion:
      'Rechne, wie du denkst: „15 % von 240 + 19“ klappt jetzt, das Ergebnis ändert sich beim Tippen. Der Verlauf merkt sich jede Rechnung mit Notiz.',
    openings: [
      '{app} ist ein Taschenrechner, der die ganze Rechnung zeigt und nicht nur die letzte Zahl. Geh zurück, ändere einen Wert, und alles danach stimmt wieder.',
      'Vom Rabatt im Laden bis zur Physikaufgabe: {app} vereint einen klaren Taschenrechner, einen wissenschaftlichen Rechner und einen Einheitenumrechner.',
    ],
    features: [
      {
        title: 'Wissenschaftlich rechnen',
        text: 'Klammern, Potenzen, Wurzeln, Logarithmen und Winkelfunktionen in Grad oder Bogenmaß, auf 30 Stellen.',
      },
      {
        title: 'Einheiten umrechnen',
        text: 'Länge, Gewicht, Volumen, Fläche, Tempo, Energie, Daten und Küchenmaße, zusammen 600 Einheiten.',
      },
      {
        title: 'Währungsrechner für unterwegs',
        text: 'Kurse für 160 Währungen, täglich neu und für die Reise ohne Netz gespeichert.',
      },
      {
        title: 'Prozent ganz einfach',
        text: 'Rabatt, Trinkgeld, Mehrwertsteuer und Marge: zwei Zahlen eintippen, die dritte ablesen.',
      },
      {
        title: 'Verlauf mit Notizen',
        text: 'Jede Rechnung bleibt erhalten. Notiz dazu, Ergebnis weiterverwenden oder alles als Tabelle senden.',
      },
      {
        title: 'Brüche und Graphen',
        text: 'Mit Brüchen rechnen, Gleichungen lösen und Funktionen zeichnen, zum Zoomen mit zwei Fingern.',
      },
    ],
    news: [
      'Der Rechner versteht jetzt auch Sätze wie „drei Viertel von 86“.',
      'Umrechner mit Favoriten ganz oben und 40 neuen Maßen für Küche und Stoffe.',
      'Auf dem Tablet steht der Verlauf neben den Tasten. Externe Tastaturen werden unterstützt.',
      'Währungskurse zeigen, wann sie zuletzt aktualisiert wurden. Sehr kleine Brüche werden richtig gerundet.',
    ],
    events: [
      { title: 'Woche der Matherätsel', text: 'Jeden Tag eine kleine Kopfnuss zum Rechnen.' },
      { title: 'Schulanfang', text: 'Graphen und Gleichungen für alle freigeschaltet.' },
    ],
    praise: [
      'Dass ich mitten in der Rechnung eine Zahl ändern kann, spart mir bei Angeboten viel Zeit.',
      'Große klare Tasten, und der Umrechner hat alles, was ich zum Backen brauche.',
      'Auf der Baustelle täglich für Flächen und Volumen im Einsatz. Der Verlauf mit Notizen ist Gold wert.',
    ],
    complaints: [
      'Werbung direkt unter dem Gleichzeichen. Da tippt man ständig aus Versehen drauf.',
      'Wechselkurse zwei Tage alt, und nirgends steht es.',
      'Die Prozenttaste rechnet anders als bei jedem anderen Taschenrechner.',
    ],
    purchases: ['Rechner Pro, jährlich', 'Graphen, einmalig'],
  },
  'storage-cleaner': {
    names: ['Speicher Cleaner', 'Fotos aufräumen', 'Handy Cleaner'],
    subtitles: ['Doppelte Fotos löschen', 'Speicher auf dem Handy frei', 'Fotos & Videos aufräumen'],
    shortDescriptions: [
      'Speicher freigeben: doppelte Fotos, große Videos und alte Dateien finden.',
      'Handy aufräumen: ähnliche Bilder löschen und Videos kleiner machen.',
    ],
    promotion:
      'Speicher schon wieder voll? Der Cleaner findet jetzt auch unscharfe Bilder und alte Screenshots und zeigt vorher, wie viel Platz du gewinnst.',
    openings: [
      'Speicher voll, und du weißt nicht, wo du anfangen sollst? {app} findet doppelte Fotos, vergessene Downloads und riesige Videos. Du entscheidest mit einem Wisch.',
      'Fünf Minuten auf dem Sofa reichen: {app} sortiert deine Fotos nach ähnlichen Bildern, Screenshots und großen Videos, damit du aufräumst und die guten behältst.',
    ],
    features: [
      {
        title: 'Doppelte Fotos finden',
        text: 'Erkennt gleiche und ähnliche Fotos, schlägt das schärfste vor und löscht den Rest, wenn du es sagst.',
      },
      {
        title: 'Aufräumen per Wisch',
        text: 'Monat für Monat durchgehen: links löschen, rechts behalten. Ohne deine Bestätigung passiert nichts.',
      },
      {
        title: 'Große Videos und Dateien',
        text: 'Sieh nach Größe sortiert, was den Speicher füllt, und verkleinere Videos ohne sichtbaren Verlust.',
      },
      {
        title: 'Screenshots und Unscharfes',
        text: 'Alte Screenshots, verwackelte Bilder und Kassenzettel liegen auf einer Seite zum Ausmisten.',
      },
      {
        title: 'Speicher im Überblick',
        text: 'Ein Diagramm zeigt, wie viel Platz Fotos, Videos, Apps und Downloads belegen und was neu dazukam.',
      },
      {
        title: 'Alles bleibt privat',
        text: 'Verglichen wird auf dem Handy: kein Upload, kein Konto. Gelöschtes liegt 30 Tage im Papierkorb.',
      },
    ],
    news: [
      'Ähnliche Fotos werden dreimal so schnell gefunden, und der Akku hält dabei länger.',
      'Mehrere Videos auf einmal verkleinern, die neue Größe siehst du vorher.',
      'Neu: doppelte Kontakte zusammenführen und leere Kalendereinträge löschen.',
      'Geschützte Alben werden nie zum Löschen vorgeschlagen. Korrekturen für bewegte Fotos.',
    ],
    events: [
      { title: 'Frühjahrsputz fürs Handy', text: 'Jeden Tag einen Monat Fotos ausmisten.' },
      { title: 'Neues Jahr, freier Speicher', text: 'Sieben kleine Aufgaben für mehr Platz.' },
    ],
    praise: [
      '18 GB an einem Abend freigeräumt, fast alles Videos, die ich vergessen hatte.',
      'Alte Fotos durchwischen macht sogar Spaß, und gelöscht wird nur, was ich bestätige.',
      'Findet ähnliche Bilder richtig gut, sogar die Serienfotos von meinem Hund.',
    ],
    complaints: [
      'Scannen kostenlos, Löschen nur mit teurem Wochenabo. Das ist eine Falle.',
      'Wollte das scharfe Foto löschen und das verwackelte behalten.',
      'Ständig Warnungen, der Speicher sei kritisch, dabei ist die Hälfte frei.',
    ],
    purchases: ['Cleaner Premium, jährlich', 'Videos verkleinern, einmalig'],
  },
}
