import type { ConceptText } from '../concept.ts'

export const de: Record<'rain-radar' | 'weather-forecast' | 'wind-and-tides', ConceptText> = {
  'rain-radar': {
    names: ['Regenradar', 'Wetterradar', 'Regenalarm'],
    subtitles: ['Wetterradar & Regenvorhersage', 'Regenalarm auf die Minute', 'Gewitter & Blitze live'],
    shortDescriptions: [
      'Regenradar live mit Vorhersage für zwei Stunden, Gewitter und Regenalarm.',
      'Wann regnet es bei dir? Wetterradar, Regenalarm und Widget in einer App.',
    ],
    promotion:
      'Zur Gewitterzeit zeigt das Wetterradar jetzt auch Blitze und Hagelzellen, alle fünf Minuten neu, mit Warnung für deine gespeicherten Orte.',
    openings: [
      'Schaffst du es noch trocken nach Hause? {app} zeigt dir auf dem Regenradar, wo es gerade regnet und wie der Regen in den nächsten zwei Stunden weiterzieht.',
      'Lass den Schirm ruhig daheim. {app} behält das Wetterradar für dich im Blick und meldet sich mit einem Regenalarm, zehn Minuten bevor die ersten Tropfen fallen.',
    ],
    features: [
      {
        title: 'Regenradar in Echtzeit',
        text: 'Sieh zu, wie Regen, Schnee und Hagel über die Karte ziehen. Alle fünf Minuten kommt ein neues Radarbild.',
      },
      {
        title: 'Regenalarm, der rechtzeitig kommt',
        text: 'Die App warnt dich, bevor ein Schauer deinen Standort erreicht, und sagt, wie lange er dauert.',
      },
      {
        title: 'Gewitter und Blitze',
        text: 'Verfolge Gewitter mit Einschlägen, Zugrichtung und Tempo und sieh, wann sie bei dir sind.',
      },
      {
        title: 'Regen für zwei Stunden',
        text: 'Ein einfaches Diagramm zeigt für jede der nächsten 120 Minuten, wie stark es regnet.',
      },
      {
        title: 'Ebenen nach Wahl',
        text: 'Wolken, Temperatur, Wind oder Schneehöhe zur Wetterkarte dazunehmen, oder nur den Regen sehen.',
      },
      {
        title: 'Widget und Uhr',
        text: 'Das Regenradar auf Startbildschirm, Sperrbildschirm und Handgelenk, ohne die App zu öffnen.',
      },
    ],
    news: [
      'Radarbilder laden doppelt so schnell und brauchen unterwegs weniger Daten.',
      'Blitze erscheinen binnen einer Minute auf dem Wetterradar. Gewitterwarnungen lassen sich nachts stumm schalten.',
      'Neues Widget: die Regenvorhersage der nächsten zwei Stunden als kleines Diagramm.',
      'Der Regenalarm meldet nach einer Reise nicht mehr den alten Standort.',
    ],
    events: [
      { title: 'Gewitterwochenende', text: 'Unwetter live verfolgen, alle Ebenen sind frei.' },
      { title: 'Der erste Schnee', text: 'Wir melden uns, wenn bei dir die Flocken fallen.' },
    ],
    praise: [
      'Neun Minuten vor dem Guss kam der Regenalarm. Wäsche gerettet.',
      'Ich fahre mit dem Rad zur Arbeit und plane jede Fahrt mit diesem Radar. Stimmt öfter als jeder Wetterbericht.',
      'Klare Karte, nichts lenkt ab, und Gewitter sieht man schon Stunden vorher kommen.',
    ],
    complaints: [
      'Angeblich trocken, dabei stehe ich im Regen. Das Radar hinkt manchmal zwanzig Minuten hinterher.',
      'Die Warnung kommt, wenn der Schauer schon durch ist.',
      'Jedes Mal Vollbildwerbung vor der Karte, gerade wenn es schnell gehen muss.',
    ],
    purchases: ['Radar Premium, jährlich', 'Blitzkarte, einmalig'],
  },
  'weather-forecast': {
    names: ['Wetter', 'Wetter & Widget', 'Wettervorhersage'],
    subtitles: ['Wetter für heute & 14 Tage', 'Stündliches Wetter, Widget', 'Temperatur, Regen, Pollenflug'],
    shortDescriptions: [
      'Wettervorhersage stündlich und für 14 Tage, mit Wetter-Widget und Pollenflug.',
      'Das Wetter vor Ort: Temperatur, Regen, Wind, UV-Index und Unwetterwarnung.',
    ],
    promotion:
      'Jetzt mit Pollenflug und Luftqualität: Du siehst auf einen Blick, ob heute ein Tag für den Garten ist, in der App und auf dem Wetter-Widget.',
    openings: [
      'Ein Blick, und du weißt, was du anziehst. {app} zeigt dir das Wetter bei dir stündlich und für die nächsten 14 Tage, ruhig, klar und ohne Nachrichten drumherum.',
      'Spaziergang, Wäsche, Wochenende: Das Wetter redet immer mit. {app} vergleicht mehrere Wettermodelle und sagt dir auch, wie sicher die Vorhersage ist.',
    ],
    features: [
      {
        title: 'Wetter Stunde für Stunde',
        text: 'Temperatur, Regenrisiko, Wind und Sonne für jede Stunde, dazu die gefühlte Temperatur.',
      },
      {
        title: '14 Tage Vorschau',
        text: 'Höchstwerte, Tiefstwerte und Regentage der nächsten zwei Wochen, mit Angabe der Sicherheit.',
      },
      {
        title: 'Widgets nach Maß',
        text: 'Zwölf Wetter-Widgets für Start- und Sperrbildschirm: heute, die Woche, Regen, Sonne oder Mond.',
      },
      {
        title: 'Pollenflug und Luftqualität',
        text: 'Heuschnupfen? Pollenflug für acht Pflanzen, UV-Index und Luftqualität für deinen Ort.',
      },
      {
        title: 'Amtliche Unwetterwarnungen',
        text: 'Sturm, Glätte, Hitze und Hochwasser als Mitteilung, aber nur ab der Stufe, die du wählst.',
      },
      {
        title: 'Sonne, Mond und Sicht',
        text: 'Sonnenaufgang, Sonnenuntergang, Mondphase und Sichtweite für jeden Ort in deiner Liste.',
      },
    ],
    news: [
      'Die stündliche Vorhersage reicht jetzt 72 Stunden weit und zeigt auch Böen.',
      'Pollenflug für Esche und Beifuß, dazu ein Widget nur für deine Allergien.',
      'Das Wetter deiner Orte bleibt gespeichert und öffnet auch ohne Empfang.',
      'Klarere Farben für Warnungen und größere Schrift auf kleinen Widgets.',
    ],
    events: [
      { title: 'Hitzetage', text: 'Hitze und UV-Index stündlich für deinen Ort.' },
      { title: 'Start der Pollensaison', text: 'Jeden Morgen der Pollenflug für deine Allergien.' },
    ],
    praise: [
      'Einfach das Wetter, schön gemacht. Aufs Widget schaue ich morgens als Erstes.',
      'Gut, dass dabeisteht, wie sicher die Vorhersage ist. Ehrlicher als andere Wetter-Apps.',
      'Pollen und UV direkt neben der Temperatur, mit zwei Allergikern im Haus genau richtig.',
    ],
    complaints: [
      'Das Widget bleibt hängen und zeigt die Temperatur von gestern, bis ich die App öffne.',
      'Drei Tage hintereinander sechs Grad daneben.',
      'Die Stundenansicht kostet plötzlich Geld. War jahrelang kostenlos.',
    ],
    purchases: ['Wetter Plus, jährlich', 'Ohne Werbung, einmalig'],
  },
  'wind-and-tides': {
    names: ['Wind & Gezeiten', 'Seewetter', 'Windvorhersage'],
    subtitles: ['Gezeiten, Wind & Wellen', 'Wind für Segeln und Surfen', 'Seewetter mit Windkarte'],
    shortDescriptions: [
      'Windvorhersage, Gezeiten und Wellen zum Segeln, Surfen und Angeln.',
      'Seewetter mit Gezeitenkalender, Windkarte und Wellenhöhe für deinen Spot.',
    ],
    promotion:
      'Neu für Segler: Windkarte mit Böen und Luftdruck für zehn Tage, dazu Gezeiten für 9.000 Häfen, die auch auf See ohne Netz da sind.',
    openings: [
      'Bevor du aufriggst oder ablegst, schau in {app}: Windvorhersage, Gezeiten und Wellen für deinen Spot auf einer Seite, für heute und die nächsten zehn Tage.',
      'Das Meer wartet nicht, also plane mit ihm. {app} stellt Hochwasser, Wind und Dünung nebeneinander und zeigt dir, wann dein Revier am besten läuft.',
    ],
    features: [
      {
        title: 'Windvorhersage pro Stunde',
        text: 'Windstärke, Böen und Richtung in Knoten, Meter pro Sekunde oder Beaufort, aus drei Modellen.',
      },
      {
        title: 'Gezeiten für jeden Hafen',
        text: 'Hoch- und Niedrigwasser für 9.000 Häfen und Strände, auf dem Handy berechnet und offline da.',
      },
      {
        title: 'Wellen und Dünung',
        text: 'Höhe, Periode und Richtung der Wellen, Windsee und Dünung getrennt dargestellt.',
      },
      {
        title: 'Bewegte Windkarte',
        text: 'Sieh Fronten und Tiefs ziehen, blende Luftdruck und Regen ein und blättere zehn Tage voraus.',
      },
      {
        title: 'Alarm für deinen Spot',
        text: 'Sag, was du brauchst, etwa 15 Knoten aus West bei halber Tide, und du erfährst, wann es kommt.',
      },
      {
        title: 'Deine Reviere merken',
        text: 'Speichere Surfspots, Häfen und Angelplätze mit Notizen, Wassertemperatur und Sonnenuntergang.',
      },
    ],
    news: [
      'Gezeiten für 400 weitere Häfen und Tidenkurven, durch die du stündlich blätterst.',
      'Die Windkarte läuft flüssiger und lässt sich für einen Törn ohne Netz speichern.',
      'Alarme können Wind, Wellen und Tide verbinden. Auf der Uhr stimmt die Windrichtung wieder.',
      'Neues Widget mit dem nächsten Hoch- und Niedrigwasser für deinen Lieblingsspot.',
    ],
    events: [
      { title: 'Wochenende der Springtide', text: 'Höchstes und niedrigstes Wasser der Saison.' },
      { title: 'Herbstdünung im Blick', text: 'Lange Wellen für deine Surfspots vorhergesagt.' },
    ],
    praise: [
      'Die Windvorhersage stimmt bei uns auf zwei Knoten. Jede Regatta wird damit geplant.',
      'Gezeiten ohne Netz haben unseren Törn gerettet, in der Bucht gab es keinen Empfang.',
      'Seit dem Alarm für meinen Kitespot suche ich nicht mehr vor dem Frühstück auf fünf Seiten.',
    ],
    complaints: [
      'Nach der Zeitumstellung lagen die Gezeiten eine Stunde daneben. An der Küste ist das kein kleiner Fehler.',
      'Die Wellenhöhe an meinem Strand ist immer zu hoch, die Landspitze wird ignoriert.',
      'Das gute Windmodell kostet extra, obwohl ich schon das Abo habe.',
    ],
    purchases: ['Seewetter Pro, jährlich', 'Windkarte für zehn Tage'],
  },
}
