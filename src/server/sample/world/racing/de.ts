import type { ConceptText } from '../concept.ts'

export const de: Record<'drift-racing' | 'kart-racing' | 'motorbike-racing', ConceptText> = {
  'drift-racing': {
    names: ['Auto-Drift-Rennen', 'Drift-Simulator', 'Straßenrennen'],
    subtitles: ['Driften, tunen, Rennen fahren', 'Realistisches Autospiel', 'Rennspiel mit Offline-Modus'],
    shortDescriptions: [
      'Drifte Sportwagen, tune den Motor, fahre nachts Rennen. Mit echter Fahrphysik.',
      'Autorennspiel zum Driften: freie Straßen, Tuning, Online-Rennen, Offline-Modus.',
    ],
    promotion:
      'Neue Stadtkarte: Drifte im Morgengrauen durch die Hafendocks, tune acht frische Sportwagen und tritt mit Freunden in der Tandem-Liga an.',
    openings: [
      'Das Heck kommt, du fängst es und hältst den Winkel bis zum Kurvenausgang. {app} ist ein Rennspiel fürs Driften, mit realistischer Fahrphysik, viel Tuning und Straßen, die man quer fahren muss.',
      'Deine Garage, dein Setup, deine Linie. In {app} baust du ein Auto von der ersten Schraube an auf, fährst nachts Straßenrennen und driftest um Punkte gegen Fahrer aus aller Welt.',
    ],
    features: [
      {
        title: 'Realistische Drift-Physik',
        text: 'Gewicht, Reifentemperatur und Belag zählen. Lenke mit Lenkrad, Neigung oder Tasten, mit so viel Fahrhilfe, wie du magst.',
      },
      {
        title: 'Tuning bis ins Detail',
        text: 'Stelle Fahrwerk, Getriebe, Reifendruck und Turbo ein und probiere alles auf dem Übungsplatz aus.',
      },
      {
        title: '60 Sportwagen',
        text: 'Vom leichten Coupé bis zum schweren Muscle-Car, jedes mit eigenem Motorklang und Charakter.',
      },
      {
        title: 'Lack und Bodykits',
        text: 'Folien, Felgen, Spoiler und Unterbodenlicht: Dein Auto sieht schon in der Garage schnell aus.',
      },
      {
        title: 'Tandem-Rennen online',
        text: 'Drifte Tür an Tür mit Freunden, sammle Punkte für Nähe und steige in der Liga auf.',
      },
      {
        title: 'Karriere und Offline-Modus',
        text: 'Fahre 150 Karriererennen ohne WLAN, vom Slalom auf dem Parkplatz bis zum Bergpass.',
      },
    ],
    news: [
      'Neue Stadtkarte: Drifte durch die Hafendocks, mit acht frischen Sportwagen.',
      'Reifen werden jetzt realistisch warm. Wiederholungen lassen sich mit eigenen Kameras sichern.',
      'Tandem-Liga: passendere Gegner, kürzere Ladezeiten und weniger abgebrochene Rennen.',
      'Die Lenkradsteuerung setzt sich nicht mehr zurück. Motorklänge überarbeitet.',
    ],
    events: [
      { title: 'Mitternachts-Driftcup', text: 'Fünf Nachtstrecken, eine Klasse, viele Punkte.' },
      { title: 'Tuning-Woche', text: 'Motorteile eine Woche lang zum halben Preis.' },
    ],
    praise: [
      'Das Driften fühlt sich großartig an, man spürt richtig das Gewicht vom Auto.',
      'So viel Tuning, ich bin länger in der Garage als auf der Straße.',
      'Tolle Grafik, auch auf meinem Mittelklasse-Handy, und läuft offline.',
    ],
    complaints: [
      'Die Autos kosten ein Vermögen, entweder zwei Wochen sammeln oder zahlen.',
      'Online ruckelt es, und kurz vor dem Ziel fliegt man raus.',
      'Die Neigungssteuerung zieht nach links, Kalibrieren hilft nicht.',
    ],
    purchases: ['Garagen-VIP, monatlich', 'Stapel mit 100.000 Credits'],
  },
  'kart-racing': {
    names: ['Kart-Rennen', 'Gokart-Spiel', 'Kart-Rallye'],
    subtitles: ['Kartrennen mit Freunden', 'Rennspiel für die Familie', 'Driften, boosten, ausweichen'],
    shortDescriptions: [
      'Verrückte Kartrennen mit Power-ups, Abkürzungen und geteiltem Bildschirm.',
      'Fahre Gokart-Rennen mit Freunden: driften, boosten, ausweichen auf 40 Strecken.',
    ],
    promotion:
      'Der Bonbon-Canyon ist offen: drei federnde neue Kartstrecken, ein Bumerang als Power-up und Familiencups, bei denen alle auf einem Sofa sitzen.',
    openings: [
      'Drei, zwei, eins, und schon fliegen die Bananen. {app} ist ein Kart-Rennspiel für die ganze Familie, mit Power-ups, versteckten Abkürzungen und Rennen, die bis zur letzten Kurve offen sind.',
      'Fahrer aussuchen, Kart bauen und für den Boost driften. {app} bringt schnelle Mehrspieler-Rennen aufs Handy: zwei Minuten, acht Karts und jede Menge Chaos.',
    ],
    features: [
      {
        title: '40 verrückte Kartstrecken',
        text: 'Rase über Dächer, durch Bonbonschluchten und unter dem Meer, überall gibt es Abkürzungen zu entdecken.',
      },
      {
        title: 'Power-ups mit Witz',
        text: 'Boost-Raketen, klebrige Marmelade, Seifenblasen als Schild und ein Bumerang, der im falschen Moment zurückkommt.',
      },
      {
        title: 'Rennen mit Freunden',
        text: 'Fahrt online gegeneinander, springt in schnelle Rennen zu acht oder richtet einen eigenen Cup aus.',
      },
      {
        title: 'Geteilter Bildschirm',
        text: 'Teilt euch ein Tablet oder verbindet zwei Controller und klärt es auf dem Sofa.',
      },
      {
        title: 'Bau dein Kart',
        text: 'Kombiniere Karosserie, Räder und Gleiter und finde die Mischung aus Tempo, Grip und Boost.',
      },
      {
        title: 'Sicher für Kinder',
        text: 'Kein Chat mit Fremden, eine Lenkhilfe für Kleine und eine Elternsperre für Käufe.',
      },
    ],
    news: [
      'Bonbon-Canyon: drei federnde Kartstrecken und der Bumerang als Power-up.',
      'Der geteilte Bildschirm läuft mit zwei Controllern. Der Drift-Boost ist besser zu erkennen.',
      'Online-Rennen finden schneller Mitspieler, und Geschosse treffen wieder, worauf sie zielen.',
      'Neue Elternsperre für Käufe und eine Lenkhilfe für kleine Rennfahrer.',
    ],
    events: [
      { title: 'Familiencup', text: 'Vier Rennen auf einem Sofa fürs goldene Kart.' },
      { title: 'Verkehrte Welt', text: 'Alle Strecken gespiegelt, doppelte Münzen.' },
    ],
    praise: [
      'Ich fahre jeden Sonntag mit den Kindern, herrlich chaotisch.',
      'Kurze Rennen, viel Gelächter und wirklich einfallsreiche Strecken.',
      'Geteilter Bildschirm auf dem Tablet, endlich denkt mal jemand an Familien.',
    ],
    complaints: [
      'Man führt, wird von fünf Power-ups getroffen und ist plötzlich Letzter.',
      'Die besten Karts stecken in Zufallskisten, das will ich für meinen Sohn nicht.',
      'Im Mehrspieler bricht ständig die Verbindung ab, trotz gutem WLAN.',
    ],
    purchases: ['Rennpass, monatlich', 'Fass mit 800 Münzen'],
  },
  'motorbike-racing': {
    names: ['Motorradrennen', 'Motorrad-Spiel', 'Bike-Rennen'],
    subtitles: ['Motorrad fahren & überholen', 'Rennspiel im dichten Verkehr', 'Bike-Stunts und Bergstrecken'],
    shortDescriptions: [
      'Fahre Superbikes aus der Ich-Perspektive durch den Verkehr. Motorrad pur.',
      'Motorradrennen mit Karriere, Stunts und Tuning: Schräglage, überholen, Vollgas.',
    ],
    promotion:
      'Das Küstenstraßen-Update: Highway im Sonnenuntergang, echte Schräglage, vier neue Motorräder und ein Bergrennen für alle, die Staub mögen.',
    openings: [
      'Ducken, reinlegen und die Straße auf dich zukommen lassen. {app} ist ein Motorradspiel aus der Ich-Perspektive, mit echtem Motorklang, dichtem Verkehr und Kurven, die man lesen muss.',
      'Vom ersten Roller bis zum Superbike mit zweihundert PS: {app} führt dich durch eine ganze Fahrerkarriere mit Rennen im Verkehr, Stuntstrecken und Bergstraßen. Helm auf und los.',
    ],
    features: [
      {
        title: 'Fahren aus Ich-Perspektive',
        text: 'Schau über den Lenker, behalt die Spiegel im Blick und spür das Tempo bei jedem Überholen.',
      },
      {
        title: '45 Motorräder',
        text: 'Roller, Chopper, Enduros und Superbikes, jedes mit eigenem, echt aufgenommenem Motorklang.',
      },
      {
        title: 'Rennen im Verkehr',
        text: 'Schlängle dich über die Autobahn, sammle Bonuspunkte für knappe Manöver und halte den Wheelie.',
      },
      {
        title: 'Stunts und Gelände',
        text: 'Spring über Rampen, überschlage dich über Container und erklimme schlammige Hänge.',
      },
      {
        title: 'Deine Tuning-Werkstatt',
        text: 'Rüste Motor, Bremsen und Reifen auf und lackiere Tank und Helm passend dazu.',
      },
      {
        title: 'Geister und Bestzeiten',
        text: 'Fahr gegen die Geister deiner Freunde und hol die letzten Zehntel aus deiner Runde.',
      },
    ],
    news: [
      'Küstenstraße: Highway im Sonnenuntergang, vier neue Motorräder und echte Schräglage.',
      'Ich-Perspektive mit funktionierenden Spiegeln. Die Lenkung ist bei hohem Tempo genauer.',
      'Bergrennen: staubige Hänge, Kontrollpunkte und die Geister deiner Freunde.',
      'Autos wechseln die Spur nicht mehr ohne Blinker. Der Akku hält länger.',
    ],
    events: [
      { title: 'Bergrennen-Challenge', text: 'Mit einem Tank zum Gipfel und goldenem Helm.' },
      { title: 'Autobahnrausch', text: '100 km durch den Verkehr, ohne Sturz.' },
    ],
    praise: [
      'Durch die Ich-Perspektive fühlt es sich an wie echtes Motorradfahren.',
      'Der Sound stimmt genau, ich fahre selbst und bin beeindruckt.',
      'Perfekt für fünf Minuten: eine Runde durch den Verkehr und ich bin wach.',
    ],
    complaints: [
      'Nach jedem Sturz Werbung, und man stürzt ziemlich oft.',
      'Alle Motorräder fahren sich fast gleich, nur der Preis ist anders.',
      'Autos tauchen aus dem Nichts auf, da kann man nicht mehr bremsen.',
    ],
    purchases: ['Fahrerclub, monatlich', 'Beutel mit 50.000 Münzen'],
  },
}
