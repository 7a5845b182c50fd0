import type { ConceptText } from '../concept.ts'

export const de: Record<'recipe-keeper' | 'meal-planner' | 'coffee-brewing', ConceptText> = {
  'recipe-keeper': {
    names: ['Rezeptbuch', 'Kochbuch & Rezepte', 'Rezepte sammeln'],
    subtitles: ['Rezepte sammeln & kochen', 'Dein Kochbuch mit Kochmodus', 'Rezepte speichern & verwalten'],
    shortDescriptions: [
      'Rezepte sammeln, im eigenen Kochbuch speichern und Schritt für Schritt kochen.',
      'Rezeptbuch für Familienrezepte, Zettel und Websites, mit großem Kochmodus.',
    ],
    promotion:
      'Neu: Fotografiere eine Seite aus Omas Kochbuch, und daraus wird ein aufgeräumtes Rezept, sogar aus Handschrift. Das Original bleibt gleich daneben.',
    openings: [
      'Screenshots, herausgerissene Seiten, ein Link irgendwo im Chat: {app} sammelt deine Rezepte in einem Kochbuch, das du auch mit Mehl an den Fingern durchsuchst.',
      'Das Rezept, das du liebst, ohne Urlaubsgeschichte drumherum: {app} speichert Rezepte von jeder Website, rechnet sie um und liest dir den nächsten Schritt vor.',
    ],
    features: [
      {
        title: 'Rezepte überall speichern',
        text: 'Teile eine Website mit dem Rezeptbuch, und es holt sich Zutaten, Schritte und Bild. Sonst nichts.',
      },
      {
        title: 'Handschrift einscannen',
        text: 'Karteikarte oder Kochbuchseite fotografieren: Der Text wird erkannt, das Original bleibt dabei.',
      },
      {
        title: 'Kochmodus mit Timern',
        text: 'Große Schrift, ein Display, das anbleibt, Timer im Schritt und Vorlesen, wenn die Hände im Teig stecken.',
      },
      {
        title: 'Mengen umrechnen',
        text: 'Von zwei auf neun Personen, von Tassen auf Gramm: Zutaten werden umgerechnet und sinnvoll gerundet.',
      },
      {
        title: 'Suche nach Zutaten',
        text: 'Ein halber Kohl und zwei Eier? Durchsuche dein Kochbuch nach Vorrat, Zeit oder Saison.',
      },
      {
        title: 'Familienrezepte teilen',
        text: 'Sammelt gemeinsam, schreibt Notizen dazu und druckt ein Kochbuch für den nächsten Geburtstag.',
      },
    ],
    news: [
      'Handgeschriebene Rezeptkarten werden erkannt, auch mit Fettflecken.',
      'Im Kochmodus laufen mehrere Timer gleichzeitig.',
      'Nährwerte pro Portion werden aus den Zutaten geschätzt.',
      'Behebt Brüche wie 1½, die als 11/2 importiert wurden.',
    ],
    events: [
      { title: 'Suppenzeit', text: 'Dreißig einfache Suppenrezepte, jeden Tag eines.' },
      { title: 'Monat der Familienrezepte', text: 'Sammle ein Rezept von allen, die du magst.' },
    ],
    praise: [
      'Omas Rezeptkarten gescannt, bevor die Tinte verblasst. Ein Schatz, diese App.',
      'Speichert nur das Rezept und nicht fünf Absätze über den Herbst. Danke!',
      'Kochmodus mit Timer direkt im Schritt, genau so muss das sein.',
    ],
    complaints: [
      'Nur zwanzig Rezepte gratis, gemerkt habe ich es nach dem Abtippen des zwanzigsten.',
      'Beim Import mancher Websites fehlt die halbe Zutatenliste.',
      'Display geht mitten im Rezept aus, und ich habe Teig an den Händen.',
    ],
    purchases: ['Kochbuch Plus, ein Jahr', 'Unbegrenzt Rezepte'],
  },
  'meal-planner': {
    names: ['Essensplaner', 'Wochenplan Essen', 'Mahlzeitenplaner'],
    subtitles: ['Essensplan & Einkaufsliste', 'Wochenplan mit Rezepten', 'Gesund kochen & Meal Prep'],
    shortDescriptions: [
      'Essensplaner für die Woche mit einfachen Rezepten und Einkaufsliste.',
      'Gesunde Mahlzeiten planen, Ideen fürs Abendessen und eine fertige Einkaufsliste.',
    ],
    promotion:
      'Neu: Reste gehören zum Plan. Sonntag Braten, Montag Wraps, Dienstag Suppe, und auf der Einkaufsliste steht nur noch, was wirklich fehlt.',
    openings: [
      'Was essen wir heute? {app} weiß es für die ganze Woche: Tage und Vorlieben wählen, Essensplan mit einfachen Rezepten bekommen und mit der Einkaufsliste los.',
      'Mehr kochen, weniger grübeln: {app} ist der Essensplaner, der weiß, wer am Dienstag mitisst, was gerade Saison hat und dass niemand zweimal Linsen will.',
    ],
    features: [
      {
        title: 'Essensplan für die Woche',
        text: 'Sieben Ideen fürs Abendessen mit einem Tipp. Tausche, was dir nicht schmeckt, und behalte den Rest.',
      },
      {
        title: 'Einkaufsliste gleich dabei',
        text: 'Alle Zutaten zusammengezählt, nach Regalen sortiert und geteilt mit dem, der einkaufen geht.',
      },
      {
        title: 'Gesunde, einfache Rezepte',
        text: 'Über 1.500 Rezepte unter 40 Minuten: vegetarisch, proteinreich, Low Carb oder einfach Soulfood.',
      },
      {
        title: 'Allergien und Vorlieben',
        text: 'Trag für jede Person einmal ein, was nicht geht. Der Essensplaner lässt es dauerhaft weg.',
      },
      {
        title: 'Meal Prep und Reste',
        text: 'Einmal kochen, zweimal essen: Bereite am Sonntag vor und mach aus Resten das Mittagessen.',
      },
      {
        title: 'Kosten und Nährwerte',
        text: 'Sieh, was die Woche kostet und wie viel Eiweiß, Ballaststoffe und Energie auf dem Teller sind.',
      },
    ],
    news: [
      'Reste werden jetzt an einem anderen Tag zu einer eigenen Mahlzeit.',
      'Eigene Rezepte von jeder Website lassen sich in den Wochenplan holen.',
      'Die Einkaufsliste merkt sich die Reihenfolge der Regale in deinem Laden.',
      'Behebt Kinderportionen, die wie Erwachsene zählten.',
    ],
    events: [
      { title: 'Sieben Tage, eine Pfanne', text: 'Eine Woche einfache Rezepte aus der Pfanne.' },
      { title: 'Veggie-Monat', text: 'Jede Woche vier neue vegetarische Wochenpläne.' },
    ],
    praise: [
      'Nie wieder um sechs ratlos im Supermarkt. Sonntags planen wir, fertig.',
      'Einkaufsliste nach Regalen sortiert, das halbiert meine Zeit. Wir werfen auch weniger weg.',
      'Endlich ein Essensplaner, der versteht, dass eine von uns vegetarisch isst.',
    ],
    complaints: [
      'Nach drei Wochen wiederholen sich die Rezepte, ständig Kichererbsencurry.',
      'Verschiebe ich ein Abendessen, fängt die Einkaufsliste von vorn an.',
      'Die meisten Rezepte auf den Bildern gibt es nur im teuren Abo.',
    ],
    purchases: ['Familientisch, ein Jahr', 'Meal-Prep-Sammlung'],
  },
  'coffee-brewing': {
    names: ['Kaffee-Timer', 'Kaffee-Rezepte', 'Barista & Kaffee'],
    subtitles: ['Filterkaffee-Timer & Rezepte', 'Kaffee-Tagebuch, Brüh-Timer', 'Espresso, Filter, French Press'],
    shortDescriptions: [
      'Kaffee-Timer mit Rezepten für Handfilter, Espresso, French Press und Cold Brew.',
      'Besser Kaffee kochen: Rezepte, Mengenrechner und Tagebuch für deine Bohnen.',
    ],
    promotion:
      'Neu: Espresso einstellen in drei Bezügen. Sag dem Kaffee-Tagebuch, wie es geschmeckt hat, und es schlägt feineren Mahlgrad oder mehr Wasser vor.',
    openings: [
      'Gute Bohnen haben mehr verdient als Augenmaß. {app} ist der Kaffee-Timer, der dich durch jeden Aufguss führt, Sekunden zählt und sagt, wann Schluss ist.',
      'Sauer, bitter oder genau richtig? {app} führt Tagebuch über deinen Kaffee, von Bohne und Mahlgrad bis Geschmack, damit die beste Tasse der Woche wieder gelingt.',
    ],
    features: [
      {
        title: 'Timer für jeden Aufguss',
        text: 'Anfeuchten, gießen, warten, schwenken: Der Kaffee-Timer zeigt Gramm und Sekunden zu jedem Schritt.',
      },
      {
        title: 'Rezepte für alle Methoden',
        text: 'Über 120 Kaffee-Rezepte für Handfilter, French Press, Espressokocher, Siebträger und Cold Brew.',
      },
      {
        title: 'Rechner für Kaffeemenge',
        text: 'Gib an, wie viele Tassen du willst, und du bekommst das Verhältnis in Gramm Kaffee und Wasser.',
      },
      {
        title: 'Tagebuch deiner Bohnen',
        text: 'Herkunft, Röstdatum und Mahlgrad festhalten, Tasse bewerten und Lieblingsbohnen wiederfinden.',
      },
      {
        title: 'Espresso richtig einstellen',
        text: 'Notiere Menge, Ertrag und Zeit jedes Bezugs. Ein kleines Diagramm zeigt, wo die guten liegen.',
      },
      {
        title: 'Barista-Wissen in Minuten',
        text: 'Kurze Lektionen zu Mahlen, Wasser und Milchschaum, so lang, wie der Kessel zum Kochen braucht.',
      },
    ],
    news: [
      'Aus Geschmacksnotizen wird ein Vorschlag für den nächsten Aufguss.',
      'Verbinde eine Funkwaage, und der Timer startet mit dem ersten Tropfen.',
      'Zwölf Cold-Brew-Rezepte für heiße Tage.',
      'Behebt den Timer, der bei gesperrtem Handy stehen blieb.',
    ],
    events: [
      { title: 'Woche der Heim-Baristas', text: 'Zu jeder Morgentasse eine kleine Kaffee-Lektion.' },
      { title: 'Cold-Brew-Sommer', text: 'Jeden Freitag ein neues Rezept für Eiskaffee.' },
    ],
    praise: [
      'Mein Filterkaffee schmeckt endlich zwei Tage hintereinander gleich. Timer top.',
      'Das Tagebuch ist super. Ich sehe, welche Bohnen mir im Frühling geschmeckt haben.',
      'Mengenrechner plus Waage, da gelingt der Kaffee sogar im Halbschlaf.',
    ],
    complaints: [
      'Rezepte nur für eine Tasse. Für Gäste hochrechnen kostet extra, echt jetzt?',
      'Der Ton vom Timer ist so leise, dass die Mühle ihn übertönt.',
      'Handy gewechselt, ganzes Kaffee-Tagebuch weg. Ein Backup gibt es nicht.',
    ],
    purchases: ['Barista Plus, ein Jahr', 'Espresso-Kurs'],
  },
}
