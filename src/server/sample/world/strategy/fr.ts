import type { ConceptText } from '../concept.ts'

export const fr: Record<'tower-defense' | 'kingdom-builder' | 'turn-based-tactics', ConceptText> = {
  'tower-defense': {
    names: ['Tower defense', 'Défense de tours', 'Défense du château'],
    subtitles: ['Bâtissez, stoppez les vagues', 'Jeu de stratégie hors ligne', 'Défendez votre château fort'],
    shortDescriptions: [
      'Bâtissez des tours, améliorez vos héros, stoppez les vagues. Jouable hors ligne.',
      'Un tower defense classique : 120 cartes, 24 tours et des vagues sans fin.',
    ],
    promotion:
      'Nouvelle campagne : tenez le col sur 20 cartes d’hiver, bâtissez la baliste de givre et éprouvez vos tours dans le défi sans fin de la semaine.',
    openings: [
      'Ils déferlent par vagues, et seules vos tours leur barrent la route. {app} est un tower defense classique : choisissez vos emplacements, améliorez au bon endroit et lancez votre héros au bon moment.',
      'Archers ou canons ? Ralentir ou frapper fort ? {app} est un jeu de stratégie pour qui aime les bons plans, avec 120 cartes, de vrais choix à chaque amélioration et un mode hors ligne complet.',
    ],
    features: [
      {
        title: '24 tours à améliorer',
        text: 'Archers, mortiers, flèches de givre, alchimistes : chaque tour se divise en deux voies qui se jouent très différemment.',
      },
      {
        title: '120 cartes faites main',
        text: 'Défendez chemins forestiers, ports et portes de château, avec leurs pièges, leurs raccourcis et leurs boss.',
      },
      {
        title: 'Des héros à pouvoirs',
        text: 'Menez l’un des douze héros sur la carte et gardez son pouvoir pour la pire des vagues.',
      },
      {
        title: 'Vagues sans fin',
        text: 'Combien de temps tiendra votre défense ? Comparez votre meilleure vague au classement de la semaine.',
      },
      {
        title: 'Jouable hors ligne',
        text: 'Toute la campagne fonctionne sans wifi : défendez le château en avion ou dans le métro.',
      },
      {
        title: 'Une difficulté juste',
        text: 'De détendu à implacable, carte par carte. Les trois étoiles sont toujours possibles sans rien acheter.',
      },
    ],
    news: [
      'Campagne d’hiver : 20 nouvelles cartes, la baliste de givre et deux boss frileux.',
      'Les vagues s’accélèrent jusqu’à quatre fois. La portée des tours s’affiche avant la construction.',
      'Équilibrage : mortiers un peu plus forts, poison un peu moins. Merci pour vos retours.',
      'La sauvegarde ne se perd plus quand un appel arrive en pleine vague de boss.',
    ],
    events: [
      { title: 'Siège sans fin', text: 'Tenez 100 vagues pour gagner la bannière.' },
      { title: 'Chasse aux boss', text: 'Trois boss, une carte, gemmes doublées.' },
    ],
    praise: [
      'Un vrai tower defense avec de la tactique, pas un énième jeu à payer pour gagner.',
      'Deux voies par tour, alors je rejoue sans cesse les mêmes cartes.',
      'Marche entièrement hors ligne, parfait pour les longs trajets en train.',
    ],
    complaints: [
      'Les héros payants sont tellement forts que les gratuits ne servent à rien.',
      'Passé la vague 50, ça rame et le téléphone chauffe.',
      'Les dernières cartes sont infaisables sans amasser des gemmes pendant des semaines.',
    ],
    purchases: ['Pass Commandant, mensuel', 'Coffre de 1 200 gemmes'],
  },
  'kingdom-builder': {
    names: ['Royaume et empire', 'Guerre & alliances', 'Château et empire'],
    subtitles: ['Bâtissez votre empire', 'Jeu de royaume et d’alliance', 'Stratégie médiévale en ligne'],
    shortDescriptions: [
      'Bâtissez un royaume, levez des armées et partez en guerre avec votre alliance.',
      'Du village à l’empire : cultivez, commercez, explorez et conquérez à plusieurs.',
    ],
    promotion:
      'La Saison des couronnes a commencé : une carte neuve, des premiers jours paisibles pour les débutants et la guerre des cités chaque samedi soir.',
    openings: [
      'Tout commence par une halle en bois et une poignée de paysans. Dans {app}, bâtissez votre royaume, levez une armée et nouez des alliances sur une carte partagée par des milliers de joueurs.',
      'Régnerez-vous par le commerce, la diplomatie ou l’épée ? {app} est un jeu de stratégie médiévale où chaque château, chaque route et chaque marche compte.',
    ],
    features: [
      {
        title: 'Un royaume à bâtir',
        text: 'Fermes, mines, marchés et remparts : façonnez une cité fortifiée qui ne ressemble qu’à vous.',
      },
      {
        title: 'Des armées à former',
        text: 'La lance bat le cavalier, le cavalier bat l’archer : dosez vos troupes avant de vous mettre en marche.',
      },
      {
        title: 'Alliances et diplomatie',
        text: 'Partagez vos ressources, préparez un siège sur la carte et discutez avec traduction automatique.',
      },
      {
        title: 'Une carte vivante',
        text: 'Explorez des ruines, tenez les gués et prenez des cités en temps réel parmi des milliers de royaumes.',
      },
      {
        title: 'Généraux et recherche',
        text: 'Recrutez des généraux, équipez-les et étudiez 80 technologies, de l’assolement à la tour de siège.',
      },
      {
        title: 'Des saisons renouvelées',
        text: 'Toutes les dix semaines, une carte neuve donne sa chance à chacun, même aux derniers arrivés.',
      },
    ],
    news: [
      'Saison des couronnes : nouvelle carte, cités fluviales et début plus calme pour les jeunes royaumes.',
      'Les chefs d’alliance dessinent leurs plans sur la carte. Les marches affichent l’heure d’arrivée.',
      'Le bouclier de paix s’active tout seul la nuit. Prix du marché rééquilibrés.',
      'Les troupes ne reviennent plus à vide. Téléchargement plus léger, chargement plus rapide.',
    ],
    events: [
      { title: 'Guerre des cités', text: 'Samedi, sept cités à prendre en alliance.' },
      { title: 'Tournoi des moissons', text: 'Remplissez les greniers, gagnez du temps.' },
    ],
    praise: [
      'Le meilleur, c’est l’alliance : on joue ensemble depuis deux ans.',
      'Beaucoup de stratégie dans les troupes, il ne suffit pas d’avoir le plus gros château.',
      'Les saisons relancent tout et laissent leur chance aux petits royaumes.',
    ],
    complaints: [
      'Celui qui paie le plus brûle votre château pendant la nuit, voilà tout.',
      'Quatre jours pour une amélioration sauf si on achète des accélérations.',
      'Cinq offres s’ouvrent à chaque lancement, c’est pénible.',
    ],
    purchases: ['Abonnement royal, mensuel', 'Coffret de 2 500 pièces d’or'],
  },
  'turn-based-tactics': {
    names: ['Tactique par tours', 'Guerre hexagonale', 'Bataille tactique'],
    subtitles: ['Stratégie au tour par tour', 'Batailles sur hexagones', 'Campagne tactique hors ligne'],
    shortDescriptions: [
      'Tactique au tour par tour sur hexagones : planifiez, contournez, conquérez.',
      'Menez vos troupes au tour par tour : campagnes, duels et éditeur de cartes.',
    ],
    promotion:
      'La campagne « Guerre des îles » est là : 18 missions au tour par tour avec navires et débarquements, une IA plus fine et des duels entre amis.',
    openings: [
      'Chaque tour est un petit casse-tête de terrain, de flancs, de ravitaillement et de météo. {app} est un jeu de stratégie au tour par tour sur hexagones, pour qui préfère réfléchir que tapoter.',
      'Avancer, se couvrir, tenir la colline et prévoir trois coups d’avance. {app} réunit des batailles tactiques, une longue campagne hors ligne et des duels qui se jouent sur plusieurs jours.',
    ],
    features: [
      {
        title: 'Une vraie profondeur tactique',
        text: 'Terrain, moral, ravitaillement et lignes de vue décident de la bataille. Vos chances s’affichent avant l’attaque.',
      },
      {
        title: 'Six longues campagnes',
        text: 'Plus de 90 missions scénarisées, des vétérans à conserver et plusieurs façons de gagner.',
      },
      {
        title: 'Duels à votre rythme',
        text: 'Jouez quand vous avez le temps : une notification signale que c’est à vous.',
      },
      {
        title: 'Un adversaire loyal',
        text: 'L’IA propose cinq niveaux et ne triche jamais, ni troupes cachées ni dés pipés.',
      },
      {
        title: 'Éditeur de cartes',
        text: 'Dessinez vos cartes hexagonales, fixez les objectifs et partagez vos batailles.',
      },
      {
        title: 'Ni wifi ni attente',
        text: 'Tout le mode solo fonctionne hors ligne. Rien à attendre, rien à accélérer.',
      },
    ],
    news: [
      'La campagne « Guerre des îles » : 18 missions avec navires, débarquements et brume matinale.',
      'L’IA protège mieux ses flancs. Un coup s’annule tant que rien n’a été révélé.',
      'Éditeur : copiez, inversez et testez vos cartes hexagonales d’un geste.',
      'Correction d’un plantage rare lorsque la dernière unité quittait le terrain.',
    ],
    events: [
      { title: 'Coupe des commandants', text: 'Huit duels sur les mêmes cartes équitables.' },
      { title: 'Mois des cartographes', text: 'Créez une carte : les meilleures entrent au jeu.' },
    ],
    praise: [
      'Enfin un jeu au tour par tour qui fait confiance à votre cerveau.',
      'La campagne m’a tenu des mois et chaque mission est différente.',
      'On paie une fois, pas d’énergie, pas d’attente : merci.',
    ],
    complaints: [
      'Sur les grandes cartes, l’IA réfléchit si longtemps que je fais du thé.',
      'Rater trois tirs de suite à 90 %, sérieusement ?',
      'Unités et boutons minuscules sur téléphone, il manque un zoom.',
    ],
    purchases: ['Club des commandants, annuel', 'Campagne : Guerre des îles'],
  },
}
