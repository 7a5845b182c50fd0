import type { ConceptText } from '../concept.ts'

export const fr: Record<'language-learning' | 'math-practice' | 'flashcards', ConceptText> = {
  'language-learning': {
    names: ['Apprendre langues', 'Cours de langues', 'Parler & apprendre'],
    subtitles: ['Apprendre l’anglais, espagnol', 'Cours de langues, vocabulaire', 'Parler une langue chaque jour'],
    shortDescriptions: [
      'Apprendre une langue en dix minutes par jour : cours, vocabulaire, dialogues.',
      'Apprenez à parler anglais, espagnol ou japonais avec de courtes leçons.',
    ],
    promotion:
      'Nouveau : la conversation. Commandez un café, louez un appartement ou plaignez-vous du bruit, et recevez des corrections bienveillantes pendant que vous parlez.',
    openings: [
      'Dix minutes par jour suffisent pour commander un dîner dans une autre langue. {app} vous fait parler dès la première leçon, avec les mots dont vous aurez besoin.',
      'Une langue s’apprend en écoutant, en répondant, en se trompant un peu. {app} transforme de vrais dialogues en courtes leçons et fait revenir le vocabulaire avant l’oubli.',
    ],
    features: [
      {
        title: 'Leçons courtes et quotidiennes',
        text: 'Apprenez l’anglais, l’espagnol, l’allemand, l’italien ou le japonais en dix minutes, du débutant au B2.',
      },
      {
        title: 'Prononciation corrigée',
        text: 'Parlez à voix haute : l’appli repère le son difficile, vous le montre et vous laisse réessayer.',
      },
      {
        title: 'Vocabulaire qui reste',
        text: 'Les mots reviennent juste avant d’être oubliés. Créez vos listes de vocabulaire pour le travail ou les voyages.',
      },
      {
        title: 'De vrais dialogues',
        text: 'Plus de 600 dialogues enregistrés par des natifs, à deux vitesses, traduits seulement si vous le voulez.',
      },
      {
        title: 'Grammaire expliquée simplement',
        text: 'Trois phrases de grammaire au bon moment, puis un exercice pour s’en servir tout de suite.',
      },
      {
        title: 'Cours de langues hors ligne',
        text: 'Téléchargez un cours avant le vol et continuez à apprendre sans connexion.',
      },
    ],
    news: [
      'La conversation guidée arrive dans cinq langues, avec des corrections en douceur.',
      'Nouveaux cours : coréen pour débuter et anglais pour l’hôpital.',
      'Le vocabulaire se révise mains libres, en marchant.',
      'Corrige des réponses justes refusées pour un accent oublié.',
    ],
    events: [
      { title: 'Un été en espagnol', text: 'Un dialogue de voyage par jour en juillet.' },
      { title: 'Trente jours pour parler', text: 'Parlez cinq minutes par jour pendant un mois.' },
    ],
    praise: [
      'Au bout de six mois, vraie conversation en italien avec ma belle-mère. Quelle émotion.',
      'Des leçons pile pour le trajet en bus, et le vocabulaire reste vraiment.',
      'Les exercices oraux sont le meilleur de l’appli, j’ose enfin parler.',
    ],
    complaints: [
      'Je sais dire que la chouette boit du lait. Ça me servira quand ?',
      'Le micro compte tout faux dès qu’il y a un peu de bruit autour.',
      'Après le niveau deux, la grammaire n’est presque plus expliquée.',
    ],
    purchases: ['Toutes les langues, un an', 'Cours de voyage'],
  },
  'math-practice': {
    names: ['Maths pour enfants', 'Calcul mental', 'Tables & Calcul'],
    subtitles: ['Tables de multiplication, jeux', 'Calcul mental du CP à la 6e', 'Exercices de maths et jeux'],
    shortDescriptions: [
      'Exercices de maths pour enfants : additions, tables et fractions en jouant.',
      'Tables de multiplication et calcul mental, des jeux du CP à la sixième.',
    ],
    promotion:
      'Nouveau : le château des tables. Chaque table sue par cœur ouvre une pièce, au rythme de l’enfant, sans chrono qui tourne et sans publicité.',
    openings: [
      'Cinq minutes après l’école, pas plus. {app} transforme les maths en petits jeux que les enfants réclament, des pommes à compter jusqu’à la division posée.',
      'La table de sept résiste ? {app} repère les calculs qui coincent, fait travailler ceux-là et laisse les autres tranquilles.',
    ],
    features: [
      {
        title: 'Tables de multiplication retenues',
        text: 'Apprendre les tables avec des images, du rythme et de petites étapes. Les plus dures reviennent plus souvent.',
      },
      {
        title: 'Jeux de calcul mental',
        text: 'Vingt jeux de maths pour additionner, soustraire, multiplier et diviser, en deux minutes chacun.',
      },
      {
        title: 'Au programme de l’école',
        text: 'Des exercices du CP à la sixième, des premiers nombres aux fractions et aux décimaux.',
      },
      {
        title: 'Chaque erreur expliquée',
        text: 'Une réponse fausse amène un dessin qui montre pourquoi, puis l’enfant réessaie sans perdre de points.',
      },
      {
        title: 'Bilan pour les parents',
        text: 'Chaque semaine, voyez ce qui a été travaillé, ce qui est acquis et où un coup de main aiderait.',
      },
      {
        title: 'Sûr et sans publicité',
        text: 'Ni pub, ni messagerie, ni liens vers l’extérieur. Jusqu’à quatre enfants, chacun son profil.',
      },
    ],
    news: [
      'Le château des tables ouvre ses portes, avec douze pièces à découvrir.',
      'Les fractions s’apprennent maintenant en partageant des gâteaux.',
      'Les chiffres peuvent s’écrire au doigt.',
      'Corrige le bilan hebdomadaire des familles de plusieurs enfants.',
    ],
    events: [
      { title: 'Tournoi des tables', text: 'Une table par jour, une couronne à la fin.' },
      { title: 'Échauffement de la rentrée', text: 'Dix jeux pour réviser les maths de l’an dernier.' },
    ],
    praise: [
      'Ma fille est passée des larmes à « encore une partie » de tables. Magique.',
      'Sans pub ni messagerie, je peux laisser la tablette l’esprit tranquille.',
      'Le bilan a montré que la soustraction bloquait. La maîtresse disait pareil.',
    ],
    complaints: [
      'Le chrono stresse mon fils et impossible de trouver comment le couper.',
      'Seul le premier niveau est gratuit, tout était vu en un après-midi.',
      'L’écriture au doigt lit tous les 7 comme des 1.',
    ],
    purchases: ['Formule famille, un an', 'Château des tables'],
  },
  flashcards: {
    names: ['Cartes mémoire', 'Fiches de révision', 'Flashcards'],
    subtitles: ['Fiches de révision, flashcards', 'Réviser examens et partiels', 'Mémoriser du vocabulaire'],
    shortDescriptions: [
      'Créez des cartes mémoire et révisez au bon moment pour retenir plus longtemps.',
      'Fiches de révision et flashcards : vocabulaire, anatomie, droit, histoire.',
    ],
    promotion:
      'Nouveau : vos notes de cours deviennent des flashcards. Collez une page, gardez l’essentiel et révisez à intervalles jusqu’à la date de l’examen.',
    openings: [
      'Relire deux fois, ce n’est pas réviser. {app} transforme votre cours en cartes mémoire et montre chacune le jour où vous alliez l’oublier.',
      'Deux mille mots de vocabulaire, un examen, six semaines. {app} planifie vos fiches de révision jour après jour, pour travailler peu et retenir beaucoup.',
    ],
    features: [
      {
        title: 'Créer ses flashcards vite',
        text: 'Tapez, collez un tableau, photographiez une page ou dictez : question et réponse vous sont proposées.',
      },
      {
        title: 'Répétition espacée',
        text: 'Les cartes faciles reviennent dans des semaines, les dures demain. Le plan suit la date de l’examen.',
      },
      {
        title: 'Images, sons et formules',
        text: 'Masquez les légendes d’un schéma, ajoutez un son ou une formule. Parfait en médecine et en chimie.',
      },
      {
        title: 'Quiz et examen blanc',
        text: 'QCM, saisie ou paires à relier : l’examen blanc montre quel chapitre mérite encore une soirée.',
      },
      {
        title: 'Paquets partagés entre camarades',
        text: 'Répartissez les chapitres, réunissez vos fiches de révision et corrigez-vous les uns les autres.',
      },
      {
        title: 'Réviser partout, hors ligne',
        text: 'Dix cartes à l’arrêt de bus, vingt au lit. Tout se synchronise au retour du réseau.',
      },
    ],
    news: [
      'Une page de notes devient un paquet de flashcards, à vous de choisir lesquelles garder.',
      'Fixez la date de l’examen : le plan de révision compte à rebours.',
      'Les cartes peuvent être lues à voix haute dans les deux sens.',
      'Corrige des paquets qui montraient les cartes de la veille après minuit.',
    ],
    events: [
      { title: 'Sprint des examens', text: 'Trois semaines, un paquet, un plan par jour.' },
      { title: 'Défi des mille mots', text: 'Apprendre ensemble 1 000 mots de vocabulaire.' },
    ],
    praise: [
      'Anatomie validée grâce aux légendes masquées sur mes propres schémas. Génial.',
      'La répétition espacée marche, je me souviens encore du vocabulaire de l’an passé.',
      'On s’est partagé les chapitres à quatre, meilleures notes de l’année.',
    ],
    complaints: [
      'Huit cents cartes à revoir en rentrant de vacances, sans pouvoir les étaler.',
      'L’import de mes anciens paquets a perdu toutes les images.',
      'Réviser plusieurs paquets à la fois est payant.',
    ],
    purchases: ['Formule étudiant, un an', 'Cartes images illimitées'],
  },
}
