import type { ConceptText } from '../concept.ts'

export const de: Record<'idle-rpg' | 'dungeon-crawler' | 'monster-collecting', ConceptText> = {
  'idle-rpg': {
    names: ['Idle-Rollenspiel', 'Idle-Helden', 'Fantasy-Idle-RPG'],
    subtitles: ['Helden sammeln, AFK leveln', 'Fantasy-Abenteuer nebenbei', 'Auto-Kampf und epische Beute'],
    shortDescriptions: [
      'Idle-RPG: Deine Helden kämpfen, während du schläfst. Sammle, levle, plündere.',
      'Stelle ein Team aus Fantasy-Helden auf, besiege Bosse und kassiere nebenbei.',
    ],
    promotion:
      'Der Aschehof ist da: eine neue Heldenfraktion, 100 weitere Turmstockwerke und zehn kostenlose Beschwörungen für alle, die zurückkommen.',
    openings: [
      'Deine Helden ruhen nie, auch wenn du es tust. {app} ist ein Idle-Rollenspiel, in dem deine Truppe in deiner Abwesenheit weiterkämpft: Es wartet immer Beute und ein Boss für den nächsten Versuch.',
      'Fünf Minuten am Morgen, fünf am Abend, und trotzdem ein echtes Rollenspiel. In {app} sammelst du Helden, tüftelst an der Aufstellung und erklimmst einen endlosen Turm voller Kämpfe.',
    ],
    features: [
      {
        title: 'Beute in Abwesenheit',
        text: 'Gold, Erfahrung und Ausrüstung sammeln sich bis zu zwölf Stunden lang an. Truhe auf, Level hoch.',
      },
      {
        title: '90 Helden sammeln',
        text: 'Ritter, Orakel, Bestien und Gauner aus sechs Fraktionen, jeder mit einer Fähigkeit, die dein Spiel verändert.',
      },
      {
        title: 'Auto-Kampf mit Taktik',
        text: 'Aufstellung, Fraktionsbonus und Timing entscheiden. Danach lehnst du dich zurück und schaust zu.',
      },
      {
        title: 'Turm und Verliese',
        text: 'Erklimme Stockwerk um Stockwerk, erkunde verzweigte Verliese und wähle nach jedem Sieg ein Relikt.',
      },
      {
        title: 'Gilden und Raids',
        text: 'Tritt einer Gilde bei, zermürbt gemeinsam riesige Bosse und teilt am Wochenende die Beute.',
      },
      {
        title: 'Leveln ohne Fleißarbeit',
        text: 'Level werden geteilt: Ein neuer Held steht sofort mit voller Stärke im Team.',
      },
    ],
    news: [
      'Der Aschehof: eine neue Fraktion mit fünf Helden und 100 weitere Turmstockwerke.',
      'Beute sammelt sich jetzt zwölf statt acht Stunden an. Kämpfe laufen mit dreifachem Tempo.',
      'Gilden-Raids lassen sich im Kalender planen. Einige Fähigkeiten sind klarer erklärt.',
      'Die Beschwörung lässt sich immer überspringen. Das Spiel braucht weniger Akku.',
    ],
    events: [
      { title: 'Fest der Beschwörung', text: 'Zehn freie Beschwörungen, mehr Chance auf Elfen.' },
      { title: 'Turmrennen', text: 'Erklimme mit der Gilde 50 Stockwerke.' },
    ],
    praise: [
      'Perfektes Idle-Spiel, zweimal am Tag reinschauen und trotzdem vorankommen.',
      'Wunderschön gezeichnet, und die Teams sind taktischer als gedacht.',
      'Mit Geduld geht alles kostenlos, ich bin in Kapitel 24.',
    ],
    complaints: [
      'Die Chancen auf gute Helden sind ein Witz, 60 Beschwörungen und nichts.',
      'Ab Kapitel 15 steht man vor einer Wand und wartet wochenlang.',
      'Alle paar Minuten klebt ein neues Angebot über dem ganzen Bildschirm.',
    ],
    purchases: ['Abenteurerpass, monatlich', 'Zehn Beschwörungsrollen'],
  },
  'dungeon-crawler': {
    names: ['Dungeon Crawler', 'Roguelike-RPG', 'Verlies-Abenteuer'],
    subtitles: ['Roguelike im dunklen Verlies', 'Pixel-Rollenspiel offline', 'Dungeons, Beute und Bosse'],
    shortDescriptions: [
      'Roguelike-Dungeon-Crawler: erkunden, plündern, sterben. Jeder Lauf ist anders.',
      'Offline-Rollenspiel mit Pixel-Dungeons, sechs Klassen und Beute mit Charakter.',
    ],
    promotion:
      'Update 4: die versunkenen Krypten mit 30 neuen Monstern, die Klasse Tüftler samt Uhrwerk-Armbrust und ein tägliches Verlies für alle.',
    openings: [
      'Die Tür fällt zu, die Fackel flackert, und irgendwo vor dir atmet etwas. {app} ist ein Roguelike-Dungeon-Crawler: Jeder Lauf bringt eine neue Karte, neue Beute und eine neue Art zu sterben.',
      'Ein Leben, zehn Ebenen und ein Rucksack, der immer zu klein ist. {app} bringt das klassische Dungeon-Rollenspiel aufs Handy: Zug um Zug, offline und mit Beute, die das Risiko lohnt.',
    ],
    features: [
      {
        title: 'Jeder Lauf ist anders',
        text: 'Räume, Fallen, Monster und Schätze werden neu gemischt, kein Verlies gleicht dem anderen.',
      },
      {
        title: 'Sechs Heldenklassen',
        text: 'Spiel als Ritter, Schurkin, Magier, Waldläuferin, Priester oder Tüftler und schalte je drei Wege frei.',
      },
      {
        title: 'Beute mit Charakter',
        text: 'Über 400 Gegenstände, die überraschend zusammenwirken. Manchmal fehlt nur noch der verfluchte Ring.',
      },
      {
        title: 'Kampf Zug um Zug',
        text: 'Nichts bewegt sich, bevor du es tust: Nimm dir alle Zeit, um aus der Klemme zu kommen.',
      },
      {
        title: 'Offline und einhändig',
        text: 'Hochformat, kein WLAN, und nach jedem Schritt wird gespeichert. Du kannst jederzeit aufhören.',
      },
      {
        title: 'Verlies des Tages',
        text: 'Für alle dasselbe Verlies, ein Versuch am Tag und eine Rangliste der Mutigsten.',
      },
    ],
    news: [
      'Die versunkenen Krypten: ein neues Gebiet mit 30 Monstern und steigendem Wasser.',
      'Neue Klasse: Der Tüftler baut Fallen und eine Uhrwerk-Armbrust. Das Inventar lässt sich sortieren.',
      'Das Verlies des Tages zeigt deine letzten zehn Schritte. Du wirst sie sehen wollen.',
      'Eine bissige Truhe verfolgt niemanden mehr bis ins Hauptmenü.',
    ],
    events: [
      { title: 'Verfluchtes Wochenende', text: 'Jeder Fund ist verflucht, jede Truhe doppelt.' },
      { title: 'Speedrun-Saison', text: 'Mit den wenigsten Zügen auf Ebene zehn.' },
    ],
    praise: [
      'Nur noch ein Lauf, habe ich gesagt, und plötzlich war es zwei Uhr nachts.',
      'Ein echtes Roguelike mit fairen Toden, ich weiß immer, was ich falsch gemacht habe.',
      'Offline, Hochformat, speichert ständig: wie gemacht für die Bahn.',
    ],
    complaints: [
      'Viel zu viel Glück: ohne gute Waffe bis Ebene drei kann man aufhören.',
      'Schrift und Symbole sind winzig, ich trinke ständig den falschen Trank.',
      'Die Hälfte der Klassen muss man kaufen, das sollte klarer dastehen.',
    ],
    purchases: ['Abenteurergilde, jährlich', 'Klasse: Tüftler'],
  },
  'monster-collecting': {
    names: ['Monster sammeln', 'Monster-Trainer', 'Drachenzucht-RPG'],
    subtitles: ['Monster fangen & trainieren', 'Drachen sammeln und züchten', 'Monsterkämpfe und Abenteuer'],
    shortDescriptions: [
      'Fange, trainiere und entwickle über 300 Monster in einem offenen Rollenspiel.',
      'Brüte Drachen aus, zieh dein Team groß und tritt in rundenbasierten Kämpfen an.',
    ],
    promotion:
      'Die Korallenküste ist offen: 28 neue Seemonster zum Fangen, eine Lagune zum Züchten, und auf großen Drachen reitest du quer über die Bucht.',
    openings: [
      'Im hohen Gras raschelt etwas, und es hat sehr große Augen. In {app} fängst du Monster, trainierst sie und erlebst auf sechs Inseln, wie sie sich weiterentwickeln.',
      'Ei wärmen, aufs Knacken warten, neuen Freund begrüßen. {app} ist ein Rollenspiel zum Monstersammeln, mit über 300 Wesen, die du ausbrütest, großziehst und in Kämpfe Zug um Zug führst.',
    ],
    features: [
      {
        title: '300 Monster sammeln',
        text: 'Von der Moosmaus bis zum Donnerdrachen: Fang sie, fülle dein Album und finde die seltenen schimmernden.',
      },
      {
        title: 'Trainieren und entwickeln',
        text: 'Monster wachsen durch Futter, Kampf und Freundschaft, und viele haben mehr als eine Entwicklung.',
      },
      {
        title: 'Kämpfe Zug um Zug',
        text: 'Acht Elemente, schlaue Kombos und ein Viererteam. Taktik schlägt Level öfter, als du denkst.',
      },
      {
        title: 'Züchten und ausbrüten',
        text: 'Bring zwei Monster zusammen, misch Farben und Talente und halte das Ei warm, bis es schlüpft.',
      },
      {
        title: 'Sechs Inseln erkunden',
        text: 'Reite, schwimm und flieg durch eine offene Welt voller Höhlen, Geheimnisse und anderer Trainer.',
      },
      {
        title: 'Tauschen und duellieren',
        text: 'Tausche Monster mit Freunden, besuch ihre Gehege oder fordere sie zum Duell.',
      },
    ],
    news: [
      'Korallenküste: eine neue Insel mit 28 Seemonstern und einer Lagune zum Züchten.',
      'Ausgewachsene Drachen kannst du jetzt reiten. Gehege fassen doppelt so viele Monster.',
      'Duelle richten sich nach der Teamstärke. Vor dem Entwickeln siehst du alle Wege.',
      'Eier, die knackten und nie schlüpften, sind repariert. Verzeihung an alle wartenden Eltern.',
    ],
    events: [
      { title: 'Nacht der Schimmereier', text: 'Bis Montag schlüpfen öfter seltene Farben.' },
      { title: 'Turnier der Trainer', text: 'Duelle mit Teams aus nur einem Element.' },
    ],
    praise: [
      'Die Monster sind so liebevoll gestaltet, ich will jedes einzelne haben.',
      'Meine Kinder und ich tauschen Drachen am Frühstückstisch.',
      'Die Kämpfe brauchen echte Taktik, und die Geschichte ist kostenlos spielbar.',
    ],
    complaints: [
      'Ein Ei braucht 36 Stunden, außer man zahlt. Ernsthaft?',
      'Die seltenen Monster bekommt man nur mit gekauften Tickets.',
      'Neue Inseln laden ewig, und beim Fangen ist es zweimal abgestürzt.',
    ],
    purchases: ['Trainerpass, monatlich', 'Korb mit 300 Edelsteinen'],
  },
}
