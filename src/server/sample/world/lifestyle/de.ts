import type { ConceptText } from '../concept.ts'

export const de: Record<'plant-care' | 'outfit-planner' | 'room-planner', ConceptText> = {
  'plant-care': {
    names: ['Pflanzenpflege', 'Pflanzen bestimmen', 'Pflanzen gießen'],
    subtitles: ['Pflanzen bestimmen & gießen', 'Gießplan für Zimmerpflanzen', 'Pflanzendoktor & Erinnerung'],
    shortDescriptions: [
      'Pflanzen per Foto bestimmen und ans Gießen deiner Zimmerpflanzen denken.',
      'Pflanzenpflege leicht gemacht: Bestimmung, Gießplan und Pflanzendoktor.',
    ],
    promotion:
      'Gelbe Blätter? Der Pflanzendoktor erkennt jetzt, ob zu viel oder zu wenig gegossen wurde, und findet 60 Schädlinge. In einer Minute weißt du mehr.',
    openings: [
      'Foto machen, Namen erfahren, am Leben halten: {app} bestimmt deine Zimmerpflanzen und erinnert dich, wenn eine von ihnen Wasser, Licht oder einen neuen Topf braucht.',
      'Ein grüner Daumen lässt sich lernen. {app} stellt für deine Pflanzen einen Gießplan auf, der Jahreszeit, Fenster und Topfgröße berücksichtigt.',
    ],
    features: [
      {
        title: 'Pflanzen per Foto bestimmen',
        text: 'Kamera auf Blatt oder Blüte halten: über 15.000 Zimmerpflanzen, Bäume, Kräuter und Wildblumen werden erkannt.',
      },
      {
        title: 'Ans Gießen erinnern',
        text: 'Jede Pflanze hat ihren eigenen Gießplan nach Jahreszeit, Licht und Topf. Ist die Erde noch feucht, verschiebst du ihn.',
      },
      {
        title: 'Der Pflanzendoktor',
        text: 'Braune Spitzen, gelbe Blätter, kleine Fliegen? Drei Fragen oder ein Foto, und du bekommst Diagnose und Hilfe.',
      },
      {
        title: 'Licht am Fenster messen',
        text: 'Halte das Handy ans Fenster und sieh, ob der Platz für Farn, Feige oder Kaktus hell genug ist.',
      },
      {
        title: 'Pflege kurz erklärt',
        text: 'Licht, Wasser, Dünger, Umtopfen und Ableger, dazu der Hinweis, welche Pflanzen für Katzen und Hunde giftig sind.',
      },
      {
        title: 'Tagebuch deiner Pflanzen',
        text: 'Fotos und Notizen zu jeder Pflanze zeigen, wie sie wächst. Im Urlaub gibst du die Pflege an Nachbarn weiter.',
      },
    ],
    news: [
      'Die Bestimmung kennt 800 weitere Orchideen und Sukkulenten und geht auch ohne Empfang.',
      'Gießerinnerungen für Pflanzen im selben Zimmer kommen jetzt gemeinsam.',
      'Neu: Der Urlaubsmodus macht einen Gießplan, den du deinen Nachbarn schickst.',
      'Der Pflanzendoktor erkennt Thripse und Spinnmilben früher. Nach dem Umzug gibt es keine doppelten Erinnerungen mehr.',
    ],
    events: [
      { title: 'Umtopfzeit', text: 'Welche deiner Pflanzen einen größeren Topf braucht' },
      { title: 'Woche der Ableger', text: 'Jeden Tag eine Anleitung zum Vermehren.' },
    ],
    praise: [
      'Früher ist mir alles eingegangen. Mit den Gießerinnerungen leben nach einem Jahr noch alle elf Pflanzen.',
      'Hat das seltsame Rankgewächs von meiner Tante beim ersten Foto erkannt.',
      'Die Diagnose stimmte, es waren Spinnmilben. Meine Calathea ist gerettet.',
    ],
    complaints: [
      'Meine Efeutute war auf drei Fotos drei verschiedene Pflanzen.',
      'Nach fünf Pflanzen ist Schluss, dann soll man ein Jahresabo nehmen.',
      'Ich soll den Kaktus alle vier Tage gießen. Nein danke.',
    ],
    purchases: ['Pflanzen Premium, jährlich', 'Pflanzendoktor, einmalig'],
  },
  'outfit-planner': {
    names: ['Outfit Planer', 'Kleiderschrank', 'Mein Schrank'],
    subtitles: ['Kleiderschrank & Outfit-Ideen', 'Outfits planen & kombinieren', 'Capsule Wardrobe und Packliste'],
    shortDescriptions: [
      'Digitaler Kleiderschrank: Kleidung fotografieren, Outfits planen, packen.',
      'Outfits aus dem eigenen Kleiderschrank, passend zu Wetter und Anlass.',
    ],
    promotion:
      'Neu im Schrank: Outfit-Ideen nach Wetter und Kalender, dazu eine Packliste, die aus zwölf Teilen Outfits für neun Tage macht.',
    openings: [
      'Schrank voll und nichts anzuziehen? {app} bringt deinen Kleiderschrank aufs Handy: einmal fotografieren, dann Outfits im Bus, im Bett oder in der Umkleide kombinieren.',
      'Mit {app} siehst du, was du wirklich hast. Plane Outfits für die Woche, entdecke vergessene Teile und erfahre, was du trägst und was nur Platz braucht.',
    ],
    features: [
      {
        title: 'Digitaler Kleiderschrank',
        text: 'Kleidung fotografieren, der Hintergrund verschwindet. Farbe, Art und Saison trägt die App für dich ein.',
      },
      {
        title: 'Jeden Tag Outfit-Ideen',
        text: 'Morgens drei Outfits aus deinen eigenen Sachen, passend zum Wetter und zu dem, was ansteht.',
      },
      { title: 'Kalender für Outfits', text: 'Plane die Woche und sieh nach, was du auf der letzten Feier anhattest.' },
      {
        title: 'Packliste für Reisen',
        text: 'Tage und Ziel wählen, und die Packliste besteht aus Teilen, die alle zusammenpassen.',
      },
      {
        title: 'Kosten pro Tragen',
        text: 'Wie oft ziehst du etwas an, und was kostet es je Mal? Ein leises Argument gegen den nächsten Sale.',
      },
      {
        title: 'Capsule Wardrobe aufbauen',
        text: 'Schritt für Schritt zum kleinen Kleiderschrank, mit Ideen, was fehlt und was gehen kann.',
      },
    ],
    news: [
      'Kleidung wird auf Fotos sauberer freigestellt, auch Spitze und Kunstfell.',
      'Outfits für zwei Personen planen und die Packliste mit deiner Reisebegleitung teilen.',
      'Neue Auswertung: deine häufigsten Farben und was du seit einem Jahr nicht getragen hast.',
      'Der Outfit-Kalender hat eine Monatsansicht. Schuhe werden nicht mehr am Absatz abgeschnitten.',
    ],
    events: [
      { title: 'Zehn Teile, zehn Outfits', text: 'Zehn Tage mit einer Capsule Wardrobe.' },
      { title: 'Schrank ausmisten', text: 'Jeden Tag eine Schublade für den Frühling.' },
    ],
    praise: [
      'Zwei Monate nichts gekauft, weil ich gesehen habe, was alles schon im Schrank hängt.',
      'Für die Dienstreise packe ich jetzt in zehn Minuten statt einen ganzen Abend lang.',
      'Das Freistellen klappt wie von Zauberhand, und der Kalender rettet meinen Morgen.',
    ],
    complaints: [
      'Ein ganzes Wochenende hundert Teile fotografiert, und dann war nach dem Abgleich die Hälfte weg.',
      'Die Outfit-Ideen sind Zufall, Sandalen zum Wintermantel.',
      'Ständig Links zu Shops, dabei will ich tragen, was ich habe.',
    ],
    purchases: ['Kleiderschrank Plus, jährlich', 'Unbegrenzt Kleidung, einmalig'],
  },
  'room-planner': {
    names: ['Raumplaner', 'Wohnung planen 3D', 'Grundriss'],
    subtitles: ['Zimmer planen & einrichten', 'Einrichten in 3D, Grundriss', 'Wohnideen & Möbel in 3D'],
    shortDescriptions: [
      'Räume in 3D planen: Grundriss zeichnen, Möbel stellen, Wandfarben testen.',
      'Raumplaner für deine Wohnung: messen, einrichten und erst dann kaufen.',
    ],
    promotion:
      'Neu: Zimmer mit der Kamera scannen und in zwei Minuten einen Grundriss mit Türen und Fenstern haben, fertig zum Einrichten und Begehen in 3D.',
    openings: [
      'Passt das Sofa? Mit {app} zeichnest du dein Zimmer, stellst Möbel in echten Maßen hinein und gehst in 3D hindurch, bevor jemand schleppen muss.',
      'Umziehen, renovieren oder einfach träumen: {app} plant mit dir die Wohnung auf dem Handy, vom ersten Grundriss bis zur Farbe der Vorhänge.',
    ],
    features: [
      {
        title: 'Grundriss in Minuten',
        text: 'Wände mit dem Finger ziehen oder das Zimmer scannen. Türen, Fenster und Dachschrägen gehören dazu.',
      },
      {
        title: 'Räume in 3D',
        text: 'Mach aus jedem Grundriss eine 3D-Ansicht, lauf hindurch und sieh, wie das Licht im Tageslauf fällt.',
      },
      {
        title: 'Möbel in echten Maßen',
        text: '8.000 Sofas, Betten, Tische und Küchen. Breite, Tiefe, Höhe und Farbe stellst du selbst ein.',
      },
      {
        title: 'Wandfarben und Böden',
        text: 'Farbe, Tapete, Fliesen und Dielen ausprobieren und zwei Ideen nebeneinander vergleichen.',
      },
      {
        title: 'Mit der Kamera messen',
        text: 'Wände, Fenster und Möbel mit dem Handy ausmessen, die Maße landen gleich im Plan.',
      },
      {
        title: 'Teilen und drucken',
        text: 'Den Grundriss als PDF an Freunde, Vermieter oder Handwerker schicken, mit Maßen und Einkaufsliste.',
      },
    ],
    news: [
      'Der Raumscan erkennt jetzt Dachschrägen und Heizkörper.',
      'Zweihundert neue Möbel für kleine Wohnungen: Klapptische, Hochbetten und schmale Schränke.',
      'Die 3D-Ansicht läuft auf älteren Handys flüssiger und zeigt den Sonnenstand nach Datum.',
      'Ganze Zimmer samt Möbeln in einen anderen Grundriss kopieren. Türen gehen nicht mehr in Wände auf.',
    ],
    events: [
      { title: 'Kleine Wohnung, ganz groß', text: 'Richte 25 Quadratmeter mit allem Nötigen ein.' },
      { title: 'Woche der Wandfarben', text: 'Jeden Tag eine neue Farbwelt für dein Zimmer.' },
    ],
    praise: [
      'Die ganze neue Wohnung damit geplant, und jedes Möbelstück hat gepasst. Na ja, bis auf eine Lampe.',
      'Der Raumscan lag nur zwei Zentimeter daneben. Beeindruckend.',
      'Endlich konnte ich meinem Mann zeigen, was ich mit der grünen Wand meine.',
    ],
    complaints: [
      'Nach dem Update war mein Grundriss weg, drei Abende Arbeit umsonst.',
      'Fast alle schönen Möbel sind Premium, kostenlos gibt es graue Kästen.',
      'Stürzt ab, sobald die Wohnung mehr als vier Zimmer hat.',
    ],
    purchases: ['Raumplaner Pro, jährlich', 'Möbelpaket: kleine Wohnung'],
  },
}
