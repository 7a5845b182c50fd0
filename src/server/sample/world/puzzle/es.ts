import type { ConceptText } from '../concept.ts'

export const es: Record<'match-three' | 'sudoku' | 'block-puzzle', ConceptText> = {
  'match-three': {
    names: ['Juego de combinar', 'Puzle de joyas', 'Gemas y joyas'],
    subtitles: ['Combina 3 gemas sin internet', 'Juego de joyas gratis', 'Puzle de combinar y explotar'],
    shortDescriptions: [
      'Combina tres gemas en un puzle relajante. Juega gratis, sin wifi y sin prisas.',
      'Un juego de combinar joyas con miles de niveles, potenciadores y reto diario.',
    ],
    promotion:
      'Nuevo capítulo: el Jardín de los Faroles, con 60 niveles para combinar gemas, un potenciador luciérnaga y un puzle distinto cada mañana.',
    openings: [
      'Cambia dos gemas, alinea tres y mira cómo se viene abajo todo el tablero. {app} es un juego de combinar tres para dos minutos o para dos horas, con wifi o sin él.',
      '¿Buscas un puzle relajante que también te haga pensar? En {app} combinas joyas, rompes hielo, liberas mariposas y superas miles de niveles hechos a mano.',
    ],
    features: [
      {
        title: 'Miles de niveles',
        text: 'Reúne gemas, rompe cajas, derrite el hielo y haz caer las llaves. Cada dos semanas llegan niveles nuevos, de tranquilos a endiablados.',
      },
      {
        title: 'Potenciadores y combos',
        text: 'Con cuatro gemas sale un cohete; con cinco, una gema arcoíris. Une dos potenciadores y limpiarás medio tablero.',
      },
      {
        title: 'Juega sin internet',
        text: 'No hace falta wifi: todos los niveles funcionan en el metro o en el avión y tu progreso se sincroniza después.',
      },
      {
        title: 'Decora tu jardín',
        text: 'Gana estrellas en los niveles y gástalas en fuentes, flores y una casita en el árbol.',
      },
      {
        title: 'Equipos y amigos',
        text: 'Únete a un equipo, regalaos vidas y subid juntos en la clasificación semanal.',
      },
      {
        title: 'Un puzle cada día',
        text: 'Resuelve el puzle diario y llena tu calendario de monedas, potenciadores y movimientos extra.',
      },
    ],
    news: [
      '60 niveles nuevos para combinar gemas en el Jardín de los Faroles. Cuidado con los escarabajos dormilones.',
      'Ya puedes combinar potenciadores arrastrando uno sobre otro. Corregido el bloqueo tras el nivel 900.',
      'El puzle diario se abre antes y muestra cuántos movimientos necesitaron tus amigos.',
      'Corrección de errores y animaciones más fluidas en móviles antiguos.',
    ],
    events: [
      { title: 'Fiebre de gemas', text: 'Monedas dobles hasta el domingo.' },
      { title: 'Fiesta de los faroles', text: 'Enciende 30 faroles y gana un potenciador.' },
    ],
    praise: [
      'Los niveles te hacen pensar y nunca me he sentido obligada a pagar.',
      'Por fin un juego de combinar gemas que va sin internet en el metro.',
      'Los combos son una gozada, caen unos cuantos niveles cada noche.',
    ],
    complaints: [
      'A partir del nivel 300 es casi imposible ganar sin comprar movimientos.',
      'Un anuncio después de cada nivel, dura más que el propio puzle.',
      'Cambié de móvil y perdí todas las vidas y los potenciadores.',
    ],
    purchases: ['Pase Oro mensual', 'Bolsa de 500 monedas'],
  },
  sudoku: {
    names: ['Sudoku clásico', 'Sudoku diario', 'Sudoku en español'],
    subtitles: ['Sudoku fácil, difícil, experto', 'Entrena tu mente con números', 'Sudoku gratis sin internet'],
    shortDescriptions: [
      'Sudoku clásico con notas, pistas y reto diario. Entrena tu mente sin internet.',
      'Sudokus gratis de fácil a experto: cuadrícula limpia, notas y estadísticas.',
    ],
    promotion:
      'Novedad del mes: sudoku killer con 500 puzles inéditos, un tema oscuro más descansado y un calendario con los retos diarios de todo un año.',
    openings: [
      'Una cuadrícula limpia, nueve números y ninguna distracción. {app} te trae sudokus clásicos, de fácil a experto, con notas, pistas y un reto diario para mantener la mente despierta.',
      'Entrena tu mente diez minutos al día con un juego de números que nunca cansa. Cada sudoku de {app} tiene una sola solución: basta con la lógica, sin adivinar.',
    ],
    features: [
      {
        title: 'Cinco niveles de dificultad',
        text: 'Empieza con un sudoku fácil y llega hasta los expertos y endiablados. Más de 2.000 puzles por nivel.',
      },
      {
        title: 'Notas inteligentes',
        text: 'Apunta candidatos en la casilla: al colocar un número se borran solos de la fila, la columna y el bloque.',
      },
      {
        title: 'Pistas que enseñan',
        text: 'Cada pista te muestra el siguiente paso lógico y el nombre de la técnica, de las parejas desnudas al X-wing.',
      },
      {
        title: 'Sudoku de cada día',
        text: 'Un reto nuevo al día, igual para todos. Completa el mes entero y llévate el trofeo.',
      },
      {
        title: 'Sudoku killer y mini',
        text: 'Suma las jaulas del sudoku killer o termina una cuadrícula de 6 × 6 mientras hierve el agua.',
      },
      {
        title: 'Estadísticas y récords',
        text: 'Tu mejor tiempo, tu media y tu racha de victorias en cada dificultad.',
      },
    ],
    news: [
      'Llega el sudoku killer, con 500 puzles en cuatro niveles de dificultad.',
      'Las pistas explican la técnica paso a paso. Las notas ya no se borran al girar la pantalla.',
      'Tema oscuro más cómodo de noche y números más grandes en tabletas.',
      'Corregido el reto diario, que en algunas zonas horarias se abría un día antes.',
    ],
    events: [
      { title: 'Maratón de sudoku', text: 'Resuelve 20 sudokus en una semana.' },
      { title: 'Viernes experto', text: 'Un sudoku endiablado, igual para todos.' },
    ],
    praise: [
      'Limpio, tranquilo, y con las pistas por fin resuelvo los de nivel experto.',
      'El sudoku diario con el café de la mañana, así se despierta la cabeza.',
      'Mi madre tiene 78 años y le encantan los números grandes y el botón de deshacer.',
    ],
    complaints: [
      'El salto de difícil a experto es enorme, acabo tirando de pistas todo el rato.',
      'Treinta segundos de anuncio en mitad del sudoku y adiós concentración.',
      'Si se te va el dedo te cuenta un error, deberían dejar desactivarlo.',
    ],
    purchases: ['Sin anuncios, anual', 'Paquete de 30 pistas'],
  },
  'block-puzzle': {
    names: ['Puzle de bloques', 'Bloques y líneas', 'Bloques de madera'],
    subtitles: ['Encaja bloques, limpia líneas', 'Juego mental relajante gratis', 'Juego de bloques sin wifi'],
    shortDescriptions: [
      'Arrastra bloques, completa líneas y bate tu récord. Relajante y sin internet.',
      'Un puzle de bloques de madera sencillo y sin reloj para desconectar un rato.',
    ],
    promotion:
      'Estrenamos modo aventura: 200 niveles de bloques con cristales, casillas cerradas y hielo, y un tablero de roble que suena tan bien como se ve.',
    openings: [
      'Arrastra los bloques a la cuadrícula, completa una fila o una columna y mira cómo desaparece. {app} es un puzle de bloques sin reloj ni presión: solo tú y tu récord.',
      'Fácil de aprender y difícil de soltar: coloca tres bloques, piensa por adelantado y mantén el tablero despejado. {app} entrena tu mente mientras te relaja, también sin internet.',
    ],
    features: [
      {
        title: 'Modo clásico sin fin',
        text: 'Coloca bloques en la cuadrícula de 8 × 8 mientras quepan. Sin reloj ni vidas: solo cuenta el siguiente movimiento.',
      },
      {
        title: 'Combos y rachas',
        text: 'Limpia varias líneas a la vez o una tras otra y verás cómo se multiplica tu puntuación.',
      },
      {
        title: 'Aventura por niveles',
        text: 'Reúne cristales, rompe hielo y abre casillas cerradas en 200 niveles con bloques contados.',
      },
      {
        title: 'Madera, piedra o cristal',
        text: 'Elige el aspecto y el sonido de tus bloques, del roble cálido al vidrio esmerilado, en claro o en oscuro.',
      },
      {
        title: 'Deshacer y girar',
        text: '¿Un bloque en la esquina equivocada? Recupéralo o gira el siguiente para que encaje.',
      },
      {
        title: 'Ligero y sin internet',
        text: 'No necesita wifi, gasta poca batería y ocupa muy poco, así que va bien en móviles antiguos.',
      },
    ],
    news: [
      'Modo aventura: 200 niveles de bloques con cristales, hielo y casillas cerradas.',
      'Los combos muestran cuántas líneas limpias y los bloques encajan con más precisión.',
      'Nuevo tablero de roble y sonidos más suaves. El récord se conserva al reinstalar.',
      'Los bloques grandes ya no dan tirones al arrastrarlos y el juego arranca antes.',
    ],
    events: [
      { title: 'Liga de líneas', text: 'Limpiad 1.000 líneas en grupo esta semana.' },
      { title: 'Caza de cristales', text: 'Reúne cristales y gana el tablero de vidrio.' },
    ],
    praise: [
      'Sin reloj y sin estrés, es lo único que me relaja después del trabajo.',
      'Limpiar cuatro líneas de golpe con ese sonidito es una maravilla.',
      'Va perfecto en mi tableta vieja y no necesita internet.',
    ],
    complaints: [
      'En cuanto vas bien solo salen bloques enormes que no caben en ningún sitio.',
      'Publicidad abajo y un vídeo después de cada partida, demasiado.',
      'En pantallas pequeñas los bloques caen una casilla más abajo.',
    ],
    purchases: ['Premium sin anuncios, mensual', 'Paquete para deshacer 20 veces'],
  },
}
