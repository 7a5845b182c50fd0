import type { ConceptText } from '../concept.ts'

export const fr: Record<'guitar-tuner' | 'piano-lessons' | 'music-player', ConceptText> = {
  'guitar-tuner': {
    names: ['Accordeur guitare', 'Accordeur', 'Accords guitare'],
    subtitles: ['Guitare, basse et ukulélé', 'Accordeur et métronome', 'Accords, métronome, accordage'],
    shortDescriptions: [
      'Accordeur pour guitare, basse et ukulélé, avec métronome et accords.',
      'Accordez votre guitare en quelques secondes, métronome et accords inclus.',
    ],
    promotion:
      'Nouveau : accordages pour mandoline, banjo et violon, et un métronome qui laisse des mesures muettes pour travailler votre sens du rythme.',
    openings: [
      'Pincez une corde et {app} indique aussitôt si elle est trop haute ou trop basse. Un accordeur précis, même dans une pièce bruyante, qui s’efface dès que vous voulez jouer.',
      'Guitare, basse ou ukulélé : avec {app}, votre instrument est juste en trente secondes. Accordeur, métronome et dictionnaire d’accords fonctionnent sans connexion.',
    ],
    features: [
      {
        title: 'Accordeur rapide',
        text: 'La corde jouée est reconnue toute seule et l’écart s’affiche au dixième de cent près.',
      },
      {
        title: 'Plus de 100 accordages',
        text: 'Standard, drop D, open G et bien d’autres pour guitare, basse, ukulélé, banjo, mandoline et violon.',
      },
      {
        title: 'Un métronome complet',
        text: 'De 20 à 300 BPM, à régler ou à taper du doigt, avec les mesures de votre choix et un flash sur le premier temps.',
      },
      {
        title: 'Dictionnaire d’accords',
        text: '4 000 accords de guitare et d’ukulélé avec doigtés. Écoutez chaque accord avant de le jouer.',
      },
      {
        title: 'Mode chromatique',
        text: 'Accordez aussi vents et cordes frottées, avec un diapason réglable de 415 à 466 Hz.',
      },
      {
        title: 'Progresser chaque semaine',
        text: 'L’entraîneur augmente le tempo mesure après mesure, et un carnet compte vos minutes de pratique.',
      },
    ],
    news: [
      'L’accordeur entend désormais le si grave des basses à cinq cordes. L’aiguille ne saute plus en fin de note.',
      '300 nouveaux accords d’ukulélé, avec les schémas pour gauchers.',
      'Le métronome continue en arrière-plan et reste en place avec un casque sans fil.',
      'Nouveau thème sombre pour la scène, avec des noms de notes lisibles de loin.',
    ],
    events: [
      { title: 'Sept jours d’enchaînements', text: 'Deux accords par jour, au métronome.' },
      { title: 'Semaine open tuning', text: 'Open G et DADGAD offerts, à essayer sans limite.' },
    ],
    praise: [
      'Il reconnaît ma vieille folk tout de suite, même avec la télé allumée. Le meilleur accordeur que j’aie eu.',
      'Métronome et accords au même endroit, du coup je travaille vraiment.',
      'Ma fille de huit ans accorde son ukulélé toute seule.',
    ],
    complaints: [
      'Avant c’était un accordeur tout simple, maintenant il faut fermer deux pubs pour une seule corde.',
      'L’aiguille bouge sans arrêt sur le mi grave, impossible de s’y fier.',
      'Le drop D réservé aux abonnés ? Pour un accordeur, c’est abusé.',
    ],
    purchases: ['Tous les accordages, annuel', 'Accords complets, achat unique'],
  },
  'piano-lessons': {
    names: ['Apprendre le piano', 'Cours de piano', 'Piano facile'],
    subtitles: ['Cours de piano pour débutants', 'Partitions et morceaux faciles', 'Jouer du piano pas à pas'],
    shortDescriptions: [
      'Apprendre le piano pas à pas : cours, morceaux et partitions pour débutants.',
      'Des cours de piano qui vous écoutent et montrent la prochaine touche à jouer.',
    ],
    promotion:
      'Un nouveau cours pour les adultes qui en rêvaient : 40 leçons courtes, des cinq premières notes au morceau joué à deux mains.',
    openings: [
      'Posez votre téléphone sur le pupitre et commencez : {app} vous écoute jouer et montre la note suivante. Des leçons de dix minutes, qui finissent toujours en musique.',
      'Pas besoin de connaître le solfège pour débuter. Avec {app}, vous apprenez le piano de la première touche au morceau complet, à votre rythme et sur votre instrument.',
    ],
    features: [
      {
        title: 'Cours pour débutants',
        text: 'Plus de 300 leçons qui s’enchaînent, de dix minutes chacune, avec à la fin quelque chose à jouer.',
      },
      {
        title: 'L’application vous écoute',
        text: 'Le micro reconnaît chaque note de votre piano. Les claviers numériques se branchent par câble ou Bluetooth.',
      },
      {
        title: 'Des morceaux connus',
        text: 'Chansons populaires, classique, musiques de film et chants de Noël en trois niveaux de difficulté.',
      },
      {
        title: 'Lire une partition',
        text: 'Clé de sol et clé de fa expliquées peu à peu, avec un exercice de lecture de cinq minutes par jour.',
      },
      {
        title: 'Ralentir et répéter',
        text: 'Travaillez la mesure difficile à moitié vitesse, une main après l’autre. L’application vous attend.',
      },
      {
        title: 'Pour toute la famille',
        text: 'Jusqu’à cinq élèves par compte, chacun avec son cours, ses objectifs et son carnet de travail.',
      },
    ],
    news: [
      'Douze nouveaux morceaux pour débutants, dont trois berceuses et une valse lente.',
      'Les notes sont mieux reconnues sur les pianos droits et avec la pédale.',
      'Imprimez désormais la partition de chaque morceau terminé.',
      'Nouveau cours d’accords pour accompagner vos chansons. Corrections pour les claviers branchés par câble.',
    ],
    events: [
      { title: 'Défi piano de 30 jours', text: 'Dix minutes par jour jusqu’au premier morceau.' },
      { title: 'Noël à deux mains', text: 'Un chant facile chaque dimanche de décembre.' },
    ],
    praise: [
      'À 61 ans j’ai joué mon premier morceau à deux mains au bout de trois semaines. Les leçons sont patientes.',
      'Ralentir une mesure et la répéter en boucle, exactement comme avec mon ancienne prof.',
      'Mes enfants se disputent pour faire leur leçon de piano en premier.',
    ],
    complaints: [
      'Le micro n’entend pas la moitié de mes notes alors que le piano est accordé. On recommence sans fin.',
      'Deux leçons gratuites puis un abonnement annuel cher. Autant le dire dès le début.',
      'Bien pour les morceaux mais presque rien sur les doigtés et la posture.',
    ],
    purchases: ['Tous les cours, annuel', 'Recueil : classique facile'],
  },
  'music-player': {
    names: ['Lecteur de musique', 'Musique hors ligne', 'Lecteur MP3'],
    subtitles: ['Lecteur MP3 avec égaliseur', 'Musique sans connexion', 'Playlists, paroles, minuterie'],
    shortDescriptions: [
      'Lecteur de musique MP3 et FLAC hors ligne, avec égaliseur et minuterie.',
      'Écoutez vos fichiers hors ligne : playlists, égaliseur et paroles réunis.',
    ],
    promotion:
      'Votre musique, rangée comme vous l’aimez : les playlists se remplissent seules par année, genre ou nombre d’écoutes. Sans compte à créer.',
    openings: [
      'Votre musique vous appartient et {app} la joue : MP3, FLAC, AAC et bien d’autres formats, directement depuis le téléphone, sans compte et sans internet.',
      'Pour ceux qui écoutent encore des albums entiers, {app} classe vos fichiers par artiste, album et dossier, les enchaîne sans coupure et se souvient de l’endroit où vous étiez.',
    ],
    features: [
      {
        title: 'Tous les formats',
        text: 'MP3, AAC, FLAC, ALAC, OGG, WAV et longs mixes. Les fichiers haute résolution sont lus en pleine qualité.',
      },
      {
        title: 'Égaliseur dix bandes',
        text: 'Réglez le son à la main ou avec un préréglage, renforcez les basses et gardez un profil par casque.',
      },
      {
        title: 'Playlists intelligentes',
        text: 'Créez vos playlists vous-même ou par règles : ajouts du mois, jamais écoutés, années 90 seulement.',
      },
      {
        title: 'Lecture sans coupure',
        text: 'Les albums live s’enchaînent sans blanc. En soirée, le fondu passe d’un titre à l’autre en douceur.',
      },
      {
        title: 'Paroles et pochettes',
        text: 'Affichez les paroles en rythme, corrigez titres et artistes, ajoutez les pochettes manquantes.',
      },
      {
        title: 'Minuterie de sommeil',
        text: 'La musique s’arrête après le titre ou après une heure, en baissant peu à peu le volume.',
      },
    ],
    news: [
      'Ouverture plus rapide des grandes bibliothèques : 20 000 titres en deux secondes.',
      'Les dossiers de votre disque réseau se lisent et se téléchargent pour une écoute hors ligne.',
      'L’égaliseur retient un réglage par casque. Les pochettes s’affichent de nouveau en voiture.',
      'Nouveau widget pour les playlists, et la minuterie peut s’arrêter à la fin de l’album.',
    ],
    events: [
      { title: 'La semaine des albums', text: 'Chaque jour, un album oublié de votre étagère.' },
      { title: 'Votre année en chansons', text: 'Vos titres les plus écoutés, mois par mois.' },
    ],
    praise: [
      'Enfin un lecteur qui joue mes MP3 sans essayer de me vendre du streaming.',
      'La lecture sans coupure marche très bien, même avec mes vieux concerts enregistrés.',
      'Très bon égaliseur, et la minuterie baisse le son en douceur. Je m’en sers tous les soirs.',
    ],
    complaints: [
      'Mes playlists disparaissent dès que je déplace des fichiers sur la carte SD.',
      'Des pubs sonores entre deux chansons, dans un lecteur de musique. Désinstallé.',
      'Les pochettes sont mélangées et la moitié des artistes est en « inconnu ».',
    ],
    purchases: ['Lecteur Plus, mensuel', 'Supprimer la pub, achat unique'],
  },
}
