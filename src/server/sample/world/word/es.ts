import type { ConceptText } from '../concept.ts'

export const es: Record<'word-search' | 'crossword' | 'word-guess', ConceptText> = {
  'word-search': {
    names: ['Sopa de letras', 'Busca palabras', 'Palabras ocultas'],
    subtitles: ['Sopa de letras gratis', 'Encuentra palabras sin wifi', 'Juego de palabras relajante'],
    shortDescriptions: [
      'Encuentra las palabras ocultas en la sopa de letras. Relajante y sin internet.',
      'Sopa de letras gratis en español con cientos de temas: animales, viajes, cocina.',
    ],
    promotion:
      'Temas de temporada: 40 sopas de letras nuevas sobre repostería, aves de invierno y trenes antiguos, y un modo de letras grandes para descansar la vista.',
    openings: [
      'Desliza el dedo por las letras y saca a la luz las palabras ocultas. {app} es una sopa de letras relajante con cientos de temas y sin reloj, a no ser que tú lo pidas.',
      'Un té, un buen sillón y una sopa de letras: hay planes que no fallan. {app} te da miles de juegos de palabras en español, desde los más fáciles hasta diagonales endiabladas.',
    ],
    features: [
      {
        title: 'Cientos de temas',
        text: 'Busca animales, capitales, especias, palabras de cine o de fútbol. Cada lunes llega un tema nuevo.',
      },
      {
        title: 'Cuatro niveles de dificultad',
        text: 'Desde sopas pequeñas con palabras rectas hasta grandes, en diagonal y del revés.',
      },
      {
        title: 'Letras grandes',
        text: 'Amplía la cuadrícula, activa el alto contraste y marca las palabras con colores fáciles de distinguir.',
      },
      {
        title: 'Sopa de letras diaria',
        text: 'Un reto común al día con una palabra extra escondida. Mantén tu racha y llena el calendario.',
      },
      {
        title: 'Juega sin internet',
        text: 'Descarga los temas una vez y busca palabras en el avión o en la sala de espera, sin wifi.',
      },
      {
        title: 'Crea tu propia sopa',
        text: 'Escribe una lista de palabras y envía la sopa de letras a tus amigos, a tu familia o a tu clase.',
      },
    ],
    news: [
      '40 sopas de letras nuevas sobre repostería, aves de invierno y trenes antiguos.',
      'Modo de letras grandes: la cuadrícula ocupa ya toda la pantalla.',
      'Crea una sopa de letras con tus palabras y compártela con un enlace.',
      'Las palabras encontradas se ven más tiempo. Corregido el trazo de derecha a izquierda.',
    ],
    events: [
      { title: 'Palabras de primavera', text: 'Encuentra 100 palabras del jardín este mes.' },
      { title: 'Domingo contrarreloj', text: 'Diez sopas cortas contra el reloj.' },
    ],
    praise: [
      'Muy relajante, me hago una o dos cada noche en vez de mirar el móvil sin más.',
      'Las letras se ven bien grandes y los temas son de verdad interesantes.',
      'Mi hija aprende palabras nuevas y yo tengo cinco minutos de paz.',
    ],
    complaints: [
      'Se repiten siempre las mismas palabras y al cabo de unas semanas aburre.',
      'Un anuncio después de cada sopa y otro más si pides una pista.',
      'En diagonal cuesta marcar y muchas veces marca la línea que no es.',
    ],
    purchases: ['Todos los temas, mensual', 'Paquete de 50 pistas'],
  },
  crossword: {
    names: ['Crucigramas', 'Crucigrama diario', 'Mini crucigramas'],
    subtitles: ['Crucigramas gratis en español', 'Un crucigrama cada día', 'Autodefinidos y palabras'],
    shortDescriptions: [
      'Un crucigrama nuevo cada día: del mini de cinco minutos al reto del domingo.',
      'Crucigramas gratis en español con buenas definiciones, pistas y estadísticas.',
    ],
    promotion:
      'Hechos a mano: un mini crucigrama para el desayuno, un temático a mediodía y uno de los difíciles para el fin de semana. Ya puedes entrar en el archivo.',
    openings: [
      'Definiciones de verdad, escritas por gente que ama las palabras. {app} te trae cada día un crucigrama a tu medida: un mini de cinco minutos, uno clásico o uno enrevesado para el domingo.',
      'Saca punta al lápiz o, mejor, calienta el pulgar. {app} reúne crucigramas y autodefinidos en español, con pistas amables y un archivo enorme para ejercitar la mente y el vocabulario.',
    ],
    features: [
      {
        title: 'Un crucigrama diario',
        text: 'Cada mañana te espera uno clásico recién hecho y un mini para la cola del pan.',
      },
      {
        title: 'Definiciones con guiño',
        text: 'Escritas a mano, de las directas a las retorcidas, y revisadas dos veces antes de publicarse.',
      },
      {
        title: 'Ayuda sin castigo',
        text: 'Descubre una letra, comprueba una palabra o pide otra definición: no se te resta nada.',
      },
      {
        title: 'Crucigramas y autodefinidos',
        text: 'Pasa del crucigrama clásico al autodefinido y al blanco, en niveles de principiante a experto.',
      },
      {
        title: 'Resuélvelo en compañía',
        text: 'Comparte un crucigrama con alguien y rellenadlo a la vez, cada uno con su color.',
      },
      {
        title: 'Todo el archivo',
        text: 'Miles de crucigramas por fecha, tamaño y dificultad. Descarga un mes y juega sin internet.',
      },
    ],
    news: [
      'El archivo está abierto: busca cualquier crucigrama por fecha y dificultad.',
      'Juego compartido: resuelve el mismo crucigrama con otra persona a la vez.',
      'El teclado ya no tapa la última definición. Nuevo ajuste para saltar casillas llenas.',
      'Ahora ves tu tiempo medio por día de la semana. Corregidas varias erratas.',
    ],
    events: [
      { title: 'Semana de los difíciles', text: 'Siete crucigramas retorcidos, uno por noche.' },
      { title: 'Esprint de minis', text: 'Resuelve diez minis contra el reloj.' },
    ],
    praise: [
      'Definiciones con gracia, se nota que las escribe una persona.',
      'El mini del autobús ya es una costumbre, no pierdo la racha.',
      'Por fin crucigramas en español de verdad y que se leen bien en el móvil.',
    ],
    complaints: [
      'Hay palabras que no conoce nadie, o adivinas o pagas por una pista.',
      'Medio archivo es solo para suscriptores, me parece excesivo.',
      'Al escribir, el cursor salta todo el rato a la dirección contraria.',
    ],
    purchases: ['Club del crucigrama, anual', 'Paquete temático de 30'],
  },
  'word-guess': {
    names: ['Adivina la palabra', 'Palabra del día', 'Cinco letras'],
    subtitles: ['Adivina en seis intentos', 'Palabra diaria de 5 letras', 'Juego de palabras sin límite'],
    shortDescriptions: [
      'Adivina la palabra oculta de cinco letras en seis intentos. Una nueva cada día.',
      'Juego de adivinar palabras sin límite: de cuatro a siete letras, con duelos.',
    ],
    promotion:
      'Dos palabras a la vez: el modo doble esconde dos soluciones tras los mismos intentos. Además, liga diaria y una lista de palabras sin rarezas.',
    openings: [
      'Una palabra oculta, seis intentos y colores que te dicen lo cerca que estás. {app} te propone la palabra del día para compartirla y después tantas partidas como quieras.',
      'Piensa una palabra de cinco letras, mira los colores y vuelve a pensar. {app} es un juego de palabras para mentes rápidas: primero la del día, luego rondas sin límite.',
    ],
    features: [
      {
        title: 'La palabra del día',
        text: 'La misma palabra de cinco letras para todo el mundo. Adivínala en seis intentos y comparte el resultado sin destriparla.',
      },
      {
        title: 'Partidas sin límite',
        text: '¿Falta mucho para medianoche? Juega todas las palabras que quieras, de cuatro, cinco, seis o siete letras.',
      },
      { title: 'Duelos con amigos', text: 'Ponle una palabra secreta a alguien o resolved la misma a la vez.' },
      {
        title: 'Modo difícil',
        text: 'Cada pista hay que usarla en el siguiente intento. Para quienes encuentran fácil el juego normal.',
      },
      {
        title: 'Rachas y estadísticas',
        text: 'Mira cuántos intentos necesitas y qué palabra inicial te da mejor suerte.',
      },
      {
        title: 'Con tildes y eñes',
        text: 'La lista está hecha en español y cada solución trae una breve definición para aprender algo nuevo.',
      },
    ],
    news: [
      'Modo doble: adivina dos palabras con los mismos intentos.',
      'Lista de palabras renovada: fuera plurales y rarezas entre las soluciones.',
      'Tu racha se conserva al cambiar de móvil. Mejores colores para daltónicos.',
      'Los duelos empiezan antes y muestran el avance de tus amigos línea a línea.',
    ],
    events: [
      { title: 'Semana de la liga', text: 'Siete palabras: ¿quién necesita menos intentos?' },
      { title: 'Domingo de siete letras', text: 'Palabras más largas y puntos dobles, solo hoy.' },
    ],
    praise: [
      'En casa comparamos la palabra del día en el desayuno, nos encanta.',
      'Me gusta poder seguir jugando después de la diaria sin esperar a mañana.',
      'Sencillo, rápido y por fin con la eñe donde toca.',
    ],
    complaints: [
      'Algunas soluciones son palabras que no ha usado nadie en la vida.',
      'Con la actualización perdí mi racha de 200 días, qué rabia.',
      'Un vídeo antes de cada partida libre, antes era una de cada tres.',
    ],
    purchases: ['Plus con todos los modos, anual', 'Paquete de 25 letras'],
  },
}
