import type { ConceptText } from '../concept.ts'

export const fr: Record<'work-hours' | 'shift-planner' | 'client-crm', ConceptText> = {
  'work-hours': {
    names: ['Heures de travail', 'Suivi du temps', 'Pointeuse'],
    subtitles: ['Pointage et heures sup', 'Suivi du temps et projets', 'Feuille d’heures en PDF'],
    shortDescriptions: [
      'Notez heures de travail, pauses et heures sup, et envoyez votre feuille PDF.',
      'Suivi du temps pour salariés et indépendants : projets, pointage et paie.',
    ],
    promotion:
      'Nouveau : le pointage à l’arrivée. L’application vous reconnaît au bureau et demande avant de compter. Les heures sup se cumulent sur l’année.',
    openings: [
      'Pointer, travailler, rentrer : {app} note vos heures de travail d’un geste et en fait une feuille d’heures que patron, client et comptable savent lire.',
      'Où est passée la semaine ? {app} suit le temps des salariés et des indépendants, avec heures, pauses, heures sup et gains par projet, sans papier.',
    ],
    features: [
      {
        title: 'Pointer d’un geste',
        text: 'Lancez et arrêtez le temps depuis l’application, le widget ou la montre. Un oubli se corrige en secondes.',
      },
      {
        title: 'Pauses et heures sup',
        text: 'Les pauses se déduisent selon vos règles. Solde d’heures, heures sup et congés restent à jour.',
      },
      {
        title: 'Projets et clients',
        text: 'Suivez le temps par client, projet et tâche, avec votre taux horaire et les heures facturables.',
      },
      {
        title: 'Feuille d’heures PDF',
        text: 'Envoyez vos relevés par semaine ou par mois en PDF ou tableau, signés et à votre logo.',
      },
      {
        title: 'Vos gains en direct',
        text: 'Taux horaire, primes de nuit et du dimanche se calculent pendant que vous travaillez.',
      },
      {
        title: 'Rappels selon le lieu',
        text: 'Un rappel pour pointer à l’arrivée, faire une pause, et finir par rentrer chez vous.',
      },
    ],
    news: [
      'La feuille d’heures se signe à l’écran et part aussitôt.',
      'Les heures sup passent au mois suivant, dans la limite que vous fixez.',
      'Modifiez plusieurs jours à la fois et copiez une semaine entière.',
      'Nouveau widget avec heures et solde. Les pauses après minuit ne comptent plus double.',
    ],
    events: [
      { title: 'Bilan d’heures annuel', text: 'Bouclez l’année, heures et congés compris.' },
      { title: 'Lundi, on repart', text: 'Préparez projets et taux du trimestre.' },
    ],
    praise: [
      'Mon patron reçoit la feuille d’heures en deux gestes en fin de mois. Avant, j’y passais la soirée.',
      'Je vois enfin mes vraies heures sup. Bien plus que ce qui était payé.',
      'Simple et rapide, et grâce au widget je n’oublie plus de pointer en partant.',
    ],
    complaints: [
      'J’ai oublié d’arrêter et il a compté 43 heures. Corriger sur le téléphone est pénible.',
      'L’export PDF était gratuit, il faut maintenant un abonnement.',
      'Les pauses sont déduites alors que je les saisis, je perds une demi-heure par jour.',
    ],
    purchases: ['Pointeuse Pro, annuel', 'Export PDF, achat unique'],
  },
  'shift-planner': {
    names: ['Planning travail', 'Planning équipe', 'Horaires décalés'],
    subtitles: ['Planning de travail en équipe', 'Calendrier 3x8 et gardes', 'Plannings, échanges, congés'],
    shortDescriptions: [
      'Calendrier de postes et planning de travail pour vous et votre équipe.',
      'Planifiez horaires, gardes et congés et partagez le planning de l’équipe.',
    ],
    promotion:
      'Un absent ? Proposez le poste à tous ceux qui sont libres et qualifiés, le premier qui accepte est inscrit et le planning se met à jour.',
    openings: [
      'Matin, soir, nuit, repos : {app} est le calendrier qui se lit d’un coup d’œil, pensé pour l’hôpital, la boutique, la cuisine et tous ceux qui travaillent en horaires décalés.',
      'Le planning du mois prochain en une demi-heure. Avec {app}, glissez les postes sur les noms, voyez les trous tout de suite et envoyez le tout à l’équipe.',
    ],
    features: [
      {
        title: 'Calendrier en couleurs',
        text: 'Entrez vos postes en deux gestes, répétez votre roulement sur l’année. Matin, soir et nuit en couleurs.',
      },
      {
        title: 'Planning de l’équipe',
        text: 'Glissez les postes, copiez une bonne semaine et voyez qui est en congé ou dépasse ses heures.',
      },
      {
        title: 'Échanges de postes',
        text: 'Proposez un poste, trouvez un collègue disponible, le responsable valide d’un geste.',
      },
      {
        title: 'Souhaits et disponibilités',
        text: 'Chacun indique quand il peut et ce qu’il préfère, avant que le planning soit fait.',
      },
      {
        title: 'Heures et primes',
        text: 'Heures de travail, primes de nuit et congés se comptent depuis le planning, prêts pour la paie.',
      },
      {
        title: 'Partage en famille',
        text: 'Vos postes dans le calendrier familial, et chacun sait quand vous dormez après une nuit.',
      },
    ],
    news: [
      'Le roulement se modifie à partir de n’importe quel jour, sans toucher au passé.',
      'Postes ouverts : demandez à toute l’équipe et inscrivez le premier qui répond.',
      'Imprimez le planning du mois sur une page, noms sur le côté.',
      'Les temps de repos sont vérifiés. Les nuits du changement d’heure sont justes.',
    ],
    events: [
      { title: 'Congés d’été', text: 'Recueillez les souhaits, partagez l’été.' },
      { title: 'Planning de Noël', text: 'Qui travaille quand, réglé à l’avance.' },
    ],
    praise: [
      'Infirmière, je les ai tous essayés. Ce planning est le plus lisible.',
      'Échanger un poste demandait dix messages, maintenant un seul.',
      'Le planning de notre café se fait en vingt minutes et chacun garde son jour de repos.',
    ],
    complaints: [
      'La moitié de l’équipe ne voit les changements qu’en ouvrant l’application.',
      'Mon roulement fait neuf jours et on ne peut en mettre que huit.',
      'Le prix par salarié s’envole dès qu’on embauche des étudiants.',
    ],
    purchases: ['Formule équipe, mensuel', 'Calendrier de postes Plus'],
  },
  'client-crm': {
    names: ['CRM et clients', 'Gestion clients', 'Fichier clients'],
    subtitles: ['CRM simple pour TPE', 'Clients, prospects et relances', 'Contacts, devis, rendez-vous'],
    shortDescriptions: [
      'CRM simple pour petites entreprises : clients, prospects, relances, agenda.',
      'Gestion clients avec contacts, notes, rappels et suivi des ventes.',
    ],
    promotion:
      'Nouveau : dictez votre note en regagnant la voiture. Le CRM la range chez le bon client, avec un rappel pour la relance.',
    openings: [
      'Connaître chaque client comme s’il était le seul : {app} est un CRM simple pour petites entreprises, qui réunit contacts, notes, rendez-vous et devis en cours.',
      'Dans un carnet, les prospects refroidissent. {app} vous dit chaque matin qui appeler, ce qui a été convenu et quelles ventes approchent, même hors ligne.',
    ],
    features: [
      {
        title: 'Clients et historique',
        text: 'Appels, visites, mails, photos et fichiers rangés sous chaque client, pour savoir ce qui s’est dit.',
      },
      {
        title: 'Prospects et ventes',
        text: 'Du premier contact à la signature sur un tableau clair, avec la valeur de vos affaires en cours.',
      },
      {
        title: 'Relances au bon moment',
        text: 'Fixez une date après chaque échange et retrouvez chaque matin la liste des relances.',
      },
      {
        title: 'Scanner les cartes',
        text: 'Une carte de visite en photo, et nom, société, téléphone et mail deviennent un contact.',
      },
      {
        title: 'Rendez-vous et tournées',
        text: 'Voyez vos visites sur la carte, préparez la tournée du jour et pointez sur place.',
      },
      {
        title: 'Rapports pour l’équipe',
        text: 'Ventes par mois, origine et collègue, avec des droits sur les clients visibles.',
      },
    ],
    news: [
      'Dictez vos notes après un rendez-vous, le texte va chez le bon client.',
      'Les affaires ont une probabilité, et la prévision annonce le trimestre.',
      'Importez vos clients depuis un tableau, doublons signalés avant.',
      'Fonctionne enfin hors ligne, les changements se fusionnent ensuite. Plus de rappel les jours fériés.',
    ],
    events: [
      { title: 'Semaine des relances', text: 'Cinq prospects endormis à rappeler par jour.' },
      { title: 'Bilan du trimestre', text: 'Triez vos affaires, préparez la suite.' },
    ],
    praise: [
      'J’ai une petite menuiserie, et c’est le premier CRM que j’ai compris sans formation.',
      'La liste de relances du matin m’a déjà rapporté trois chantiers.',
      'Cartes de visite scannées au salon, une soirée de saisie en moins.',
    ],
    complaints: [
      '400 clients importés dont 130 en double.',
      'La synchronisation crée chaque rendez-vous deux fois.',
      'Bien quand on est seul, mais la formule équipe coûte plus que notre comptabilité.',
    ],
    purchases: ['CRM Business, mensuel', 'Scan de cartes, achat unique'],
  },
}
