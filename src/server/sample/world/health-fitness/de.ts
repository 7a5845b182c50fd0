import type { ConceptText } from '../concept.ts'

export const de: Record<'sleep-sounds' | 'home-workout' | 'fasting-timer', ConceptText> = {
  'sleep-sounds': {
    names: ['Einschlafhilfe', 'Weißes Rauschen', 'Schlafgeräusche'],
    subtitles: ['Regengeräusche zum Einschlafen', 'Besser schlafen & entspannen', 'Weißes Rauschen & Regen'],
    shortDescriptions: [
      'Schlafgeräusche, weißes Rauschen und Regen zum Einschlafen und Durchschlafen.',
      'Entspannen mit Regengeräuschen, braunem Rauschen und Einschlafgeschichten.',
    ],
    promotion:
      'Neu in diesem Monat: Regen auf dem Wohnwagendach, ein langsamer Nachtzug und braunes Rauschen, das selbst die Nachbarn schluckt. Misch dir deine Nacht.',
    openings: [
      'Der Kopf will nicht abschalten? {app} spielt Schlafgeräusche, an denen sich Gedanken festhalten können: Regen, Wind, weißes Rauschen, ein Ventilator im Nebenzimmer.',
      'Ein ruhiges Schlafzimmer ist selten ruhig. {app} legt weißes Rauschen und Regengeräusche über Straßenlärm und Schnarchen und wird leiser, sobald du schläfst.',
    ],
    features: [
      {
        title: 'Über 100 Schlafgeräusche',
        text: 'Regen, Meeresrauschen, weißes, rosa und braunes Rauschen, Ventilator und Kaminfeuer, ohne hörbare Schleife.',
      },
      {
        title: 'Geräusche selbst mischen',
        text: 'Kombiniere bis zu sechs Klänge, stell jeden einzeln laut oder leise und speichere deine Mischung für morgen.',
      },
      {
        title: 'Sanfter Schlaftimer',
        text: 'Das Geräusch klingt nach zwanzig Minuten, einer Stunde oder kurz vor dem Wecker aus, ohne plötzliche Stille.',
      },
      {
        title: 'Geschichten und Meditationen',
        text: 'Langsame Einschlafgeschichten und kurze Meditationen helfen dir, den Tag loszulassen.',
      },
      {
        title: 'Schlaftracker mit Tagebuch',
        text: 'Sieh, wie lange du geschlafen und was du gehört hast. Die Daten bleiben auf deinem Handy.',
      },
      {
        title: 'Weißes Rauschen fürs Baby',
        text: 'Föhn, Herzschlag, leises Sch: gleichmäßige Geräusche beruhigen Neugeborene, mit Sperre gegen kleine Finger.',
      },
    ],
    news: [
      'Zwölf neue Regengeräusche, vom Nieseln bis zum Gewitter.',
      'Alle Schlafgeräusche laufen auch offline und im Flugmodus.',
      'Der Wecker beginnt auf Wunsch mit Vogelgesang und wird zehn Minuten lang lauter.',
      'Behebt ein Knacken, wenn ein Geräusch von vorn begann.',
    ],
    events: [
      { title: 'Sieben Nächte Regen', text: 'Eine Woche lang jeden Abend ein neuer Regen.' },
      { title: 'Woche des guten Schlafs', text: 'Jeden Abend eine kleine Gewohnheit fürs Bett.' },
    ],
    praise: [
      'Regen auf dem Zelt und etwas braunes Rauschen, nach zehn Minuten bin ich weg.',
      'Unser Baby schläft nur mit dem Föhngeräusch. Ihr habt unsere Nächte gerettet.',
      'Wohne an der Hauptstraße und schlafe endlich durch. Super, dass es langsam leiser wird.',
    ],
    complaints: [
      'Geräusche, die letztes Jahr gratis waren, kosten jetzt Abo. Entspannend ist das nicht.',
      'Beim Meeresrauschen hört man die Schleife. Wer es einmal merkt, liegt wach und wartet darauf.',
      'Nachts um zwei ging volle Lautstärke Werbung los. Gelöscht.',
    ],
    purchases: ['Premium, ein Jahr', 'Alle Klänge für immer'],
  },
  'home-workout': {
    names: ['Home Workout', 'Fitness zu Hause', 'Trainingsplan'],
    subtitles: ['Training zu Hause ohne Geräte', 'Fitness & Workout: 10 Minuten', 'Krafttraining & Dehnen daheim'],
    shortDescriptions: [
      'Home Workout ohne Geräte: Kraft, Ausdauer und Dehnen in 10 Minuten am Tag.',
      'Trainingsplan für zu Hause: Workouts, klare Videos und sichtbarer Fortschritt.',
    ],
    promotion:
      'Neuer 30-Tage-Plan: Du startest mit zehn Minuten ohne Geräte und schaffst am Ende deine erste saubere Liegestütze. Jedes Workout passt sich dir an.',
    openings: [
      'Kein Studio, keine Geräte, kein Parkplatz. {app} bringt dir das Workout nach Hause, passend zwischen Frühstück und ersten Termin, mit Videos zu jeder Übung.',
      'Fit in zehn Minuten am Tag: {app} baut deinen Trainingsplan um dein Level, deine Zeit und die zwei Quadratmeter vor dem Sofa.',
    ],
    features: [
      {
        title: 'Training ohne Geräte',
        text: 'Über 200 Übungen mit dem eigenen Körpergewicht für Bauch, Beine, Po, Rücken und Arme. Eine Matte genügt.',
      },
      {
        title: 'Ein Plan, der mitwächst',
        text: 'Sag nach dem Workout, wie anstrengend es war. Das nächste wird leichter oder härter, genau richtig für dich.',
      },
      {
        title: 'Verständliche Übungsvideos',
        text: 'Jede Übung von zwei Seiten gezeigt, mit einem Coach, der mitzählt und ans Atmen erinnert.',
      },
      {
        title: 'Kraft, Ausdauer und Dehnen',
        text: 'Krafttraining, HIIT, Pilates oder ruhiges Dehnen für steife Rücken nach langen Bürotagen.',
      },
      {
        title: 'Fortschritt im Blick',
        text: 'Wiederholungen, Gewicht und Fotos festhalten, Wochenziele verfolgen und mit deiner Gesundheits-App teilen.',
      },
      {
        title: 'Kurz geht immer',
        text: 'Sieben Minuten vor der Dusche reichen. Auch kurze Workouts zählen für dein Wochenziel.',
      },
    ],
    news: [
      'Ein neuer Trainingsplan führt dich in 30 Tagen zu zehn sauberen Liegestützen.',
      'Workouts lassen sich jetzt auf den Fernseher übertragen.',
      'Knieprobleme? Einmal angeben, und Sprünge werden automatisch ersetzt.',
      'Behebt den Pausentimer, der bei gesperrtem Bildschirm stehen blieb.',
    ],
    events: [
      { title: '30-Tage-Plank-Challenge', text: 'Von 20 Sekunden auf zwei Minuten. Los geht’s!' },
      { title: 'Neues Jahr, erstes Workout', text: 'Zwei sanfte Wochen für alle, die neu anfangen.' },
    ],
    praise: [
      'Seit vier Monaten jeden Morgen zehn Minuten, und die Rückenschmerzen sind weg.',
      'Bin 58 und kein Fan von Studios. Der Anfängerplan ist freundlich und bringt mich trotzdem ins Schwitzen.',
      'Klare Videos, kein Geschrei, keine Geräte. Genau so will ich zu Hause trainieren.',
    ],
    complaints: [
      '„Ohne Geräte“ steht drauf, und dann braucht der halbe Plan Kurzhanteln.',
      'Bei jeder Nachricht stoppt das Workout. Mitten in der Plank sehr ärgerlich.',
      'Probeabo lief gleich in ein ganzes Jahr, zum Kündigen brauchte ich drei E-Mails.',
    ],
    purchases: ['Fitness-Pass, ein Jahr', 'Programm für starke Mitte'],
  },
  'fasting-timer': {
    names: ['Intervallfasten', 'Fasten-Timer', 'Fasten-Tracker'],
    subtitles: ['Intervallfasten 16:8 Tracker', 'Fasten-Timer, Wasser, Gewicht', 'Fasten & gesund abnehmen'],
    shortDescriptions: [
      'Intervallfasten leicht gemacht: 16:8 mit einem Tipp starten und dranbleiben.',
      'Fasten-Tracker für 16:8, 14:10 und 5:2 mit Trinkprotokoll und Gewichtskurve.',
    ],
    promotion:
      'Neu: Plane für Werktage und Wochenende verschiedene Essensfenster. Der Fasten-Timer startet von selbst und erinnert dich, wann die Küche zumacht.',
    openings: [
      'Um acht die letzte Mahlzeit, mittags die nächste: Mit {app} ist Intervallfasten so einfach wie ein Timer, und du siehst nach jedem Fasten, wie weit du gekommen bist.',
      'Keine verbotenen Lebensmittel, kein Krümelzählen. {app} ist der Fasten-Tracker für alle, die einen Rhythmus suchen und rechtzeitig erinnert werden möchten.',
    ],
    features: [
      {
        title: 'Fasten-Timer per Tipp',
        text: 'Starte und beende das Fasten mit einem Tipp und ändere die Zeit später. Das Widget zeigt die restlichen Stunden.',
      },
      {
        title: 'Pläne von 12:12 bis 5:2',
        text: 'Beginne mit 14:10, wechsle zum beliebten 16:8 oder leg dein eigenes Essensfenster fest.',
      },
      {
        title: 'Gewicht und Bauchumfang',
        text: 'Einmal pro Woche eintragen, und eine ruhige Trendlinie zeigt dir, ob du abnimmst, ohne tägliches Auf und Ab.',
      },
      {
        title: 'Wasser und Befinden',
        text: 'Genug trinken beim Fasten: Der Wassertracker zählt Gläser, und eine kurze Notiz hält fest, wie es dir geht.',
      },
      {
        title: 'Was beim Fasten passiert',
        text: 'Verständliche Texte zu jeder Phase, geschrieben mit Ernährungsfachleuten und ohne Wunderversprechen.',
      },
      {
        title: 'Rezepte zum Fastenbrechen',
        text: 'Achtzig sättigende Rezepte für die erste Mahlzeit, von Overnight-Oats bis Linsensuppe.',
      },
    ],
    news: [
      'Eigene Fastenfenster für Werktage und fürs Wochenende.',
      'Der Fasten-Timer läuft jetzt auch auf deiner Uhr.',
      'Fastenzeiten und Gewicht lassen sich als Datei für die Arztpraxis exportieren.',
      'Behebt eine verlorene Stunde beim Fasten über Zeitzonen hinweg.',
    ],
    events: [
      { title: 'Die erste Woche 16:8', text: 'Sieben leichte Tage zum Eingewöhnen.' },
      { title: 'Trink-Challenge', text: 'Zwei Wochen lang acht Gläser Wasser am Tag.' },
    ],
    praise: [
      'Der Timer ist so simpel, dass ich 16:8 jetzt schon ein Jahr durchhalte.',
      'Nur weil der Fasten-Tracker läuft, lasse ich abends die Chips weg. Klappt!',
      'Angenehm, dass man nicht ausgeschimpft wird, wenn man mal früher isst.',
    ],
    complaints: [
      'Zwanzig Fragen zu meinem Körper, bevor der Timer startet, und dann kommt die Bezahlschranke.',
      'Wenn ich vergesse, das Fasten zu beenden, ist das Korrigieren total umständlich.',
      'Die Erinnerung kommt weiter um zwölf, obwohl ich das Essensfenster längst verschoben habe.',
    ],
    purchases: ['Plus, drei Monate', 'Rezeptsammlung'],
  },
}
