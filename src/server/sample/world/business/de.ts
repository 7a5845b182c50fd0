import type { ConceptText } from '../concept.ts'

export const de: Record<'work-hours' | 'shift-planner' | 'client-crm', ConceptText> = {
  'work-hours': {
    names: ['Zeiterfassung', 'Arbeitszeit', 'Stundenzettel'],
    subtitles: ['Arbeitszeit & Überstunden', 'Zeiterfassung per Stempeluhr', 'Stundenzettel als PDF'],
    shortDescriptions: [
      'Arbeitszeit, Pausen und Überstunden erfassen, Stundenzettel als PDF senden.',
      'Zeiterfassung für Angestellte und Selbstständige: Projekte, Stunden, Lohn.',
    ],
    promotion:
      'Neu: Einstempeln beim Ankommen. Die Zeiterfassung meldet sich, wenn du im Büro bist, und fragt, bevor sie zählt. Überstunden laufen übers Jahr mit.',
    openings: [
      'Kommen, arbeiten, gehen: {app} erfasst deine Arbeitszeit mit einem Tipp und macht daraus einen Stundenzettel, den Chefin, Kunde und Steuerbüro verstehen.',
      'Wo ist die Woche geblieben? {app} ist die Zeiterfassung für Angestellte und Selbstständige und zeigt Stunden, Pausen, Überstunden und Verdienst je Projekt.',
    ],
    features: [
      {
        title: 'Einstempeln mit einem Tipp',
        text: 'Arbeitszeit in der App, im Widget oder auf der Uhr starten. Vergessenes trägst du in Sekunden nach.',
      },
      {
        title: 'Pausen und Überstunden',
        text: 'Pausen werden nach deinen Regeln abgezogen. Gleitzeitkonto, Überstunden und Urlaub stimmen immer.',
      },
      {
        title: 'Projekte und Kunden',
        text: 'Zeiten je Kunde, Projekt und Aufgabe erfassen, mit eigenem Stundensatz und abrechenbaren Stunden.',
      },
      {
        title: 'Stundenzettel als PDF',
        text: 'Wochen- und Monatsberichte als PDF oder Tabelle senden, mit Unterschrift und Logo.',
      },
      {
        title: 'Verdienst im Blick',
        text: 'Stundenlohn, Nacht- und Sonntagszuschläge rechnen schon während der Arbeit mit.',
      },
      {
        title: 'Erinnerungen nach Ort',
        text: 'Die App erinnert dich ans Einstempeln, an die Pause und irgendwann auch an den Feierabend.',
      },
    ],
    news: [
      'Stundenzettel lassen sich auf dem Display unterschreiben und gleich verschicken.',
      'Überstunden gehen in den nächsten Monat über, mit einer Grenze nach Wahl.',
      'Mehrere Tage auf einmal ändern und ganze Wochen kopieren.',
      'Neues Widget mit Stunden und Saldo. Pausen zählen nach Mitternacht nicht mehr doppelt.',
    ],
    events: [
      { title: 'Jahresabschluss der Stunden', text: 'Alle Stunden und Urlaubstage sauber beenden.' },
      { title: 'Sauberer Start am Montag', text: 'Projekte und Sätze fürs neue Quartal anlegen.' },
    ],
    praise: [
      'Mein Chef bekommt den Stundenzettel am Monatsletzten mit zwei Klicks. Früher ein ganzer Abend.',
      'Endlich sehe ich, wie viele Überstunden ich wirklich mache. Es waren mehr als bezahlt.',
      'Einfach und schnell, dank Widget vergesse ich das Ausstempeln nicht mehr.',
    ],
    complaints: [
      'Einmal vergessen auszustempeln, schon standen 43 Stunden da. Das Korrigieren ist mühsam.',
      'Der PDF-Export war kostenlos, jetzt braucht man ein Abo.',
      'Pausen werden abgezogen, obwohl ich sie selbst eintrage. Jeden Tag fehlt eine halbe Stunde.',
    ],
    purchases: ['Zeiterfassung Pro, jährlich', 'PDF-Export, einmalig'],
  },
  'shift-planner': {
    names: ['Schichtplaner', 'Dienstplan', 'Schichtkalender'],
    subtitles: ['Schichtkalender & Dienstplan', 'Dienstplan fürs ganze Team', 'Schichten planen & tauschen'],
    shortDescriptions: [
      'Schichtkalender und Dienstplan für dich und dein Team, mit Schichttausch.',
      'Schichten, Dienste und Urlaub planen und den Dienstplan im Team teilen.',
    ],
    promotion:
      'Jemand krank? Schick die offene Schicht an alle, die frei und geeignet sind. Wer zuerst zusagt, hat sie, und der Dienstplan stimmt für alle.',
    openings: [
      'Früh, spät, Nacht, frei: {app} ist der Schichtkalender, den du auf einen Blick verstehst, gemacht für Klinik, Laden, Küche und alle, die nicht von neun bis fünf arbeiten.',
      'Den Dienstplan für den nächsten Monat in einer halben Stunde: In {app} ziehst du Schichten auf Namen, siehst Lücken sofort und schickst den Plan ans Team.',
    ],
    features: [
      {
        title: 'Schichtkalender in Farbe',
        text: 'Schichten mit zwei Tipps eintragen, Schichtfolgen fürs Jahr wiederholen. Farben zeigen früh, spät und Nacht.',
      },
      {
        title: 'Dienstplan fürs Team',
        text: 'Schichten auf Mitarbeiter ziehen, gute Wochen kopieren und sehen, wer Urlaub hat oder zu viele Stunden.',
      },
      {
        title: 'Schichten fair tauschen',
        text: 'Schicht anbieten, passende Kollegin finden, die Leitung gibt mit einem Tipp frei.',
      },
      {
        title: 'Wünsche und Verfügbarkeit',
        text: 'Alle tragen ein, wann sie können und was sie möchten, bevor der Dienstplan entsteht.',
      },
      {
        title: 'Stunden und Zuschläge',
        text: 'Arbeitszeit, Nachtzuschlag und Urlaub werden aus dem Schichtplan gezählt, fertig für den Lohn.',
      },
      {
        title: 'Mit Familie teilen',
        text: 'Zeig deine Schichten im Familienkalender, dann wissen alle, wann du nach der Nacht schläfst.',
      },
    ],
    news: [
      'Schichtfolgen lassen sich ab jedem Tag ändern, Vergangenes bleibt stehen.',
      'Offene Schichten: das ganze Team fragen und die erste Zusage eintragen.',
      'Den Dienstplan des Monats auf eine Seite drucken, Namen am Rand.',
      'Ruhezeiten werden beim Planen geprüft. Nachtschichten stimmen auch bei der Zeitumstellung.',
    ],
    events: [
      { title: 'Urlaub fair planen', text: 'Wünsche sammeln und den Sommer gerecht teilen.' },
      { title: 'Dienstplan zu Weihnachten', text: 'Wer arbeitet wann: Feiertage früh klären.' },
    ],
    praise: [
      'Als Pflegekraft habe ich alle probiert. Dieser Schichtkalender ist am übersichtlichsten.',
      'Schichttausch waren früher zehn Nachrichten, jetzt ist es eine.',
      'Der Dienstplan fürs Café steht in zwanzig Minuten, und keiner ist am freien Tag eingeteilt.',
    ],
    complaints: [
      'Änderungen am Dienstplan kommen beim halben Team erst an, wenn sie die App öffnen.',
      'Mein Rhythmus hat neun Tage, die App erlaubt nur acht.',
      'Mit jeder Aushilfe wird es teurer, das läuft aus dem Ruder.',
    ],
    purchases: ['Team-Abo, monatlich', 'Schichtkalender Plus'],
  },
  'client-crm': {
    names: ['CRM & Kunden', 'Kundenverwaltung', 'Kundenkartei'],
    subtitles: ['Einfaches CRM für Betriebe', 'Kunden, Angebote & Termine', 'Kontakte und Wiedervorlage'],
    shortDescriptions: [
      'Einfaches CRM für kleine Betriebe: Kunden, Angebote, Termine, Notizen.',
      'Kundenverwaltung mit Kontakten, Wiedervorlage und Überblick im Vertrieb.',
    ],
    promotion:
      'Neu: auf dem Weg zum Auto diktieren. Die Notiz nach dem Gespräch landet im CRM beim richtigen Kunden, mit Erinnerung zum Nachfassen.',
    openings: [
      'Kenn jeden Kunden, als wäre er der einzige. {app} ist ein einfaches CRM für kleine Betriebe und hält Kontakte, Notizen, Termine und Angebote zusammen.',
      'Im Notizbuch werden Anfragen kalt. {app} zeigt dir jeden Morgen, wen du anrufst, was vereinbart ist und welche Aufträge kurz bevorstehen, auch offline beim Kunden.',
    ],
    features: [
      {
        title: 'Kunden mit Verlauf',
        text: 'Anrufe, Besuche, Mails, Fotos und Dateien stehen geordnet beim Kunden. Du weißt, was gesagt wurde.',
      },
      {
        title: 'Anfragen und Angebote',
        text: 'Vom Erstkontakt bis zum Auftrag auf einer klaren Tafel, mit dem Wert deiner offenen Angebote.',
      },
      {
        title: 'Wiedervorlage jeden Morgen',
        text: 'Niemand wird vergessen: nach jedem Gespräch ein Datum setzen, morgens die Liste abarbeiten.',
      },
      {
        title: 'Visitenkarten scannen',
        text: 'Karte fotografieren, und Name, Firma, Telefon und Mail werden zum Kontakt.',
      },
      {
        title: 'Termine und Touren',
        text: 'Kundenbesuche auf der Karte sehen, die Tagestour planen und vor Ort einchecken.',
      },
      {
        title: 'Auswertung fürs Team',
        text: 'Umsatz nach Monat, Quelle und Kollegin, mit Rechten, wer welche Kunden sehen darf.',
      },
    ],
    news: [
      'Notizen nach dem Termin diktieren, der Text landet beim richtigen Kunden.',
      'Angebote haben jetzt Wahrscheinlichkeiten, die Vorschau zeigt dein Quartal.',
      'Kundenlisten aus Tabellen einlesen, Doppelte siehst du vorher.',
      'Läuft jetzt offline, Änderungen werden später abgeglichen. Keine Erinnerung mehr am Feiertag.',
    ],
    events: [
      { title: 'Woche des Nachfassens', text: 'Täglich fünf stille Anfragen wieder anrufen.' },
      { title: 'Quartals-Check', text: 'Angebote aufräumen, die nächsten Monate planen.' },
    ],
    praise: [
      'Ich führe eine kleine Tischlerei, und das ist das erste CRM, das ich ohne Schulung verstanden habe.',
      'Die Wiedervorlage am Morgen hat mir schon drei Aufträge gebracht.',
      'Visitenkarten auf der Messe gescannt, einen Abend Tippen gespart.',
    ],
    complaints: [
      '400 Kunden eingelesen, 130 davon doppelt.',
      'Der Kalenderabgleich legt jeden Termin zweimal an.',
      'Allein ganz gut, aber fürs Team kostet es mehr als unsere Buchhaltung.',
    ],
    purchases: ['CRM Business, monatlich', 'Visitenkarten-Scan, einmalig'],
  },
}
