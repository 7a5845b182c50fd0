import type { Phrases } from './phrases.ts'

export const fr: Phrases = {
  titleJoints: [' : ', ' – '],
  pairJoint: ' et ',
  stop: '. ',
  listHeadings: ['Ce que {app} vous apporte', 'Fonctionnalités', 'Pourquoi choisir {app}'],
  appSections: [
    {
      title: 'Vos données restent à vous',
      text: '{app} ne demande que le nécessaire, l’enregistre de façon chiffrée et ne le revend à personne. Exportez ou effacez tout d’un simple geste.',
    },
    {
      title: 'Sur tous vos appareils',
      text: 'Commencez sur le téléphone, continuez sur la tablette. Tout se synchronise en arrière-plan, et ce que vous faites hors ligne n’est jamais perdu.',
    },
    {
      title: 'Pensée pour tout le monde',
      text: 'Grands caractères, contraste élevé, lecture d’écran et thème sombre : {app} s’adapte à vous, et s’utilise aussi d’une seule main.',
    },
    {
      title: 'Widgets et raccourcis',
      text: 'Placez l’essentiel sur l’écran d’accueil, appuyez longuement sur l’icône ou demandez à voix haute. La plupart des gestes prennent moins de dix secondes.',
    },
    {
      title: 'Une petite équipe à l’écoute',
      text: 'Nous construisons {app} avec celles et ceux qui l’utilisent. Chaque idée est lue, les meilleures arrivent dans la mise à jour suivante.',
    },
  ],
  gameSections: [
    {
      title: 'Jouez à votre rythme',
      text: 'Une partie rapide dans le bus ou une longue soirée sur le canapé : {app} enregistre après chaque coup, vous reprenez quand vous voulez.',
    },
    {
      title: 'Du nouveau chaque semaine',
      text: 'Défis inédits, récompenses de saison et petites surprises : {app} reste passionnant bien après la centième partie.',
    },
    {
      title: 'Un jeu équitable',
      text: 'Tout ce qui décide d’une partie se gagne en jouant. Les achats sont facultatifs et se désactivent dans les réglages de l’appareil.',
    },
    {
      title: 'Pour téléphone et tablette',
      text: 'Des graphismes fluides qui ménagent la batterie, des commandes à portée de pouce et un mode pour gauchers. Votre progression vous suit sur un nouvel appareil.',
    },
    {
      title: 'Seul ou à plusieurs',
      text: 'Invitez vos amis avec un lien, comparez vos scores dans le classement, ou profitez tranquillement du jeu en solo.',
    },
  ],
  subscriptions: [
    {
      title: 'Abonnement',
      text: '{app} est gratuit. L’abonnement débloque toutes les fonctionnalités. Le paiement est prélevé sur votre compte du store à la confirmation. L’abonnement se renouvelle automatiquement, sauf s’il est résilié au moins 24 heures avant la fin de la période. Vous pouvez le gérer à tout moment dans les réglages de votre compte.',
    },
    {
      title: 'Gratuit et Premium',
      text: 'La version gratuite est à vous aussi longtemps que vous le souhaitez. Premium ajoute tout le reste et commence par un essai gratuit ; le prix s’affiche avant la confirmation. Il se renouvelle jusqu’à ce que vous le résiliiez dans les réglages de votre compte, au plus tard la veille de l’échéance.',
    },
  ],
  closings: [
    'Téléchargez {app} dès aujourd’hui et voyez comme tout devient plus simple.',
    'Essayez {app} : une minute suffit pour commencer, et rien ne vous engage.',
    'Des milliers de personnes utilisent {app} chaque jour. Rejoignez-les !',
    'Prêt ? Installez {app} et commencez tout de suite, sans créer de compte.',
  ],
  contacts: [
    'Une question, une idée ? Nous répondons à chaque message : {support}',
    'Aide, conditions d’utilisation et confidentialité : {support}',
    'Quelque chose ne va pas ? Écrivez-nous, nous le réparons : {support}',
  ],
  notes: [
    'Merci pour vos messages ! Cette version corrige ce que vous nous avez signalé et démarre plus vite.',
    'De petites améliorations un peu partout et la prise en charge de la dernière version du système.',
    'Grand ménage en coulisses : moins de mémoire, moins de batterie, moins de plantages.',
    'Corrige un problème de notifications et quelques fautes d’orthographe.',
  ],
}
