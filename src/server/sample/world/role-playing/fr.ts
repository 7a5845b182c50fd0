import type { ConceptText } from '../concept.ts'

export const fr: Record<'idle-rpg' | 'dungeon-crawler' | 'monster-collecting', ConceptText> = {
  'idle-rpg': {
    names: ['RPG idle', 'Héros idle', 'RPG fantasy AFK'],
    subtitles: ['Collectionnez des héros AFK', 'Aventure fantasy en idle', 'Combat auto et butin épique'],
    shortDescriptions: [
      'RPG idle : vos héros combattent pendant que vous dormez. Récoltez le butin.',
      'Formez une équipe de héros fantasy, battez les boss et gagnez même absent.',
    ],
    promotion:
      'La Cour des cendres arrive : une nouvelle faction de héros, 100 étages de tour en plus et dix invocations offertes à tous ceux qui reviennent.',
    openings: [
      'Vos héros ne se reposent jamais, même quand vous dormez. {app} est un RPG idle où l’équipe combat en votre absence : il y a toujours du butin à ramasser et un boss à retenter.',
      'Cinq minutes le matin, cinq le soir, et pourtant un vrai jeu de rôle. Dans {app}, collectionnez des héros, composez des équipes astucieuses et gravissez une tour de combats sans fin.',
    ],
    features: [
      {
        title: 'Des gains en absence',
        text: 'Or, expérience et équipement s’accumulent jusqu’à douze heures hors ligne. Ouvrez le coffre et montez de niveau.',
      },
      {
        title: '90 héros à collectionner',
        text: 'Chevaliers, oracles, bêtes et filous de six factions, chacun avec un talent qui change la partie.',
      },
      {
        title: 'Combat auto et tactique',
        text: 'Formation, bonus de faction et timing font la différence. Ensuite, installez-vous et regardez.',
      },
      {
        title: 'Tour et donjons',
        text: 'Montez étage après étage, explorez des donjons à embranchements et choisissez une relique par victoire.',
      },
      {
        title: 'Guildes et raids',
        text: 'Rejoignez une guilde, usez ensemble des boss géants et partagez le butin en fin de semaine.',
      },
      {
        title: 'Progresser sans corvée',
        text: 'Les niveaux sont partagés : un nouveau héros rejoint l’équipe à pleine puissance.',
      },
    ],
    news: [
      'La Cour des cendres : une nouvelle faction, cinq héros et 100 étages de tour.',
      'Les gains s’accumulent douze heures au lieu de huit. Combats en vitesse triple.',
      'Les raids de guilde se planifient dans le calendrier. Talents mieux expliqués.',
      'L’animation d’invocation se passe toujours. Moins de batterie consommée.',
    ],
    events: [
      { title: 'Fête des invocations', text: 'Dix invocations offertes, chances doublées.' },
      { title: 'Course à la tour', text: '50 étages à gravir avec la guilde.' },
    ],
    praise: [
      'Le jeu idle parfait : deux passages par jour et on avance vraiment.',
      'Superbes dessins, et composer son équipe est plus subtil qu’il n’y paraît.',
      'Avec de la patience on ne paie rien, je suis au chapitre 24.',
    ],
    complaints: [
      'Les chances d’avoir un bon héros sont ridicules, 60 invocations pour rien.',
      'Après le chapitre 15, c’est un mur et des semaines d’attente.',
      'Toutes les deux minutes, une offre recouvre tout l’écran.',
    ],
    purchases: ['Pass Aventurier, mensuel', 'Lot de dix parchemins'],
  },
  'dungeon-crawler': {
    names: ['Dungeon crawler', 'RPG roguelike', 'Donjon & butin'],
    subtitles: ['Roguelike et donjons', 'RPG pixel art hors ligne', 'Explorez, pillez, survivez'],
    shortDescriptions: [
      'Un roguelike de donjon : explorez, pillez, mourez. Chaque partie est différente.',
      'RPG hors ligne en pixel art : donjons, six classes et un butin surprenant.',
    ],
    promotion:
      'Mise à jour 4 : les cryptes noyées et leurs 30 monstres, la classe bricoleur avec son arbalète mécanique et un donjon quotidien commun à tous.',
    openings: [
      'La porte se referme, la torche vacille et, quelque part devant vous, ça respire. {app} est un roguelike de donjon : chaque partie apporte une nouvelle carte, un nouveau butin et une nouvelle façon de mourir.',
      'Une vie, dix étages et un sac toujours trop petit. {app} réinvente le RPG de donjon classique sur mobile : tour par tour, hors ligne et plein de trésors qui valent le risque.',
    ],
    features: [
      {
        title: 'Jamais deux parties pareilles',
        text: 'Salles, pièges, monstres et trésors sont redistribués : aucun donjon ne ressemble au précédent.',
      },
      {
        title: 'Six classes de héros',
        text: 'Chevalier, voleuse, mage, rôdeuse, prêtre ou bricoleur, avec trois voies à débloquer pour chacun.',
      },
      {
        title: 'Un butin de caractère',
        text: 'Plus de 400 objets aux combinaisons inattendues. L’anneau maudit est peut-être celui qu’il vous fallait.',
      },
      {
        title: 'Combat tour par tour',
        text: 'Rien ne bouge avant vous : prenez le temps de vous tirer d’un mauvais pas.',
      },
      {
        title: 'Hors ligne, une main',
        text: 'En mode portrait, sans wifi, avec sauvegarde à chaque pas : arrêtez quand vous voulez.',
      },
      { title: 'Le donjon du jour', text: 'Le même pour tous, un seul essai et un classement des plus téméraires.' },
    ],
    news: [
      'Les cryptes noyées : 30 monstres et une eau qui monte à chaque tour.',
      'Nouvelle classe : le bricoleur pose des pièges et monte une arbalète mécanique. Inventaire triable.',
      'Le donjon du jour garde vos dix derniers pas. Vous voudrez les revoir.',
      'Un coffre affamé ne poursuit plus les joueurs jusqu’au menu principal.',
    ],
    events: [
      { title: 'Week-end maudit', text: 'Tout est maudit, mais chaque coffre est double.' },
      { title: 'Saison speedrun', text: 'L’étage dix en un minimum de tours.' },
    ],
    praise: [
      'Encore une dernière partie, et soudain il est deux heures du matin.',
      'Un vrai roguelike aux morts justes, je sais toujours où je me suis trompé.',
      'Hors ligne, en portrait, sauvegarde constante : parfait pour le train.',
    ],
    complaints: [
      'Trop de hasard : sans bonne arme à l’étage trois, autant abandonner.',
      'Textes et icônes minuscules, je bois toujours la mauvaise potion.',
      'La moitié des classes est payante, il faudrait le dire plus clairement.',
    ],
    purchases: ['Guilde des aventuriers, annuel', 'Classe : bricoleur'],
  },
  'monster-collecting': {
    names: ['RPG de monstres', 'Dragons à dresser', 'Élevage de dragons'],
    subtitles: ['Attrapez et dressez', 'Monstres à collectionner', 'RPG, dragons et combats'],
    shortDescriptions: [
      'Attrapez, dressez et faites évoluer plus de 300 monstres dans un monde ouvert.',
      'Faites éclore des dragons, élevez votre équipe et combattez au tour par tour.',
    ],
    promotion:
      'La Côte de corail est ouverte : 28 monstres marins à attraper, un lagon d’élevage et des dragons adultes à chevaucher au-dessus de la baie.',
    openings: [
      'Quelque chose bouge dans les hautes herbes, avec de très grands yeux. Dans {app}, attrapez des monstres, dressez-les et voyez-les évoluer au fil d’une aventure sur six îles.',
      'Réchauffez l’œuf, guettez la fêlure, rencontrez votre nouvel ami. {app} est un RPG de collection de monstres : plus de 300 créatures à faire éclore, à élever et à mener au combat.',
    ],
    features: [
      {
        title: '300 monstres à collectionner',
        text: 'De la souris de mousse au drake de tonnerre : remplissez l’album et dénichez les rares chatoyants.',
      },
      {
        title: 'Dresser et faire évoluer',
        text: 'Nourriture, combats et amitié les font grandir, et beaucoup ont plusieurs évolutions possibles.',
      },
      {
        title: 'Combats tour par tour',
        text: 'Huit éléments, des combos malins et une équipe de quatre : la stratégie bat souvent le niveau.',
      },
      {
        title: 'Élevage et éclosion',
        text: 'Associez deux monstres, mêlez couleurs et talents et gardez l’œuf au chaud jusqu’à l’éclosion.',
      },
      {
        title: 'Six îles à explorer',
        text: 'Chevauchez, nagez et volez dans un monde ouvert plein de grottes, de secrets et de dresseurs.',
      },
      { title: 'Échanges et duels', text: 'Échangez vos monstres entre amis, visitez leurs enclos ou défiez-les.' },
    ],
    news: [
      'La Côte de corail : une nouvelle île, 28 monstres marins et un lagon d’élevage.',
      'Les dragons adultes se chevauchent. Les enclos accueillent deux fois plus de monstres.',
      'Les duels tiennent compte de la force des équipes. Toutes les évolutions s’affichent avant de choisir.',
      'Les œufs fêlés qui n’éclosaient jamais sont réparés. Pardon aux parents impatients.',
    ],
    events: [
      { title: 'Nuit des œufs chatoyants', text: 'Plus de couleurs rares jusqu’à lundi.' },
      { title: 'Tournoi des dresseurs', text: 'Duels avec un seul élément par équipe.' },
    ],
    praise: [
      'Les monstres sont si bien dessinés que je les veux tous.',
      'Avec mes enfants, on échange des dragons au petit déjeuner.',
      'Les combats demandent de la stratégie et l’histoire se joue gratuitement.',
    ],
    complaints: [
      'Un œuf met 36 heures à éclore sauf si on paie, sérieusement ?',
      'Les plus rares ne s’obtiennent qu’avec des tickets payants.',
      'Les îles mettent une éternité à charger, et deux plantages en pleine capture.',
    ],
    purchases: ['Pass Dresseur, mensuel', 'Panier de 300 gemmes'],
  },
}
