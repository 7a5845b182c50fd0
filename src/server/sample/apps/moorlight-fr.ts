import type { SampleText } from '../sample-app.ts'

export const fr: SampleText = {
  title: 'Moorlight : sommeil et calme',
  tagline: 'Histoires du soir et bruits',
  promotionalText:
    'Nouveau ce mois-ci : sept histoires lentes enregistrées sur le ferry de nuit, et une pluie qui s’éteint toute seule quand vous dormez.',
  description: `Moorlight vous aide à déposer la journée. Choisissez une histoire pour dormir, un bruit, et laissez la chambre devenir calme.

HISTOIRES POUR DORMIR
Plus de 240 histoires pour dormir, lues lentement par des voix auxquelles on s’habitue. De nouvelles histoires chaque jeudi. La plupart durent 25 minutes ; peu de gens entendent la fin. Trains de nuit, villes de port, vieux jardins et longues marches sur la lande : chaque histoire est écrite pour être écoutée au lit. Rien de fort, rien de pressé.

BRUITS À MÉLANGER
Superposez la pluie, le vent, le feu et le bruit blanc. Chaque bruit a sa propre minuterie et s’éteint doucement, pour que rien ne vous réveille à trois heures du matin. Gardez vos mélanges préférés et lancez-les d’un seul geste.
• Pluie sur une tente, pluie sur un toit, pluie au loin
• Bruit blanc, bruit brun et bruit rose
• Ventilateur, cheminée, train de nuit, rivière lente
• Musique douce sans paroles

UNE HEURE DU COUCHER QUI TIENT
Fixez une heure de calme : Moorlight tamise l’écran, baisse le son et retient vos notifications. De courts exercices de respiration aident à lâcher la journée avant le sommeil. Pas de séries, pas de badges, pas de reproches : une nuit manquée n’est qu’une nuit.

SE RÉVEILLER EN DOUCEUR
Un réveil qui commence par des oiseaux et grandit pendant dix minutes. Votre sommeil est noté sur votre téléphone et n’en sort jamais. Le journal de sommeil montre l’heure du coucher, la durée du sommeil et les bruits entendus.

MOORLIGHT PLUS
Moorlight est gratuit, avec trente histoires et huit bruits. Moorlight Plus ouvre toutes les histoires, tous les bruits et le mélangeur de pluie, pour six personnes d’une même famille. L’abonnement se renouvelle jusqu’à ce que vous l’arrêtiez dans vos réglages.

Fait par trois personnes dans un petit studio près du marais. Écrivez-nous : nous lisons chaque lettre, souvent le soir. Dormez bien.`,
  releaseNotes: [
    'Sept nouvelles histoires du ferry de nuit. La pluie s’éteint toute seule quand vous dormez.',
    'Le réveil ne reste plus muet avec un casque. Pardon à celles et ceux qui ont trop dormi.',
    'Le journal de sommeil s’ouvre plus vite et montre un mois entier.',
    'Bruit brun et bruit rose rejoignent le mélangeur.',
  ],
}
