import type { ConceptText } from '../concept.ts'

export const de: Record<'trip-planner' | 'flight-tracker' | 'campsite-finder', ConceptText> = {
  'trip-planner': {
    names: ['Reiseplaner', 'Reise & Packliste', 'Urlaubsplaner'],
    subtitles: ['Reise planen, Karte, Packliste', 'Urlaub planen & Reiseroute', 'Reiseplan, Budget, Packliste'],
    shortDescriptions: [
      'Reiseplaner mit Tagesplan, Karte, Packliste und Budget, auch offline.',
      'Urlaub Tag für Tag planen: Route, Buchungen, Karte und Packliste an einem Ort.',
    ],
    promotion:
      'Neu: Zieh einen Ort auf einen Tag, und der Reiseplaner rechnet Fußweg, Bahn und Öffnungszeiten mit. So bleibt dein Plan machbar, samt Mittagspause.',
    openings: [
      'Vierzig Tabs, drei E-Mails und ein Zettel mit einem Restaurant: {app} macht daraus einen Reiseplan, mit Karte für jeden Tag und allem zur Hand, wenn du landest.',
      'Gute Reisen sind halb geplant. {app} ist der Reiseplaner, der Sehenswertes, Buchungen und freie Nachmittage auf die Karte bringt und Platz für Umwege lässt.',
    ],
    features: [
      {
        title: 'Reiseplan Tag für Tag',
        text: 'Zieh Sehenswürdigkeiten, Essen und Züge in den Tag. Zeiten und Wege werden gleich mitgerechnet.',
      },
      {
        title: 'Die Route auf der Karte',
        text: 'Alle Stationen auf einer Karte: sieh, was nah beieinanderliegt, und lass die Reihenfolge sinnvoll ordnen.',
      },
      {
        title: 'Buchungen an einem Ort',
        text: 'Bestätigung weiterleiten, und Flug, Hotel und Tickets landen am richtigen Tag.',
      },
      {
        title: 'Packliste, die mitdenkt',
        text: 'Die Packliste richtet sich nach Wetter, Dauer und Reiseart, vom Handgepäck bis zur Wanderwoche.',
      },
      {
        title: 'Gemeinsam Urlaub planen',
        text: 'Lade Mitreisende ein, stimmt über Ziele ab und teilt euch ein Reisebudget in jeder Währung.',
      },
      {
        title: 'Alles auch offline',
        text: 'Reiseplan, Karte und Tickets liegen auf dem Handy, selbst in der U-Bahn einer fremden Stadt.',
      },
    ],
    news: [
      'Jeder Tag zeigt jetzt Fußwege und Öffnungszeiten.',
      'Packlisten lassen sich speichern und bei der nächsten Reise wieder verwenden.',
      'Dein Reiseplan lässt sich als kleines Heft ausdrucken.',
      'Behebt Zugzeiten, die in der falschen Zeitzone standen.',
    ],
    events: [
      { title: 'Ideen fürs Wochenende', text: 'Zwanzig fertige Reisepläne für zwei Tage.' },
      { title: 'Packwoche im Sommer', text: 'Jeden Tag eine Packliste, vom Strand bis zur Alm.' },
    ],
    praise: [
      'Drei Wochen Japan damit geplant. Jedes Ticket, jede Bahn war da, wo ich sie brauchte.',
      'Die Karte zeigt sofort, was nebeneinanderliegt. Früher sind wir zweimal quer durch die Stadt.',
      'Endlich fragt keiner mehr „Was machen wir morgen?“. Steht alles im Reiseplan.',
    ],
    complaints: [
      'Offline-Karten gibt es nur im Abo, und das merkt man erst im Ausland.',
      'Weitergeleitete Hotelbuchungen landen in der Hälfte der Fälle am falschen Tag.',
      'Gemeinsame Reisen aktualisieren sich erst, wenn alle die App neu starten.',
    ],
    purchases: ['Entdecker, ein Jahr', 'Offline-Karten'],
  },
  'flight-tracker': {
    names: ['Flug-Tracker', 'Flugstatus', 'Flugradar live'],
    subtitles: ['Flugstatus & Verspätungen live', 'Flüge verfolgen, Gate-Alarm', 'Flugradar, Ankunft & Abflug'],
    shortDescriptions: [
      'Flüge live verfolgen: Flugstatus, Gate-Wechsel, Verspätung und Ankunft.',
      'Flug-Tracker mit Live-Karte und Anzeigetafeln für Abflug und Ankunft.',
    ],
    promotion:
      'Früher wissen als die Durchsage: Der Flug-Tracker verfolgt deine Maschine schon auf dem Flug davor und meldet Verspätungen, wenn du noch zu Hause bist.',
    openings: [
      'Ist der Flieger pünktlich? {app} verfolgt jeden Flug live und meldet neues Gate, Verspätung oder frühe Landung, bevor es auf der Anzeigetafel steht.',
      'Ob Abholen, Umsteigen oder einfach in den Himmel schauen: {app} zeigt Flüge auf der Live-Karte, mit Flugstatus, Route und Ankunft auf die Minute.',
    ],
    features: [
      {
        title: 'Flugradar auf Live-Karte',
        text: 'Sieh Flugzeuge über die Karte ziehen. Ein Tipp zeigt Route, Höhe, Tempo und Ziel.',
      },
      {
        title: 'Alarm bei Verspätung',
        text: 'Mitteilungen zu Verspätung, Gate-Wechsel, Boarding und Gepäckband, oft früher als am Flughafen.',
      },
      {
        title: 'Anzeigetafeln und Terminalpläne',
        text: 'Abflug und Ankunft an 4.000 Flughäfen, mit Terminalplänen und Wartezeiten an der Kontrolle.',
      },
      {
        title: 'Knapp umsteigen',
        text: 'Der Flug-Tracker sagt dir, ob du den Anschluss schaffst und wie weit der Weg zum Gate ist.',
      },
      {
        title: 'Ankunft teilen',
        text: 'Link verschicken, und Freunde sehen deinen Flug live, ohne etwas zu installieren.',
      },
      {
        title: 'Dein Flugtagebuch',
        text: 'Alle Flüge auf einer Karte: Stunden in der Luft, Flughäfen, Flugzeugtypen und weiteste Strecke.',
      },
    ],
    news: [
      'Sieh, woher deine Maschine kommt und ob sie spät dran ist.',
      'Der Flugstatus steht auf dem Sperrbildschirm, vom Check-in bis zum Gepäckband.',
      'Wartezeiten an der Sicherheitskontrolle für sechzig weitere Flughäfen.',
      'Behebt doppelte Meldungen bei Codeshare-Flügen.',
    ],
    events: [
      { title: 'Ferienstart im Blick', text: 'Verspätungen und Wartezeiten der vollsten Woche.' },
      { title: 'Wochenende für Spotter', text: 'Zwei Tage lang seltene Flugzeuge auf der Karte.' },
    ],
    praise: [
      'Gate-Wechsel zehn Minuten vor der Durchsage erfahren, ich stand als Erste in der Schlange.',
      'Mein Mann fliegt viel, und ich weiß immer, wann ich den Kaffee aufsetzen muss.',
      'Flieger überm Garten antippen und sehen, dass er nach Lima fliegt. Herrlich.',
    ],
    complaints: [
      'Stand auf „pünktlich“, während ich zwei Stunden am Gate saß.',
      'Die Infos zum Flugzeugtyp sind jetzt im Abo. Das war doch gerade der Spaß.',
      'Sobald die App zu ist, kommen keine Meldungen mehr. So bringt das nichts.',
    ],
    purchases: ['Gold, ein Jahr', 'Meldungen für zehn Flüge'],
  },
  'campsite-finder': {
    names: ['Campingplätze', 'Stellplatz-Finder', 'Camping-Karte'],
    subtitles: ['Stellplätze & Campingplätze', 'Wohnmobil, Van & Zelt: Karte', 'Camping & Stellplatz finden'],
    shortDescriptions: [
      'Campingplätze und Wohnmobil-Stellplätze finden, mit Preisen und Fotos.',
      'Camping-Karte mit Bewertungen für Zelt, Van, Wohnwagen und Wohnmobil.',
    ],
    promotion:
      'Neu: der Ruhe-Filter. Finde Campingplätze fern von Straße und Disco, sieh, welcher Stellplatz Morgensonne hat, und nimm die Karte mit ins Funkloch.',
    openings: [
      'Wo schlafen wir heute? {app} zeigt dir Campingplätze, Bauernhöfe und Wohnmobil-Stellplätze in der Nähe, mit Preisen, Fotos und ehrlichen Bewertungen.',
      'Vom Zelt am See bis zum Stellplatz mit Frischwasser: {app} ist die Camping-Karte für alle, die nachmittags um vier entscheiden, wo sie bleiben.',
    ],
    features: [
      {
        title: 'Alle Plätze, eine Karte',
        text: 'Über 60.000 Campingplätze, Stellplätze und Höfe, von Campern geprüft und täglich aktualisiert.',
      },
      {
        title: 'Filter für dein Gespann',
        text: 'Länge, Gewicht, Strom, Hund, Dusche: Wohnmobil, Van oder Zelt einmal einrichten und nur Passendes sehen.',
      },
      {
        title: 'Bewertungen von Campern',
        text: 'Fotos von Parzellen und Waschhaus statt nur vom Sonnenuntergang, dazu Tipps für ruhige Ecken.',
      },
      {
        title: 'Wasser, Entsorgung und Gas',
        text: 'Frischwasser, Entsorgungsstationen, Gasflaschen und Waschsalons entlang deiner Route.',
      },
      {
        title: 'Camping-Route planen',
        text: 'Reihe Stellplätze zu einer Route, die zu deinen Tagesetappen passt, und teile sie mit anderen.',
      },
      {
        title: 'Karten für offline',
        text: 'Lade ein ganzes Land, und die Karte geht auch in Tälern, in denen sonst nichts geht.',
      },
    ],
    news: [
      'Der Ruhe-Filter findet Campingplätze weit weg von großen Straßen.',
      'Warnung vor niedrigen Brücken für Wohnmobile auf der Route.',
      'Frag die Community zu einem Platz und lies die Antwort auf der Karte.',
      'Behebt Preise, in denen die Gebühr für Hunde fehlte.',
    ],
    events: [
      { title: 'Auftakt der Campingsaison', text: 'Plätze, die im Frühling öffnen, auf einer Karte.' },
      { title: 'Nächte unter Sternen', text: 'Dunkle Plätze für die Nacht der Sternschnuppen.' },
    ],
    praise: [
      'Einen Hof mit drei Stellplätzen, frischen Eiern und null Nachbarn gefunden. Schönste Nacht der Reise.',
      'Wir buchen nichts mehr vor. Um vier auf die Karte schauen, um fünf stehen wir.',
      'Allein die Suche nach Entsorgungsstationen ist für Wohnmobilisten das Geld wert.',
    ],
    complaints: [
      'Die Hälfte der kostenlosen Stellplätze ist längst gesperrt, und keiner löscht sie.',
      'Offline-Karten brauchen 3 GB und zeigen trotzdem keine Fotos.',
      'Preise vom letzten Jahr, an der Rezeption war es doppelt so teuer.',
    ],
    purchases: ['Camper Plus, ein Jahr', 'Landkarte für offline'],
  },
}
