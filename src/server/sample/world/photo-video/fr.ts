import type { ConceptText } from '../concept.ts'

export const fr: Record<'photo-editor' | 'video-editor' | 'collage-maker', ConceptText> = {
  'photo-editor': {
    names: ['Retouche photo', 'Éditeur photo', 'Filtres photo'],
    subtitles: ['Retouche photo et filtres', 'Effacer un objet, recadrer', 'Filtres argentiques et presets'],
    shortDescriptions: [
      'Retouche photo avec filtres argentiques, presets et gomme pour les objets.',
      'Modifiez vos photos en un instant : filtres, lumière, couleurs et retouches.',
    ],
    promotion:
      'De nouveaux presets tirés de vraies pellicules : grain fin, noirs doux et lumière chaude des vieux tirages. Appliquez-en un à tout l’album en un geste.',
    openings: [
      'Une bonne photo tient souvent à un réglage. {app} réunit la retouche photo, les filtres et la lumière sous votre pouce, et l’original n’est jamais perdu.',
      'Une poubelle dans le décor, un horizon de travers ? {app} efface les objets, redresse les lignes et donne à vos photos le rendu d’une vraie pellicule.',
    ],
    features: [
      {
        title: 'Filtres de caractère',
        text: 'Soixante filtres photo et presets, du portrait tout doux au noir et blanc granuleux, à doser comme vous voulez.',
      },
      {
        title: 'Gomme à objets',
        text: 'Passez le doigt sur un passant, un câble ou une tache : le vide se remplit avec le bon décor.',
      },
      {
        title: 'Retouche portrait naturelle',
        text: 'Adoucir la peau sans l’effacer, éclaircir le regard, calmer les brillances : la retouche reste discrète.',
      },
      {
        title: 'Lumière et couleurs',
        text: 'Exposition, courbes, balance des blancs, couleur par couleur. Appliquez un effet au pinceau où il faut.',
      },
      {
        title: 'RAW et traitement par lot',
        text: 'Ouvrez les fichiers RAW de votre appareil, copiez vos réglages et collez-les sur cent photos.',
      },
      {
        title: 'Recadrer pour tout format',
        text: 'Recadrez pour une story, une publication ou un tirage, ajoutez un cadre, redressez les façades.',
      },
    ],
    news: [
      'La gomme à objets va deux fois plus vite et laisse moins de traces sur l’herbe et le sable.',
      'Huit nouveaux presets argentiques, dont trois en noir et blanc.',
      'Copiez une retouche sur tout un album en un geste.',
      'Corrige des couleurs trop pâles après l’export en pleine taille.',
    ],
    events: [
      { title: 'Défi de l’heure dorée', text: 'Une photo du soir à retoucher chaque jour.' },
      { title: 'Le mois en noir et blanc', text: 'De nouveaux filtres chaque vendredi.' },
    ],
    praise: [
      'Des filtres qui ressemblent à de la pellicule et pas à de la bouillie. Bravo.',
      'J’ai effacé le lampadaire planté dans la tête de mon frère, photo de mariage sauvée.',
      'Une retouche copiée sur 300 photos de vacances, un week-end de gagné.',
    ],
    complaints: [
      'Un filtre sur deux a un cadenas maintenant, même ceux que j’avais avant.',
      'Les photos exportées sont plus petites que l’original et rien ne l’indique.',
      'Plante à l’ouverture des RAW, et toute la retouche est perdue.',
    ],
    purchases: ['Studio, un an', 'Presets argentiques'],
  },
  'video-editor': {
    names: ['Montage vidéo', 'Éditeur vidéo', 'Créer une vidéo'],
    subtitles: ['Montage vidéo avec musique', 'Couper, coller, sous-titrer', 'Vidéo, musique et sous-titres'],
    shortDescriptions: [
      'Montage vidéo simple : coupez, assemblez, ajoutez musique et sous-titres.',
      'Créez une vidéo avec clips et photos : musique, effets, sans filigrane.',
    ],
    promotion:
      'Nouveau : les sous-titres s’écrivent tout seuls en 18 langues et suivent la personne qui parle. Coupez les blancs, choisissez la musique, c’est prêt.',
    openings: [
      'De vingt clips à une belle minute : {app} est un éditeur vidéo dont la timeline a du sens sur un téléphone. Couper, ajuster, poser la musique, le tout dans le bus.',
      'Anniversaire, présentation de produit ou carnet de voyage : avec {app}, vous montez des vidéos qu’on regarde jusqu’au bout, en rythme et sous-titrées.',
    ],
    features: [
      {
        title: 'Une timeline au pouce',
        text: 'Coupez, divisez et assemblez vos clips à deux doigts. Zoomez jusqu’à l’image, glissez pour annuler.',
      },
      {
        title: 'Sous-titres automatiques',
        text: 'L’éditeur vidéo écoute et écrit des sous-titres à styliser, déplacer et corriger mot à mot.',
      },
      {
        title: 'Musique en rythme',
        text: '900 morceaux libres de partage, ou les vôtres. Les coupes peuvent se caler sur le tempo.',
      },
      {
        title: 'Textes, stickers, transitions',
        text: 'Titres animés, stickers dessinés et transitions sobres. Gardez votre style pour la prochaine vidéo.',
      },
      {
        title: 'Ralenti et accéléré',
        text: 'Ralentissez le saut, accélérez la route : les courbes rendent le changement de vitesse tout doux.',
      },
      {
        title: 'Export sans filigrane',
        text: 'Exportez en 4K, vertical, carré ou large. Le cadre s’ajuste pour garder les visages dans l’image.',
      },
    ],
    news: [
      'Sous-titres en 18 langues, qui suivent la personne à l’image.',
      'Inversez un clip, figez une image ou jouez-la en boucle.',
      'Le fond vert marche avec n’importe quel mur uni.',
      'Corrige la musique décalée dans les vidéos de plus de dix minutes.',
    ],
    events: [
      { title: 'Festival d’une minute', text: 'Un film de 60 secondes sur le thème du moment.' },
      { title: 'Modèles vidéo de voyage', text: 'Dix nouveaux modèles pour vos clips d’été.' },
    ],
    praise: [
      'Je monte toutes les vidéos de ma chaîne dans le train. Timeline très logique.',
      'Les sous-titres automatiques comprennent même mon accent du Sud.',
      'Gratuit et sans filigrane ! La vidéo d’anniversaire de Mamie faite en une demi-heure.',
    ],
    complaints: [
      'L’export reste bloqué à 98 % sur les longues vidéos, il faut tout relancer.',
      'La moitié des musiques est passée premium, mes anciens montages ne s’exportent plus.',
      'Vide la batterie et le téléphone devient brûlant pendant le montage.',
    ],
    purchases: ['Créateur Pro, un an', 'Bibliothèque musicale, un mois'],
  },
  'collage-maker': {
    names: ['Collage photo', 'Pêle-mêle photo', 'Montage photo'],
    subtitles: ['Collage photo et mise en page', 'Pêle-mêle, cadres et texte', 'Montage photo pour stories'],
    shortDescriptions: [
      'Collage photo avec grilles, cadres, stickers et modèles pour vos stories.',
      'Créez un pêle-mêle en quelques secondes : photos, mise en page et texte.',
    ],
    promotion:
      'Nouveau : le mode scrapbooking avec papier déchiré, ruban adhésif et écriture à la main. Choisissez vos photos, la page ressemble à un vieil album.',
    openings: [
      'Impossible de choisir une seule image ? {app} réunit les meilleurs moments dans un collage photo : jusqu’à vingt photos, et la mise en page suit les visages.',
      'Anniversaire, voyage, avant et après : {app} crée vos collages avec grilles, cadres et pages de scrapbooking, pour une carte, une story ou le mur du salon.',
    ],
    features: [
      {
        title: 'Grilles et mises en page',
        text: 'Plus de 300 mises en page pour deux à vingt photos. Déplacez les lignes, arrondissez les coins, réglez l’espace.',
      },
      {
        title: 'Scrapbooking en liberté',
        text: 'Détourez une personne d’un geste, puis superposez, tournez et collez comme dans un vrai album.',
      },
      {
        title: 'Modèles pour stories',
        text: 'Des modèles de collage pour stories, publications et invitations, classés par occasion.',
      },
      {
        title: 'Cadres, texte et stickers',
        text: 'Polices manuscrites, jolis cadres et stickers de saison. La date et le lieu s’ajoutent d’un geste.',
      },
      {
        title: 'Avant et après',
        text: 'Deux photos côte à côte avec une ligne mobile, pour les travaux, la coiffure ou le jardin.',
      },
      {
        title: 'Imprimer et partager',
        text: 'Exportez votre montage photo en qualité d’impression jusqu’au poster, ou envoyez-le en carte.',
      },
    ],
    news: [
      'Le mode scrapbooking ajoute papier déchiré, ruban et tampons.',
      'Une vidéo peut prendre place dans la grille, à côté des photos.',
      'Quarante nouvelles mises en page pour quatre et six photos.',
      'Corrige des bords flous à l’export pour l’impression.',
    ],
    events: [
      { title: 'L’année en douze photos', text: 'Une photo par mois, un collage pour l’année.' },
      { title: 'Cartes fête des Mères', text: 'Des cartes collage à imprimer ou à envoyer.' },
    ],
    praise: [
      'Un pêle-mêle de quarante ans pour mes parents, tout le monde a pleuré.',
      'Des grilles à foison, et déplacer les photos est facile même avec mes gros doigts.',
      'Le détourage est génial, les enfants font des pages de scrapbooking tout l’après-midi.',
    ],
    complaints: [
      'Un logo dans le coin de chaque collage tant qu’on ne paie pas.',
      'Une pub après chaque modification, trois pour une seule grille.',
      'La qualité chute à l’enregistrement, mon tirage était tout flou.',
    ],
    purchases: ['Collage Plus, un an', 'Stickers et cadres'],
  },
}
