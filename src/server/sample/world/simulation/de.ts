import type { ConceptText } from '../concept.ts'

export const de: Record<'farm-life' | 'city-builder' | 'truck-driving', ConceptText> = {
  'farm-life': {
    names: ['Bauernhof-Spiel', 'Farm-Simulator', 'Mein Landleben'],
    subtitles: ['Felder ernten, Tiere pflegen', 'Gemütliches Farmspiel offline', 'Ernten, handeln, Hof gestalten'],
    shortDescriptions: [
      'Baue Gemüse an, pflege Tiere und handle mit Nachbarn im gemütlichen Farmspiel.',
      'Dein Bauernhof: säen, ernten, kochen und gestalten. Entspannt und auch offline.',
    ],
    promotion:
      'Obstgartenzeit: Presse Apfelmost, lerne die Alpakas kennen und schmücke deinen Hof mit Laternen. Hinter der Brücke warten zwölf neue Nachbarn.',
    openings: [
      'Der Hahn kräht, die Tomaten sind reif und die Nachbarin braucht Eier. {app} ist ein gemütliches Farmspiel: Du bestellst Felder, pflegst Tiere und machst aus einem alten Bauernhof ein Zuhause.',
      'Morgens säen, abends ernten und dazwischen eine Runde mit dem Hund. In {app} baust du in deinem Tempo einen Bauernhof auf, handelst auf dem Markt und hilfst einer kleinen Stadt, wieder aufzublühen.',
    ],
    features: [
      {
        title: 'Säen und ernten',
        text: 'Baue Weizen, Kürbisse, Beeren und 60 weitere Sorten an, jede mit ihrer Jahreszeit und ihrem Lieblingsboden.',
      },
      {
        title: 'Glückliche Tiere pflegen',
        text: 'Füttere Hühner, striegle Ponys und gib jeder Kuh einen Namen. Umsorgte Tiere geben bessere Milch, Wolle und Eier.',
      },
      {
        title: 'Kochen und herstellen',
        text: 'Backe Brot, presse Most, spinne Wolle und verkaufe alles auf dem Wochenmarkt.',
      },
      {
        title: 'Gestalte deinen Hof',
        text: 'Mehr als 500 Dekorationen, vom Lattenzaun bis zur Windmühle, machen den Bauernhof zu deinem.',
      },
      {
        title: 'Nachbarn und Freunde',
        text: 'Besuche andere Höfe, pack mit an und erfüllt gemeinsam Aufträge in der Genossenschaft.',
      },
      {
        title: 'Entspannt und offline',
        text: 'Spiel ohne WLAN; nichts verwelkt, während du weg bist, und keine Uhr treibt dich an.',
      },
    ],
    news: [
      'Obstgartenzeit: Apfelbäume, eine Mostpresse und sehr flauschige Alpakas.',
      'Ein neues Tal hinter der Brücke, mit zwölf Nachbarn und ihren Geschichten.',
      'Ganze Reihen mit einem Wisch säen und ernten. Die Scheune lässt sich endlich durchsuchen.',
      'Kühe bleiben nicht mehr hinter der Windmühle hängen. Schnellerer Start auf älteren Handys.',
    ],
    events: [
      { title: 'Erntefest', text: 'Gewinne auf dem Dorffest die Kürbiskutsche.' },
      { title: 'Lämmerwoche', text: 'Zieh fünf Lämmer auf und behalte eins.' },
    ],
    praise: [
      'So gemütlich, ich gieße jeden Abend meine Felder und werde sofort ruhiger.',
      'Man kann jede Ecke gestalten, und die Tiere sind zum Knuddeln.',
      'Gar nicht aufdringlich, mein Hof ist riesig und ich habe nichts bezahlt.',
    ],
    complaints: [
      'Die Scheune ist immer voll, und mehr Platz kostet Diamanten. Nervig.',
      'Ab Level 30 dauert jede Ernte Stunden.',
      'Nach dem Update war mein Hof weg, drei Jahre Arbeit.',
    ],
    purchases: ['Hofclub, monatlich', 'Sack mit 250 Diamanten'],
  },
  'city-builder': {
    names: ['Städtebau-Spiel', 'Stadt-Simulator', 'Deine Stadt bauen'],
    subtitles: ['Baue deine eigene Stadt', 'Aufbausimulation offline', 'Straßen, Tram und Skyline'],
    shortDescriptions: [
      'Baue deine Stadt: Plane Straßen, Viertel und Trams, halte Bürger bei Laune.',
      'Städtebau-Simulation mit echtem Verkehr, Haushalt und Wetter. Läuft offline.',
    ],
    promotion:
      'Hafenerweiterung: Fähren, Containerdocks und Hausboote, dazu ein Nachtmodus, in dem jedes Fenster deiner Stadt von selbst angeht.',
    openings: [
      'Eine leere Bucht, eine Straße und die ersten Häuser: Der Rest liegt bei dir. {app} ist ein Städtebau-Spiel, in dem der Verkehr fließt, der Haushalt zählt und jeder Bürger irgendwohin will.',
      'Stille Gartenstadt oder Skyline aus Glas? In {app} planst du Straßen, Viertel und Tramlinien, verwaltest den Haushalt und siehst deiner eigenen Stadt Tag und Nacht beim Wachsen zu.',
    ],
    features: [
      {
        title: 'Plane deine Stadt',
        text: 'Zieh geschwungene Straßen, weise Wohnen, Handel und Industrie aus und gib Vierteln eigene Regeln.',
      },
      {
        title: 'Echte Verkehrssimulation',
        text: 'Jeder Bürger fährt wirklich zur Arbeit. Gegen Stau helfen Kreisel, Trams und Radwege.',
      },
      {
        title: 'Haushalt und Steuern',
        text: 'Bring Steuern, Strom, Wasser und Schulen ins Lot und sieh, wie jede Entscheidung die Stimmung verändert.',
      },
      {
        title: 'Wetter und Katastrophen',
        text: 'Rüste deine Stadt für Sturm, Hochwasser und Stromausfall oder schalte alles ab.',
      },
      {
        title: 'Wahrzeichen und Skyline',
        text: 'Schalte 120 besondere Gebäude frei, von der Oper bis zum Leuchtturm, und mach Postkarten von deiner Skyline.',
      },
      {
        title: 'Offline, ohne Wartezeit',
        text: 'Bau, wann und so schnell du willst: keine Bauzeiten, kein WLAN nötig.',
      },
    ],
    news: [
      'Hafenerweiterung: Fähren, Containerdocks und Hausboote für deine Stadt.',
      'Nachtmodus: Fenster, Laternen und Trams leuchten jetzt von selbst.',
      'Der Verkehr findet bessere Wege, und Kreisel zeichnest du in einem Zug.',
      'Große Städte über 100.000 Einwohner laufen flüssiger. Mehrere Kartenfehler behoben.',
    ],
    events: [
      { title: 'Wettbewerb der Gemeinden', text: 'Baue die grünste Stadt für 10.000 Bürger.' },
      { title: 'Wintermarkt', text: 'Lass den Platz leuchten, öffne die Eisbahn.' },
    ],
    praise: [
      'Endlich ein Städtebau-Spiel ohne alberne Wartezeiten, ich kann einfach bauen.',
      'Der Verkehr ist großartig simuliert, ich könnte den Trams stundenlang zusehen.',
      'Läuft offline, und selbst meine große Stadt ist auf dem Tablet flüssig.',
    ],
    complaints: [
      'Ab 80.000 Einwohnern ruckelt es, und das Handy wird zur Heizung.',
      'Die schönsten Wahrzeichen kosten alle extra, schade.',
      'Straßen mit dem Finger setzen ist fummelig, ständig reiße ich Häuser ab.',
    ],
    purchases: ['Rathaus Plus, monatlich', 'Wahrzeichen-Paket Hafen'],
  },
  'truck-driving': {
    names: ['LKW-Simulator', 'Truck-Fahrspiel', 'Spedition & LKW'],
    subtitles: ['LKW fahren, Fracht liefern', 'Realistischer Truck-Simulator', 'Offene Welt, auch offline'],
    shortDescriptions: [
      'Fahre schwere LKW, liefere Fracht aus und baue deine eigene Spedition auf.',
      'Realistischer LKW-Simulator: offene Welt, Schaltung, Wetter und Nachtfahrten.',
    ],
    promotion:
      'Nordrouten: Schnee, Fähren und Eisstraßen, ein Holztransporter mit Kran und ein Konvoimodus für bis zu sechs Fahrer mit Funk.',
    openings: [
      'Schlüssel drehen, Druckluft raus, und achtzehn Tonnen rollen an. {app} ist ein realistischer LKW-Simulator: Liefere Fracht durch eine offene Welt, park auf den Zentimeter und bau deine eigene Spedition auf.',
      'Kaffee im Halter, Radio an, noch vierhundert Kilometer. In {app} fährst du schwere LKW durch Regen, Nacht und Gebirge, und jede Lieferung bringt dich dem nächsten Umbau näher.',
    ],
    features: [
      {
        title: 'Realistisch LKW fahren',
        text: 'Schaltgetriebe, Retarder, Spiegel und Ladung, die in Kurven drückt. Lenke mit Lenkrad, Tasten oder Neigung.',
      },
      {
        title: 'Große offene Welt',
        text: 'Fahre 12.000 Kilometer Autobahn, Küstenstraße und Dorfgasse zwischen 80 Städten.',
      },
      {
        title: 'Fracht aller Art',
        text: 'Holz, Milch, Windradflügel oder gleich ein ganzes Haus: Jede Ladung fährt sich anders.',
      },
      {
        title: 'Deine eigene Spedition',
        text: 'Kaufe Garagen, stelle Fahrer ein und such die Aufträge aus, die deine Flotte in Bewegung halten.',
      },
      {
        title: 'Gestalte deinen Truck',
        text: 'Motoren, Hörner, Lampen, Lack und ein Armaturenbrett mit eigenem Wackelkopf.',
      },
      {
        title: 'Konvoi mit Freunden',
        text: 'Trefft euch am Rastplatz, schaltet den Funk ein und fahrt mit bis zu sechs LKW im Konvoi.',
      },
    ],
    news: [
      'Nordrouten: Eisstraßen, Fähren und ein Holztransporter mit Kran.',
      'Konvoimodus für sechs Fahrer mit Funk. Regen auf der Scheibe sieht besser aus.',
      'Rückwärts mit Anhänger geht leichter, dank neuer Hilfslinien. Abschalten kannst du sie auch.',
      'Andere Autos blinken jetzt. Anhänger kippen auf der Waage nicht mehr um.',
    ],
    events: [
      { title: 'Winterfracht', text: '20 Ladungen übers Eis für einen Schneepflug.' },
      { title: 'Schwertransport-Woche', text: 'Riesige Fracht, doppelter Lohn, Eskorte.' },
    ],
    praise: [
      'Ich fahre beruflich LKW, und das hier kommt erstaunlich nah ran.',
      'Radio an, Nachtfahrt im Regen, besser kann man nicht abschalten.',
      'Mit Anhänger einparken ist schwer zu lernen, aber so befriedigend.',
    ],
    complaints: [
      'Andere fahren ohne zu schauen raus, und ich zahle die Strafe für den Unfall.',
      'Werbung an jeder Tankstelle, und die guten Trucks kosten echtes Geld.',
      'Die Karte wirkt groß, aber die meisten Städte haben dieselben drei Straßen.',
    ],
    purchases: ['Führerschein Plus, monatlich', 'Palette mit 500.000 Spielgeld'],
  },
}
