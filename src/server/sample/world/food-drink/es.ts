import type { ConceptText } from '../concept.ts'

export const es: Record<'recipe-keeper' | 'meal-planner' | 'coffee-brewing', ConceptText> = {
  'recipe-keeper': {
    names: ['Recetas de cocina', 'Mi recetario', 'Libro de recetas'],
    subtitles: ['Guarda tus recetas de cocina', 'Recetario y cocina paso a paso', 'Recetas fáciles y caseras'],
    shortDescriptions: [
      'Guarda recetas de cocina en tu recetario y prepáralas paso a paso.',
      'Libro de recetas para la familia, recortes y webs, con modo cocina.',
    ],
    promotion:
      'Novedad: haz una foto a una página del cuaderno de la abuela y se convierte en una receta ordenada, aunque esté a mano. El original queda al lado.',
    openings: [
      'Capturas, hojas arrancadas, un enlace perdido en el chat: {app} reúne tus recetas de cocina en un recetario que puedes consultar con harina en los dedos.',
      'La receta que te gustó, sin la historia de las vacaciones. {app} guarda recetas de cualquier web, ajusta las cantidades y te lee el siguiente paso.',
    ],
    features: [
      {
        title: 'Guarda recetas de todas partes',
        text: 'Comparte una web con tu recetario y se queda con ingredientes, pasos y foto. Nada más.',
      },
      {
        title: 'Escanea recetas a mano',
        text: 'Haz una foto a la ficha o a la página. Reconoce el texto y conserva el original.',
      },
      {
        title: 'Modo cocina paso a paso',
        text: 'Letra grande, pantalla siempre encendida, temporizadores en el paso y lectura en voz alta.',
      },
      {
        title: 'Cantidades y medidas',
        text: 'De dos a nueve personas y de tazas a gramos: los ingredientes se recalculan y se redondean bien.',
      },
      {
        title: 'Busca por ingrediente',
        text: '¿Media col y dos huevos? Busca recetas por lo que hay en la nevera, por tiempo o por temporada.',
      },
      {
        title: 'Recetario familiar compartido',
        text: 'Reunid las recetas de la familia, añadid notas e imprimidlas como libro para un cumpleaños.',
      },
    ],
    news: [
      'Reconoce fichas escritas a mano, incluso con alguna mancha.',
      'Varios temporizadores a la vez en el modo cocina.',
      'Información nutricional por ración, calculada con los ingredientes.',
      'Corrige fracciones como 1½ que se importaban como 11/2.',
    ],
    events: [
      { title: 'Tiempo de cuchara', text: 'Treinta recetas de sopas y guisos, una al día.' },
      { title: 'Mes del recetario familiar', text: 'Pide una receta a cada persona que quieres.' },
    ],
    praise: [
      'Escaneé las fichas de mi abuela antes de que se borre la tinta. Un tesoro.',
      'Guarda solo la receta y se salta los cinco párrafos sobre el otoño. ¡Gracias!',
      'El modo cocina con temporizador en cada paso es justo lo que hacía falta.',
    ],
    complaints: [
      'Solo veinte recetas gratis, y te enteras al escribir la número veinte.',
      'Al importar de algunas webs se deja la mitad de los ingredientes.',
      'Se apaga la pantalla a mitad de receta, con las manos en la masa.',
    ],
    purchases: ['Recetario Plus, un año', 'Recetas ilimitadas'],
  },
  'meal-planner': {
    names: ['Menú semanal', 'Planificar comidas', 'Qué ceno hoy'],
    subtitles: ['Menú semanal y lista de compra', 'Comidas sanas y recetas', 'Ideas de cenas y batch cooking'],
    shortDescriptions: [
      'Menú semanal con recetas fáciles y lista de la compra automática.',
      'Planifica comidas sanas, ideas para cenar y tu lista de la compra ordenada.',
    ],
    promotion:
      'Novedad: las sobras entran en el plan. Asado el domingo, wraps el lunes, sopa el martes y una lista de la compra que solo pide lo que falta.',
    openings: [
      '¿Qué cenamos hoy? {app} lo resuelve para toda la semana: elige días y gustos, recibe un menú semanal con recetas fáciles y llévate la lista de la compra.',
      'Cocina más y piensa menos. {app} planifica comidas sabiendo quién cena el martes, qué está de temporada y que nadie quiere lentejas dos veces.',
    ],
    features: [
      {
        title: 'Menú semanal al instante',
        text: 'Ideas para siete cenas con un toque. Cambia lo que no te apetece y deja fijo lo que sí.',
      },
      {
        title: 'Lista de la compra incluida',
        text: 'Suma los ingredientes, los ordena por pasillo y la comparte con quien va al súper.',
      },
      {
        title: 'Recetas sanas y fáciles',
        text: 'Más de 1500 recetas en menos de 40 minutos: vegetarianas, con proteína, ligeras o de cuchara.',
      },
      {
        title: 'Alergias y manías',
        text: 'Indica una vez lo que cada persona no come y el menú lo deja fuera para siempre.',
      },
      {
        title: 'Batch cooking y sobras',
        text: 'Cocina una vez y come dos: prepara el domingo y convierte las sobras en el táper del lunes.',
      },
      {
        title: 'Gasto y nutrición',
        text: 'Mira cuánto costará la semana y cuánta proteína, fibra y energía hay en cada plato.',
      },
    ],
    news: [
      'Las sobras se convierten en otra comida de la semana.',
      'Añade tus recetas al menú desde cualquier web.',
      'La lista de la compra recuerda el orden de los pasillos de tu súper.',
      'Corrige las raciones infantiles que contaban como adultas.',
    ],
    events: [
      { title: 'Siete cenas, una sartén', text: 'Una semana de recetas fáciles en sartén.' },
      { title: 'Mes vegetariano', text: 'Cuatro menús vegetarianos nuevos cada semana.' },
    ],
    praise: [
      'Se acabó ir al súper a las ocho sin ideas. Planificamos el domingo y listo.',
      'La lista por pasillos me ahorra media hora y tiramos mucha menos comida.',
      'Por fin un menú semanal que entiende que en casa solo una es vegetariana.',
    ],
    complaints: [
      'A las tres semanas se repiten las recetas, siempre curry de garbanzos.',
      'Si muevo una cena a otro día, la lista de la compra empieza de cero.',
      'Casi todas las recetas de las fotos piden la suscripción más cara.',
    ],
    purchases: ['Mesa familiar, un año', 'Colección batch cooking'],
  },
  'coffee-brewing': {
    names: ['Temporizador café', 'Recetas de café', 'Barista en casa'],
    subtitles: ['Café filtro, recetas y tiempo', 'Diario de café y espresso', 'Filtro, prensa y espresso'],
    shortDescriptions: [
      'Temporizador y recetas de café para filtro, espresso, prensa y cold brew.',
      'Prepara mejor café: recetas, proporción y un diario para tus granos.',
    ],
    promotion:
      'Novedad: ajusta tu espresso en tres tazas. Cuéntale al diario de café cómo sabía y te propone moler más fino, un poco más de agua o granos más frescos.',
    openings: [
      'Un buen grano merece algo más que buen ojo. {app} es el temporizador de café que guía cada vertido, cuenta los segundos y te dice cuándo parar.',
      '¿Ácido, amargo o en su punto? {app} lleva el diario de tu café, del grano y la molienda al sabor, para que la mejor taza de la semana se repita.',
    ],
    features: [
      {
        title: 'Temporizador que te guía',
        text: 'Preinfusión, vertido, espera: el temporizador marca gramos y segundos en cada paso.',
      },
      {
        title: 'Recetas para cada cafetera',
        text: 'Más de 120 recetas de café para filtro, prensa francesa, moka, espresso y cold brew.',
      },
      {
        title: 'Proporción de café',
        text: 'Di cuántas tazas quieres y la calculadora te da los gramos de café y de agua.',
      },
      {
        title: 'Diario de tus granos',
        text: 'Guarda origen, fecha de tueste y molienda, puntúa la taza y vuelve a tus granos favoritos.',
      },
      {
        title: 'Espresso bien ajustado',
        text: 'Apunta dosis, peso y tiempo de cada extracción y mira en un gráfico dónde están las buenas.',
      },
      {
        title: 'Aprende como un barista',
        text: 'Lecciones breves de molienda, agua y espuma de leche, mientras hierve el agua.',
      },
    ],
    news: [
      'Tus notas de cata dan ahora una sugerencia para la próxima taza.',
      'Conecta una báscula inalámbrica y el tiempo empieza con la primera gota.',
      'Doce recetas de cold brew para los días de calor.',
      'Corrige el temporizador, que se paraba con el móvil bloqueado.',
    ],
    events: [
      { title: 'Semana del barista', text: 'Una pequeña lección de café cada mañana.' },
      { title: 'Verano de cold brew', text: 'Una receta de café frío nueva cada viernes.' },
    ],
    praise: [
      'Mi café de filtro por fin sabe igual dos días seguidos. El tiempo va clavado.',
      'El diario es una joya, veo qué granos me gustaron y con qué molienda.',
      'Con la calculadora y la báscula hago buen café hasta medio dormido.',
    ],
    complaints: [
      'Recetas para una sola taza, y por doblar las cantidades te cobran.',
      'El aviso suena tan bajo que el molinillo lo tapa.',
      'Cambié de móvil y perdí todo el diario de café, no hay copia.',
    ],
    purchases: ['Barista Plus, un año', 'Curso de espresso'],
  },
}
