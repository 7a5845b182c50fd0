import type { ConceptText } from '../concept.ts'

export const fr: Record<'hiking-maps' | 'ev-charging' | 'gps-navigation', ConceptText> = {
  'hiking-maps': {
    names: ['Carte de randonnée', 'Randonnée et GPS', 'Sentiers et rando'],
    subtitles: ['Cartes hors ligne et GPS', 'Randonnées près de chez vous', 'Sentiers, GPS, traces GPX'],
    shortDescriptions: [
      'Randonnées et cartes hors ligne : trouvez un sentier, enregistrez vos traces.',
      'Préparez vos randonnées avec cartes topographiques et GPS, même sans réseau.',
    ],
    promotion:
      'Nouveau : neige et boue signalées par les randonneurs sur la carte, et des cartes hors ligne deux fois plus légères à prendre avant le week-end.',
    openings: [
      'Choisissez une randonnée, téléchargez la carte et partez. {app} montre les sentiers proches avec distance, dénivelé et difficulté, et vous guide sans réseau.',
      'De la balade du soir à la semaine en montagne, {app} réunit cartes topographiques, GPS et itinéraires de randonnée sur un écran lisible en plein soleil.',
    ],
    features: [
      {
        title: 'Sentiers près de vous',
        text: '200 000 randonnées à trier par distance, dénivelé et difficulté, avec chien ou poussette, photos et avis.',
      },
      {
        title: 'Cartes hors ligne',
        text: 'Téléchargez la carte topographique d’une région ou d’un sentier. Le GPS marche même en mode avion.',
      },
      {
        title: 'Créer son itinéraire',
        text: 'Touchez deux points et le tracé suit les chemins. Profil et temps de marche se mettent à jour.',
      },
      {
        title: 'Enregistrer ses traces',
        text: 'Gardez distance, dénivelé et allure de chaque randonnée, avec photos et export GPX.',
      },
      {
        title: 'Alerte hors sentier',
        text: 'À plus de 40 mètres du tracé, le téléphone ou la montre vous prévient avant la mauvaise vallée.',
      },
      {
        title: 'Partager sa position',
        text: 'Vos proches voient où vous êtes et l’heure du retour. La page secours affiche coordonnées et numéro.',
      },
    ],
    news: [
      'Les cartes hors ligne pèsent moitié moins et les courbes de niveau se lisent mieux le soir.',
      'Les temps de marche s’adaptent à votre allure en montée et en descente.',
      'Signalez l’état du sentier : neige, boue, arbre tombé ou passerelle fermée.',
      'L’enregistrement GPS consomme un tiers de batterie en moins. Un appel ne coupe plus la trace.',
    ],
    events: [
      { title: 'Randos d’automne', text: 'Les plus belles forêts, région par région.' },
      { title: 'Le mois des sommets', text: 'Cinq sommets à épingler sur votre carte.' },
    ],
    praise: [
      'L’alerte hors sentier nous a évité une heure d’errance dans le brouillard. Cartes parfaites sans réseau.',
      'Courbes bien lisibles, GPS précis, et la batterie a tenu neuf heures de rando.',
      'Trois belles balades à dix minutes de chez moi, que je ne connaissais pas.',
    ],
    complaints: [
      'La carte téléchargée n’était plus là au sommet. Il fallait d’abord se connecter.',
      'Les temps de marche sont pour des chamois, on a mis le double.',
      'Les cartes hors ligne étaient gratuites, c’est devenu la seule chose payante.',
    ],
    purchases: ['Rando Pro, annuel', 'Région hors ligne, achat unique'],
  },
  'ev-charging': {
    names: ['Bornes de recharge', 'Recharge voiture', 'Trajet électrique'],
    subtitles: ['Bornes de recharge à proximité', 'Planificateur voiture élec.', 'Bornes rapides et tarifs'],
    shortDescriptions: [
      'Trouvez une borne de recharge libre près de vous, avec tarif et prises.',
      'Trajets en voiture électrique : arrêts recharge, bornes rapides et coûts.',
    ],
    promotion:
      'Le prix avant de brancher : comparez le coût de la recharge à chaque borne du trajet avec vos abonnements, désormais aussi à l’étranger.',
    openings: [
      'Où recharger, est-ce libre et combien ça coûte ? {app} répond pour 600 000 points de charge, avec état en direct, types de prise et avis des conducteurs.',
      'Roulez en électrique sans faire de calculs. {app} prévoit des arrêts recharge adaptés à votre voiture, à la batterie et à la météo, et change de plan si une borne est prise.',
    ],
    features: [
      {
        title: 'Carte des bornes',
        text: 'Voyez les bornes libres, occupées ou en panne, à filtrer par prise, puissance, réseau et distance.',
      },
      {
        title: 'Planificateur de trajet',
        text: 'Choisissez voiture et destination, les arrêts recharge s’ajoutent avec durée, batterie et coût.',
      },
      {
        title: 'Comparer les tarifs',
        text: 'Indiquez vos cartes et abonnements pour lire le vrai prix du kilowattheure à chaque borne.',
      },
      {
        title: 'Lancer et payer',
        text: 'Démarrez la recharge sur 90 réseaux et recevez une seule facture en fin de mois.',
      },
      {
        title: 'Une autonomie honnête',
        text: 'Température, vent, vitesse et chargement comptent, pour un hiver sans mauvaise surprise.',
      },
      {
        title: 'Conseils de conducteurs',
        text: 'Photos et commentaires disent quelles bornes sont éclairées, propres et près d’un café.',
      },
    ],
    news: [
      'État en direct de 18 000 bornes de plus, avec une alerte dès qu’une place se libère.',
      'Le planificateur évite les files et préfère les stations d’au moins quatre bornes rapides.',
      '42 nouveaux modèles de voitures avec courbes de charge mesurées.',
      'Les frais d’occupation sont affichés. Les sessions s’arrêtent bien au débranchement.',
    ],
    events: [
      { title: 'Départ en vacances', text: 'Prévoyez les arrêts recharge de votre été.' },
      { title: 'Semaine des bornes', text: 'Notez les bornes autour de vous.' },
    ],
    praise: [
      '1 100 km en quatre arrêts, chaque borne était libre et la batterie juste à cinq pour cent près.',
      'Voir le vrai prix avec mon abonnement avant de brancher m’a fait économiser beaucoup.',
      'Les commentaires valent de l’or, surtout pour savoir quelle borne est encore en panne.',
    ],
    complaints: [
      'Borne annoncée libre, en panne depuis des semaines une fois sur place.',
      'Le planificateur me fait sortir de l’autoroute pour une borne de 50 kW. Pourquoi ?',
      'Paiement refusé deux fois et dix jours pour avoir une réponse.',
    ],
    purchases: ['Recharge Plus, annuel', 'Planificateur, achat unique'],
  },
  'gps-navigation': {
    names: ['GPS et trafic', 'Navigation GPS', 'Cartes hors ligne'],
    subtitles: ['GPS hors ligne et trafic', 'Navigation vocale et cartes', 'GPS voiture sans internet'],
    shortDescriptions: [
      'Navigation GPS avec cartes hors ligne, trafic en direct et guidage vocal.',
      'GPS voiture sans internet : cartes hors ligne, voies et limites de vitesse.',
    ],
    promotion:
      'Vous passez la frontière ? Les cartes hors ligne de 120 pays sont offertes le temps du voyage, avec limites, péages et parkings à l’arrivée.',
    openings: [
      'À gauche dans 200 mètres, même dans le tunnel. {app} est un GPS avec cartes hors ligne, pour arriver sans réseau, sans frais et sans fixer l’écran.',
      '{app} vous guide à la voix, avec le trafic en direct et des voies qui se lisent d’un coup d’œil. Téléchargez la carte une fois et roulez partout.',
    ],
    features: [
      {
        title: 'Cartes hors ligne',
        text: 'Téléchargez une ville, une région ou un pays. Recherche, itinéraire et voix marchent sans données.',
      },
      {
        title: 'Trafic en direct',
        text: 'Bouchons, travaux et fermetures sur votre route, avec le temps perdu et un itinéraire plus rapide.',
      },
      {
        title: 'Voies et voix',
        text: 'Un guidage vocal clair en 40 langues annonce la rue et la voie assez tôt pour se placer.',
      },
      {
        title: 'Limites de vitesse',
        text: 'La limite reste affichée, avec une alerte discrète en cas de dépassement ou près d’une école.',
      },
      {
        title: 'Itinéraires au choix',
        text: 'Évitez péages, ferries, autoroutes ou zones à faibles émissions, ou roulez au plus économe.',
      },
      {
        title: 'Parking et carburant',
        text: 'Trouvez un parking à l’arrivée et comparez le prix des carburants sans quitter le guidage.',
      },
    ],
    news: [
      'Les cartes hors ligne se mettent à jour chaque mois, en ne téléchargeant que les changements.',
      'La voix cite désormais des repères, comme « après la station-service ».',
      'Trafic vérifié chaque minute sur autoroute, avec le péage des itinéraires bis.',
      'Compatible avec davantage d’écrans de voiture. La position ne saute plus sur la route voisine.',
    ],
    events: [
      { title: 'Saison des road trips', text: 'Belles routes et cartes pour votre été.' },
      { title: 'Routes d’hiver', text: 'Neige, cols, chaînes : l’essentiel du jour.' },
    ],
    praise: [
      'Trois pays traversés avec les cartes hors ligne, sans un mégaoctet d’itinérance.',
      'Le guidage par voie est le plus clair que je connaisse, fini les changements de dernière seconde.',
      'Il contourne des bouchons que le GPS de ma voiture ne voit même pas.',
    ],
    complaints: [
      'Envoyé la nuit sur un chemin de terre pour gagner deux minutes.',
      'Des pubs sur la carte en conduisant, c’est dangereux.',
      'Mise à jour interrompue, et plus de guidage pendant mes vacances.',
    ],
    purchases: ['GPS Premium, annuel', 'Cartes du monde, achat unique'],
  },
}
