import type { ConceptText } from '../concept.ts'

export const fr: Record<'to-do-list' | 'note-taking' | 'document-scanner', ConceptText> = {
  'to-do-list': {
    names: ['Liste de tâches', 'To-do & Rappels', 'Planning du jour'],
    subtitles: ['Tâches, rappels et agenda', 'To-do list et planning du jour', 'Organiser ses tâches'],
    shortDescriptions: [
      'Une liste de tâches simple avec rappels, checklists et planning du jour.',
      'Organisez vos journées : tâches, rappels récurrents et listes partagées.',
    ],
    promotion:
      'Nouveau : la vue du jour place vos tâches à côté de votre agenda. Votre to-do list ne garde que ce qui tient dans la journée, le reste glisse à demain.',
    openings: [
      'Sortez-le de votre tête, mettez-le sur une liste. {app} est une liste de tâches assez rapide pour une idée dans l’escalier et assez solide pour un projet entier.',
      'Qu’est-ce qui compte aujourd’hui ? {app} range vos tâches entre aujourd’hui, cette semaine et plus tard, envoie le rappel au bon moment et se fait oublier ensuite.',
    ],
    features: [
      {
        title: 'Tâches ajoutées en secondes',
        text: 'Tapez « appeler le dentiste vendredi 9 h » : la tâche arrive au bon jour, avec son rappel. La dictée marche aussi.',
      },
      {
        title: 'Rappels récurrents',
        text: 'Tous les lundis, le dernier jour du mois ou trois jours après l’avoir fait : vos routines se gèrent seules.',
      },
      {
        title: 'Planning et agenda réunis',
        text: 'Tâches et rendez-vous dans une seule liste. Glissez-les dans l’ordre et la journée est claire dès le matin.',
      },
      {
        title: 'Listes partagées',
        text: 'Courses, déménagement, projet d’équipe : partagez une liste, attribuez les tâches et suivez l’avancement.',
      },
      {
        title: 'Sous-tâches et checklists',
        text: 'Découpez les gros morceaux en petites étapes et gardez vos checklists comme modèles pour la prochaine fois.',
      },
      {
        title: 'Widgets et vue focus',
        text: 'Cochez vos tâches depuis l’écran d’accueil, ou n’affichez que la suivante quand la liste s’allonge.',
      },
    ],
    news: [
      'La vue du jour affiche votre agenda à côté de vos tâches.',
      'Une tâche récurrente peut repartir du jour où vous l’avez terminée.',
      'Les listes s’impriment proprement, avec des cases à cocher.',
      'Corrige des rappels en retard d’une heure après le changement d’heure.',
    ],
    events: [
      { title: 'Grand ménage des tâches', text: 'Sept jours pour finir ou oublier le reste.' },
      { title: 'Le lundi, on planifie', text: 'Préparez votre semaine en quinze minutes guidées.' },
    ],
    praise: [
      'J’ai essayé toutes les to-do lists possibles, c’est la seule que j’ai gardée.',
      '« Arroser les plantes tous les 3 jours », et ça marche. Mes plantes sont vivantes.',
      'On partage la liste de courses à deux et plus personne n’oublie le lait.',
    ],
    complaints: [
      'Les rappels récurrents sont réservés à l’abonnement, c’est pourtant la base.',
      'La synchronisation est lente : ce que je coche au téléphone reste sur la tablette.',
      'Depuis la refonte, il faut deux gestes de plus pour mettre une date. Dommage.',
    ],
    purchases: ['Pro, un an', 'Collection de thèmes'],
  },
  'note-taking': {
    names: ['Bloc-notes', 'Notes & Carnet', 'Prise de notes'],
    subtitles: ['Carnet, bloc-notes et journal', 'Prise de notes et idées', 'Notes manuscrites et vocales'],
    shortDescriptions: [
      'Prenez des notes, dessinez vos idées et retrouvez tout dans votre carnet.',
      'Bloc-notes pour texte, écriture manuscrite et notes vocales, même hors ligne.',
    ],
    promotion:
      'Nouveau : la recherche lit votre écriture. Retrouvez la note de cette réunion de mars avec un seul mot griffonné, même s’il était dans la marge.',
    openings: [
      'Les idées n’attendent pas le bureau. {app} est un carnet qui s’ouvre sur une page vide : écrivez, dessinez ou enregistrez avant que la pensée s’envole.',
      'Notes de cours, comptes rendus, listes de courses et la moitié d’un roman : {app} range vos notes dans des carnets et retrouve chacune en une seconde.',
    ],
    features: [
      {
        title: 'Note rapide de partout',
        text: 'Depuis l’écran verrouillé, un widget ou le menu de partage : la note est enregistrée avant que vous rangiez le téléphone.',
      },
      {
        title: 'Écriture manuscrite naturelle',
        text: 'Écrivez au stylet ou au doigt sur une page lignée, quadrillée ou blanche, puis convertissez en texte.',
      },
      {
        title: 'Carnets, étiquettes et liens',
        text: 'Classez vos notes par carnet, ajoutez des étiquettes, reliez une note à une autre et épinglez l’essentiel.',
      },
      {
        title: 'Recherche dans tout',
        text: 'Un mot suffit pour fouiller textes, écriture manuscrite, PDF et photos du tableau blanc.',
      },
      {
        title: 'Notes vocales transcrites',
        text: 'Enregistrez le cours pendant la prise de notes. Touchez une ligne pour réentendre le passage.',
      },
      {
        title: 'Privé et hors ligne',
        text: 'Verrouillez vos notes par empreinte. Le bloc-notes reste sur votre appareil et se passe de connexion.',
      },
    ],
    news: [
      'La recherche reconnaît l’écriture manuscrite en cinq langues.',
      'Les tableaux arrivent : ajoutez-en un à une note et triez par colonne.',
      'Le stylet est plus rapide et la paume ne laisse plus de traces.',
      'Corrige des notes qui s’ouvraient à la fin au lieu du dernier endroit lu.',
    ],
    events: [
      { title: 'Modèles de la rentrée', text: 'Des modèles de carnets offerts pour la rentrée.' },
      { title: 'Trente jours de journal', text: 'Une petite question par jour, une note par jour.' },
    ],
    praise: [
      'Toute ma fac de droit tient dedans, avec la recherche en plus. Indispensable.',
      'S’ouvre direct sur une note vide, je n’en demandais pas plus à un bloc-notes.',
      'La recherche manuscrite est bluffante, elle lit même mes pattes de mouche.',
    ],
    complaints: [
      'Deux pages de réunion perdues à la synchro. Il manque un historique des versions.',
      'Trois carnets gratuits seulement, et on l’apprend au quatrième.',
      'L’export PDF des longues notes coupe les dessins au bord de la page.',
    ],
    purchases: ['Carnet Plus, un an', 'Papiers et couvertures'],
  },
  'document-scanner': {
    names: ['Scanner PDF', 'Scanner document', 'Numériser en PDF'],
    subtitles: ['Scanner un document en PDF', 'Scanner PDF, OCR et signature', 'Scan de reçus et de papiers'],
    shortDescriptions: [
      'Scannez vos documents en PDF, signez-les et retrouvez-les par un mot.',
      'Scanner PDF avec OCR pour reçus, contrats et notes. Net, rapide, confidentiel.',
    ],
    promotion:
      'Scannez toute une pile sans toucher l’écran : le scanner repère chaque page, la redresse et enregistre le tout dans un seul PDF où l’on peut chercher.',
    openings: [
      'Visez la page, {app} s’occupe du reste : détection des bords, ombre de la main effacée, et un PDF bien net en quelques secondes.',
      'Contrats, reçus, devoirs, courrier de la mairie : {app} est le scanner de documents qui tient dans la poche et retrouve une page trois ans plus tard.',
    ],
    features: [
      {
        title: 'Scanner sans les mains',
        text: 'L’appli repère la page, déclenche seule et redresse l’image. Dix pages prennent moins d’une minute.',
      },
      {
        title: 'Reconnaissance de texte OCR',
        text: 'L’OCR en 24 langues permet de chercher dans chaque PDF. Copiez un paragraphe ou un IBAN depuis le scan.',
      },
      {
        title: 'Signer et remplir',
        text: 'Signez un PDF du doigt, ajoutez la date, cochez les cases et renvoyez le tout sans imprimante.',
      },
      {
        title: 'Reçus et cartes de visite',
        text: 'Les reçus se classent par date et par montant, les cartes de visite deviennent des contacts.',
      },
      {
        title: 'Fusionner et compresser',
        text: 'Changez l’ordre des pages, fusionnez deux PDF ou allégez un fichier trop lourd pour un e-mail.',
      },
      {
        title: 'Vos papiers restent privés',
        text: 'Numérisation et OCR se font sur le téléphone. Verrouillez vos dossiers et sauvegardez-les où vous voulez.',
      },
    ],
    news: [
      'Le mode livre aplatit les pages courbes et sépare gauche et droite.',
      'Les scans prennent le nom de l’expéditeur et la date.',
      'Les PDF compressés gardent les petits caractères lisibles.',
      'Corrige les fonds gris des scans pris sous une lumière chaude.',
    ],
    events: [
      { title: 'Week-end sans papier', text: 'Scannez un tiroir par jour, videz le bureau.' },
      { title: 'Opération reçus', text: 'Triez un an de reçus avant les impôts.' },
    ],
    praise: [
      'Les scans sont plus beaux qu’avec la machine du bureau, et bien plus rapides.',
      'J’ai retrouvé une garantie de 2019 en tapant « grille-pain ». Merci l’OCR.',
      'Bail signé dans le train : scanner, signer, envoyer. Plus besoin d’imprimante.',
    ],
    complaints: [
      'Un filigrane sur chaque PDF sauf si on paie à la semaine. À la semaine !',
      'Feuille blanche sur table blanche : la détection des bords abandonne.',
      'L’appli propose l’abonnement à chaque ouverture avant de laisser scanner.',
    ],
    purchases: ['Scanner Pro, un an', 'Sans filigrane'],
  },
}
