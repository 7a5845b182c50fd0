import type { ConceptText } from '../concept.ts'

export const es: Record<'guitar-tuner' | 'piano-lessons' | 'music-player', ConceptText> = {
  'guitar-tuner': {
    names: ['Afinador guitarra', 'Afinador', 'Acordes guitarra'],
    subtitles: ['Guitarra, bajo y ukelele', 'Afinador con metrónomo', 'Acordes, afinador y metrónomo'],
    shortDescriptions: [
      'Afinador de guitarra, bajo y ukelele con metrónomo y acordes.',
      'Afina tu guitarra en segundos con un afinador cromático muy preciso.',
    ],
    promotion:
      'Novedad: afinaciones para mandolina, banjo y violín, y un metrónomo que calla algunos compases para que entrenes tu sentido del ritmo.',
    openings: [
      'Toca una cuerda y {app} te dice al momento si está alta o baja. Un afinador de guitarra que oye bien aunque haya ruido y que no estorba cuando quieres tocar.',
      'Toques guitarra, bajo o ukelele, con {app} estarás afinado en medio minuto. Afinador, metrónomo y acordes en una sola app que funciona sin conexión.',
    ],
    features: [
      {
        title: 'Afinador rápido',
        text: 'Reconoce la cuerda que tocas y muestra la diferencia con una precisión de una décima de cent.',
      },
      {
        title: 'Más de 100 afinaciones',
        text: 'Estándar, drop D, open G y muchas más para guitarra, bajo, ukelele, banjo, mandolina y violín.',
      },
      {
        title: 'Metrónomo completo',
        text: 'De 20 a 300 BPM, con tempo por toques, todo tipo de compases y destello en el primer tiempo.',
      },
      {
        title: 'Diccionario de acordes',
        text: '4.000 acordes de guitarra y ukelele con digitaciones. Escucha cada acorde antes de tocarlo.',
      },
      {
        title: 'Modo cromático',
        text: 'Afina también vientos y cuerdas, con la referencia ajustable entre 415 y 466 Hz.',
      },
      {
        title: 'Practica y mejora',
        text: 'El entrenador sube el tempo compás a compás y el diario cuenta tus minutos de práctica.',
      },
    ],
    news: [
      'El afinador ya oye el si grave de los bajos de cinco cuerdas. La aguja no salta al final de la nota.',
      '300 acordes nuevos de ukelele, también con diagramas para zurdos.',
      'El metrónomo sigue en segundo plano y no se retrasa con auriculares inalámbricos.',
      'Nuevo tema oscuro para el escenario, con notas que se leen desde lejos.',
    ],
    events: [
      { title: 'Siete días de acordes', text: 'Un cambio de acordes al día con metrónomo.' },
      { title: 'Semana de afinación abierta', text: 'Prueba gratis open G y DADGAD.' },
    ],
    praise: [
      'Reconoce mi acústica vieja enseguida, incluso con la tele puesta. El mejor afinador que he tenido.',
      'Al tener metrónomo y acordes en la misma app practico de verdad.',
      'Mi hija de ocho años ya afina sola su ukelele.',
    ],
    complaints: [
      'Antes era un afinador sencillo y ahora hay que cerrar dos anuncios para afinar una cuerda.',
      'Con la sexta cuerda la aguja no para quieta.',
      '¿Drop D solo con suscripción? Para un afinador es demasiado.',
    ],
    purchases: ['Todas las afinaciones, anual', 'Acordes completos, pago único'],
  },
  'piano-lessons': {
    names: ['Aprender piano', 'Clases de piano', 'Piano fácil'],
    subtitles: ['Piano para principiantes', 'Canciones y partituras fáciles', 'Clases de piano paso a paso'],
    shortDescriptions: [
      'Aprende piano paso a paso: clases, canciones y partituras para principiantes.',
      'Clases de piano que te escuchan y te muestran qué tecla toca después.',
    ],
    promotion:
      'Nuevo curso para quienes siempre quisieron tocar: 40 clases cortas, desde las cinco primeras notas hasta una canción con las dos manos.',
    openings: [
      'Pon el móvil en el atril y empieza: {app} te escucha mientras tocas y te muestra la siguiente nota. Clases de piano de diez minutos que siempre terminan en música.',
      'No hace falta saber solfeo. Con {app} aprendes piano desde la primera tecla hasta canciones completas, a tu ritmo y en tu propio teclado.',
    ],
    features: [
      {
        title: 'Clases para principiantes',
        text: 'Más de 300 clases de piano ordenadas, de unos diez minutos, que acaban con algo que ya sabes tocar.',
      },
      {
        title: 'Te escucha tocar',
        text: 'El micrófono reconoce cada nota de tu piano. Los teclados digitales se conectan por cable o Bluetooth.',
      },
      {
        title: 'Canciones que conoces',
        text: 'Canciones populares, clásica, bandas sonoras y villancicos en tres niveles de dificultad.',
      },
      {
        title: 'Leer partituras',
        text: 'Clave de sol y de fa explicadas poco a poco, con un ejercicio de lectura de cinco minutos al día.',
      },
      {
        title: 'Más lento y en bucle',
        text: 'Practica el compás difícil a mitad de velocidad y con una sola mano. La app te espera.',
      },
      {
        title: 'Para toda la familia',
        text: 'Hasta cinco alumnos en una cuenta, cada uno con su curso, sus metas y su diario.',
      },
    ],
    news: [
      'Doce canciones nuevas en el curso inicial, entre ellas tres nanas y un vals lento.',
      'Las notas se reconocen mejor en pianos verticales y con el pedal pisado.',
      'Ya puedes imprimir la partitura de cada canción terminada.',
      'Nuevo curso de acordes para acompañar canciones. Mejoras para teclados conectados por cable.',
    ],
    events: [
      { title: 'Reto de piano de 30 días', text: 'Diez minutos al día hasta tu primera canción.' },
      { title: 'Villancicos a dos manos', text: 'Cada domingo, una canción navideña fácil.' },
    ],
    praise: [
      'Con 61 años toqué mi primera canción a dos manos en tres semanas. Las clases tienen mucha paciencia.',
      'Repetir un compás despacio es justo lo que me hacía practicar mi profesora.',
      'Mis hijos se pelean por hacer primero su clase de piano.',
    ],
    complaints: [
      'Muchas veces no oye las notas aunque el piano está afinado y te quedas atascado en el mismo compás.',
      'Dos clases gratis y luego un plan anual caro. Podrían avisar antes.',
      'Está bien para canciones, pero casi no enseña digitación ni postura.',
    ],
    purchases: ['Todas las clases, anual', 'Canciones: clásica fácil'],
  },
  'music-player': {
    names: ['Reproductor música', 'Música offline', 'Reproductor MP3'],
    subtitles: ['MP3 con ecualizador', 'Escucha tu música sin internet', 'Listas, letras y temporizador'],
    shortDescriptions: [
      'Reproductor de música MP3 y FLAC sin conexión, con ecualizador y letras.',
      'Escucha tu música sin internet: listas, ecualizador y temporizador de sueño.',
    ],
    promotion:
      'Tu música, a tu manera: las listas ahora se llenan solas por año, género o número de escuchas. Sin cuenta y sin internet.',
    openings: [
      'Tu música es tuya y {app} la reproduce: MP3, FLAC, AAC y más formatos, directamente desde el móvil, sin cuenta y sin internet.',
      'Para quienes todavía escuchan discos enteros: {app} ordena tus archivos por artista, álbum y carpeta, los reproduce sin cortes y recuerda dónde lo dejaste.',
    ],
    features: [
      {
        title: 'Todos los formatos',
        text: 'MP3, AAC, FLAC, ALAC, OGG, WAV y sesiones largas. Los archivos en alta resolución suenan con toda su calidad.',
      },
      {
        title: 'Ecualizador de diez bandas',
        text: 'Ajusta el sonido a mano o con preajustes, refuerza los graves y guarda un perfil por auricular.',
      },
      {
        title: 'Listas inteligentes',
        text: 'Crea listas a mano o con reglas: añadidas este mes, nunca escuchadas, solo de los noventa.',
      },
      {
        title: 'Sin pausas entre canciones',
        text: 'Los discos en directo suenan seguidos. En una fiesta, cada tema se funde con el siguiente.',
      },
      {
        title: 'Letras y carátulas',
        text: 'Sigue la letra al ritmo de la canción, corrige títulos y artistas y añade las carátulas que falten.',
      },
      {
        title: 'Temporizador de sueño',
        text: 'La música se apaga tras la canción o tras una hora, bajando el volumen poco a poco.',
      },
    ],
    news: [
      'Las bibliotecas grandes se abren antes: 20.000 canciones en dos segundos.',
      'Ya se pueden escuchar y descargar las carpetas de tu disco en red.',
      'El ecualizador recuerda un ajuste por auricular. Las carátulas vuelven a verse en el coche.',
      'Nuevo widget de listas, y el temporizador puede acabar con la última canción del álbum.',
    ],
    events: [
      { title: 'La semana de los álbumes', text: 'Cada día, un disco olvidado de tu colección.' },
      { title: 'Tu año en canciones', text: 'Lo que más escuchaste, mes a mes.' },
    ],
    praise: [
      'Por fin un reproductor que pone mis MP3 y no intenta venderme streaming.',
      'La reproducción sin cortes va perfecta, hasta con mis grabaciones de conciertos.',
      'Muy buen ecualizador y el temporizador baja el volumen suavemente. Lo uso cada noche.',
    ],
    complaints: [
      'Cada vez que muevo archivos a la tarjeta SD se pierden mis listas.',
      'Anuncios con sonido entre canciones en un reproductor de música. Desinstalado.',
      'Las carátulas salen mezcladas y la mitad de los artistas aparece como desconocido.',
    ],
    purchases: ['Reproductor Plus, mensual', 'Sin anuncios, pago único'],
  },
}
