import type { ConceptText } from '../concept.ts'

export const fr: Record<'ebook-reader' | 'audiobook-player' | 'reading-log', ConceptText> = {
  'ebook-reader': {
    names: ['Lecteur ebook', 'Lecteur EPUB & PDF', 'Livres et lecture'],
    subtitles: ['Lire EPUB, PDF et BD', 'Lecteur de livres numériques', 'Livres hors ligne et notes'],
    shortDescriptions: [
      'Lecteur ebook pour EPUB, PDF et BD, avec notes, dictionnaire et mode nuit.',
      'Lisez vos livres hors ligne : lecteur EPUB et PDF avec bibliothèque.',
    ],
    promotion:
      'Nouveau : lecture sur deux colonnes sur tablette, et un dictionnaire en 30 langues qui explique un mot sans quitter la page.',
    openings: [
      'Ouvrez un livre, oubliez l’application. {app} lit EPUB, PDF et bandes dessinées, avec une belle typographie, un mode nuit chaleureux et rien qui clignote.',
      'Vos livres numériques viennent de partout, {app} leur offre une seule étagère. Importez depuis le cloud, l’ordinateur ou la médiathèque, et lisez hors ligne.',
    ],
    features: [
      {
        title: 'Tous les formats',
        text: 'EPUB, PDF, MOBI, FB2, CBZ et texte simple. Les gros PDF scannés s’ouvrent vite et à la bonne page.',
      },
      {
        title: 'Une lecture confortable',
        text: 'Choisissez police, taille, marges et interligne. Mode nuit et sépia reposent les yeux.',
      },
      {
        title: 'Surligner et annoter',
        text: 'Quatre couleurs pour les passages, des notes en marge, et tout s’exporte en texte.',
      },
      {
        title: 'Dictionnaire et traduction',
        text: 'Touchez un mot pour son sens ou sa traduction, en 30 langues, même sans connexion.',
      },
      {
        title: 'Lecture à voix haute',
        text: 'Des voix naturelles lisent pendant que vous cuisinez, la page tourne toute seule.',
      },
      {
        title: 'Bibliothèque bien rangée',
        text: 'Classez vos livres par auteur, série, étagère ou avancement, sur tous vos appareils.',
      },
    ],
    news: [
      'Les mangas se lisent de droite à gauche et les doubles pages sont reconnues.',
      'Les PDF à colonnes étroites deviennent un texte lisible sur téléphone.',
      'Votre page est la même sur téléphone et tablette en quelques secondes.',
      'Cinq nouvelles polices, dont une pour la dyslexie. Les notes ne s’ouvrent plus deux fois.',
    ],
    events: [
      { title: 'Semaine des classiques', text: 'Vingt classiques soignés offerts.' },
      { title: 'Lectures d’été', text: 'Quatre livres avant la fin des vacances.' },
    ],
    praise: [
      'Le plus beau lecteur ebook que je connaisse. Marges, polices et mode nuit comme je les aime.',
      'Il ouvre mon PDF scanné de 400 Mo sans broncher.',
      'L’export des passages surlignés a sauvé mon mémoire.',
    ],
    complaints: [
      'La synchronisation a perdu les notes de deux livres. Je n’ai plus confiance.',
      'Tourner les pages avec les touches de volume ne marche plus depuis la mise à jour.',
      'Une pub à chaque fin de chapitre, adieu l’ambiance.',
    ],
    purchases: ['Lecteur Plus, annuel', 'Voix de lecture, achat unique'],
  },
  'audiobook-player': {
    names: ['Livres audio', 'Lecteur audio', 'Écouter des livres'],
    subtitles: ['Livres audio hors ligne', 'Écouter romans et histoires', 'Livre audio avec minuterie'],
    shortDescriptions: [
      'Écoutez des livres audio hors ligne, avec minuterie, signets et vitesse.',
      'Des milliers de livres audio à écouter ou télécharger, avec minuterie.',
    ],
    promotion:
      'Ce mois-ci : 200 nouveaux livres audio, du polar au classique, premier chapitre offert. Téléchargez avant de partir, écoutez sans réseau.',
    openings: [
      'Écoutez un bon livre pendant que les mains sont occupées. {app} propose des livres audio de tous les genres, lus par des voix qu’on aime suivre.',
      'Le trajet devient un chapitre. {app} lit vos livres audio hors ligne, retient l’endroit à la seconde et s’arrête quand vous vous endormez.',
    ],
    features: [
      {
        title: 'Un vaste catalogue',
        text: 'Polar, romance, fantasy, essais et classiques : 60 000 livres audio, chacun avec un extrait gratuit.',
      },
      {
        title: 'Écoute hors ligne',
        text: 'Téléchargez vos livres audio et écoutez dans l’avion, le train ou la forêt.',
      },
      {
        title: 'Minuterie de sommeil',
        text: 'S’arrête après un chapitre ou quelques minutes, baisse le son et revient là où vous écoutiez encore.',
      },
      {
        title: 'Vitesse et clarté',
        text: 'De la moitié au triple de la vitesse avec des voix nettes, silences raccourcis si vous voulez.',
      },
      {
        title: 'Signets et notes',
        text: 'Marquez un passage d’un geste, ajoutez une note, partagez trente secondes avec un ami.',
      },
      {
        title: 'Le coin des enfants',
        text: 'Histoires du soir, contes et fictions audio classés par âge, sans aucun achat.',
      },
    ],
    news: [
      'Ajoutez vos propres livres audio en MP3 ou M4B, chapitres compris.',
      'Secouez le téléphone pour prolonger la minuterie, sans ouvrir les yeux.',
      'Commandes plus simples en voiture et à la montre : 30 secondes ou un chapitre.',
      'Les téléchargements continuent en arrière-plan. La position survit à un appel.',
    ],
    events: [
      { title: 'Nuit du polar', text: 'Un thriller inédit offert jusqu’à minuit.' },
      { title: 'Histoires en famille', text: 'Des récits pour les longs trajets de l’été.' },
    ],
    praise: [
      'J’ai écouté plus de livres cette année que je n’en ai lu en dix ans. La minuterie est géniale.',
      'Très bons narrateurs, et l’extrait permet de savoir si la voix plaît.',
      'Retrouve la seconde exacte sur téléphone, tablette et en voiture.',
    ],
    complaints: [
      'Un seul crédit par mois à ce prix, et la moitié des livres que je veux n’y est pas.',
      'Perd ma position quand je passe du téléphone à la voiture.',
      'Téléchargement bloqué à 99 pour cent, puis tout recommence.',
    ],
    purchases: ['Abonnement audio, mensuel', 'Trois crédits livres'],
  },
  'reading-log': {
    names: ['Suivi de lecture', 'Carnet de lecture', 'Ma bibliothèque'],
    subtitles: ['Carnet et objectifs de lecture', 'Liste de livres, suivi lecture', 'Bibliothèque et statistiques'],
    shortDescriptions: [
      'Suivez vos livres : carnet de lecture, objectifs, étagères et scan ISBN.',
      'Suivi de lecture avec minuteur, objectif annuel, citations et statistiques.',
    ],
    promotion:
      'Combien de pages cette année ? Les nouvelles statistiques montrent genres, auteurs et rythme, en une image à partager avec votre club de lecture.',
    openings: [
      'Qu’avez-vous lu, que lire ensuite, et à qui avez-vous prêté ce roman ? {app} réunit bibliothèque, carnet de lecture et pile à lire au même endroit.',
      'Lire un peu plus chaque semaine : {app} suit livres et pages, fixe un objectif de lecture accessible et montre l’habitude qui s’installe.',
    ],
    features: [
      {
        title: 'Scanner ses livres',
        text: 'Scannez l’ISBN, la couverture, l’auteur, les pages et la série se remplissent. Une étagère en une soirée.',
      },
      {
        title: 'Carnet et minuteur',
        text: 'Lancez le minuteur, lisez, notez la page et voyez quand vous aurez fini le livre.',
      },
      {
        title: 'Objectifs de lecture',
        text: 'Livres par an, pages par semaine ou minutes par jour, avec des rappels sans culpabilité.',
      },
      {
        title: 'Statistiques de lecture',
        text: 'Pages par mois, genres favoris, notes et rythme en graphiques pour amoureux des livres.',
      },
      {
        title: 'Citations et notes',
        text: 'Photographiez un passage, il devient une citation avec la page et vos pensées.',
      },
      {
        title: 'Prêts et envies',
        text: 'Retenez qui a emprunté quel livre et gardez une liste d’envies pour les anniversaires.',
      },
    ],
    news: [
      'Les relectures comptent : chaque lecture a ses dates et sa note.',
      'Importez votre liste de livres en CSV, avec notes, étagères et dates.',
      'Demi-étoiles et humeurs, et une image de votre mois à partager.',
      'Le scan ISBN est plus rapide quand il fait sombre. Pages des éditions gros caractères corrigées.',
    ],
    events: [
      { title: 'Douze livres en un an', text: 'Un défi lecture, un nouveau thème par mois.' },
      { title: 'Marathon de lecture', text: 'Comptez vos pages pendant 48 heures.' },
    ],
    praise: [
      '300 livres scannés en une soirée, je sais enfin ce que je possède.',
      'L’objectif de lecture me motive et les statistiques sont un vrai plaisir.',
      'Je n’achète plus deux fois le même polar. Rien que pour ça, merci.',
    ],
    complaints: [
      'Beaucoup de mes livres sont introuvables par ISBN, surtout les vieilles éditions.',
      'Pas d’export dans la version gratuite, mon carnet de lecture est prisonnier.',
      'On me pousse à suivre des amis et à publier, je veux juste une liste de livres.',
    ],
    purchases: ['Suivi Plus, annuel', 'Statistiques, achat unique'],
  },
}
