import type { ConceptText } from '../concept.ts'

export const de: Record<'tower-defense' | 'kingdom-builder' | 'turn-based-tactics', ConceptText> = {
  'tower-defense': {
    names: ['Tower Defense', 'Turmverteidigung', 'Burg verteidigen'],
    subtitles: ['Türme bauen, Wellen stoppen', 'TD-Strategiespiel offline', 'Verteidige deine Burg'],
    shortDescriptions: [
      'Türme bauen, Helden aufrüsten, Wellen stoppen: Tower Defense, auch offline.',
      'Klassische Turmverteidigung: 120 Karten, 24 Türme und endlose Angriffswellen.',
    ],
    promotion:
      'Neue Kampagne: Halte den Bergpass auf 20 Winterkarten, baue die Frostballiste und teste deine Türme in der wöchentlichen Endlosrunde.',
    openings: [
      'Sie kommen in Wellen die Straße herunter, und nur deine Türme stehen im Weg. {app} ist klassisches Tower Defense: Wähle deine Plätze, rüste klug auf und ruf deinen Helden im richtigen Moment.',
      'Bogenschützen oder Kanonen? Bremsen oder draufhauen? {app} ist ein Strategiespiel für alle, die gern planen, mit 120 Karten, echten Entscheidungen bei jedem Ausbau und vollem Offline-Modus.',
    ],
    features: [
      {
        title: '24 Türme zum Ausbauen',
        text: 'Bogenschützen, Mörser, Frostspitzen und Alchemisten. Jeder Turm hat zwei Ausbauwege, die sich ganz verschieden spielen.',
      },
      {
        title: '120 handgebaute Karten',
        text: 'Verteidige Waldwege, Häfen und Burgtore, jeweils mit eigenen Fallen, Abkürzungen und Bossen.',
      },
      {
        title: 'Helden mit Fähigkeiten',
        text: 'Führe einen von zwölf Helden über die Karte und heb dir seine Fähigkeit für die schlimmste Welle auf.',
      },
      {
        title: 'Endlose Wellen',
        text: 'Wie lange hält deine Verteidigung? Vergleiche deine beste Welle in der Wochenrangliste.',
      },
      {
        title: 'Offline spielbar',
        text: 'Die ganze Kampagne läuft ohne WLAN: Verteidige deine Burg im Flugzeug oder im Tunnel.',
      },
      {
        title: 'Faire Schwierigkeit',
        text: 'Von entspannt bis eisern, für jede Karte einzeln. Drei Sterne sind immer auch ohne Käufe drin.',
      },
    ],
    news: [
      'Winterkampagne: 20 neue Karten, die Frostballiste und zwei Bosse, die Kälte hassen.',
      'Wellen laufen jetzt bis zu viermal so schnell. Türme zeigen ihre Reichweite schon vor dem Bauen.',
      'Balance: Mörser treffen etwas härter, Gift etwas weniger. Danke für eure Hinweise.',
      'Spielstände gehen nicht mehr verloren, wenn mitten in der Bosswelle ein Anruf kommt.',
    ],
    events: [
      { title: 'Endlose Belagerung', text: 'Halte 100 Wellen durch und hol das Banner.' },
      { title: 'Bossjagd am Wochenende', text: 'Drei Bosse, eine Karte, doppelte Edelsteine.' },
    ],
    praise: [
      'Richtiges Tower Defense mit Taktik, nicht das übliche Geldmacher-Spiel.',
      'Jeder Turm hat zwei Wege, darum spiele ich dieselben Karten immer wieder.',
      'Läuft komplett offline, perfekt für lange Bahnfahrten.',
    ],
    complaints: [
      'Die gekauften Helden sind so stark, dass die kostenlosen kaum Sinn ergeben.',
      'Ab Welle 50 ruckelt es und das Handy wird richtig heiß.',
      'Die letzten Karten schafft man nur, wenn man wochenlang Edelsteine sammelt.',
    ],
    purchases: ['Kommandantenpass, monatlich', 'Truhe mit 1.200 Edelsteinen'],
  },
  'kingdom-builder': {
    names: ['Königreich bauen', 'Imperium & Krieg', 'Burg und Allianz'],
    subtitles: ['Baue dein Reich, führe Armeen', 'Aufbauspiel mit Allianzen', 'Mittelalter-Strategiespiel'],
    shortDescriptions: [
      'Baue dein Königreich, bilde Armeen aus, kämpfe in Echtzeit mit der Allianz.',
      'Vom Dorf zum Imperium: anbauen, handeln, spähen und mit der Allianz erobern.',
    ],
    promotion:
      'Die Saison der Kronen läuft: eine neue Karte, ruhige erste Tage für Einsteiger und jeden Samstagabend der Kampf der Allianzen um die Flussstädte.',
    openings: [
      'Am Anfang stehen eine Holzhalle und eine Handvoll Bauern. In {app} baust du dein Königreich auf, bildest eine Armee aus und schmiedest Allianzen auf einer Karte mit Tausenden Mitspielern.',
      'Herrschst du durch Handel, Diplomatie oder das Schwert? {app} ist ein Aufbau- und Strategiespiel im Mittelalter, in dem jede Burg, jede Straße und jeder Marsch zählt.',
    ],
    features: [
      {
        title: 'Dein eigenes Königreich',
        text: 'Errichte Höfe, Minen, Märkte und Mauern und forme eine Burgstadt, die nur dir gehört.',
      },
      {
        title: 'Starke Armeen ausbilden',
        text: 'Speere schlagen Reiter, Reiter schlagen Bogenschützen: Misch deine Truppen klug, bevor du losziehst.',
      },
      {
        title: 'Allianzen und Diplomatie',
        text: 'Teilt Rohstoffe, plant Belagerungen gemeinsam auf der Karte und chattet mit automatischer Übersetzung.',
      },
      {
        title: 'Eine lebendige Weltkarte',
        text: 'Erkunde Ruinen, besetze Furten und erobere Städte in Echtzeit, zusammen mit Tausenden Königreichen.',
      },
      {
        title: 'Helden und Forschung',
        text: 'Wirb Generäle an, rüste sie aus und erforsche 80 Techniken von der Dreifelderwirtschaft bis zum Belagerungsturm.',
      },
      {
        title: 'Saisons mit Neustart',
        text: 'Alle zehn Wochen beginnt eine neue Karte, so haben auch Späteinsteiger eine faire Chance.',
      },
    ],
    news: [
      'Saison der Kronen: neue Weltkarte, Flussstädte und ein ruhigerer Start für junge Reiche.',
      'Anführer können Pläne auf die Karte zeichnen. Märsche zeigen jetzt ihre Ankunftszeit.',
      'Der Friedensschild schaltet sich nachts von selbst ein. Marktpreise neu ausbalanciert.',
      'Truppen kehren nicht mehr mit leeren Karren heim. Kleinerer Download, kürzere Ladezeit.',
    ],
    events: [
      { title: 'Kampf um die Flussstädte', text: 'Samstag kämpfen Allianzen um sieben Städte.' },
      { title: 'Ernteturnier', text: 'Fülle die Speicher, gewinne Bauzeit.' },
    ],
    praise: [
      'Das Beste ist die Allianz, wir spielen seit zwei Jahren zusammen.',
      'Viel Taktik bei den Truppen, es geht nicht nur um die größte Burg.',
      'Durch die neuen Saisons bleibt es spannend, auch für kleine Reiche.',
    ],
    complaints: [
      'Wer am meisten zahlt, brennt dir über Nacht die Burg nieder.',
      'Ausbauten dauern vier Tage, außer man kauft Beschleuniger. Kein Spaß.',
      'Bei jedem Start springen einem fünf Angebote ins Gesicht.',
    ],
    purchases: ['Königliches Abo, monatlich', 'Kiste mit 2.500 Gold'],
  },
  'turn-based-tactics': {
    names: ['Rundentaktik', 'Hex-Strategie', 'Schlacht & Taktik'],
    subtitles: ['Rundenstrategie offline', 'Hexfeld-Schlachten & Kampagne', 'Plane, umgehe, erobere'],
    shortDescriptions: [
      'Rundenbasierte Taktik auf Hexfeldern: planen, umgehen, erobern. Auch offline.',
      'Führe deinen Trupp in einem Rundenstrategiespiel mit Kampagnen und Karteneditor.',
    ],
    promotion:
      'Die Kampagne „Inselkrieg“ ist da: 18 Missionen mit Schiffen und Landungsbooten, eine klügere KI und Duelle gegen Freunde, Zug um Zug.',
    openings: [
      'Jede Runde ist ein kleines Rätsel aus Gelände, Flanken, Nachschub und Wetter. {app} ist ein rundenbasiertes Strategiespiel auf Hexfeldern für alle, die lieber denken als hektisch tippen.',
      'Vorrücken, Deckung suchen, den Hügel halten und drei Züge vorausplanen. {app} bringt taktische Schlachten aufs Handy, mit langer Offline-Kampagne und Duellen über mehrere Tage.',
    ],
    features: [
      {
        title: 'Taktik mit Tiefgang',
        text: 'Gelände, Moral, Nachschub und Sichtlinien entscheiden die Schlacht. Deine Chancen siehst du vor jedem Angriff.',
      },
      {
        title: 'Sechs lange Kampagnen',
        text: 'Über 90 Missionen mit Geschichte, Veteranen, die du mitnimmst, und mehreren Wegen zum Sieg.',
      },
      {
        title: 'Duelle ohne Eile',
        text: 'Zieh, wenn du Zeit hast: Eine Mitteilung sagt dir, wann du wieder an der Reihe bist.',
      },
      {
        title: 'Ein fairer Gegner',
        text: 'Die KI kennt fünf Stufen und schummelt nie mit versteckten Truppen oder besseren Würfeln.',
      },
      {
        title: 'Karteneditor inklusive',
        text: 'Zeichne eigene Hexkarten, lege Siegbedingungen fest und teile deine Schlachten mit anderen.',
      },
      {
        title: 'Kein WLAN, keine Wartezeit',
        text: 'Der Einzelspieler läuft komplett offline. Nichts zum Warten, nichts zum Beschleunigen.',
      },
    ],
    news: [
      'Die Kampagne „Inselkrieg“: 18 Missionen mit Schiffen, Landungsbooten und Nebel am Morgen.',
      'Die KI schützt ihre Flanken besser. Züge lassen sich zurücknehmen, solange nichts aufgedeckt wurde.',
      'Karteneditor: Hexkarten mit einem Tipp kopieren, spiegeln und testen.',
      'Ein seltener Absturz ist behoben, wenn sich die letzte Einheit vom Feld zurückzog.',
    ],
    events: [
      { title: 'Pokal der Kommandeure', text: 'Acht Duellrunden auf denselben fairen Karten.' },
      { title: 'Monat der Kartenbauer', text: 'Baue eine Hexkarte, die besten kommen rein.' },
    ],
    praise: [
      'Endlich ein Rundenstrategiespiel, das einem das Denken nicht abnimmt.',
      'Die Kampagne hat mich monatelang beschäftigt, jede Mission spielt sich anders.',
      'Einmal bezahlt, keine Energie, keine Wartezeiten. So muss das sein.',
    ],
    complaints: [
      'Auf großen Karten rechnet die KI ewig, da kann man zwischendurch Tee kochen.',
      'Bei 90 Prozent dreimal hintereinander danebenschießen, ernsthaft?',
      'Einheiten und Knöpfe sind auf dem Handy winzig, da fehlt ein Zoom.',
    ],
    purchases: ['Kommandeursclub, jährlich', 'Kampagne: Inselkrieg'],
  },
}
