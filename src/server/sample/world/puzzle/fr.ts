import type { ConceptText } from '../concept.ts'

export const fr: Record<'match-three' | 'sudoku' | 'block-puzzle', ConceptText> = {
  'match-three': {
    names: ['Jeu de match 3', 'Puzzle de bijoux', 'Gemmes à aligner'],
    subtitles: ['Alignez 3 gemmes, hors ligne', 'Jeu de bijoux gratuit', 'Casse-tête match 3 relaxant'],
    shortDescriptions: [
      'Alignez trois gemmes dans un jeu de match 3 relaxant, gratuit et sans wifi.',
      'Un match 3 coloré : des milliers de niveaux, des bonus et un puzzle par jour.',
    ],
    promotion:
      'Nouveau chapitre : le Jardin des lanternes et ses 60 niveaux de match 3, un bonus luciole et un puzzle quotidien qui change chaque matin.',
    openings: [
      'Échangez deux gemmes, alignez-en trois et regardez tout le plateau s’écrouler. {app} est un jeu de match 3 qui se joue deux minutes ou deux heures, avec ou sans wifi.',
      'Envie d’un jeu de puzzle relaxant qui fait quand même réfléchir ? Dans {app}, associez les bijoux, brisez la glace, libérez les papillons et venez à bout de milliers de niveaux faits main.',
    ],
    features: [
      {
        title: 'Des milliers de niveaux',
        text: 'Ramassez des gemmes, cassez les caisses, faites fondre la glace et tomber les clés. De nouveaux niveaux arrivent toutes les deux semaines.',
      },
      {
        title: 'Bonus et combos explosifs',
        text: 'Quatre gemmes font une fusée, cinq une gemme arc-en-ciel. Combinez deux bonus et la moitié du plateau disparaît.',
      },
      {
        title: 'Jouer hors ligne',
        text: 'Pas besoin de wifi : tous les niveaux fonctionnent dans le train comme en avion, et la progression se synchronise au retour.',
      },
      {
        title: 'Un jardin à décorer',
        text: 'Les étoiles gagnées dans les niveaux servent à installer fontaines, massifs de fleurs et cabane dans les arbres.',
      },
      {
        title: 'Équipes et amis',
        text: 'Rejoignez une équipe, offrez-vous des vies et grimpez ensemble au classement de la semaine.',
      },
      {
        title: 'Un puzzle par jour',
        text: 'Le puzzle quotidien remplit votre calendrier de pièces, de bonus et de coups supplémentaires.',
      },
    ],
    news: [
      '60 nouveaux niveaux de match 3 dans le Jardin des lanternes. Gare aux scarabées endormis.',
      'Les bonus se combinent désormais en glissant l’un sur l’autre. Le blocage après le niveau 900 est corrigé.',
      'Le puzzle quotidien s’ouvre plus vite et affiche le nombre de coups de vos amis.',
      'Corrections et animations plus fluides sur les téléphones plus anciens.',
    ],
    events: [
      { title: 'Week-end des gemmes', text: 'Pièces doublées jusqu’à dimanche soir.' },
      { title: 'Fête des lanternes', text: 'Allumez 30 lanternes, gagnez un bonus rare.' },
    ],
    praise: [
      'Les niveaux sont assez durs pour réfléchir et je n’ai jamais rien dû payer.',
      'Enfin un match 3 qui marche hors ligne dans le métro.',
      'Les combos sont tellement satisfaisants, j’en fais quelques-uns chaque soir.',
    ],
    complaints: [
      'À partir du niveau 300, impossible de gagner sans acheter des coups en plus.',
      'Une pub après chaque niveau, plus longue que le niveau lui-même.',
      'J’ai changé de téléphone et perdu toutes mes vies et tous mes bonus.',
    ],
    purchases: ['Pass Or, mensuel', 'Sac de 500 pièces'],
  },
  sudoku: {
    names: ['Sudoku classique', 'Sudoku du jour', 'Grilles de sudoku'],
    subtitles: ['Sudoku facile à expert', 'Jeu de logique pour le cerveau', 'Sudoku gratuit hors ligne'],
    shortDescriptions: [
      'Sudoku classique avec notes, indices et défi du jour. Jouez aussi hors ligne.',
      'Grilles de sudoku gratuites, de facile à expert, avec notes et statistiques.',
    ],
    promotion:
      'Nouveau ce mois-ci : le sudoku killer et ses 500 grilles inédites, un thème sombre plus reposant et un an de défis du jour à rattraper.',
    openings: [
      'Une grille claire, neuf chiffres et rien pour vous distraire. {app} propose des sudokus classiques, de facile à expert, avec notes, indices et un défi du jour pour garder l’esprit vif.',
      'Dix minutes d’entraînement cérébral par jour avec un jeu de chiffres dont on ne se lasse pas. Chaque sudoku de {app} a une seule solution : la logique suffit, jamais besoin de deviner.',
    ],
    features: [
      {
        title: 'Cinq niveaux de difficulté',
        text: 'Commencez par un sudoku facile et montez jusqu’aux grilles expertes et diaboliques. Plus de 2 000 grilles par niveau.',
      },
      {
        title: 'Des notes intelligentes',
        text: 'Notez les candidats dans une case : ils s’effacent de la ligne, de la colonne et du bloc dès que vous placez le chiffre.',
      },
      {
        title: 'Des indices qui expliquent',
        text: 'Chaque indice montre l’étape logique suivante et nomme la technique, de la paire nue au X-wing.',
      },
      {
        title: 'Le sudoku du jour',
        text: 'Une nouvelle grille par jour, la même pour tous. Terminez le mois pour décrocher son trophée.',
      },
      {
        title: 'Killer et mini sudoku',
        text: 'Additionnez les cages du sudoku killer ou finissez une grille 6 × 6 le temps d’un café.',
      },
      {
        title: 'Statistiques et records',
        text: 'Meilleur temps, moyenne et série de victoires, pour chaque niveau de difficulté.',
      },
    ],
    news: [
      'Le sudoku killer est là, avec 500 grilles en quatre niveaux de difficulté.',
      'Les indices détaillent la technique étape par étape. Les notes ne disparaissent plus quand l’écran pivote.',
      'Un thème sombre plus doux le soir et des chiffres plus grands sur tablette.',
      'Le défi du jour s’ouvrait parfois un jour trop tôt : c’est corrigé.',
    ],
    events: [
      { title: 'Marathon du sudoku', text: '20 grilles en une semaine, un trophée.' },
      { title: 'Vendredi expert', text: 'Une grille redoutable, la même pour tous.' },
    ],
    praise: [
      'Sobre, calme, et grâce aux indices je réussis enfin les grilles expertes.',
      'Le sudoku du jour avec le café du matin, c’est devenu un rituel.',
      'Ma mère a 78 ans et adore les gros chiffres et le bouton annuler.',
    ],
    complaints: [
      'L’écart entre difficile et expert est énorme, je dois tout le temps demander un indice.',
      'Trente secondes de pub en pleine grille, adieu la concentration.',
      'Une faute de frappe compte comme une erreur, on devrait pouvoir désactiver ça.',
    ],
    purchases: ['Sans pub, abonnement annuel', 'Lot de 30 indices'],
  },
  'block-puzzle': {
    names: ['Puzzle de blocs', 'Blocs et lignes', 'Blocs de bois'],
    subtitles: ['Posez des blocs sur la grille', 'Casse-tête relaxant gratuit', 'Jeu de blocs hors ligne'],
    shortDescriptions: [
      'Glissez les blocs, complétez les lignes, battez votre record. Même hors ligne.',
      'Un puzzle de blocs en bois tout simple, sans chrono, pour se vider la tête.',
    ],
    promotion:
      'Place à l’aventure : 200 niveaux de puzzle de blocs avec cristaux, cases verrouillées et glace, et un nouveau plateau en chêne qui sonne juste.',
    openings: [
      'Glissez les blocs sur la grille, complétez une ligne ou une colonne, et hop, elle disparaît. {app} est un puzzle de blocs sans chrono ni pression : juste vous et votre record.',
      'Facile à apprendre, difficile à lâcher : posez trois blocs, anticipez et gardez le plateau dégagé. {app} fait travailler les méninges tout en détendant, même hors ligne.',
    ],
    features: [
      {
        title: 'Mode classique sans fin',
        text: 'Posez des blocs sur la grille 8 × 8 tant qu’il reste de la place. Ni chrono ni vies : seul compte le prochain coup.',
      },
      {
        title: 'Combos et séries',
        text: 'Videz plusieurs lignes d’un coup, ou coup sur coup, et votre score se multiplie.',
      },
      {
        title: 'Une aventure en niveaux',
        text: 'Récoltez des cristaux, brisez la glace et ouvrez les cases verrouillées dans 200 niveaux au nombre de blocs limité.',
      },
      {
        title: 'Bois, pierre ou verre',
        text: 'Choisissez l’aspect et le son de vos blocs, du chêne chaleureux au verre dépoli, en clair ou en sombre.',
      },
      {
        title: 'Annuler et pivoter',
        text: 'Un bloc dans le mauvais coin ? Reprenez-le, ou faites pivoter le suivant pour qu’il s’emboîte.',
      },
      {
        title: 'Léger et hors ligne',
        text: 'Pas de wifi, peu de batterie et très peu d’espace : le jeu tourne bien même sur un vieux téléphone.',
      },
    ],
    news: [
      'Mode aventure : 200 niveaux de blocs avec cristaux, glace et cases verrouillées.',
      'Les combos affichent le nombre de lignes, et les blocs se calent mieux sur la grille.',
      'Nouveau plateau en chêne et sons plus doux. Le record survit à une réinstallation.',
      'Plus de saccades avec les grands blocs, et un démarrage plus rapide.',
    ],
    events: [
      { title: 'Ligue des lignes', text: '1 000 lignes à vider en groupe cette semaine.' },
      { title: 'Chasse aux cristaux', text: 'Récoltez des cristaux pour le plateau de verre.' },
    ],
    praise: [
      'Pas de chrono, pas de stress : le seul jeu qui me détend après le travail.',
      'Quatre lignes d’un coup avec ce petit bruit, quel plaisir.',
      'Tourne parfaitement sur ma vieille tablette, et sans internet.',
    ],
    complaints: [
      'Dès que la partie marche bien, on ne reçoit plus que d’énormes blocs impossibles à poser.',
      'Une bannière en bas et une vidéo après chaque partie, trop de publicité.',
      'Sur petit écran, les blocs tombent une case trop bas.',
    ],
    purchases: ['Premium sans pub, mensuel', 'Lot de 20 annulations'],
  },
}
