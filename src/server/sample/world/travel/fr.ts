import type { ConceptText } from '../concept.ts'

export const fr: Record<'trip-planner' | 'flight-tracker' | 'campsite-finder', ConceptText> = {
  'trip-planner': {
    names: ['Carnet de voyage', 'Planning voyage', 'Organiser voyages'],
    subtitles: ['Planifier voyage et itinéraire', 'Itinéraire, carte et valise', 'Voyage, budget, liste valise'],
    shortDescriptions: [
      'Organisez votre voyage : itinéraire, carte, liste de valise et budget.',
      'Planifiez un voyage jour par jour, réservations et cartes même hors ligne.',
    ],
    promotion:
      'Nouveau : glissez un lieu sur une journée, le planning calcule la marche, le tram et les horaires. Votre itinéraire reste réaliste, pause déjeuner comprise.',
    openings: [
      'Quarante onglets, trois e-mails et un nom de restaurant sur un papier : {app} en fait un itinéraire, avec une carte par jour et tout sous la main à l’arrivée.',
      'Un bon voyage est à moitié préparé. {app} place visites, réservations et après-midi libres sur une carte, et laisse de la place aux détours.',
    ],
    features: [
      {
        title: 'Itinéraire jour par jour',
        text: 'Glissez visites, repas et trains dans chaque journée. Les temps de trajet sont calculés pour vous.',
      },
      {
        title: 'Le voyage sur une carte',
        text: 'Toutes vos étapes sur la carte : repérez ce qui est proche et remettez la route dans le bon ordre.',
      },
      {
        title: 'Réservations au même endroit',
        text: 'Transférez une confirmation : vols, hôtels et billets se rangent au bon jour.',
      },
      {
        title: 'Liste de valise intelligente',
        text: 'La liste suit la météo, la durée et le style de voyage, du bagage cabine à la semaine de rando.',
      },
      {
        title: 'Organiser à plusieurs',
        text: 'Invitez vos compagnons, votez pour les lieux et partagez un budget voyage en toute devise.',
      },
      {
        title: 'Tout marche hors ligne',
        text: 'Itinéraire, carte et billets restent sur le téléphone, même dans le métro à l’étranger.',
      },
    ],
    news: [
      'Chaque journée indique le temps de marche et les horaires d’ouverture.',
      'Les listes de valise se gardent pour le prochain voyage.',
      'Imprimez votre itinéraire sous forme de petit livret.',
      'Corrige des horaires de train affichés dans le mauvais fuseau.',
    ],
    events: [
      { title: 'Idées de week-end', text: 'Vingt itinéraires tout prêts pour deux jours.' },
      { title: 'La semaine des valises', text: 'Une liste par jour, de la plage à la montagne.' },
    ],
    praise: [
      'Trois semaines au Japon préparées ici, chaque billet était là au bon moment.',
      'La carte évite de traverser la ville deux fois, tout ce qui est voisin se voit.',
      'Plus personne ne demande « on fait quoi demain ? », c’est dans l’itinéraire.',
    ],
    complaints: [
      'La carte hors ligne est payante et on s’en rend compte une fois à l’étranger.',
      'Les réservations d’hôtel transférées tombent une fois sur deux au mauvais jour.',
      'Les voyages partagés ne se mettent à jour qu’en relançant l’appli.',
    ],
    purchases: ['Explorateur, un an', 'Cartes hors ligne'],
  },
  'flight-tracker': {
    names: ['Suivi de vol', 'Vols en direct', 'Radar des vols'],
    subtitles: ['Suivi de vol et retards', 'Vols en direct, porte, retard', 'Radar avion et aéroports'],
    shortDescriptions: [
      'Suivi de vol en direct : porte, retard, arrivée et tableaux des aéroports.',
      'Suivez un avion en direct sur la carte et soyez alerté au moindre retard.',
    ],
    promotion:
      'Soyez prévenu avant l’annonce : le suivi de vol regarde votre avion dès son vol précédent et signale un retard quand vous êtes encore à la maison.',
    openings: [
      'L’avion est-il à l’heure ? {app} suit chaque vol en direct et signale une nouvelle porte, un retard ou une arrivée en avance avant le panneau de l’aéroport.',
      'Aller chercher quelqu’un, réussir une correspondance ou lever les yeux au ciel : {app} montre les vols en direct, avec statut, trajet et heure d’arrivée.',
    ],
    features: [
      {
        title: 'Carte des vols en direct',
        text: 'Regardez les avions avancer sur la carte. Touchez-en un pour voir trajet, altitude, vitesse et destination.',
      },
      {
        title: 'Alertes retard et porte',
        text: 'Retard, changement de porte, embarquement, tapis à bagages : l’alerte arrive souvent avant l’aéroport.',
      },
      {
        title: 'Tableaux des aéroports',
        text: 'Arrivées et départs de 4 000 aéroports, plans des terminaux et attente aux contrôles.',
      },
      {
        title: 'Correspondances serrées',
        text: 'Le suivi de vol vous dit si la correspondance passe et combien de minutes il faut jusqu’à la porte.',
      },
      {
        title: 'Partager son arrivée',
        text: 'Envoyez un lien : vos proches voient votre vol en direct sans rien installer.',
      },
      {
        title: 'Votre carnet de vols',
        text: 'Tous vos vols sur une carte : heures en l’air, aéroports, types d’avion et plus longue route.',
      },
    ],
    news: [
      'Voyez d’où vient votre avion et s’il est en retard.',
      'Le statut du vol s’affiche sur l’écran verrouillé, du check-in au tapis à bagages.',
      'Attente aux contrôles dans soixante aéroports de plus.',
      'Corrige les alertes en double pour les vols en partage de code.',
    ],
    events: [
      { title: 'Grands départs', text: 'Retards et files d’attente de la semaine chargée.' },
      { title: 'Week-end des spotters', text: 'Des avions rares sur la carte pendant deux jours.' },
    ],
    praise: [
      'Prévenu du changement de porte dix minutes avant l’annonce, j’étais le premier.',
      'Mon mari vole souvent, je sais toujours quand mettre le café en route.',
      'Un avion au-dessus du jardin, un clic, et il part pour Lima. J’adore.',
    ],
    complaints: [
      'Affichait « à l’heure » alors que j’attendais depuis deux heures en porte.',
      'Les détails de l’avion sont devenus payants, c’était pourtant le plaisir.',
      'Plus aucune alerte une fois l’appli fermée, ça n’a pas de sens.',
    ],
    purchases: ['Or, un an', 'Alertes pour dix vols'],
  },
  'campsite-finder': {
    names: ['Campings & Vans', 'Aires camping-car', 'Carte camping'],
    subtitles: ['Campings et aires camping-car', 'Carte camping, van et tente', 'Trouver un camping ou une aire'],
    shortDescriptions: [
      'Trouvez campings, aires de camping-car et coins tranquilles pour van ou tente.',
      'Carte camping avec prix, photos et avis pour tente, van et camping-car.',
    ],
    promotion:
      'Nouveau : le filtre calme. Trouvez un camping loin de la route et de la disco, avec le soleil du matin, et gardez la carte pour les zones sans réseau.',
    openings: [
      'Où dort-on ce soir ? {app} montre les campings, les fermes et les aires de camping-car autour de vous, avec prix, photos et avis sincères de campeurs.',
      'De la tente au bord du lac à l’aire avec eau potable : {app} est la carte camping de celles et ceux qui choisissent leur étape à seize heures.',
    ],
    features: [
      {
        title: 'Campings sur une carte',
        text: 'Plus de 60 000 campings, aires et accueils à la ferme, vérifiés par les campeurs et mis à jour chaque jour.',
      },
      {
        title: 'Filtres pour votre véhicule',
        text: 'Longueur, poids, électricité, chien, douches : réglez van, camping-car ou tente une fois pour toutes.',
      },
      {
        title: 'Avis de vrais campeurs',
        text: 'Des photos des emplacements et des sanitaires, pas seulement du coucher de soleil, et les coins calmes.',
      },
      {
        title: 'Eau, vidange et gaz',
        text: 'Eau potable, aires de vidange, bouteilles de gaz et laveries tout au long de votre route.',
      },
      {
        title: 'Préparer son itinéraire',
        text: 'Enchaînez les étapes selon vos kilomètres par jour et partagez la route avec d’autres voyageurs.',
      },
      {
        title: 'Cartes hors ligne',
        text: 'Téléchargez un pays entier : la carte marche dans les vallées où plus rien ne passe.',
      },
    ],
    news: [
      'Le filtre calme trouve les campings loin des grands axes.',
      'Alerte pont bas pour les camping-cars sur l’itinéraire.',
      'Posez une question sur un camping, la réponse s’affiche sur la carte.',
      'Corrige des prix affichés sans le supplément pour le chien.',
    ],
    events: [
      { title: 'La saison commence', text: 'Les campings qui ouvrent au printemps.' },
      { title: 'Nuits sous les étoiles', text: 'Des coins sombres pour la nuit des étoiles.' },
    ],
    praise: [
      'Une ferme, trois emplacements, des œufs frais et personne autour. Plus belle nuit du voyage.',
      'On ne réserve plus. À seize heures on regarde la carte, à dix-sept on est garés.',
      'Rien que la recherche des vidanges vaut le prix pour un camping-cariste.',
    ],
    complaints: [
      'La moitié des aires gratuites est fermée et personne ne les retire.',
      'Les cartes hors ligne pèsent 3 Go et ne montrent même pas les photos.',
      'Prix de la saison passée, on a payé le double à l’accueil.',
    ],
    purchases: ['Campeur Plus, un an', 'Carte d’un pays hors ligne'],
  },
}
