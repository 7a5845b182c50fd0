import type { ConceptText } from '../concept.ts'

export const de: Record<'budget-planner' | 'invoice-maker' | 'bill-splitting', ConceptText> = {
  'budget-planner': {
    names: ['Haushaltsbuch', 'Budgetplaner', 'Ausgaben-Tracker'],
    subtitles: ['Ausgaben tracken, Geld sparen', 'Budget & Finanzen im Griff', 'Haushaltsbuch & Sparziele'],
    shortDescriptions: [
      'Haushaltsbuch führen, Ausgaben im Blick behalten und jeden Monat Geld sparen.',
      'Budgetplaner für Einnahmen, Ausgaben, Fixkosten und deine Sparziele.',
    ],
    promotion:
      'Neu: Der Fixkosten-Kalender zeigt dir, in welcher Woche es eng wird, bevor es eng wird. Plane dein Budget, trag Ausgaben ein und behalte dein Sparziel im Auge.',
    openings: [
      'Wo bleibt eigentlich das ganze Geld? {app} ist das Haushaltsbuch, das du wirklich führst: Ausgabe eintragen, fertig, und du siehst sofort, was bis Monatsende übrig ist.',
      'Gehalt, Miete, Einkauf, Urlaub: Mit {app} hast du Einnahmen und Ausgaben auf einen Blick. So wird aus guten Vorsätzen ein Budget, das auch am 25. noch hält.',
    ],
    features: [
      {
        title: 'Ausgaben in Sekunden erfassen',
        text: 'Betrag, Kategorie, fertig. Fotografierte Kassenbons bleiben direkt bei der Ausgabe gespeichert.',
      },
      {
        title: 'Budget pro Kategorie',
        text: 'Lege fest, wie viel für Lebensmittel, Tanken oder Freizeit drin ist. Der Budgetplaner meldet sich, bevor es knapp wird.',
      },
      {
        title: 'Fixkosten und Abos',
        text: 'Miete, Strom, Handy, Versicherungen: einmal eintragen und drei Tage vor der Abbuchung erinnert werden.',
      },
      {
        title: 'Sparziele mit Plan',
        text: 'Spare auf den Urlaub, ein neues Rad oder den Notgroschen. Du siehst, wie viel du monatlich zurücklegen musst.',
      },
      {
        title: 'Auswertungen, die etwas sagen',
        text: 'Vergleiche Monate, finde deine größten Ausgaben und verfolge, wie sich dein Erspartes übers Jahr entwickelt.',
      },
      {
        title: 'Gemeinsam Haushaltsbuch führen',
        text: 'Als Paar, Familie oder WG: Alle tragen ihre Ausgaben ein, und das gemeinsame Budget stimmt auf jedem Handy.',
      },
    ],
    news: [
      'Fixkosten haben jetzt einen eigenen Kalender. Einmal wischen, und die Rechnung ist bezahlt.',
      'Dein Budgetmonat kann nun am Tag des Gehaltseingangs beginnen.',
      'Ausgaben lassen sich als Tabelle exportieren, nach Monat oder nach Kategorie.',
      'Behebt einen Rundungsfehler in gemeinsamen Haushaltsbüchern mit zwei Währungen.',
    ],
    events: [
      { title: 'Wochenende ohne Ausgaben', text: 'Zwei Tage lang kein Geld ausgeben. Mach mit!' },
      { title: 'Spar-Challenge im Januar', text: '31 Tage lang jeden Tag etwas mehr zurücklegen.' },
    ],
    praise: [
      'Endlich weiß ich, was bei uns für Lebensmittel draufgeht. War ein Schock, aber ein heilsamer.',
      'Das erste Haushaltsbuch, das ich länger als zwei Wochen führe. Geht an der Kasse in fünf Sekunden.',
      'Übersichtlich, ohne Schnickschnack, und die Sparziele motivieren mich wirklich.',
    ],
    complaints: [
      'Der Export als Tabelle kostet extra, und genau den brauche ich für die Steuer.',
      'Nach dem Update waren alle Daueraufträge doppelt drin und das Budget stimmte hinten und vorne nicht.',
      'Schöne Diagramme, aber ich muss jede Ausgabe von Hand eintragen, weil meine Bank nicht dabei ist.',
    ],
    purchases: ['Premium, ein Jahr', 'Unbegrenzte Budgets'],
  },
  'invoice-maker': {
    names: ['Rechnungsprogramm', 'Rechnung schreiben', 'Angebot & Rechnung'],
    subtitles: ['Angebote & Rechnungen als PDF', 'Rechnung schreiben unterwegs', 'Für Selbstständige & Handwerk'],
    shortDescriptions: [
      'Rechnung am Handy schreiben, als PDF verschicken und Zahlungen im Blick haben.',
      'Angebote und Rechnungen für Handwerk, Selbstständige und Kleinunternehmer.',
    ],
    promotion:
      'Aus dem angenommenen Angebot wird mit einem Tipp die Rechnung. Verschick sie noch von der Baustelle und überlass die Zahlungserinnerung der App.',
    openings: [
      'Auftrag erledigt, Rechnung raus: {app} ist das Rechnungsprogramm für alle, die lieber arbeiten als am Schreibtisch sitzen. Kunde wählen, Positionen antippen, PDF verschicken.',
      'Morgens das Angebot, abends die Rechnung. {app} kennt deine Kunden, Preise und Steuersätze und macht daraus in einer Minute ein sauberes PDF mit allen Pflichtangaben.',
    ],
    features: [
      {
        title: 'Vorlagen mit deinem Logo',
        text: 'Zwölf Rechnungsvorlagen, dein Logo, deine Farben: Deine Rechnung sieht aus wie aus dem Büro.',
      },
      {
        title: 'Vom Angebot zur Rechnung',
        text: 'Angebot schreiben, auf dem Display unterschreiben lassen und ohne Abtippen in eine Rechnung umwandeln.',
      },
      {
        title: 'Offene Posten im Blick',
        text: 'Du siehst sofort, welche Rechnung offen, fällig oder überfällig ist, und verschickst eine freundliche Mahnung.',
      },
      {
        title: 'Kunden und Artikel',
        text: 'Kundendaten, Stundensätze und Artikelpreise sind gespeichert. Ein paar Buchstaben genügen, der Rest füllt sich aus.',
      },
      {
        title: 'Umsatzsteuer und Rabatte',
        text: 'Mehrere Steuersätze, Kleinunternehmerregelung, Skonto und Anzahlungen: Die Summen stimmen immer.',
      },
      {
        title: 'Belege fürs Finanzamt',
        text: 'Belege scannen, dem Auftrag zuordnen und weiterberechnen. Am Jahresende bekommt dein Steuerbüro eine Datei.',
      },
    ],
    news: [
      'Rechnungen lassen sich in einer zweiten Sprache und in der Währung deiner Kunden schreiben.',
      'Neue Vorlage mit Platz für Lieferanschrift und Bestellnummer.',
      'Du siehst jetzt, ob ein Angebot schon geöffnet wurde.',
      'Behebt Lücken in der Rechnungsnummer nach gelöschten Entwürfen.',
    ],
    events: [
      { title: 'Fit für die Steuer', text: 'Schritt für Schritt alle Rechnungen sortieren.' },
      { title: 'Woche der Selbstständigen', text: 'Fünf Tage Tipps, damit pünktlich gezahlt wird.' },
    ],
    praise: [
      'Ich schreibe die Rechnung noch im Auto beim Kunden vor der Tür. Seitdem wird schneller bezahlt.',
      'Angebot wird mit einem Klick zur Rechnung, das spart mir jeden Freitag eine Stunde.',
      'Saubere Vorlagen, alle Pflichtangaben drin, sogar mein Steuerberater ist zufrieden.',
    ],
    complaints: [
      'Drei Rechnungen gratis, dann Abo. Als Kleinunternehmer schreibe ich vielleicht eine im Monat.',
      'Der Nummernkreis lässt sich nicht anpassen, da muss ich jedes Mal von Hand tricksen.',
      'Bei mehr als zehn Positionen rutscht die Umsatzsteuer allein auf die zweite Seite.',
    ],
    purchases: ['Business-Tarif, ein Monat', 'Vorlagenpaket'],
  },
  'bill-splitting': {
    names: ['Kosten teilen', 'Gruppenkasse', 'Rechnung teilen'],
    subtitles: ['Ausgaben mit Freunden teilen', 'Gruppenkasse für WG & Urlaub', 'Wer schuldet wem? Abrechnen'],
    shortDescriptions: [
      'Gruppenkasse für WG und Urlaub: Ausgaben teilen und am Ende fair abrechnen.',
      'Rechnung teilen mit Freunden und sehen, wer wem wie viel schuldet.',
    ],
    promotion:
      'Ihr fahrt zusammen weg? Legt eine Gruppenkasse an, alle tragen ein, was sie bezahlt haben, und am Ende rechnet ihr mit möglichst wenigen Überweisungen ab.',
    openings: [
      'Wer hat das Essen bezahlt und wer schuldet wem? {app} ist die Gruppenkasse für Urlaub, WG und lange Abende: Ausgabe eintragen, Leute auswählen, und jeder kennt seinen Stand.',
      'Beim Geld hört die Freundschaft auf? Nicht mit {app}: Ihr teilt alle Kosten fair auf und rechnet ab, ganz ohne Tabelle und ohne peinliches Nachfragen.',
    ],
    features: [
      {
        title: 'Kosten fair teilen',
        text: 'Gleichmäßig, nach Anteilen, in Prozent oder auf den Cent genau. Auch einzelne Posten, wenn eine nur Suppe hatte.',
      },
      {
        title: 'Eine Gruppe je Anlass',
        text: 'Urlaub, WG oder Hochzeitsgeschenk: Gruppe anlegen, Link verschicken, und alle tragen am eigenen Handy ein.',
      },
      {
        title: 'Wer schuldet wem',
        text: 'Ein klarer Stand für jede Person. Die App findet den Weg mit den wenigsten Überweisungen.',
      },
      {
        title: 'Jede Währung, echte Kurse',
        text: 'In Kronen bezahlt, in Euro abgerechnet: Der Tageskurs wird gleich bei der Ausgabe gespeichert.',
      },
      {
        title: 'Kassenbon scannen',
        text: 'Rechnung fotografieren und antippen, wer was hatte. Trinkgeld wird anteilig verteilt.',
      },
      {
        title: 'Geht auch ohne Netz',
        text: 'Ausgaben auf der Hütte oder der Fähre eintragen. Abgeglichen wird, sobald ihr wieder online seid.',
      },
    ],
    news: [
      'Freunde können über einen Link beitreten, ganz ohne eigenes Konto.',
      'Miete und andere gemeinsame Kosten wiederholen sich auf Wunsch jeden Monat.',
      'Beim Abrechnen steht der Weg mit den wenigsten Überweisungen nun oben.',
      'Behebt quer fotografierte Kassenbons, die rückwärts gelesen wurden.',
    ],
    events: [
      { title: 'WG-Abrechnungstag', text: 'Bis Sonntag alle Schulden in der WG ausgleichen.' },
      { title: 'Start in den Sommerurlaub', text: 'Gruppenkasse anlegen und Kosten fair teilen.' },
    ],
    praise: [
      'Neun Leute, ein Ferienhaus, kein einziger Streit ums Geld. Danke!',
      'In unserer WG läuft alles darüber: Miete, Einkauf, Internet. Jeder sieht, wer wem was schuldet.',
      'Bon fotografiert, jeder tippt sein Essen an, fertig. Hat eine Minute gedauert.',
    ],
    complaints: [
      'Nur vier Ausgaben am Tag gratis, im Urlaub ist das ein Witz.',
      'Meine Freunde sollen sich erst registrieren, bevor sie etwas sehen. Die Hälfte hat keine Lust.',
      'Wechselkurs lässt sich nicht von Hand ändern und war bei uns eine Woche alt.',
    ],
    purchases: ['Plus, ein Jahr', 'Urlaubspaket, 30 Tage'],
  },
}
