import type { ConceptText } from '../concept.ts'

export const de: Record<'to-do-list' | 'note-taking' | 'document-scanner', ConceptText> = {
  'to-do-list': {
    names: ['To-do-Liste', 'Aufgabenplaner', 'Tagesplaner'],
    subtitles: ['Aufgaben & Erinnerungen', 'To-do-Liste und Tagesplaner', 'Checklisten für volle Tage'],
    shortDescriptions: [
      'Einfache To-do-Liste mit Erinnerungen, Checklisten und Tagesplaner.',
      'Aufgaben planen, Erinnerungen wiederholen und To-do-Listen gemeinsam abhaken.',
    ],
    promotion:
      'Neu: In der Tagesansicht stehen Aufgaben und Termine nebeneinander. So landet auf deiner To-do-Liste nur, was heute noch reinpasst. Der Rest wandert auf morgen.',
    openings: [
      'Raus aus dem Kopf, rauf auf die Liste: {app} ist eine To-do-Liste, schnell genug für den Einfall im Treppenhaus und ordentlich genug für ein ganzes Projekt.',
      'Was ist heute wirklich dran? {app} sortiert deine Aufgaben nach heute, dieser Woche und irgendwann, erinnert dich im richtigen Moment und lässt dich sonst in Ruhe.',
    ],
    features: [
      {
        title: 'Aufgaben blitzschnell notieren',
        text: '„Freitag 9 Uhr Zahnarzt anrufen“ eintippen oder diktieren, und die Aufgabe steht mit Erinnerung am richtigen Tag.',
      },
      {
        title: 'Wiederkehrende Erinnerungen',
        text: 'Jeden Montag, am Monatsletzten oder drei Tage nach dem Erledigen: Routinen laufen von allein.',
      },
      {
        title: 'Tagesplaner mit Kalender',
        text: 'Termine und Aufgaben in einer Liste. Zieh sie in die richtige Reihenfolge und starte mit einem klaren Tagesplan.',
      },
      {
        title: 'Listen gemeinsam abhaken',
        text: 'Einkauf, Umzug oder Teamprojekt: To-do-Liste teilen, Aufgaben zuweisen und sehen, was schon erledigt ist.',
      },
      {
        title: 'Unteraufgaben und Checklisten',
        text: 'Zerlege Großes in kleine Schritte und speichere Checklisten als Vorlage für den nächsten Urlaub.',
      },
      {
        title: 'Widgets und Fokusansicht',
        text: 'Hake direkt auf dem Startbildschirm ab oder lass dir nur die nächste Aufgabe zeigen, wenn die Liste zu lang wird.',
      },
    ],
    news: [
      'Die Tagesansicht zeigt deinen Kalender jetzt neben den Aufgaben.',
      'Wiederkehrende Aufgaben zählen auf Wunsch ab dem Tag, an dem du sie erledigt hast.',
      'Listen lassen sich ausdrucken, mit Kästchen zum Abhaken.',
      'Behebt Erinnerungen, die nach der Zeitumstellung eine Stunde zu spät kamen.',
    ],
    events: [
      { title: 'Frühjahrsputz für Listen', text: 'Sieben Tage, um Altes zu erledigen oder zu lassen.' },
      { title: 'Wochenplanung am Montag', text: 'In 15 Minuten Schritt für Schritt zum Wochenplan.' },
    ],
    praise: [
      'Ich habe wirklich jede To-do-Liste probiert, bei dieser bin ich geblieben. Schnell und unaufdringlich.',
      '„Alle 3 Tage Blumen gießen“ eintippen und es funktioniert einfach. Die Pflanzen leben noch.',
      'Einkaufsliste und Haushalt teilen wir uns zu zweit, seitdem vergisst keiner mehr die Milch.',
    ],
    complaints: [
      'Wiederkehrende Aufgaben nur im Abo? Das gehört bei einer Aufgabenliste zur Grundausstattung.',
      'Die Synchronisierung dauert ewig, am Tablet steht noch, was ich am Handy längst abgehakt habe.',
      'Seit dem neuen Design brauche ich zwei Klicks mehr für ein Datum. Bitte rückgängig machen.',
    ],
    purchases: ['Pro, ein Jahr', 'Farbthemen'],
  },
  'note-taking': {
    names: ['Notizen', 'Notizbuch', 'Notizblock'],
    subtitles: ['Notizbuch, Notizblock, Ideen', 'Notizen schreiben & finden', 'Handschrift & schnelle Notizen'],
    shortDescriptions: [
      'Notizen schreiben, Ideen skizzieren und alles im Notizbuch wiederfinden.',
      'Notizblock für Text, Handschrift und Sprachnotizen, auch ohne Internet.',
    ],
    promotion:
      'Neu: Die Suche liest jetzt deine Handschrift. Finde die Notiz aus der Besprechung im März über ein einziges Wort, auch wenn es am Rand gekritzelt war.',
    openings: [
      'Ideen warten nicht auf den Schreibtisch. {app} ist ein Notizbuch, das sofort auf einer leeren Seite aufgeht: Schreib, zeichne oder sprich, bevor der Gedanke weg ist.',
      'Mitschriften, Protokolle, Einkaufszettel und ein halber Roman: {app} ordnet deine Notizen in Notizbüchern und findet jede davon in einer Sekunde.',
    ],
    features: [
      {
        title: 'Schnelle Notiz von überall',
        text: 'Vom Sperrbildschirm, aus dem Widget oder über das Teilen-Menü: Die Notiz ist gesichert, bevor du das Handy weglegst.',
      },
      {
        title: 'Handschrift wie auf Papier',
        text: 'Schreib mit Stift oder Finger auf liniertem, kariertem oder leerem Papier und wandle Handschrift in Text um.',
      },
      {
        title: 'Notizbücher, Tags, Verweise',
        text: 'Ordne Notizen in Notizbücher, vergib Tags und verknüpfe sie miteinander. Wichtiges heftest du oben an.',
      },
      {
        title: 'Suche in allem',
        text: 'Die Suche findet Wörter in getippten Notizen, in Handschrift, PDFs und Fotos vom Whiteboard.',
      },
      {
        title: 'Sprachnotizen mit Mitschrift',
        text: 'Nimm die Vorlesung auf, während du mitschreibst. Ein Tipp auf die Zeile, und du hörst die Stelle noch einmal.',
      },
      {
        title: 'Privat und offline',
        text: 'Sperre Notizen mit dem Fingerabdruck. Dein Notizblock liegt auf deinem Gerät und braucht kein Internet.',
      },
    ],
    news: [
      'Die Suche erkennt Handschrift in fünf Sprachen.',
      'Tabellen sind da: in jede Notiz einfügen und nach Spalten sortieren.',
      'Der Stift ist schneller, und der Handballen hinterlässt keine Striche mehr.',
      'Behebt Notizen, die am Ende statt an der letzten Stelle aufgingen.',
    ],
    events: [
      { title: 'Vorlagen zum Schulstart', text: 'Kostenlose Notizbuch-Vorlagen fürs neue Jahr.' },
      { title: '30 Tage Tagebuch', text: 'Jeden Tag eine kurze Frage und eine Notiz.' },
    ],
    praise: [
      'Hat mich durchs Jurastudium gebracht. Alle Mitschriften an einem Ort und durchsuchbar.',
      'Geht sofort auf einer leeren Notiz auf. Mehr wollte ich von einem Notizblock nie.',
      'Die Handschriftsuche ist Zauberei, sie liest sogar meine Sauklaue.',
    ],
    complaints: [
      'Beim Abgleich sind zwei Seiten Protokoll verschwunden. Ein Versionsverlauf fehlt dringend.',
      'Nur drei Notizbücher kostenlos, das erfährt man natürlich erst beim vierten.',
      'Beim PDF-Export langer Notizen werden Zeichnungen am Seitenrand abgeschnitten.',
    ],
    purchases: ['Notizbuch Plus, ein Jahr', 'Papier- und Umschlagpaket'],
  },
  'document-scanner': {
    names: ['PDF-Scanner', 'Dokumentenscanner', 'Scanner-App'],
    subtitles: ['Dokumente scannen als PDF', 'PDF scannen, OCR & Signatur', 'Belege & Papiere einscannen'],
    shortDescriptions: [
      'Dokumente mit der Kamera scannen, als PDF unterschreiben und wiederfinden.',
      'PDF-Scanner mit Texterkennung für Belege, Verträge und Notizen. Immer scharf.',
    ],
    promotion:
      'Scanne einen ganzen Stapel, ohne das Display zu berühren: Der Scanner erkennt jede Seite, richtet sie aus und macht daraus ein durchsuchbares PDF mit Namen.',
    openings: [
      'Kamera draufhalten, den Rest macht {app}: Ränder erkennen, den Schatten deiner Hand entfernen und in Sekunden ein gestochen scharfes PDF speichern.',
      'Verträge, Belege, Hausaufgaben, der Brief vom Amt: {app} ist der Dokumentenscanner für die Hosentasche und findet eine Seite auch nach drei Jahren wieder.',
    ],
    features: [
      {
        title: 'Freihändig Dokumente scannen',
        text: 'Der Scanner erkennt die Seite, löst selbst aus und richtet sie gerade. Zehn Seiten dauern keine Minute.',
      },
      {
        title: 'Texterkennung in 24 Sprachen',
        text: 'OCR macht jedes PDF durchsuchbar. Kopiere einen Absatz oder eine IBAN direkt aus dem Scan.',
      },
      {
        title: 'Formulare ausfüllen, unterschreiben',
        text: 'Unterschreibe PDFs mit dem Finger, setze Datum und Kreuzchen und schick alles zurück, ganz ohne Drucker.',
      },
      {
        title: 'Belege und Visitenkarten',
        text: 'Kassenbons werden nach Datum und Betrag sortiert, aus Visitenkarten werden Kontakte.',
      },
      {
        title: 'PDFs verbinden und verkleinern',
        text: 'Seiten umsortieren, zwei PDFs verbinden oder eine große Datei so verkleinern, dass sie in eine E-Mail passt.',
      },
      {
        title: 'Deine Unterlagen bleiben privat',
        text: 'Scannen und Texterkennung passieren auf dem Handy. Ordner sperrst du per Code und sicherst sie, wo du willst.',
      },
    ],
    news: [
      'Der Buchmodus glättet gewölbte Seiten und trennt links von rechts.',
      'Scans benennen sich nach Absender und Datum.',
      'Verkleinerte PDFs bleiben auch im Kleingedruckten lesbar.',
      'Behebt graue Hintergründe bei Scans unter warmem Licht.',
    ],
    events: [
      { title: 'Papierloses Wochenende', text: 'Jeden Tag eine Schublade scannen, Tisch frei.' },
      { title: 'Belege retten', text: 'Ein Jahr Belege sortieren, bevor die Steuer ruft.' },
    ],
    praise: [
      'Die Scans sehen besser aus als vom Gerät im Büro und es geht viel schneller.',
      'Garantieschein von 2019 über das Wort „Toaster“ gefunden. Die Texterkennung ist klasse.',
      'Mietvertrag im Zug gescannt, unterschrieben, abgeschickt. Drucker verkauft.',
    ],
    complaints: [
      'Wasserzeichen auf jedem PDF, außer man zahlt wöchentlich. Wöchentlich!',
      'Weißes Papier auf weißem Tisch, und die Randerkennung gibt auf.',
      'Bei jedem Start kommt erst die Abo-Werbung, bevor ich überhaupt scannen darf.',
    ],
    purchases: ['Scanner Pro, ein Jahr', 'Wasserzeichen entfernen'],
  },
}
