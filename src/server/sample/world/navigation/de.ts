import type { ConceptText } from '../concept.ts'

export const de: Record<'hiking-maps' | 'ev-charging' | 'gps-navigation', ConceptText> = {
  'hiking-maps': {
    names: ['Wanderkarte', 'Wandern & Karten', 'Wanderwege & GPS'],
    subtitles: ['Wanderkarten offline & GPS', 'Wanderwege in der Nähe', 'Touren planen & aufzeichnen'],
    shortDescriptions: [
      'Wanderwege und Offline-Karten: Touren in der Nähe finden und aufzeichnen.',
      'Wandern mit GPS: topografische Karten laden und ohne Empfang navigieren.',
    ],
    promotion:
      'Neu: Meldungen zu Schnee und Matsch direkt auf der Wanderkarte, dazu Offline-Karten, die nur halb so viel Platz brauchen. Lade deine Region vorher.',
    openings: [
      'Tour aussuchen, Karte laden, loslaufen. {app} zeigt dir Wanderwege in der Nähe mit Länge, Höhenmetern und Schwierigkeit und führt dich auch ohne Empfang.',
      'Vom Abendspaziergang bis zur Woche in den Bergen: {app} verbindet Wanderkarten, GPS und Tourenplaner auf einem Bildschirm, den du auch in der Sonne lesen kannst.',
    ],
    features: [
      {
        title: 'Wanderwege in der Nähe',
        text: '200.000 Touren nach Länge, Anstieg und Schwierigkeit, auch für Hund und Kinderwagen, mit Fotos und Berichten.',
      },
      {
        title: 'Karten ohne Netz',
        text: 'Lade topografische Wanderkarten einer Region oder Tour. Dein Standort kommt per GPS, auch im Flugmodus.',
      },
      {
        title: 'Touren selbst planen',
        text: 'Zwei Punkte antippen, der Planer folgt den Wegen. Höhenprofil und Gehzeit rechnen beim Ziehen mit.',
      },
      {
        title: 'GPS-Tracks aufzeichnen',
        text: 'Wanderung mit Strecke, Höhenmetern und Tempo aufzeichnen, Fotos anhängen, als GPX speichern.',
      },
      {
        title: 'Warnung abseits des Weges',
        text: 'Mehr als 40 Meter neben der Route, und Handy oder Uhr melden sich, bevor du ins falsche Tal absteigst.',
      },
      {
        title: 'Standort mit Freunden teilen',
        text: 'Freunde sehen, wo du bist und wann du zurück sein willst. Die Notfallseite nennt Koordinaten und Nummer.',
      },
    ],
    news: [
      'Offline-Karten sind nur noch halb so groß, Höhenlinien in der Dämmerung besser lesbar.',
      'Gehzeiten lernen jetzt aus deinem eigenen Tempo bergauf und bergab.',
      'Wegzustand für andere melden: Schnee, Matsch, umgestürzte Bäume oder gesperrte Brücken.',
      'Die GPS-Aufzeichnung braucht ein Drittel weniger Akku. Anrufe unterbrechen den Track nicht mehr.',
    ],
    events: [
      { title: 'Wandern im Herbstlaub', text: 'Die schönsten Waldwege nach Region ausgesucht.' },
      { title: 'Monat der Gipfel', text: 'Sammle fünf Gipfel auf deiner Karte.' },
    ],
    praise: [
      'Die Warnung hat uns im Nebel eine Stunde Umweg erspart. Die Offline-Karte lief ganz ohne Empfang.',
      'Klare Höhenlinien, genaues GPS, und der Akku hat neun Stunden Tour durchgehalten.',
      'Drei schöne Wanderwege keine zehn Minuten von zu Hause gefunden, die ich nie kannte.',
    ],
    complaints: [
      'Oben am Berg war die geladene Karte nicht da. Ich sollte mich erst anmelden.',
      'Die Gehzeiten sind für Gämsen, wir haben doppelt so lange gebraucht.',
      'Offline-Karten waren früher kostenlos, jetzt kostet genau das Geld.',
    ],
    purchases: ['Wandern Pro, jährlich', 'Offline-Region, einmalig'],
  },
  'ev-charging': {
    names: ['Ladesäulen', 'E-Auto laden', 'Ladestationen'],
    subtitles: ['Ladestationen in der Nähe', 'Routenplaner für E-Autos', 'Schnelllader & Ladepreise'],
    shortDescriptions: [
      'Ladestationen fürs E-Auto finden: frei oder belegt, Preise und Stecker.',
      'Routenplaner für E-Autos: lange Strecken mit Ladestopps und Ladekosten.',
    ],
    promotion:
      'Preise vorher wissen: Vergleiche mit deinen Tarifen, was das Laden an jeder Ladesäule auf der Strecke kostet. Jetzt auch für Schnelllader im Ausland.',
    openings: [
      'Wo kann ich laden, ist frei, und was kostet es? {app} weiß das für 600.000 Ladepunkte, mit Status in Echtzeit, Steckertypen und den Erfahrungen anderer.',
      'Elektrisch fahren, ohne zu rechnen: {app} plant deine Route mit Ladestopps, die zu Auto, Akku und Wetter passen, und plant um, wenn eine Ladesäule belegt ist.',
    ],
    features: [
      {
        title: 'Ladekarte mit Status',
        text: 'Sieh, welche Ladesäulen frei, belegt oder defekt sind, gefiltert nach Stecker, Leistung und Anbieter.',
      },
      {
        title: 'Routenplaner mit Ladestopps',
        text: 'Auto und Ziel wählen, und der Planer setzt Ladestopps mit Dauer, Akkustand und Kosten.',
      },
      {
        title: 'Ladepreise im Vergleich',
        text: 'Trag Ladekarten und Tarife ein und sieh an jeder Station den echten Preis pro Kilowattstunde.',
      },
      {
        title: 'Laden und bezahlen',
        text: 'Starte den Ladevorgang bei 90 Anbietern in der App und bekomme am Monatsende eine Rechnung.',
      },
      {
        title: 'Reichweite ohne Schönfärberei',
        text: 'Temperatur, Wind, Tempo und Beladung fließen ein, damit der Winter keine Überraschung bringt.',
      },
      {
        title: 'Tipps anderer Fahrer',
        text: 'Fotos und Kommentare verraten, welche Ladestation beleuchtet und sauber ist und wo es Kaffee gibt.',
      },
    ],
    news: [
      'Echtzeitstatus für 18.000 weitere Ladestationen, mit Mitteilung, sobald eine belegte Säule frei wird.',
      'Der Routenplaner meidet Warteschlangen und bevorzugt Standorte mit mindestens vier Schnellladern.',
      '42 neue Automodelle mit gemessenen Ladekurven.',
      'Blockiergebühren werden angezeigt. Ladevorgänge enden in der App jetzt beim Abstecken.',
    ],
    events: [
      { title: 'Urlaubsroute planen', text: 'Ladestopps für deine Sommerreise festlegen.' },
      { title: 'Woche der Ladesäulen', text: 'Bewerte Ladesäulen in deiner Nähe.' },
    ],
    praise: [
      '1.100 km mit vier Stopps, jede Ladesäule war frei, und der Akkustand stimmte auf fünf Prozent.',
      'Dass ich vor dem Laden den echten Preis mit meinem Tarif sehe, hat schon viel gespart.',
      'Die Kommentare sind Gold wert, vor allem, welche Säule wieder kaputt ist.',
    ],
    complaints: [
      'Zeigt die Säule als frei, vor Ort ist sie seit Wochen defekt.',
      'Der Planer lotst mich für 50 kW von der Autobahn. Warum?',
      'Bezahlung zweimal fehlgeschlagen, und der Support hat zehn Tage gebraucht.',
    ],
    purchases: ['Laden Plus, jährlich', 'Routenplaner, einmalig'],
  },
  'gps-navigation': {
    names: ['Navi & Karten', 'GPS Navigation', 'Offline Navi'],
    subtitles: ['Offline Karten & Verkehr', 'Navigation mit Sprachansage', 'Navi ohne Internet fürs Auto'],
    shortDescriptions: [
      'Navigation mit Offline-Karten, Staumeldungen und klarer Sprachansage.',
      'Navi fürs Auto, das ohne Internet läuft: Karten, Spuren und Tempolimits.',
    ],
    promotion:
      'Über die Grenze? Offline-Karten von 120 Ländern kannst du für die Reise jetzt kostenlos laden, mit Tempolimits, Maut und Parkplätzen am Ziel.',
    openings: [
      'In 200 Metern links, auch im Tunnel: {app} ist ein Navi mit Offline-Karten. Du kommst ohne Empfang an, ohne Roaming und ohne ständig aufs Display zu schauen.',
      '{app} führt dich mit klaren Ansagen, aktuellen Staumeldungen und Spuren, die man auf einen Blick versteht. Karte einmal laden und überall fahren.',
    ],
    features: [
      {
        title: 'Karten ohne Internet',
        text: 'Lade eine Stadt, eine Region oder ein ganzes Land. Suche, Route und Ansagen laufen ohne Daten.',
      },
      {
        title: 'Verkehr in Echtzeit',
        text: 'Stau, Baustellen und Sperrungen auf deiner Strecke, mit Zeitverlust und schnellerer Umfahrung.',
      },
      {
        title: 'Spuren und Ansagen',
        text: 'Klare Sprachansagen in 40 Sprachen nennen Straße und Spur früh genug zum Einordnen.',
      },
      {
        title: 'Tempolimit im Blick',
        text: 'Das Tempolimit steht immer da, mit sanfter Warnung, wenn du zu schnell bist.',
      },
      {
        title: 'Route nach Wunsch',
        text: 'Maut, Fähren, Autobahnen oder Umweltzonen meiden, oder die sparsamste Strecke fahren.',
      },
      {
        title: 'Parken und Tanken',
        text: 'Parkplätze am Ziel finden und Spritpreise unterwegs vergleichen, ohne die Navigation zu verlassen.',
      },
    ],
    news: [
      'Offline-Karten werden jeden Monat aktualisiert, geladen werden nur die Änderungen.',
      'Ansagen nennen jetzt Wegmarken wie „nach der Tankstelle“.',
      'Auf der Autobahn wird der Verkehr minütlich geprüft, Alternativen zeigen ihre Maut.',
      'Läuft auf den Bildschirmen weiterer Autos. Die Position springt nicht mehr auf die Parallelstraße.',
    ],
    events: [
      { title: 'Zeit für Autoreisen', text: 'Schöne Strecken und Karten für deinen Sommer.' },
      { title: 'Winterstraßen', text: 'Schnee, Pässe, Ketten: was heute gilt.' },
    ],
    praise: [
      'Drei Länder mit Offline-Karten durchquert und kein einziges Megabyte Roaming verbraucht.',
      'Der Spurassistent ist der klarste, den ich kenne. Kein Umspuren in letzter Sekunde mehr.',
      'Umfährt Staus, von denen mein eingebautes Navi nichts weiß.',
    ],
    complaints: [
      'Hat mich nachts über einen Feldweg geschickt, weil es zwei Minuten kürzer war.',
      'Werbung über der Karte während der Fahrt, das ist gefährlich.',
      'Kartenupdate abgebrochen, und im Urlaub stand ich ohne Navigation da.',
    ],
    purchases: ['Navi Premium, jährlich', 'Weltkarten, einmalig'],
  },
}
