import type { ConceptText } from '../concept.ts'

export const fr: Record<'rain-radar' | 'weather-forecast' | 'wind-and-tides', ConceptText> = {
  'rain-radar': {
    names: ['Radar pluie', 'Radar météo', 'Alerte pluie'],
    subtitles: ['Radar météo en direct', 'Pluie à la minute, alertes', 'Orages, foudre et pluie'],
    shortDescriptions: [
      'Radar de pluie en direct, prévision à deux heures, orages et alertes pluie.',
      'Savoir quand il va pleuvoir : radar météo, alerte pluie et widget.',
    ],
    promotion:
      'C’est la saison des orages : le radar météo affiche désormais la foudre et la grêle toutes les cinq minutes, avec alertes pour vos lieux.',
    openings: [
      'Allez-vous rentrer au sec ? {app} montre sur un radar météo en direct où il pleut et où la pluie sera dans deux heures, minute par minute et rue par rue.',
      'Laissez le parapluie à la maison l’esprit tranquille. {app} surveille le radar de pluie et vous envoie une alerte dix minutes avant les premières gouttes.',
    ],
    features: [
      {
        title: 'Radar pluie en direct',
        text: 'Suivez pluie, neige et grêle sur la carte. Une nouvelle image radar arrive toutes les cinq minutes.',
      },
      {
        title: 'Alertes pluie à temps',
        text: 'Une alerte vous prévient avant l’averse et indique combien de temps elle va durer.',
      },
      {
        title: 'Orages et foudre',
        text: 'Suivez les orages avec impacts, direction et vitesse, et sachez quand ils arriveront chez vous.',
      },
      {
        title: 'La pluie à deux heures',
        text: 'Un graphique simple montre l’intensité de la pluie pour chacune des 120 prochaines minutes.',
      },
      {
        title: 'Couches au choix',
        text: 'Ajoutez nuages, température, vent ou épaisseur de neige à la carte météo, ou gardez la pluie seule.',
      },
      {
        title: 'Widgets et montre',
        text: 'Le radar de pluie sur l’écran d’accueil, l’écran verrouillé et au poignet, sans ouvrir l’application.',
      },
    ],
    news: [
      'Les images radar se chargent deux fois plus vite et consomment moins de données.',
      'La foudre apparaît sur le radar en moins d’une minute. Les alertes d’orage peuvent se taire la nuit.',
      'Nouveau widget : la pluie des deux prochaines heures en un petit graphique.',
      'Les alertes pluie ne concernent plus votre ancienne position après un voyage.',
    ],
    events: [
      { title: 'Week-end orages', text: 'Suivez les orages en direct, couches offertes.' },
      { title: 'Première neige', text: 'Une alerte quand les flocons arrivent chez vous.' },
    ],
    praise: [
      'L’alerte est arrivée neuf minutes avant la grosse averse. Le linge est sauvé.',
      'Je vais au travail à vélo et je regarde ce radar avant chaque trajet. Bien plus fiable que les prévisions.',
      'Carte claire, rien de superflu, et on voit les orages venir de loin.',
    ],
    complaints: [
      'Pas de pluie annoncée alors que je suis dessous. Le radar a parfois vingt minutes de retard.',
      'Les alertes arrivent quand l’averse est déjà passée.',
      'Une pub plein écran à chaque ouverture de la carte, pile quand on est pressé.',
    ],
    purchases: ['Radar Premium, annuel', 'Carte de la foudre, achat unique'],
  },
  'weather-forecast': {
    names: ['Météo', 'Météo et widget', 'Prévisions météo'],
    subtitles: ['Météo locale heure par heure', 'Prévisions météo à 14 jours', 'Température, pluie, pollens'],
    shortDescriptions: [
      'Prévisions météo heure par heure et à 14 jours, avec widgets et pollens.',
      'La météo de votre ville : température, pluie, vent, UV et vigilance.',
    ],
    promotion:
      'Pollens et qualité de l’air sont là : voyez d’un coup d’œil si la journée se passe au jardin, dans l’application et sur le widget météo.',
    openings: [
      'Un regard suffit pour savoir comment s’habiller. {app} donne la météo locale heure par heure et sur 14 jours, au calme, sans actualités ni distractions.',
      'Balade, lessive, week-end : la météo a toujours son mot à dire. {app} compare plusieurs modèles et indique aussi à quel point la prévision est sûre.',
    ],
    features: [
      {
        title: 'Météo heure par heure',
        text: 'Température, risque de pluie, vent et soleil pour chaque heure, avec la température ressentie.',
      },
      {
        title: 'Prévisions à 14 jours',
        text: 'Maximales, minimales et jours de pluie des deux prochaines semaines, avec l’indice de confiance.',
      },
      {
        title: 'Widgets à composer',
        text: 'Douze widgets météo pour l’écran d’accueil ou verrouillé : le jour, la semaine, la pluie ou la lune.',
      },
      {
        title: 'Pollens et air',
        text: 'Allergique ? Retrouvez les pollens de huit plantes, l’indice UV et la qualité de l’air de votre ville.',
      },
      {
        title: 'Vigilance et alertes',
        text: 'Tempête, verglas, canicule ou crue : soyez prévenu dès le niveau que vous avez choisi.',
      },
      {
        title: 'Soleil, lune et ciel',
        text: 'Lever et coucher du soleil, phase de lune et visibilité pour chaque lieu de votre liste.',
      },
    ],
    news: [
      'La météo heure par heure va jusqu’à 72 heures et affiche aussi les rafales.',
      'Pollens de frêne et d’armoise, et un widget réservé à vos allergies.',
      'La météo de vos lieux reste enregistrée et s’ouvre sans connexion.',
      'Couleurs de vigilance plus nettes et texte plus grand sur les petits widgets.',
    ],
    events: [
      { title: 'Jours de canicule', text: 'Chaleur et indice UV heure par heure.' },
      { title: 'Saison des pollens', text: 'Chaque matin, les pollens qui vous concernent.' },
    ],
    praise: [
      'La météo, simplement, et bien présentée. Le widget est la première chose que je regarde le matin.',
      'J’aime bien l’indice de confiance, c’est plus honnête que les autres applis météo.',
      'Pollens et UV à côté de la température, parfait avec deux enfants allergiques.',
    ],
    complaints: [
      'Le widget se bloque et affiche la température de la veille tant que je n’ouvre pas l’appli.',
      'Six degrés d’écart trois jours de suite.',
      'La vue horaire est devenue payante, elle était gratuite depuis des années.',
    ],
    purchases: ['Météo Plus, annuel', 'Sans publicité, achat unique'],
  },
  'wind-and-tides': {
    names: ['Vent et marées', 'Météo marine', 'Météo surf'],
    subtitles: ['Horaires des marées et vent', 'Vent, houle, voile et surf', 'Météo marine, carte du vent'],
    shortDescriptions: [
      'Vent, horaires des marées et houle pour le surf, la voile et la pêche.',
      'Météo marine avec marées, carte du vent et hauteur des vagues par spot.',
    ],
    promotion:
      'Nouveau pour la voile : une carte du vent à dix jours avec rafales et pression, et les marées de 9 000 ports, disponibles en mer sans réseau.',
    openings: [
      'Avant de gréer ou de larguer les amarres, ouvrez {app} : vent, horaires des marées et houle de votre spot sur une page, pour aujourd’hui et les dix jours à venir.',
      'La mer n’attend pas, autant prévoir. {app} met côte à côte marées, vent et vagues, et vous dit à quel moment votre spot sera le meilleur.',
    ],
    features: [
      {
        title: 'Vent heure par heure',
        text: 'Force, rafales et direction en nœuds, mètres par seconde ou Beaufort, selon trois modèles.',
      },
      {
        title: 'Horaires des marées',
        text: 'Pleines et basses mers de 9 000 ports et plages, calculées sur le téléphone et disponibles hors ligne.',
      },
      {
        title: 'Houle et vagues',
        text: 'Hauteur, période et direction des vagues, houle principale et secondaire séparées.',
      },
      {
        title: 'Carte du vent animée',
        text: 'Voyez passer fronts et dépressions, ajoutez pression et pluie, avancez jusqu’à dix jours.',
      },
      {
        title: 'Alertes pour votre spot',
        text: 'Dites ce qu’il vous faut, par exemple 15 nœuds d’ouest à mi-marée, et soyez prévenu.',
      },
      {
        title: 'Vos spots favoris',
        text: 'Gardez vagues, ports et coins de pêche avec notes, température de l’eau et coucher du soleil.',
      },
    ],
    news: [
      'Les marées de 400 ports de plus, avec des courbes à parcourir heure par heure.',
      'La carte du vent est plus fluide et s’enregistre pour une traversée sans réseau.',
      'Les alertes combinent vent, houle et marée. Les directions sont de nouveau justes sur la montre.',
      'Nouveau widget avec la prochaine pleine mer et la prochaine basse mer.',
    ],
    events: [
      { title: 'Week-end grandes marées', text: 'Les plus forts coefficients de la saison.' },
      { title: 'Houle d’automne', text: 'Les longues houles prévues sur vos spots de surf.' },
    ],
    praise: [
      'Le vent annoncé correspond à deux nœuds près. On prépare toutes nos régates avec.',
      'Les marées hors ligne ont sauvé notre sortie, aucun réseau dans cette baie.',
      'Avec les alertes sur mon spot de kite, fini de comparer cinq sites avant le petit-déjeuner.',
    ],
    complaints: [
      'Marées décalées d’une heure après le changement d’heure. En bord de mer, ce n’est pas un petit bug.',
      'Les vagues annoncées sur ma plage sont toujours trop hautes, la pointe n’est pas prise en compte.',
      'Le bon modèle de vent est en supplément alors que je paie déjà l’abonnement.',
    ],
    purchases: ['Marine Pro, annuel', 'Carte du vent à dix jours'],
  },
}
