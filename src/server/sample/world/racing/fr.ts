import type { ConceptText } from '../concept.ts'

export const fr: Record<'drift-racing' | 'kart-racing' | 'motorbike-racing', ConceptText> = {
  'drift-racing': {
    names: ['Drift de voitures', 'Course & drift', 'Simulateur drift'],
    subtitles: ['Drift, tuning et course', 'Jeu de voiture réaliste', 'Jeu de course hors ligne'],
    shortDescriptions: [
      'Driftez en voiture de sport, réglez le moteur, courez de nuit en ville.',
      'Un jeu de voiture et de drift : routes ouvertes, tuning, courses en ligne.',
    ],
    promotion:
      'Nouvelle ville : driftez sur les quais au petit matin, préparez huit voitures de sport inédites et rejoignez la ligue tandem avec un ami.',
    openings: [
      'L’arrière décroche, vous le rattrapez et tenez l’angle jusqu’à la sortie du virage. {app} est un jeu de course et de drift à la physique réaliste, avec un tuning poussé et des routes à prendre de travers.',
      'Votre garage, vos réglages, votre trajectoire. Dans {app}, montez une voiture boulon par boulon, courez de nuit et driftez pour des points contre des pilotes du monde entier.',
    ],
    features: [
      {
        title: 'Physique de drift réaliste',
        text: 'Poids, température des pneus et revêtement comptent. Volant, inclinaison ou boutons, avec plus ou moins d’aides.',
      },
      {
        title: 'Tuning en profondeur',
        text: 'Réglez suspensions, boîte, pression et turbo, puis essayez le tout sur le parking d’entraînement.',
      },
      {
        title: '60 voitures de sport',
        text: 'Du coupé léger au gros V8, chacune avec son bruit de moteur et son caractère.',
      },
      {
        title: 'Peinture et kits carrosserie',
        text: 'Covering, jantes, ailerons et néons : une voiture qui a l’air rapide même à l’arrêt.',
      },
      {
        title: 'Courses tandem en ligne',
        text: 'Driftez portière contre portière avec un ami, gagnez des points de proximité et montez en ligue.',
      },
      {
        title: 'Carrière et hors ligne',
        text: '150 épreuves de carrière sans wifi, du slalom sur parking au col de montagne.',
      },
    ],
    news: [
      'Nouvelle ville : driftez sur les quais, avec huit voitures de sport inédites.',
      'Les pneus chauffent de façon réaliste. Les ralentis s’enregistrent avec vos propres caméras.',
      'Ligue tandem : meilleurs adversaires, chargements plus courts, moins de courses coupées.',
      'Les commandes au volant ne se réinitialisent plus. Bruits de moteur retravaillés.',
    ],
    events: [
      { title: 'Coupe drift de minuit', text: 'Cinq pistes de nuit, une seule catégorie.' },
      { title: 'Semaine du tuning', text: 'Pièces moteur à moitié prix toute la semaine.' },
    ],
    praise: [
      'Le drift est génial, on sent vraiment le poids de la voiture.',
      'Tellement de réglages que je passe plus de temps au garage que sur la route.',
      'De beaux graphismes même sur un téléphone moyen, et ça marche hors ligne.',
    ],
    complaints: [
      'Les voitures coûtent une fortune : deux semaines d’efforts ou la carte bleue.',
      'En ligne ça rame et on est éjecté juste avant l’arrivée.',
      'La direction par inclinaison tire à gauche, même après calibrage.',
    ],
    purchases: ['Garage VIP, mensuel', 'Lot de 100 000 crédits'],
  },
  'kart-racing': {
    names: ['Course de karts', 'Jeu de karting', 'Rallye de karts'],
    subtitles: ['Karting entre amis et bonus', 'Jeu de course en famille', 'Drift, turbo et multijoueur'],
    shortDescriptions: [
      'Des courses de karts déjantées : bonus, raccourcis et écran partagé en famille.',
      'Karting multijoueur : dérapez, foncez, esquivez sur 40 circuits déjantés.',
    ],
    promotion:
      'Le Canyon des bonbons ouvre : trois circuits de kart tout en rebonds, un bonus boomerang et des coupes familiales à jouer sur le même canapé.',
    openings: [
      'Trois, deux, un, et les bananes volent déjà. {app} est un jeu de course de karts pour toute la famille, avec des bonus, des raccourcis cachés et du suspense jusqu’au dernier virage.',
      'Choisissez un pilote, montez un kart et dérapez pour le turbo. {app} propose des courses multijoueurs express : deux minutes, huit karts et un joyeux bazar.',
    ],
    features: [
      {
        title: '40 circuits à explorer',
        text: 'Foncez sur les toits, dans des canyons de bonbons ou sous la mer, avec des raccourcis à dénicher partout.',
      },
      {
        title: 'Des bonus rigolos',
        text: 'Fusées turbo, confiture collante, bulles de protection et un boomerang qui revient au pire moment.',
      },
      {
        title: 'Courses multijoueurs',
        text: 'Défiez vos amis en ligne, lancez une course express à huit ou créez votre propre coupe.',
      },
      {
        title: 'Écran partagé à deux',
        text: 'Partagez une tablette ou branchez deux manettes et réglez ça sur le canapé.',
      },
      {
        title: 'Un kart sur mesure',
        text: 'Combinez châssis, roues et planeur pour équilibrer vitesse, adhérence et turbo.',
      },
      {
        title: 'Pensé pour les enfants',
        text: 'Pas de discussion avec des inconnus, une aide à la conduite et un contrôle parental des achats.',
      },
    ],
    news: [
      'Canyon des bonbons : trois circuits de kart tout en rebonds et le bonus boomerang.',
      'L’écran partagé accepte deux manettes. Le turbo de dérapage se voit mieux.',
      'Les courses en ligne trouvent des joueurs plus vite, et les projectiles visent juste.',
      'Contrôle parental des achats et aide à la conduite pour les plus petits.',
    ],
    events: [
      { title: 'Coupe en famille', text: 'Quatre courses pour un kart en or.' },
      { title: 'Le monde à l’envers', text: 'Circuits inversés et pièces doublées.' },
    ],
    praise: [
      'On court chaque dimanche avec les enfants, c’est le chaos et on adore.',
      'Des courses courtes, des fous rires et des circuits vraiment inventifs.',
      'L’écran partagé sur tablette, enfin un jeu qui pense aux familles.',
    ],
    complaints: [
      'On mène, on prend cinq bonus d’affilée et on finit dernier.',
      'Les meilleurs karts sortent de coffres au hasard, je n’en veux pas pour mon fils.',
      'Déconnexions permanentes en multijoueur, même avec un bon wifi.',
    ],
    purchases: ['Pass Pilote, mensuel', 'Tonneau de 800 pièces'],
  },
  'motorbike-racing': {
    names: ['Course de motos', 'Jeu de moto', 'Moto & cascades'],
    subtitles: ['Pilotez, doublez, cabrez', 'Jeu de moto dans le trafic', 'Course de moto et cascades'],
    shortDescriptions: [
      'Pilotez des motos sportives dans le trafic, en vue subjective, à pleins gaz.',
      'Course de motos avec carrière, cascades et tuning : penchez, doublez, foncez.',
    ],
    promotion:
      'Route côtière : une voie rapide au soleil couchant, de vrais angles d’inclinaison, quatre motos inédites et une course de côte bien poussiéreuse.',
    openings: [
      'Rentrez la tête, penchez la moto et laissez venir la route. {app} est un jeu de moto en vue subjective, avec de vrais bruits de moteur, un trafic dense et des virages qu’il faut savoir lire.',
      'Du premier scooter à la sportive de deux cents chevaux : {app} vous fait vivre toute une carrière de pilote, entre courses dans le trafic, cascades et routes de montagne. En selle.',
    ],
    features: [
      {
        title: 'Pilotage en vue subjective',
        text: 'Regardez par-dessus le guidon, surveillez les rétroviseurs et sentez la vitesse à chaque dépassement.',
      },
      {
        title: '45 motos à piloter',
        text: 'Scooters, customs, enduros et sportives, chacune enregistrée avec son propre son de moteur.',
      },
      {
        title: 'Course dans le trafic',
        text: 'Faufilez-vous sur l’autoroute, gagnez des points en frôlant les voitures et tenez la roue arrière.',
      },
      {
        title: 'Cascades et terre',
        text: 'Sautez des tremplins, passez par-dessus des conteneurs et grimpez des pentes boueuses.',
      },
      {
        title: 'Un atelier de tuning',
        text: 'Améliorez moteur, freins et pneus, puis assortissez le réservoir et le casque.',
      },
      {
        title: 'Fantômes et classements',
        text: 'Courez contre le fantôme de vos amis et grattez les derniers dixièmes.',
      },
    ],
    news: [
      'Route côtière : voie rapide au soleil couchant, quatre motos et de vrais angles.',
      'Vue subjective avec rétroviseurs. Direction plus précise à grande vitesse.',
      'Course de côte : pentes poussiéreuses, points de passage et fantômes de vos amis.',
      'Les voitures mettent enfin leur clignotant. Consommation de batterie réduite.',
    ],
    events: [
      { title: 'Défi de la côte', text: 'Au sommet avec un seul plein : casque doré.' },
      { title: 'Ruée sur l’autoroute', text: '100 km de trafic sans tomber.' },
    ],
    praise: [
      'La vue subjective donne vraiment l’impression d’être sur une moto.',
      'Le bruit des moteurs est très juste, je roule moi-même et je suis bluffé.',
      'Idéal pour cinq minutes : un tour dans le trafic et me voilà réveillé.',
    ],
    complaints: [
      'Une pub après chaque chute, et on tombe souvent.',
      'Toutes les motos se conduisent pareil, seul le prix change.',
      'Les voitures surgissent de nulle part, impossible de freiner.',
    ],
    purchases: ['Club des pilotes, mensuel', 'Sac de 50 000 pièces'],
  },
}
