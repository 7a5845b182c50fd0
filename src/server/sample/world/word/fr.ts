import type { ConceptText } from '../concept.ts'

export const fr: Record<'word-search' | 'crossword' | 'word-guess', ConceptText> = {
  'word-search': {
    names: ['Mots mêlés', 'Mots cachés', 'Mots à trouver'],
    subtitles: ['Mots mêlés gratuits et faciles', 'Trouvez les mots cachés', 'Jeu de lettres hors ligne'],
    shortDescriptions: [
      'Retrouvez les mots cachés dans la grille. Des mots mêlés relaxants, hors ligne.',
      'Mots mêlés gratuits en français : des centaines de thèmes, du jardin au voyage.',
    ],
    promotion:
      'Les thèmes de saison sont là : 40 grilles de mots mêlés sur la pâtisserie, les oiseaux d’hiver et les vieux trains, et de grandes lettres pour les yeux fatigués.',
    openings: [
      'Glissez le doigt sur les lettres et faites sortir les mots cachés de la grille. {app} propose des mots mêlés relaxants sur des centaines de thèmes, sans chrono, sauf si vous en voulez un.',
      'Un thé, un bon fauteuil et une grille de mots mêlés : le bonheur tient à peu de chose. {app} réunit des milliers de jeux de lettres en français, des grilles faciles aux diagonales retorses.',
    ],
    features: [
      {
        title: 'Des centaines de thèmes',
        text: 'Cherchez des animaux, des capitales, des fromages, des mots de cinéma ou de sport. Un nouveau thème chaque lundi.',
      },
      {
        title: 'Quatre niveaux de difficulté',
        text: 'De la petite grille aux mots bien droits à la grande, où ils se cachent en diagonale et à l’envers.',
      },
      {
        title: 'De grandes lettres',
        text: 'Agrandissez la grille, renforcez le contraste et surlignez les mots trouvés dans des couleurs bien distinctes.',
      },
      {
        title: 'La grille du jour',
        text: 'Une grille commune chaque jour, avec un mot bonus à dénicher. Gardez votre série et remplissez le calendrier.',
      },
      {
        title: 'Jouer hors ligne',
        text: 'Téléchargez les thèmes une fois et cherchez vos mots en avion ou en salle d’attente, sans wifi.',
      },
      {
        title: 'Créez vos propres grilles',
        text: 'Saisissez une liste de mots et envoyez la grille à vos amis, à la famille ou à votre classe.',
      },
    ],
    news: [
      '40 nouvelles grilles de mots mêlés : pâtisserie, oiseaux d’hiver et vieux trains.',
      'Mode grandes lettres : la grille occupe désormais tout l’écran.',
      'Créez des mots mêlés avec votre propre liste et partagez-les par un lien.',
      'Les mots trouvés restent visibles plus longtemps. Le tracé de droite à gauche est corrigé.',
    ],
    events: [
      { title: 'Chasse aux mots de printemps', text: 'Trouvez 100 mots du jardin avant la fin du mois.' },
      { title: 'Dimanche chrono', text: 'Dix petites grilles contre la montre.' },
    ],
    praise: [
      'Très relaxant, je fais une ou deux grilles le soir au lieu de traîner sur le téléphone.',
      'Les lettres sont bien grandes et les thèmes sortent de l’ordinaire.',
      'Ma fille apprend de nouveaux mots et moi j’ai cinq minutes de calme.',
    ],
    complaints: [
      'Ce sont toujours les mêmes mots, on s’ennuie au bout de quelques semaines.',
      'Une pub après chaque grille, et encore une si on demande un indice.',
      'En diagonale, le tracé accroche et sélectionne la mauvaise ligne.',
    ],
    purchases: ['Tous les thèmes sans pub, mensuel', 'Lot de 50 indices'],
  },
  crossword: {
    names: ['Mots croisés', 'Mots fléchés', 'Grille du jour'],
    subtitles: ['Mots croisés chaque jour', 'Mots fléchés & définitions', 'Grilles gratuites en français'],
    shortDescriptions: [
      'Une grille de mots croisés par jour, de la mini express à celle du dimanche.',
      'Mots croisés gratuits en français : définitions soignées, indices, statistiques.',
    ],
    promotion:
      'Des grilles faites main : une mini au petit déjeuner, un thème à midi et une grille de haut vol le week-end. Les archives sont maintenant ouvertes.',
    openings: [
      'De vraies définitions, écrites par des amoureux des mots. {app} propose chaque jour des mots croisés selon l’humeur : une mini de cinq minutes, une grille classique ou une plus retorse pour le dimanche.',
      'Taillez votre crayon, ou plutôt échauffez vos pouces. {app} réunit mots croisés et mots fléchés en français, avec des indices en douceur et des milliers de grilles pour enrichir le vocabulaire.',
    ],
    features: [
      {
        title: 'Une grille par jour',
        text: 'Chaque matin, des mots croisés tout frais, et une mini-grille pour la file de la boulangerie.',
      },
      {
        title: 'Des définitions malicieuses',
        text: 'Écrites à la main, de la plus directe à la plus tordue, et relues deux fois avant parution.',
      },
      {
        title: 'Un coup de pouce',
        text: 'Dévoilez une lettre, vérifiez un mot ou demandez une seconde définition : rien n’est pénalisé.',
      },
      {
        title: 'Croisés ou fléchés',
        text: 'Passez des mots croisés classiques aux mots fléchés, du niveau débutant au niveau expert.',
      },
      {
        title: 'Résoudre à deux',
        text: 'Partagez une grille avec un proche et remplissez-la en même temps, chacun sa couleur.',
      },
      {
        title: 'Toutes les archives',
        text: 'Des milliers de grilles par date, taille et difficulté. Téléchargez un mois entier pour jouer hors ligne.',
      },
    ],
    news: [
      'Les archives sont ouvertes : retrouvez chaque grille par date et par difficulté.',
      'Jeu à deux : partagez une grille et remplissez-la ensemble.',
      'Le clavier ne masque plus la dernière définition. Nouveau réglage pour sauter les cases remplies.',
      'Votre temps moyen s’affiche par jour de la semaine. Plusieurs coquilles corrigées.',
    ],
    events: [
      { title: 'Semaine des cruciverbistes', text: 'Sept grilles retorses, une par soirée.' },
      { title: 'Sprint des minis', text: 'Dix mini-grilles contre la montre.' },
    ],
    praise: [
      'De vraies définitions qui font sourire, pas des grilles faites à la chaîne.',
      'La mini du matin dans le bus, je ne la rate jamais.',
      'Les mots fléchés sont bien lisibles même sur mon petit téléphone.',
    ],
    complaints: [
      'Certaines définitions sont introuvables, il faut deviner ou payer un indice.',
      'La moitié des archives est réservée aux abonnés, c’est exagéré.',
      'À la saisie, le curseur part sans arrêt dans le mauvais sens.',
    ],
    purchases: ['Club des croisés, annuel', 'Lot thématique de 30 grilles'],
  },
  'word-guess': {
    names: ['Devine le mot', 'Mot du jour', 'Mot en 5 lettres'],
    subtitles: ['Trouvez le mot en six essais', 'Jeu de lettres quotidien', 'Mot mystère de 5 lettres'],
    shortDescriptions: [
      'Trouvez le mot mystère de cinq lettres en six essais. Un nouveau mot par jour.',
      'Un jeu de mots illimité : de quatre à sept lettres, statistiques et duels.',
    ],
    promotion:
      'Deux mots d’un coup : le mode double cache deux mots mystères derrière les mêmes essais. Et une ligue quotidienne, et une liste de mots assainie.',
    openings: [
      'Un mot caché, six essais et des couleurs qui disent si vous brûlez. {app} propose un mot du jour à partager avec vos proches, et autant de parties que vous voulez ensuite.',
      'Pensez à un mot de cinq lettres, lisez les couleurs, recommencez. {app} est un jeu de lettres pour esprits vifs : le mot du jour d’abord, puis des manches sans limite.',
    ],
    features: [
      {
        title: 'Le mot du jour',
        text: 'Le même mot de cinq lettres pour tout le monde. Trouvez-le en six essais et partagez le résultat sans rien dévoiler.',
      },
      {
        title: 'Parties sans limite',
        text: 'Minuit est encore loin ? Jouez autant de mots que vous voulez, en quatre, cinq, six ou sept lettres.',
      },
      { title: 'Duel entre amis', text: 'Choisissez un mot secret pour un ami ou résolvez le même en face à face.' },
      {
        title: 'Mode difficile',
        text: 'Chaque indice doit servir à l’essai suivant. Pour ceux qui trouvent le jeu trop facile.',
      },
      {
        title: 'Séries et statistiques',
        text: 'Voyez combien d’essais il vous faut et quel mot de départ vous réussit le mieux.',
      },
      {
        title: 'Avec les définitions',
        text: 'Chaque solution s’accompagne d’une courte définition : même une manche perdue apprend un mot.',
      },
    ],
    news: [
      'Mode double : deux mots à trouver avec les mêmes essais.',
      'Liste de mots assainie : plus de formes conjuguées ni de curiosités parmi les solutions.',
      'Votre série survit au changement de téléphone. Couleurs mieux adaptées aux daltoniens.',
      'Les duels démarrent plus vite et montrent l’avancée de vos amis ligne par ligne.',
    ],
    events: [
      { title: 'Semaine de la ligue', text: 'Sept mots : qui aura besoin du moins d’essais ?' },
      { title: 'Dimanche sept lettres', text: 'Mots plus longs, points doublés, un seul jour.' },
    ],
    praise: [
      'Toute la famille compare le mot du jour au petit déjeuner, on adore.',
      'On peut continuer après le mot du jour sans devoir attendre le lendemain.',
      'Simple, rapide, et j’apprends vraiment un mot de temps en temps.',
    ],
    complaints: [
      'Certaines solutions sont des mots que personne n’utilise.',
      'Ma série de 200 jours a disparu avec la mise à jour, je suis dégoûtée.',
      'Une vidéo avant chaque partie libre, avant c’était une sur trois.',
    ],
    purchases: ['Plus : tous les modes, annuel', 'Lot de 25 lettres'],
  },
}
