import type { ConceptText } from '../concept.ts'

export const fr: Record<'budget-planner' | 'invoice-maker' | 'bill-splitting', ConceptText> = {
  'budget-planner': {
    names: ['Budget & Dépenses', 'Gestion de budget', 'Suivi des dépenses'],
    subtitles: ['Suivi des dépenses & épargne', 'Gérer son budget du mois', 'Comptes, factures et épargne'],
    shortDescriptions: [
      'Gérez votre budget, suivez vos dépenses et sachez ce qu’il reste à dépenser.',
      'Budget mensuel, suivi des dépenses, factures et épargne dans une seule appli.',
    ],
    promotion:
      'Nouveau : un calendrier des factures pour voir venir les fins de mois difficiles. Préparez votre budget, suivez vos dépenses et gardez le cap sur votre épargne.',
    openings: [
      'Où passe l’argent chaque mois ? {app} répond en dix secondes : notez une dépense et voyez aussitôt ce qu’il vous reste à dépenser jusqu’à la prochaine paie.',
      'Un budget, ça se regarde tous les jours. Avec {app}, vos revenus, vos factures et vos dépenses tiennent sur un seul écran, et mettre de côté devient une habitude.',
    ],
    features: [
      {
        title: 'Chaque dépense notée',
        text: 'Deux gestes suffisent pour saisir une dépense, sa catégorie et une note. Le ticket photographié reste à côté.',
      },
      {
        title: 'Un budget par catégorie',
        text: 'Courses, essence, sorties : fixez une limite à chaque poste. L’appli vous prévient avant que l’enveloppe soit vide.',
      },
      {
        title: 'Factures et abonnements',
        text: 'Loyer, électricité, téléphone : saisissez une facture une fois, un rappel arrive trois jours avant l’échéance.',
      },
      {
        title: 'Objectifs d’épargne visibles',
        text: 'Mettez de côté pour les vacances, un vélo ou les coups durs. Chaque objectif indique combien épargner par mois.',
      },
      {
        title: 'Des graphiques qui parlent',
        text: 'Comparez ce mois au précédent, repérez vos plus grosses dépenses et suivez votre épargne tout au long de l’année.',
      },
      {
        title: 'Budget du foyer partagé',
        text: 'Tenez les comptes à deux ou en famille. Chacun note ses dépenses et le total est à jour sur tous les téléphones.',
      },
    ],
    news: [
      'Les factures ont leur calendrier. Un glissement du doigt, et la facture est payée.',
      'Le mois de budget peut désormais commencer le jour de la paie.',
      'Exportez vos dépenses dans un tableau, par mois ou par catégorie.',
      'Corrige un arrondi faux dans les budgets partagés à deux devises.',
    ],
    events: [
      { title: 'Week-end zéro dépense', text: 'Deux jours sans rien dépenser. Qui est partant ?' },
      { title: 'Défi épargne de janvier', text: 'Mettez de côté un peu plus chaque jour, 31 jours.' },
    ],
    praise: [
      'Je sais enfin combien partent dans les courses. Ça fait mal, mais ça aide.',
      'Noter une dépense prend cinq secondes à la caisse, du coup je m’y tiens.',
      'Découvert remboursé en huit mois grâce au budget par catégorie. Simple et clair.',
    ],
    complaints: [
      'L’export en tableau est payant, alors que c’est ce dont j’ai le plus besoin.',
      'Après la mise à jour, les factures récurrentes apparaissaient en double, budget faussé.',
      'Jolis graphiques, mais il faut tout saisir à la main, ma banque n’est pas reconnue.',
    ],
    purchases: ['Premium, un an', 'Budgets illimités'],
  },
  'invoice-maker': {
    names: ['Devis & Factures', 'Facture facile', 'Facturation'],
    subtitles: ['Devis et factures en PDF', 'Facturation auto-entrepreneur', 'Facture, devis et paiements'],
    shortDescriptions: [
      'Créez vos devis et factures sur mobile, envoyez le PDF et suivez les paiements.',
      'Facturation simple pour artisans, indépendants et auto-entrepreneurs.',
    ],
    promotion:
      'Un devis accepté devient une facture en un geste. Envoyez-la avant de quitter le chantier et laissez l’application relancer poliment les retardataires.',
    openings: [
      'Le travail est fini, la facture aussi. {app} est l’outil de facturation des artisans, indépendants et petites entreprises qui préfèrent leur métier à la paperasse.',
      'Le devis le matin, la facture le soir. {app} retient vos clients, vos prix et vos taux de TVA, et produit en une minute un PDF propre avec les mentions obligatoires.',
    ],
    features: [
      {
        title: 'Modèles de facture soignés',
        text: 'Douze modèles de facture, votre logo et vos couleurs : chaque PDF semble sortir d’un vrai bureau.',
      },
      {
        title: 'Du devis à la facture',
        text: 'Envoyez le devis, faites-le signer sur l’écran, puis transformez-le en facture sans rien ressaisir.',
      },
      {
        title: 'Relances de paiement',
        text: 'Factures en attente, échues ou en retard : tout se voit d’un coup d’œil, et la relance part par e-mail.',
      },
      {
        title: 'Clients et tarifs enregistrés',
        text: 'Clients, articles et taux horaires au même endroit. Tapez trois lettres, la ligne se remplit toute seule.',
      },
      {
        title: 'TVA, remises et acomptes',
        text: 'Plusieurs taux de TVA, franchise en base, remises par ligne et acomptes déjà versés : le total est juste.',
      },
      {
        title: 'Notes de frais scannées',
        text: 'Scannez un reçu, rattachez-le à un chantier et refacturez-le. Votre comptable reçoit un seul dossier.',
      },
    ],
    news: [
      'Vos factures peuvent partir dans une autre langue et dans la devise du client.',
      'Nouveau modèle avec adresse de livraison et numéro de commande.',
      'Vous voyez désormais si un devis a été ouvert par le client.',
      'Corrige la numérotation des factures après la suppression d’un brouillon.',
    ],
    events: [
      { title: 'Prêt pour la déclaration', text: 'Rangez les factures de l’année pas à pas.' },
      { title: 'Semaine des indépendants', text: 'Cinq jours de conseils pour être payé à l’heure.' },
    ],
    praise: [
      'La facture part depuis le camion, avant même de démarrer. On me paie plus vite.',
      'Le devis devient facture en un clic, une heure gagnée tous les vendredis.',
      'Modèles propres et mentions légales correctes. Mon comptable a souri, c’est rare.',
    ],
    complaints: [
      'Trois factures gratuites puis abonnement obligatoire. J’en fais une par mois…',
      'Impossible de corriger le numéro d’une facture envoyée, galère avec la compta.',
      'Dès dix lignes, la TVA se retrouve toute seule sur la deuxième page du PDF.',
    ],
    purchases: ['Formule Pro, un mois', 'Lot de modèles'],
  },
  'bill-splitting': {
    names: ['Partage de frais', 'Dépenses de groupe', 'Comptes entre amis'],
    subtitles: ['Partager l’addition entre amis', 'Qui doit combien à qui ?', 'Frais de coloc et de voyage'],
    shortDescriptions: [
      'Partagez les dépenses entre amis ou en coloc et sachez qui doit combien.',
      'Comptes entre amis pour voyages, colocs et restos : partagez l’addition.',
    ],
    promotion:
      'Vous partez à plusieurs ? Créez un groupe, chacun ajoute ce qu’il a payé, et tout se règle à la fin avec le moins de virements possible. Même hors ligne.',
    openings: [
      'Qui a payé le resto, et qui doit combien ? {app} tient les comptes entre amis : ajoutez une dépense, choisissez qui la partage, et chacun connaît son solde.',
      'Les bons comptes font les bons amis. Avec {app}, vous partagez les frais d’un voyage, d’une coloc ou d’une soirée, sans tableur et sans gêne.',
    ],
    features: [
      {
        title: 'Partage de l’addition équitable',
        text: 'À parts égales, en pourcentage ou au centime près. Article par article si l’un de vous n’a pris qu’une soupe.',
      },
      {
        title: 'Un groupe par occasion',
        text: 'Voyage, colocation, cadeau commun : créez un groupe, envoyez le lien, et chacun ajoute ses dépenses.',
      },
      {
        title: 'Qui doit combien',
        text: 'Un solde clair pour chaque personne. L’appli calcule le plus petit nombre de remboursements.',
      },
      {
        title: 'Toutes les devises',
        text: 'Payez en couronnes, réglez en euros : le taux du jour est enregistré avec la dépense.',
      },
      {
        title: 'Ticket pris en photo',
        text: 'Photographiez l’addition et touchez qui a pris quoi. Le pourboire se répartit au prorata.',
      },
      {
        title: 'Fonctionne sans réseau',
        text: 'Ajoutez des dépenses de groupe au refuge ou sur le ferry. Tout se synchronise dès le retour du réseau.',
      },
    ],
    news: [
      'Vos amis rejoignent un groupe par un simple lien, sans créer de compte.',
      'Le loyer et les autres frais communs peuvent se répéter chaque mois.',
      'Au moment de régler, la solution la plus courte s’affiche en premier.',
      'Corrige les tickets photographiés de travers, qui étaient lus à l’envers.',
    ],
    events: [
      { title: 'La coloc remet à zéro', text: 'Réglez les comptes de la coloc avant dimanche.' },
      { title: 'Départ en vacances', text: 'Créez un groupe et partagez les frais du voyage.' },
    ],
    praise: [
      'Neuf personnes, une maison de vacances et pas une dispute d’argent. Merci !',
      'Dans notre coloc tout passe par là, loyer, courses, internet. On sait qui doit quoi.',
      'L’addition en photo, chacun touche ses plats, c’est réglé en une minute.',
    ],
    complaints: [
      'Quatre dépenses gratuites par jour, en voyage c’est ridicule.',
      'Mes amis doivent créer un compte pour voir le solde, la moitié a laissé tomber.',
      'Le taux de change ne se modifie pas, et celui proposé datait d’une semaine.',
    ],
    purchases: ['Plus, un an', 'Pass voyage, 30 jours'],
  },
}
