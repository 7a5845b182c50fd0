import type { ConceptText } from '../concept.ts'

export const fr: Record<'qr-scanner' | 'calculator' | 'storage-cleaner', ConceptText> = {
  'qr-scanner': {
    names: ['Lecteur QR code', 'Scanner QR code', 'QR et code-barres'],
    subtitles: ['Scanner et créer un QR code', 'Lecteur de codes-barres', 'Lecteur QR rapide, historique'],
    shortDescriptions: [
      'Scannez QR codes et codes-barres en un instant et créez les vôtres.',
      'Lecteur QR code rapide et scanner de codes-barres, historique et liens sûrs.',
    ],
    promotion:
      'Nouveau : vérifiez un lien avant de l’ouvrir. Le scanner montre où mène vraiment un QR code et signale les adresses raccourcies ou imitées.',
    openings: [
      'Visez, c’est lu : {app} scanne QR codes et codes-barres à l’instant, même petits, froissés ou mal éclairés, et montre leur contenu avant d’ouvrir quoi que ce soit.',
      'Un seul outil pour tous les codes. {app} lit les QR codes des menus, billets et colis, et vous aide à créer les vôtres pour le Wi-Fi ou vos coordonnées.',
    ],
    features: [
      {
        title: 'Scanner QR rapide',
        text: 'Aucun bouton à toucher : placez l’appareil au-dessus du code. Marche hors ligne et dans le noir avec la lampe.',
      },
      {
        title: 'Lecteur de codes-barres',
        text: 'EAN, UPC, ISBN, Code 128 et Data Matrix, à la chaîne si besoin, avec export de la liste.',
      },
      {
        title: 'Créer un QR code',
        text: 'Générez des QR codes pour Wi-Fi, liens, contacts, rendez-vous ou texte, avec vos couleurs et votre logo.',
      },
      {
        title: 'Vérifier les liens',
        text: 'L’adresse complète s’affiche avant l’ouverture, avec un avertissement si elle semble imitée.',
      },
      {
        title: 'Scanner une photo',
        text: 'Choisissez une image ou une capture d’écran, tous les codes qu’elle contient sont trouvés.',
      },
      {
        title: 'Historique et dossiers',
        text: 'Vos scans restent sur le téléphone. Cherchez, classez en dossiers ou partagez en CSV.',
      },
    ],
    news: [
      'Les QR codes abîmés ou très petits sont bien mieux lus.',
      'Scan en série des codes-barres, avec comptage des doublons et export en tableau.',
      'Créez des QR codes aux coins arrondis avec votre logo au centre.',
      'L’historique se verrouille par empreinte. La lampe ne reste plus allumée.',
    ],
    events: [
      { title: 'La semaine du QR code', text: 'De nouveaux cadres et styles pour vos codes.' },
      { title: 'Rangez votre historique', text: 'Triez et exportez vos anciens scans.' },
    ],
    praise: [
      'Lit tous les codes en une seconde, même celui tout rayé de notre lave-linge.',
      'QR code Wi-Fi pour les invités créé en trente secondes. Très pratique.',
      'Pas de pub avant de scanner, pas de compte. C’est tout ce que je demande à un lecteur QR.',
    ],
    complaints: [
      'Je voulais lire un menu et me voilà avec un abonnement par semaine. L’appareil photo le fait gratuitement.',
      'Ne lit pas les longs codes-barres des colis.',
      'Ouvre les liens tout seul alors que j’ai désactivé l’option.',
    ],
    purchases: ['QR Pro, annuel', 'Sans publicité, achat unique'],
  },
  calculator: {
    names: ['Calculatrice', 'Calculatrice Plus', 'Convertisseur'],
    subtitles: ['Calculatrice scientifique', 'Convertisseur unités, devises', 'Pourcentages et historique'],
    shortDescriptions: [
      'Calculatrice scientifique avec historique, pourcentages et convertisseur.',
      'Calculatrice et convertisseur : devises, longueurs, poids, surfaces, temps.',
    ],
    promotion:
      'Écrivez vos calculs comme vous les pensez : « 15 % de 240 + 19 » fonctionne, et le résultat suit la saisie. L’historique garde tout, avec une note.',
    openings: [
      '{app} est une calculatrice qui montre tout le calcul et pas seulement le dernier nombre. Revenez en arrière, changez un chiffre, la suite se recalcule.',
      'De la remise en magasin au devoir de physique, {app} réunit une calculatrice simple, une calculatrice scientifique et un convertisseur d’unités.',
    ],
    features: [
      {
        title: 'Calculatrice scientifique',
        text: 'Parenthèses, puissances, racines, logarithmes et trigonométrie en degrés ou radians, sur 30 chiffres.',
      },
      {
        title: 'Convertisseur d’unités',
        text: 'Longueurs, poids, volumes, surfaces, vitesses, énergie, données et cuisine, 600 unités en tout.',
      },
      {
        title: 'Convertisseur de devises',
        text: 'Les taux de 160 devises, mis à jour chaque jour et gardés pour vos voyages hors ligne.',
      },
      {
        title: 'Pourcentages en clair',
        text: 'Remise, pourboire, TVA et marge : entrez deux nombres, lisez le troisième.',
      },
      {
        title: 'Historique avec notes',
        text: 'Chaque calcul est conservé. Ajoutez une note, reprenez un résultat ou envoyez la liste en tableau.',
      },
      {
        title: 'Fractions et courbes',
        text: 'Calculez en fractions, résolvez des équations et tracez des fonctions, zoom à deux doigts.',
      },
    ],
    news: [
      'La calculatrice comprend désormais des phrases comme « trois quarts de 86 ».',
      'Convertisseur avec favoris en tête et 40 nouvelles mesures de cuisine et de tissu.',
      'Sur tablette, l’historique s’affiche à côté des touches. Claviers externes acceptés.',
      'Les taux de change indiquent leur date. Arrondi des très petites fractions corrigé.',
    ],
    events: [
      { title: 'Semaine des énigmes', text: 'Une petite énigme de calcul par jour.' },
      { title: 'C’est la rentrée', text: 'Courbes et équations offertes aux élèves.' },
    ],
    praise: [
      'Pouvoir corriger un nombre au milieu du calcul, ça change tout pour mes devis.',
      'De grandes touches bien lisibles et un convertisseur parfait pour la pâtisserie.',
      'Tous les jours sur le chantier pour les surfaces. L’historique avec notes vaut de l’or.',
    ],
    complaints: [
      'Une pub juste sous la touche égal, on clique dessus sans le vouloir toute la journée.',
      'Taux de change vieux de deux jours, et rien ne l’indique.',
      'La touche pourcentage ne marche pas comme sur les autres calculatrices.',
    ],
    purchases: ['Calculatrice Pro, annuel', 'Courbes, achat unique'],
  },
  'storage-cleaner': {
    names: ['Nettoyeur photos', 'Nettoyage mobile', 'Libérer l’espace'],
    subtitles: ['Supprimer les photos doublons', 'Libérer du stockage', 'Trier photos et vidéos'],
    shortDescriptions: [
      'Libérez du stockage : photos en double, grosses vidéos, fichiers oubliés.',
      'Nettoyez votre téléphone : photos similaires à supprimer, vidéos allégées.',
    ],
    promotion:
      'Stockage encore plein ? Le nettoyeur repère aussi photos floues et vieilles captures d’écran, et annonce l’espace gagné avant de supprimer.',
    openings: [
      'Stockage plein, et vous ne savez pas par où commencer. {app} trouve les photos en double, les téléchargements oubliés et les énormes vidéos. Un geste du doigt et c’est décidé.',
      'Cinq minutes dans le canapé suffisent : {app} trie votre photothèque en images similaires, captures d’écran et grosses vidéos, pour ne garder que les bonnes.',
    ],
    features: [
      {
        title: 'Photos en double',
        text: 'Trouve les photos identiques ou similaires, propose de garder la plus nette et supprime le reste à votre demande.',
      },
      {
        title: 'Trier d’un geste',
        text: 'Mois par mois, à gauche on supprime, à droite on garde. Rien ne part sans votre accord.',
      },
      {
        title: 'Grosses vidéos et fichiers',
        text: 'Voyez ce qui prend le plus de place et compressez les vidéos sans perte visible.',
      },
      {
        title: 'Captures et flous',
        text: 'Vieilles captures d’écran, photos floues et tickets de caisse réunis sur une page à vider.',
      },
      {
        title: 'Stockage en un regard',
        text: 'Un graphique montre la place des photos, vidéos, applications et téléchargements, et ce qui a changé.',
      },
      {
        title: 'Tout reste privé',
        text: 'Les images sont comparées sur le téléphone, sans envoi ni compte. La corbeille garde tout 30 jours.',
      },
    ],
    news: [
      'Les photos similaires sont trouvées trois fois plus vite, avec moins de batterie.',
      'Compressez plusieurs vidéos d’un coup et voyez la taille avant de lancer.',
      'Nouveau : fusion des contacts en double et nettoyage du calendrier.',
      'Les albums protégés ne sont jamais proposés. Corrections pour les photos animées.',
    ],
    events: [
      { title: 'Grand ménage de printemps', text: 'Un mois de photos à trier chaque jour.' },
      { title: 'Nouvelle année, de la place', text: 'Sept petites missions pour libérer l’espace.' },
    ],
    praise: [
      '18 Go libérés en une soirée, surtout des vidéos oubliées.',
      'Trier ses vieilles photos devient amusant, et rien n’est supprimé sans demander.',
      'Repère très bien les photos similaires, même les rafales de mon chien.',
    ],
    complaints: [
      'L’analyse est gratuite mais supprimer demande un abonnement hors de prix. C’est un piège.',
      'Il proposait de supprimer la photo nette et de garder la floue.',
      'De fausses alertes de stockage critique alors que la moitié est libre.',
    ],
    purchases: ['Nettoyeur Premium, annuel', 'Compression vidéo, achat unique'],
  },
}
