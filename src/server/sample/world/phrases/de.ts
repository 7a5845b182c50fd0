import type { Phrases } from './phrases.ts'

export const de: Phrases = {
  titleJoints: [': ', ' – '],
  pairJoint: ' & ',
  stop: '. ',
  listHeadings: ['Das kann {app}', 'Funktionen', 'Darum {app}'],
  appSections: [
    {
      title: 'Deine Daten gehören dir',
      text: '{app} fragt nur nach dem, was nötig ist, speichert es verschlüsselt und gibt nichts weiter. Mit einem Tipp exportierst oder löschst du alles.',
    },
    {
      title: 'Auf allen Geräten gleich',
      text: 'Fang auf dem Handy an und mach auf dem Tablet weiter. Alles wird im Hintergrund abgeglichen, und was du ohne Netz tust, geht nicht verloren.',
    },
    {
      title: 'Für alle gemacht',
      text: 'Große Schrift, starke Kontraste, Vorlesefunktion und dunkles Design: {app} passt sich dir an und nicht umgekehrt. Auch mit einer Hand gut zu bedienen.',
    },
    {
      title: 'Widgets und Kurzbefehle',
      text: 'Leg dir das Wichtigste auf den Startbildschirm, halte das Symbol gedrückt oder sag einfach Bescheid. Das meiste dauert keine zehn Sekunden.',
    },
    {
      title: 'Kleines Team, schnelle Antwort',
      text: 'Wir entwickeln {app} zusammen mit denen, die es benutzen. Jede Idee wird gelesen, die besten stecken im nächsten Update, und bei Fragen antwortet ein Mensch.',
    },
  ],
  gameSections: [
    {
      title: 'Spiel, wie du magst',
      text: 'Eine schnelle Runde an der Haltestelle oder ein langer Abend auf dem Sofa: {app} speichert nach jedem Zug, du kannst jederzeit aufhören und weiterspielen.',
    },
    {
      title: 'Jede Woche etwas Neues',
      text: 'Frische Aufgaben, Belohnungen zur Jahreszeit und kleine Überraschungen: {app} bleibt auch nach hundert Runden spannend.',
    },
    {
      title: 'Fair bleibt fair',
      text: 'Alles, was über eine Runde entscheidet, kannst du dir erspielen. Käufe sind freiwillig und lassen sich in den Einstellungen deines Geräts abschalten.',
    },
    {
      title: 'Für Handy und Tablet',
      text: 'Flüssige Grafik, die den Akku schont, eine Steuerung, die zu deinen Daumen passt, und ein Modus für Linkshänder. Dein Spielstand zieht aufs neue Gerät mit um.',
    },
    {
      title: 'Zusammen oder allein',
      text: 'Lade Freunde mit einem Link ein, vergleiche euch in der Bestenliste oder genieße das Spiel einfach für dich.',
    },
  ],
  subscriptions: [
    {
      title: 'Abo',
      text: '{app} ist kostenlos. Das Abo schaltet alle Funktionen frei. Die Zahlung wird nach der Bestätigung über dein Konto im Store abgerechnet. Das Abo verlängert sich automatisch, wenn du es nicht spätestens 24 Stunden vor Ablauf kündigst. In den Einstellungen deines Kontos kannst du es jederzeit verwalten.',
    },
    {
      title: 'Kostenlos und Premium',
      text: 'Die kostenlose Version gehört dir, solange du magst. Premium bringt alles andere und beginnt für neue Mitglieder mit einer Testphase; den Preis siehst du vor dem Kauf. Es läuft weiter, bis du es in den Einstellungen deines Kontos kündigst, spätestens einen Tag vor Ablauf.',
    },
  ],
  closings: [
    'Lade {app} jetzt herunter und merke selbst, wie viel leichter es wird.',
    'Probier {app} aus: In einer Minute ist alles eingerichtet, und löschen geht genauso schnell.',
    'Tausende benutzen {app} jeden Tag. Wir freuen uns, wenn du dabei bist.',
    'Bereit? Hol dir {app} und leg sofort los, ganz ohne Konto.',
  ],
  contacts: [
    'Fragen oder Ideen? Wir beantworten jede Nachricht: {support}',
    'Hilfe, Nutzungsbedingungen und Datenschutz: {support}',
    'Etwas läuft nicht rund? Schreib uns, wir kümmern uns darum: {support}',
  ],
  notes: [
    'Danke für eure Nachrichten! Diese Version behebt, was ihr gemeldet habt, und startet schneller.',
    'Kleine Verbesserungen an vielen Stellen und Unterstützung für die neueste Systemversion.',
    'Wir haben hinter den Kulissen aufgeräumt: weniger Speicher, weniger Akku, weniger Abstürze.',
    'Ein Fehler bei den Mitteilungen und einige Schreibfehler sind behoben.',
  ],
}
