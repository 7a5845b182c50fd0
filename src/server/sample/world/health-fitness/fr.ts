import type { ConceptText } from '../concept.ts'

export const fr: Record<'sleep-sounds' | 'home-workout' | 'fasting-timer', ConceptText> = {
  'sleep-sounds': {
    names: ['Sons pour dormir', 'Bruit blanc', 'Sommeil & Détente'],
    subtitles: ['Bruit blanc et bruit de pluie', 'Mieux dormir, se détendre', 'Sons relaxants pour dormir'],
    shortDescriptions: [
      'Sons pour dormir, bruit blanc et pluie pour s’endormir et rester endormi.',
      'Détente avec bruit de pluie, bruit brun et histoires du soir. Minuterie incluse.',
    ],
    promotion:
      'Ce mois-ci : la pluie sur un toit de caravane, un train de nuit très lent et un bruit brun qui avale même les voisins. Composez votre mélange et dormez bien.',
    openings: [
      'Impossible de décrocher ? {app} joue des sons pour dormir auxquels l’esprit peut s’accrocher : la pluie, le vent, un bruit blanc, un ventilateur dans la pièce d’à côté.',
      'Une chambre calme l’est rarement. {app} couvre la rue, les ronflements et les murs trop fins avec un bruit blanc ou la pluie, puis s’efface quand vous dormez.',
    ],
    features: [
      {
        title: 'Plus de 100 sons',
        text: 'Bruit de pluie, vagues, bruit blanc, rose ou brun, ventilateur et feu de cheminée, enregistrés sans boucle audible.',
      },
      {
        title: 'Votre mélange du soir',
        text: 'Superposez jusqu’à six sons relaxants, réglez le volume de chacun et gardez le mélange pour demain.',
      },
      {
        title: 'Minuterie de sommeil douce',
        text: 'Le son s’éteint peu à peu après vingt minutes, une heure ou juste avant le réveil. Jamais de silence brutal.',
      },
      {
        title: 'Histoires et méditations',
        text: 'Des histoires lentes et de courtes méditations guidées pour se détendre avant de s’endormir.',
      },
      {
        title: 'Suivi du sommeil',
        text: 'Durée de la nuit, sons écoutés, petites notes : le journal de sommeil ne quitte pas votre téléphone.',
      },
      {
        title: 'Bruit blanc pour bébé',
        text: 'Sèche-cheveux, battements de cœur, chut régulier : de quoi calmer les nouveau-nés, avec verrouillage de l’écran.',
      },
    ],
    news: [
      'Douze nouveaux bruits de pluie, du crachin à l’orage.',
      'Tous les sons pour dormir marchent hors ligne, même en mode avion.',
      'Le réveil peut commencer par des oiseaux et monter pendant dix minutes.',
      'Corrige un petit clic à la reprise de certains sons.',
    ],
    events: [
      { title: 'Sept nuits de pluie', text: 'Une nouvelle pluie chaque soir de la semaine.' },
      { title: 'Semaine du sommeil', text: 'Chaque soir, un petit rituel pour mieux dormir.' },
    ],
    praise: [
      'Pluie sur la tente, un peu de bruit brun, et je dors en dix minutes.',
      'Notre bébé ne fait la sieste qu’avec le sèche-cheveux. Vous nous sauvez.',
      'J’habite sur un boulevard et je dors enfin. La minuterie qui baisse doucement, parfait.',
    ],
    complaints: [
      'Des sons gratuits l’an dernier sont passés en payant. Pas très relaxant.',
      'On entend la boucle dans le bruit des vagues, et ensuite on n’entend plus que ça.',
      'Une pub à plein volume à deux heures du matin. Désinstallée.',
    ],
    purchases: ['Premium, un an', 'Tous les sons à vie'],
  },
  'home-workout': {
    names: ['Sport à la maison', 'Fitness maison', 'Coach sportif'],
    subtitles: ['Sans matériel, 10 min par jour', 'Musculation et fitness maison', 'Programme sport et étirements'],
    shortDescriptions: [
      'Sport à la maison sans matériel : muscu, cardio et étirements en 10 minutes.',
      'Programme de fitness à la maison : séances, vidéos claires, progrès visibles.',
    ],
    promotion:
      'Nouveau programme de 30 jours : commencez par dix minutes sans matériel, terminez par votre première vraie pompe. Chaque séance s’adapte à la précédente.',
    openings: [
      'Pas de salle, pas de matériel, pas de parking à trouver. {app} vous propose une séance de sport à la maison entre le café et la première réunion, en vidéo.',
      'Dix minutes par jour pour retrouver la forme : {app} construit un programme autour de votre niveau, de votre temps et des deux mètres carrés devant le canapé.',
    ],
    features: [
      {
        title: 'Exercices sans matériel',
        text: 'Plus de 200 exercices au poids du corps pour les abdos, les jambes, le dos et les bras. Un tapis suffit.',
      },
      {
        title: 'Un programme qui s’adapte',
        text: 'Dites si la séance était facile ou dure : la suivante s’ajuste, et vous progressez sans vous blesser.',
      },
      {
        title: 'Vidéos claires et guidées',
        text: 'Chaque mouvement est filmé sous deux angles, avec un coach qui compte et rappelle de respirer.',
      },
      {
        title: 'Muscu, cardio et étirements',
        text: 'Renforcement, HIIT, pilates ou étirements tout doux pour les dos raides après le bureau.',
      },
      {
        title: 'Suivi des progrès',
        text: 'Notez répétitions, poids et photos, gardez votre série de semaines et reliez votre appli de santé.',
      },
      {
        title: 'Séances courtes',
        text: 'Sept minutes avant la douche, c’est déjà du sport. Les petites séances comptent aussi.',
      },
    ],
    news: [
      'Nouveau programme : dix belles pompes en trente jours.',
      'Vos séances peuvent s’afficher sur la télévision.',
      'Genoux fragiles ? Signalez-le une fois, les sauts sont remplacés.',
      'Corrige le minuteur de repos qui s’arrêtait écran verrouillé.',
    ],
    events: [
      { title: 'Défi gainage 30 jours', text: 'De vingt secondes à deux minutes. On commence ?' },
      { title: 'Première séance de l’année', text: 'Deux semaines en douceur pour grands débutants.' },
    ],
    praise: [
      'Dix minutes chaque matin depuis quatre mois, mon mal de dos a disparu.',
      'J’ai 58 ans et je déteste les salles. Le programme débutant est bienveillant et on transpire.',
      'Des vidéos claires, pas de cris, pas de matériel. Le sport à la maison comme je l’aime.',
    ],
    complaints: [
      'Annoncé sans matériel, mais la moitié du programme demande des haltères.',
      'La séance se met en pause à chaque message, pénible en plein gainage.',
      'Essai gratuit transformé en abonnement d’un an, trois mails pour résilier.',
    ],
    purchases: ['Pass Fitness, un an', 'Programme abdos et gainage'],
  },
  'fasting-timer': {
    names: ['Jeûne intermittent', 'Suivi du jeûne', 'Minuteur de jeûne'],
    subtitles: ['Jeûne intermittent 16/8', 'Minuteur de jeûne et poids', 'Jeûne, eau et suivi du poids'],
    shortDescriptions: [
      'Jeûne intermittent 16/8 : lancez le minuteur d’un geste et tenez le rythme.',
      'Suivi du jeûne 16/8, 14/10 et 5/2 avec hydratation et courbe de poids.',
    ],
    promotion:
      'Nouveau : des horaires de repas différents en semaine et le week-end. Le minuteur de jeûne démarre tout seul et vous prévient quand la cuisine ferme.',
    openings: [
      'Dernier repas à vingt heures, le suivant à midi : {app} rend le jeûne intermittent aussi simple qu’un minuteur, et chaque jeûne montre le chemin parcouru.',
      'Aucun aliment interdit, pas de miettes à compter. {app} suit votre jeûne pour retrouver un rythme de repas, avec un rappel discret quand la fenêtre se ferme.',
    ],
    features: [
      {
        title: 'Minuteur de jeûne simple',
        text: 'Un geste pour commencer, un geste pour finir, et l’heure se corrige après coup. Le widget montre le temps restant.',
      },
      {
        title: 'De 12/12 à 5/2',
        text: 'Débutez en 14/10, passez au 16/8, le plus suivi, ou fixez votre propre fenêtre de repas.',
      },
      {
        title: 'Courbe de poids apaisée',
        text: 'Notez poids et tour de taille une fois par semaine et regardez la tendance plutôt que les hauts et les bas.',
      },
      {
        title: 'Hydratation et humeur',
        text: 'Buvez assez pendant le jeûne : comptez vos verres d’eau et notez en deux mots comment vous vous sentez.',
      },
      {
        title: 'Comprendre le jeûne',
        text: 'Des explications simples pour chaque phase, écrites avec des diététiciennes, sans promesse miracle.',
      },
      {
        title: 'Recettes pour rompre le jeûne',
        text: 'Quatre-vingts recettes rassasiantes pour le premier repas, du porridge à la soupe de lentilles.',
      },
    ],
    news: [
      'Des fenêtres de jeûne différentes en semaine et le week-end.',
      'Le minuteur de jeûne arrive sur votre montre.',
      'Exportez vos jeûnes et votre poids dans un fichier pour votre médecin.',
      'Corrige une heure perdue lors d’un changement de fuseau horaire.',
    ],
    events: [
      { title: 'Première semaine en 16/8', text: 'Sept jours faciles pour s’habituer au jeûne.' },
      { title: 'Défi hydratation', text: 'Huit verres d’eau par jour pendant deux semaines.' },
    ],
    praise: [
      'Le minuteur est si simple que je tiens le 16/8 depuis un an.',
      'Rien que de voir le jeûne en cours, je ne grignote plus le soir. Efficace.',
      'J’aime qu’on ne soit pas grondé quand on arrête un jeûne plus tôt.',
    ],
    complaints: [
      'Vingt questions sur mon corps avant de lancer un minuteur, puis il faut payer.',
      'Si j’oublie d’arrêter le jeûne, corriger l’heure est un vrai parcours.',
      'Le rappel arrive toujours à midi alors que j’ai changé ma fenêtre de repas.',
    ],
    purchases: ['Plus, trois mois', 'Recueil de recettes'],
  },
}
