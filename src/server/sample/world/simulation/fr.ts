import type { ConceptText } from '../concept.ts'

export const fr: Record<'farm-life' | 'city-builder' | 'truck-driving', ConceptText> = {
  'farm-life': {
    names: ['Jeu de ferme', 'Simulateur ferme', 'Ma vie à la ferme'],
    subtitles: ['Cultivez et élevez en famille', 'Jeu de ferme hors ligne', 'Récoltes, animaux et village'],
    shortDescriptions: [
      'Cultivez, élevez des animaux et vendez au marché dans une ferme douillette.',
      'La ferme de vos rêves : semer, récolter, cuisiner, décorer, même hors ligne.',
    ],
    promotion:
      'La saison du verger : pressez le cidre, rencontrez les alpagas et décorez la ferme de lanternes. Douze voisins vous attendent après le pont.',
    openings: [
      'Le coq chante, les tomates sont mûres et la voisine a besoin d’œufs. {app} est un jeu de ferme douillet où vous cultivez, élevez des animaux et faites d’une vieille bâtisse un vrai foyer.',
      'Semer le matin, récolter le soir, et promener le chien entre les deux. Dans {app}, bâtissez une ferme familiale à votre rythme, vendez au marché et redonnez vie à un petit village.',
    ],
    features: [
      {
        title: 'Semer et récolter',
        text: 'Blé, citrouilles, petits fruits et 60 autres cultures, chacune avec sa saison et sa terre préférée.',
      },
      {
        title: 'Des animaux heureux',
        text: 'Nourrissez les poules, brossez les poneys, baptisez chaque vache : bien soignés, ils donnent mieux.',
      },
      {
        title: 'Cuisine et artisanat',
        text: 'Cuisez le pain, pressez le cidre, filez la laine et vendez le tout au marché de la semaine.',
      },
      {
        title: 'Décorez votre ferme',
        text: 'Plus de 500 décorations, de la barrière blanche au moulin à vent, pour une ferme qui vous ressemble.',
      },
      {
        title: 'Voisins et amis',
        text: 'Visitez les fermes de vos amis, donnez un coup de main et honorez ensemble les commandes.',
      },
      {
        title: 'Détente hors ligne',
        text: 'Jouez sans wifi : rien ne fane en votre absence, et aucun chrono ne vous presse.',
      },
    ],
    news: [
      'La saison du verger : pommiers, pressoir à cidre et alpagas tout doux.',
      'Une nouvelle vallée après le pont, avec douze voisins et leurs histoires.',
      'Semez et récoltez des rangs entiers d’un geste. La grange a enfin une recherche.',
      'Les vaches ne restent plus coincées derrière le moulin. Démarrage plus rapide.',
    ],
    events: [
      { title: 'Fête des moissons', text: 'Gagnez le carrosse citrouille à la foire.' },
      { title: 'Semaine des agneaux', text: 'Élevez cinq agneaux et gardez-en un.' },
    ],
    praise: [
      'Tellement douillet, j’arrose mes champs le soir et je me détends aussitôt.',
      'On décore chaque recoin et les animaux sont adorables.',
      'Jamais insistant : j’ai une ferme immense sans avoir dépensé un centime.',
    ],
    complaints: [
      'La grange est toujours pleine, et l’agrandir coûte des diamants.',
      'Passé le niveau 30, chaque récolte prend des heures.',
      'Ma ferme a disparu après la mise à jour, trois ans de travail.',
    ],
    purchases: ['Club de la ferme, mensuel', 'Sac de 250 diamants'],
  },
  'city-builder': {
    names: ['Bâtisseur de ville', 'Jeu de ville', 'Simulateur ville'],
    subtitles: ['Construisez votre ville', 'Gestion de ville hors ligne', 'Routes, tramways et quartiers'],
    shortDescriptions: [
      'Construisez votre ville : routes, quartiers, tramways et habitants heureux.',
      'Simulation de ville avec vrai trafic, budget et météo. Jouable hors ligne.',
    ],
    promotion:
      'Extension portuaire : ferries, docks et péniches, plus un mode nuit où chaque fenêtre de votre ville s’allume toute seule.',
    openings: [
      'Une baie déserte, une route et les premières maisons : le reste dépend de vous. {app} est un jeu de construction de ville où le trafic circule, le budget compte et chaque habitant a où aller.',
      'Cité-jardin tranquille ou gratte-ciel de verre ? Dans {app}, tracez routes, quartiers et lignes de tramway, gérez le budget et voyez votre ville grandir jour et nuit.',
    ],
    features: [
      {
        title: 'Votre ville, vos plans',
        text: 'Tracez des routes courbes, répartissez logements, commerces et usines, et donnez ses règles à chaque quartier.',
      },
      {
        title: 'Un vrai trafic',
        text: 'Chaque habitant va réellement au travail. Ronds-points, tramways et pistes cyclables chassent les bouchons.',
      },
      {
        title: 'Budget et impôts',
        text: 'Équilibrez impôts, énergie, eau et écoles, et mesurez l’effet de chaque décision sur le moral.',
      },
      {
        title: 'Météo et catastrophes',
        text: 'Préparez la ville aux tempêtes, aux crues et aux pannes, ou désactivez tout.',
      },
      {
        title: 'Monuments et panorama',
        text: 'Débloquez 120 bâtiments d’exception, de l’opéra au phare, et tirez des cartes postales.',
      },
      {
        title: 'Hors ligne, sans attente',
        text: 'Construisez quand et aussi vite que vous voulez : ni délais de chantier ni wifi.',
      },
    ],
    news: [
      'Extension portuaire : ferries, docks et péniches pour votre ville.',
      'Mode nuit : fenêtres, réverbères et tramways s’allument tout seuls.',
      'Le trafic trouve de meilleurs chemins et les ronds-points se tracent d’un trait.',
      'Les villes de plus de 100 000 habitants sont plus fluides. Erreurs de carte corrigées.',
    ],
    events: [
      { title: 'Concours des maires', text: 'La ville la plus verte de 10 000 habitants.' },
      { title: 'Marché d’hiver', text: 'Illuminez la place, ouvrez la patinoire.' },
    ],
    praise: [
      'Enfin un jeu de ville sans délais absurdes, on construit, point.',
      'Le trafic est bluffant, je regarderais mes tramways des heures.',
      'Marche hors ligne, et même ma grande ville reste fluide sur tablette.',
    ],
    complaints: [
      'Passé 80 000 habitants ça rame et le téléphone devient un radiateur.',
      'Les plus beaux monuments sont tous payants, dommage.',
      'Tracer les routes au doigt est pénible, je rase sans cesse des maisons.',
    ],
    purchases: ['Mairie Plus, mensuel', 'Lot de monuments du port'],
  },
  'truck-driving': {
    names: ['Simulateur camion', 'Jeu de camion', 'Routier et fret'],
    subtitles: ['Conduisez, livrez, gérez', 'Jeu de camion réaliste', 'Monde ouvert, hors ligne'],
    shortDescriptions: [
      'Conduisez des poids lourds, livrez du fret et montez votre société de transport.',
      'Simulateur de camion réaliste : monde ouvert, météo, manœuvres, route de nuit.',
    ],
    promotion:
      'Routes du Nord : neige, ferries et pistes de glace, un grumier avec grue et un mode convoi jusqu’à six chauffeurs, radio comprise.',
    openings: [
      'Contact, freins desserrés, et dix-huit tonnes s’ébranlent. {app} est un simulateur de camion réaliste : livrez du fret dans un monde ouvert, garez-vous au centimètre et montez votre société de transport.',
      'Le café dans le support, la radio allumée, encore quatre cents kilomètres. Dans {app}, conduisez des poids lourds sous la pluie, de nuit et en montagne ; chaque livraison paie la prochaine amélioration.',
    ],
    features: [
      {
        title: 'Conduite réaliste de camion',
        text: 'Boîte manuelle, ralentisseur, rétroviseurs et charge qui pousse en virage. Volant, boutons ou inclinaison.',
      },
      {
        title: 'Grand monde ouvert',
        text: '12 000 kilomètres d’autoroutes, de côtes et de rues de village entre 80 villes.',
      },
      {
        title: 'Toutes sortes de fret',
        text: 'Bois, lait, pales d’éolienne ou maison entière : chaque chargement se conduit autrement.',
      },
      {
        title: 'Votre société de transport',
        text: 'Achetez des garages, embauchez des chauffeurs et choisissez les contrats qui font rouler la flotte.',
      },
      {
        title: 'Un camion personnalisé',
        text: 'Moteurs, klaxons, feux, peinture et un tableau de bord avec figurine à ressort.',
      },
      {
        title: 'Convoi entre amis',
        text: 'Rendez-vous sur l’aire, radio allumée, et roulez en convoi jusqu’à six camions.',
      },
    ],
    news: [
      'Routes du Nord : pistes de glace, ferries et un grumier avec grue.',
      'Mode convoi à six chauffeurs, avec radio. La pluie sur le pare-brise est plus belle.',
      'La marche arrière avec remorque se simplifie grâce à des lignes de guidage, désactivables.',
      'Les autres véhicules mettent leur clignotant. Les remorques ne basculent plus à la pesée.',
    ],
    events: [
      { title: 'Fret d’hiver', text: '20 livraisons sur glace pour un chasse-neige.' },
      { title: 'Convois exceptionnels', text: 'Fret géant, paie doublée, escorte comprise.' },
    ],
    praise: [
      'Je suis routier de métier et c’est étonnamment proche du réel.',
      'La radio, la nuit, la pluie : rien ne me détend autant.',
      'Se garer avec une remorque, c’est dur à apprendre mais quelle satisfaction.',
    ],
    complaints: [
      'Les voitures déboîtent sans regarder et c’est moi qui paie l’amende.',
      'De la pub à chaque station-service, et les bons camions coûtent cher.',
      'La carte paraît grande, mais les villes se résument aux mêmes trois rues.',
    ],
    purchases: ['Permis Plus, mensuel', 'Palette de 500 000 crédits'],
  },
}
