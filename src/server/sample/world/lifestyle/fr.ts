import type { ConceptText } from '../concept.ts'

export const fr: Record<'plant-care' | 'outfit-planner' | 'room-planner', ConceptText> = {
  'plant-care': {
    names: ['Soin des plantes', 'Identifier plantes', 'Arrosage plantes'],
    subtitles: ['Identifier et arroser', 'Rappel d’arrosage des plantes', 'Plantes d’intérieur et santé'],
    shortDescriptions: [
      'Identifiez vos plantes en photo et recevez un rappel d’arrosage pour chacune.',
      'Le soin des plantes facile : identification, arrosage et diagnostic.',
    ],
    promotion:
      'Des feuilles jaunes ? Le diagnostic distingue désormais le trop d’eau du manque d’eau et reconnaît 60 parasites. Une minute pour savoir quoi faire.',
    openings: [
      'Une photo, un nom, et la plante reste en vie : {app} identifie vos plantes d’intérieur et vous rappelle quand arroser, déplacer ou rempoter chacune d’elles.',
      'La main verte, ça s’apprend. {app} prépare un calendrier d’arrosage qui tient compte de la saison, de la fenêtre et de la taille du pot.',
    ],
    features: [
      {
        title: 'Identifier une plante',
        text: 'Visez une feuille ou une fleur : plus de 15 000 plantes d’intérieur, arbres, herbes et fleurs sauvages reconnus.',
      },
      {
        title: 'Rappels d’arrosage',
        text: 'Chaque plante a son rythme selon la saison, la lumière et le pot. Terre encore humide ? Reportez d’un geste.',
      },
      {
        title: 'Diagnostic des maladies',
        text: 'Pointes brunes, feuilles jaunes, moucherons ? Trois questions ou une photo donnent la cause et le remède.',
      },
      {
        title: 'Mesure de lumière',
        text: 'Approchez le téléphone de la fenêtre pour savoir si la place convient à une fougère ou à un cactus.',
      },
      {
        title: 'Fiches de culture',
        text: 'Lumière, eau, engrais, rempotage et boutures, avec les plantes toxiques pour les chats et les chiens.',
      },
      {
        title: 'Journal de vos plantes',
        text: 'Photos et notes montrent leur croissance. En voyage, confiez l’arrosage à un proche.',
      },
    ],
    news: [
      'L’identification connaît 800 orchidées et succulentes de plus, même sans réseau.',
      'Les rappels d’arrosage d’une même pièce arrivent désormais ensemble.',
      'Nouveau : le mode vacances prépare un plan d’arrosage à envoyer au voisin.',
      'Thrips et araignées rouges sont reconnus plus tôt. Fini les rappels en double après un déménagement.',
    ],
    events: [
      { title: 'Saison du rempotage', text: 'Lesquelles de vos plantes sont à l’étroit ?' },
      { title: 'Semaine des boutures', text: 'Chaque jour, un guide pour une bouture.' },
    ],
    praise: [
      'Avant, tout mourait en un mois. Avec les rappels d’arrosage, mes onze plantes sont là un an après.',
      'La drôle de grimpante de ma tante, identifiée dès la première photo.',
      'Diagnostic juste, c’étaient des araignées rouges. Mon calathéa est sauvé.',
    ],
    complaints: [
      'Mon pothos a eu trois noms différents sur trois photos.',
      'Cinq plantes maximum, ensuite il faut un abonnement annuel.',
      'On me demande d’arroser le cactus tous les quatre jours. Non merci.',
    ],
    purchases: ['Plantes Premium, annuel', 'Diagnostic, achat unique'],
  },
  'outfit-planner': {
    names: ['Garde-robe', 'Idées de tenues', 'Mon dressing'],
    subtitles: ['Dressing et idées de tenues', 'Planifier ses tenues', 'Garde-robe capsule, valise'],
    shortDescriptions: [
      'Votre garde-robe en photo : composez vos tenues et préparez vos valises.',
      'Des idées de tenues avec vos propres vêtements, selon la météo du jour.',
    ],
    promotion:
      'Du neuf dans le dressing : des idées de tenues selon la météo et l’agenda, et une valise qui fait neuf jours de tenues avec douze pièces.',
    openings: [
      'Une armoire pleine et rien à se mettre ? {app} met votre dressing dans la poche : photographiez vos vêtements une fois, composez vos tenues où vous voulez.',
      'Avec {app}, vous voyez enfin ce que vous possédez. Préparez les tenues de la semaine, retrouvez des pièces oubliées et repérez ce que vous ne portez jamais.',
    ],
    features: [
      {
        title: 'Garde-robe numérique',
        text: 'Prenez vos vêtements en photo, le fond disparaît. Couleur, type et saison sont remplis pour vous.',
      },
      {
        title: 'Idées de tenues',
        text: 'Trois tenues chaque matin avec vos propres vêtements, selon la météo et l’occasion.',
      },
      {
        title: 'Calendrier des tenues',
        text: 'Préparez la semaine et retrouvez ce que vous portiez à la dernière fête.',
      },
      {
        title: 'Valise toute prête',
        text: 'Choisissez les jours et la destination, la liste ne contient que des pièces qui vont ensemble.',
      },
      {
        title: 'Coût par utilisation',
        text: 'Combien de fois portez-vous chaque pièce, et à quel prix ? De quoi réfléchir avant les soldes.',
      },
      {
        title: 'Garde-robe capsule',
        text: 'Allégez votre dressing pas à pas, avec des idées pour ce qui manque et ce qui peut partir.',
      },
    ],
    news: [
      'Le détourage des vêtements est plus net, même avec la dentelle.',
      'Préparez les tenues de deux personnes et partagez la valise.',
      'Nouvelles statistiques : vos couleurs préférées et les vêtements oubliés depuis un an.',
      'Le calendrier des tenues a une vue par mois. Les talons ne sont plus coupés.',
    ],
    events: [
      { title: 'Dix pièces, dix tenues', text: 'Le défi garde-robe capsule en dix jours.' },
      { title: 'Grand tri de printemps', text: 'Un tiroir par jour pour alléger le dressing.' },
    ],
    praise: [
      'Deux mois sans rien acheter, parce que j’ai redécouvert mon dressing.',
      'Ma valise de déplacement se fait en dix minutes au lieu d’une soirée.',
      'Le détourage est bluffant et le calendrier me sauve tous les matins.',
    ],
    complaints: [
      'Un week-end à photographier cent vêtements, et la synchronisation en a perdu la moitié.',
      'Des idées de tenues au hasard, des sandales avec un manteau d’hiver.',
      'Toujours des liens vers des boutiques alors que je veux porter ce que j’ai.',
    ],
    purchases: ['Dressing Plus, annuel', 'Vêtements illimités, achat unique'],
  },
  'room-planner': {
    names: ['Plan de maison', 'Déco intérieure 3D', 'Plan 3D'],
    subtitles: ['Aménager sa maison en 3D', 'Décoration et plan de pièce', 'Plan d’appartement, meubles'],
    shortDescriptions: [
      'Aménagez vos pièces en 3D : plan, meubles et couleurs de mur à essayer.',
      'Plan de maison et décoration : mesurez, meublez, puis achetez l’esprit libre.',
    ],
    promotion:
      'Nouveau : scannez une pièce avec l’appareil photo et obtenez en deux minutes un plan avec portes et fenêtres, à meubler et à visiter en 3D.',
    openings: [
      'Le canapé va-t-il passer ? Avec {app}, dessinez votre pièce, placez des meubles à leur vraie taille et promenez-vous en 3D avant de porter quoi que ce soit.',
      'Déménager, rénover ou simplement rêver : {app} vous aide à concevoir votre intérieur sur le téléphone, du premier plan à la couleur des rideaux.',
    ],
    features: [
      {
        title: 'Plan en quelques minutes',
        text: 'Tracez les murs du doigt ou scannez la pièce. Portes, fenêtres et sous-pentes compris.',
      },
      {
        title: 'Visite en 3D',
        text: 'Passez du plan à la 3D, traversez votre logement et voyez la lumière changer au fil du jour.',
      },
      {
        title: 'Meubles à l’échelle',
        text: '8 000 canapés, lits, tables et cuisines, dont vous réglez largeur, profondeur, hauteur et couleur.',
      },
      {
        title: 'Murs et sols',
        text: 'Essayez peinture, papier peint, carrelage et parquet, et comparez deux idées déco côte à côte.',
      },
      {
        title: 'Mesurer à la caméra',
        text: 'Mesurez murs, fenêtres et meubles avec le téléphone, les cotes vont droit dans le plan.',
      },
      {
        title: 'Partager et imprimer',
        text: 'Envoyez le plan en PDF aux amis, au propriétaire ou aux artisans, avec cotes et liste d’achats.',
      },
    ],
    news: [
      'Le scan de pièce reconnaît désormais les sous-pentes et les radiateurs.',
      'Deux cents meubles pour petits espaces : tables pliantes, lits mezzanine, armoires étroites.',
      'La 3D est plus fluide sur les téléphones anciens et place le soleil selon la date.',
      'Copiez une pièce meublée d’un plan à l’autre. Les portes ne s’ouvrent plus dans les murs.',
    ],
    events: [
      { title: 'Défi petit appartement', text: 'Meublez 25 m² avec tout ce qu’il faut.' },
      { title: 'Semaine des couleurs', text: 'Chaque jour, une palette à essayer chez vous.' },
    ],
    praise: [
      'Tout notre nouvel appartement préparé ici, et chaque meuble est passé. Enfin, sauf une lampe.',
      'Deux centimètres d’écart seulement avec le scan. Impressionnant.',
      'J’ai enfin pu montrer à mon mari ce que je voulais dire par un mur vert.',
    ],
    complaints: [
      'Mon plan a disparu après la mise à jour, trois soirées perdues.',
      'Presque tous les beaux meubles sont payants, en gratuit on a des cubes gris.',
      'Ça plante dès qu’il y a plus de quatre pièces.',
    ],
    purchases: ['Plan 3D Pro, annuel', 'Pack meubles : petits espaces'],
  },
}
