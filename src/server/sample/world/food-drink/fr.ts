import type { ConceptText } from '../concept.ts'

export const fr: Record<'recipe-keeper' | 'meal-planner' | 'coffee-brewing', ConceptText> = {
  'recipe-keeper': {
    names: ['Livre de recettes', 'Recettes & Cuisine', 'Carnet de recettes'],
    subtitles: ['Garder ses recettes de cuisine', 'Carnet de recettes et cuisine', 'Recettes faciles, pas à pas'],
    shortDescriptions: [
      'Enregistrez vos recettes de cuisine dans un carnet et suivez-les pas à pas.',
      'Livre de recettes pour fiches de famille et sites web, avec mode cuisine.',
    ],
    promotion:
      'Nouveau : photographiez une page du cahier de Mamie et elle devient une recette bien rangée, même écrite à la main. L’original reste juste à côté.',
    openings: [
      'Captures d’écran, pages arrachées, lien perdu dans une discussion : {app} réunit vos recettes dans un carnet que l’on consulte même les mains pleines de farine.',
      'La recette que vous aimez, sans le récit de vacances autour. {app} garde les recettes de n’importe quel site, ajuste les quantités et lit l’étape suivante.',
    ],
    features: [
      {
        title: 'Recettes de partout',
        text: 'Partagez un site avec votre carnet : il récupère les ingrédients, les étapes et la photo. Rien d’autre.',
      },
      {
        title: 'Fiches manuscrites numérisées',
        text: 'Prenez en photo une fiche ou une page de livre : le texte est reconnu et l’original reste attaché.',
      },
      {
        title: 'Mode cuisine pas à pas',
        text: 'Gros caractères, écran toujours allumé, minuteurs dans l’étape et lecture à voix haute.',
      },
      {
        title: 'Quantités et conversions',
        text: 'De deux à neuf personnes, des tasses aux grammes : les ingrédients se recalculent tout seuls.',
      },
      {
        title: 'Recherche par ingrédient',
        text: 'Un demi-chou et deux œufs ? Cherchez selon le contenu du frigo, le temps ou la saison.',
      },
      {
        title: 'Carnet de famille partagé',
        text: 'Réunissez les recettes de famille, ajoutez vos notes et imprimez le livre pour un anniversaire.',
      },
    ],
    news: [
      'Les fiches manuscrites sont reconnues, même avec quelques taches.',
      'Plusieurs minuteurs tournent en même temps en mode cuisine.',
      'Les valeurs nutritionnelles par portion sont estimées.',
      'Corrige les fractions comme 1½ importées en 11/2.',
    ],
    events: [
      { title: 'La saison des soupes', text: 'Trente recettes de soupes faciles, une par jour.' },
      { title: 'Mois des recettes de famille', text: 'Demandez une recette à ceux que vous aimez.' },
    ],
    praise: [
      'J’ai numérisé les fiches de ma grand-mère avant que l’encre s’efface. Un trésor.',
      'Ne garde que la recette et saute les cinq paragraphes sur l’automne. Merci !',
      'Le mode cuisine avec minuteur dans l’étape, c’est exactement ce qu’il faut.',
    ],
    complaints: [
      'Vingt recettes gratuites, on l’apprend après avoir tapé la vingtième.',
      'L’import de certains sites oublie la moitié des ingrédients.',
      'L’écran s’éteint en pleine recette, avec les mains dans la pâte.',
    ],
    purchases: ['Carnet Plus, un an', 'Recettes illimitées'],
  },
  'meal-planner': {
    names: ['Menu de la semaine', 'Planning repas', 'Idées repas'],
    subtitles: ['Planning repas, liste courses', 'Idées repas et recettes', 'Menus sains et batch cooking'],
    shortDescriptions: [
      'Menu de la semaine avec recettes faciles et liste de courses automatique.',
      'Planifiez des repas équilibrés, des idées du soir et une liste de courses.',
    ],
    promotion:
      'Nouveau : les restes font partie du menu. Rôti le dimanche, wraps le lundi, soupe le mardi, et une liste de courses qui ne demande que ce qui manque.',
    openings: [
      'On mange quoi ce soir ? {app} répond pour toute la semaine : choisissez vos jours et vos goûts, recevez un menu avec des recettes faciles et la liste de courses.',
      'Cuisiner plus, décider moins. {app} prépare le planning des repas en sachant qui dîne mardi, ce qui est de saison, et que personne ne veut deux fois des lentilles.',
    ],
    features: [
      {
        title: 'Le menu en un geste',
        text: 'Sept idées repas d’un coup. Échangez ce qui ne vous tente pas et gardez ce qui plaît.',
      },
      {
        title: 'Liste de courses prête',
        text: 'Tous les ingrédients sont additionnés, rangés par rayon et partagés avec qui fait les courses.',
      },
      {
        title: 'Recettes faciles, repas équilibrés',
        text: 'Plus de 1 500 recettes en moins de 40 minutes : végétariennes, protéinées, légères ou réconfortantes.',
      },
      {
        title: 'Allergies et goûts',
        text: 'Indiquez une fois les allergies et les dégoûts de chacun, le planning repas s’en souvient.',
      },
      {
        title: 'Batch cooking et restes',
        text: 'Cuisinez une fois, mangez deux fois : préparez le dimanche et recyclez les restes au déjeuner.',
      },
      {
        title: 'Budget et nutrition',
        text: 'Voyez le coût de la semaine, les protéines, les fibres et l’énergie de chaque assiette.',
      },
    ],
    news: [
      'Les restes deviennent un vrai repas, un autre jour.',
      'Ajoutez vos propres recettes au menu depuis n’importe quel site.',
      'La liste de courses retient l’ordre des rayons de votre magasin.',
      'Corrige les portions d’enfants comptées comme adultes.',
    ],
    events: [
      { title: 'Sept dîners, une poêle', text: 'Une semaine de recettes faciles à la poêle.' },
      { title: 'Le mois végétarien', text: 'Quatre nouveaux menus végétariens par semaine.' },
    ],
    praise: [
      'Fini de tourner à dix-huit heures dans le magasin sans idée. On planifie le dimanche.',
      'La liste rangée par rayon divise mes courses par deux, et on jette bien moins.',
      'Enfin une appli de menus qui comprend qu’une seule personne est végétarienne.',
    ],
    complaints: [
      'Les recettes reviennent toutes les trois semaines, toujours le curry de pois chiches.',
      'Déplacer un dîner remet toute la liste de courses à zéro.',
      'La plupart des recettes en photo exigent l’abonnement le plus cher.',
    ],
    purchases: ['Table familiale, un an', 'Recettes batch cooking'],
  },
  'coffee-brewing': {
    names: ['Minuteur café', 'Recettes de café', 'Barista maison'],
    subtitles: ['Café filtre, minuteur, dosage', 'Recettes café et espresso', 'Journal café, filtre, piston'],
    shortDescriptions: [
      'Minuteur café et recettes pour filtre, espresso, piston et infusion à froid.',
      'Un meilleur café chaque matin : recettes, dosage et journal de vos grains.',
    ],
    promotion:
      'Nouveau : réglez votre espresso en trois tasses. Dites au journal comment c’était, il propose une mouture plus fine, un peu plus d’eau ou des grains plus frais.',
    openings: [
      'De bons grains méritent mieux que l’à-peu-près. {app} est le minuteur café qui guide chaque versement, compte les secondes et vous dit quand arrêter.',
      'Acide, amer ou parfait ? {app} tient le journal de votre café, des grains à la mouture et au goût, pour retrouver la meilleure tasse de la semaine.',
    ],
    features: [
      {
        title: 'Un minuteur qui guide',
        text: 'Préinfusion, versement, attente : le minuteur café indique grammes et secondes à chaque étape.',
      },
      {
        title: 'Recettes pour chaque méthode',
        text: 'Plus de 120 recettes de café : filtre, piston, cafetière italienne, espresso et infusion à froid.',
      },
      {
        title: 'Dosage sans calcul',
        text: 'Choisissez le nombre de tasses, le dosage s’affiche en grammes de café et d’eau.',
      },
      {
        title: 'Journal de vos grains',
        text: 'Origine, date de torréfaction, mouture et note de dégustation, pour racheter le bon paquet.',
      },
      {
        title: 'Espresso bien réglé',
        text: 'Notez dose, poids en tasse et temps : un petit graphique montre où se trouvent les bons.',
      },
      {
        title: 'Leçons de barista',
        text: 'Mouture, eau, mousse de lait : de petites leçons, le temps que la bouilloire chauffe.',
      },
    ],
    news: [
      'Vos notes de dégustation donnent un conseil pour la prochaine tasse.',
      'Connectez une balance sans fil, le minuteur part à la première goutte.',
      'Douze recettes de café glacé pour les jours chauds.',
      'Corrige le minuteur qui s’arrêtait téléphone verrouillé.',
    ],
    events: [
      { title: 'Semaine du barista maison', text: 'Une petite leçon de café chaque matin.' },
      { title: 'Été café glacé', text: 'Une nouvelle recette glacée chaque vendredi.' },
    ],
    praise: [
      'Mon café filtre a enfin le même goût deux jours de suite. Minuteur parfait.',
      'J’adore le journal, je retrouve les grains et la mouture du printemps.',
      'Dosage et balance : même mal réveillé, je fais un bon café.',
    ],
    complaints: [
      'Recettes pour une seule tasse, et il faut payer pour doubler les doses.',
      'Le son du minuteur est couvert par le moulin, impossible de l’entendre.',
      'Nouveau téléphone, journal de café perdu, aucune sauvegarde.',
    ],
    purchases: ['Barista Plus, un an', 'Cours d’espresso'],
  },
}
