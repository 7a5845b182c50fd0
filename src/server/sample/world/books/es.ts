import type { ConceptText } from '../concept.ts'

export const es: Record<'ebook-reader' | 'audiobook-player' | 'reading-log', ConceptText> = {
  'ebook-reader': {
    names: ['Lector de libros', 'Lector EPUB y PDF', 'Ebooks'],
    subtitles: ['Leer EPUB, PDF y cómics', 'Lector de libros electrónicos', 'Libros sin conexión y notas'],
    shortDescriptions: [
      'Lector de ebooks EPUB, PDF y cómics con notas, diccionario y modo noche.',
      'Lee libros sin conexión: lector EPUB y PDF con biblioteca y subrayados.',
    ],
    promotion:
      'Novedad: lectura a dos columnas en tableta y un diccionario en 30 idiomas que explica la palabra sin salir de la página.',
    openings: [
      'Abre un libro y olvídate de la app. {app} lee EPUB, PDF y cómics con buena tipografía, un modo noche cálido y nada que parpadee.',
      'Tus libros electrónicos vienen de muchos sitios y {app} les da un solo estante. Impórtalos de la nube, el ordenador o la biblioteca y lee sin conexión.',
    ],
    features: [
      {
        title: 'Todos los formatos',
        text: 'EPUB, PDF, MOBI, FB2, CBZ y texto. Los PDF escaneados grandes se abren rápido y en su página.',
      },
      {
        title: 'Lectura cómoda',
        text: 'Elige letra, tamaño, márgenes e interlineado. El modo noche y el sepia cuidan tus ojos.',
      },
      {
        title: 'Subrayados y notas',
        text: 'Marca frases en cuatro colores, escribe al margen y exporta todo como texto.',
      },
      {
        title: 'Diccionario y traducción',
        text: 'Toca una palabra y lee su significado o traducción, en 30 idiomas y sin conexión.',
      },
      {
        title: 'Lectura en voz alta',
        text: 'Voces naturales te leen el libro mientras cocinas y la página avanza sola.',
      },
      {
        title: 'Biblioteca ordenada',
        text: 'Ordena tus libros por autor, serie, estante o progreso, igual en todos tus dispositivos.',
      },
    ],
    news: [
      'El manga se lee de derecha a izquierda y se reconocen las páginas dobles.',
      'Los PDF de columnas estrechas se convierten en texto legible en el móvil.',
      'Tu página se sincroniza en segundos entre móvil y tableta.',
      'Cinco letras nuevas, una para dislexia. Las notas al pie ya no se abren dos veces.',
    ],
    events: [
      { title: 'Semana de los clásicos', text: 'Veinte clásicos bien editados, gratis.' },
      { title: 'Lecturas de verano', text: 'Cuatro libros antes de que acaben las vacaciones.' },
    ],
    praise: [
      'El lector de libros más bonito que conozco. Márgenes, letra y modo noche a mi gusto.',
      'Abre mi PDF escaneado de 400 MB sin inmutarse.',
      'Poder exportar los subrayados me salvó el trabajo de fin de grado.',
    ],
    complaints: [
      'Al sincronizar perdí las notas de dos libros. Ya no me fío.',
      'Desde la actualización no se pasa página con las teclas de volumen.',
      'Un anuncio al final de cada capítulo te saca de la historia.',
    ],
    purchases: ['Lector Plus, anual', 'Voces de lectura, pago único'],
  },
  'audiobook-player': {
    names: ['Audiolibros', 'Escuchar libros', 'Libros en audio'],
    subtitles: ['Escucha libros sin conexión', 'Audiolibros y cuentos', 'Audiolibros con temporizador'],
    shortDescriptions: [
      'Escucha audiolibros sin conexión con temporizador, marcadores y velocidad.',
      'Miles de audiolibros y cuentos para escuchar o descargar, con temporizador.',
    ],
    promotion:
      'Este mes: 200 audiolibros nuevos, de la novela negra a los clásicos, con el primer capítulo gratis. Descárgalos y escucha sin cobertura.',
    openings: [
      'Escucha un buen libro mientras tienes las manos ocupadas. {app} te trae audiolibros de todo tipo, con voces que apetece seguir, en el coche, la cocina o la cama.',
      'El camino al trabajo se convierte en capítulos. {app} reproduce audiolibros sin conexión, recuerda el segundo exacto y se para cuando te duermes.',
    ],
    features: [
      {
        title: 'Un gran catálogo',
        text: 'Novela negra, romántica, fantasía, ensayo y clásicos: 60.000 audiolibros con muestra gratis.',
      },
      {
        title: 'Escucha sin conexión',
        text: 'Descarga audiolibros y escúchalos en el avión, en el tren o en el bosque.',
      },
      {
        title: 'Temporizador de sueño',
        text: 'Para tras un capítulo o unos minutos, baja el volumen y vuelve a donde aún escuchabas.',
      },
      {
        title: 'Velocidad con voz clara',
        text: 'De la mitad al triple sin voces raras, y sin silencios largos si lo prefieres.',
      },
      {
        title: 'Marcadores y notas',
        text: 'Marca un pasaje con un toque, añade una nota y comparte treinta segundos.',
      },
      { title: 'Rincón infantil', text: 'Cuentos para dormir y radioteatro por edades, sin compras dentro.' },
    ],
    news: [
      'Añade tus propios audiolibros en MP3 o M4B, con sus capítulos.',
      'Agita el móvil para alargar el temporizador sin abrir los ojos.',
      'Mejor control en el coche y el reloj: salta 30 segundos o un capítulo.',
      'Las descargas siguen en segundo plano. Una llamada ya no te hace perder el punto.',
    ],
    events: [
      { title: 'Noche de novela negra', text: 'Un thriller nuevo gratis hasta medianoche.' },
      { title: 'Cuentos en familia', text: 'Historias para los viajes largos del verano.' },
    ],
    praise: [
      'Este año he escuchado más libros de los que leí en diez. El temporizador es genial.',
      'Muy buenos narradores, y con la muestra sabes si te gusta la voz.',
      'Recuerda el segundo exacto en el móvil, la tableta y el coche.',
    ],
    complaints: [
      'Un crédito al mes por ese precio, y la mitad de los libros que quiero no están.',
      'Pierde el punto cuando paso del móvil al coche.',
      'Las descargas se quedan al 99 por ciento y empiezan de cero.',
    ],
    purchases: ['Plan de audiolibros, mensual', 'Tres créditos de libros'],
  },
  'reading-log': {
    names: ['Diario de lectura', 'Registro de libros', 'Mis libros'],
    subtitles: ['Registra libros y metas', 'Diario de lectura y lista', 'Biblioteca y estadísticas'],
    shortDescriptions: [
      'Registra tus libros: diario de lectura, metas, estantes y escáner ISBN.',
      'Control de lectura con cronómetro, meta anual, citas y estadísticas.',
    ],
    promotion:
      '¿Cuántas páginas tuvo tu año? Las nuevas estadísticas muestran géneros, autores y ritmo en una imagen para tu club de lectura.',
    openings: [
      '¿Qué has leído, qué toca ahora y quién tiene tu libro? {app} reúne tu biblioteca, tu diario de lectura y tu lista de pendientes en un solo lugar.',
      'Lee un poco más cada semana. {app} registra libros y páginas, te pone una meta de lectura alcanzable y muestra cómo crece el hábito.',
    ],
    features: [
      {
        title: 'Añade libros con ISBN',
        text: 'Escanea el código y aparecen portada, autor, páginas y serie. Una estantería cabe en una tarde.',
      },
      {
        title: 'Diario y cronómetro',
        text: 'Inicia el cronómetro, lee, apunta la página y mira cuándo terminarás el libro.',
      },
      {
        title: 'Metas de lectura',
        text: 'Libros al año, páginas a la semana o minutos al día, con recordatorios amables.',
      },
      {
        title: 'Estadísticas de lectura',
        text: 'Páginas por mes, géneros favoritos, notas y ritmo en gráficos para amantes de los libros.',
      },
      { title: 'Citas y notas', text: 'Haz una foto al pasaje y se guarda como cita, con página y tus ideas.' },
      {
        title: 'Préstamos y deseos',
        text: 'Recuerda quién tiene cada libro y guarda una lista de deseos para tu cumpleaños.',
      },
    ],
    news: [
      'Las relecturas cuentan: cada lectura tiene sus fechas y su nota.',
      'Importa tu lista de libros en CSV, con notas, estantes y fechas.',
      'Medias estrellas y estados de ánimo, y una imagen de tu mes para compartir.',
      'El escáner ISBN va más rápido con poca luz. Corregidas las páginas de ediciones en letra grande.',
    ],
    events: [
      { title: 'Doce libros en un año', text: 'Reto de lectura con un tema nuevo cada mes.' },
      { title: 'Maratón de lectura', text: 'Cuenta las páginas que lees en 48 horas.' },
    ],
    praise: [
      'Escaneé 300 libros en una tarde y por fin sé lo que tengo.',
      'La meta de lectura me anima y las estadísticas son una gozada.',
      'Ya no compro dos veces la misma novela. Solo por eso merece la pena.',
    ],
    complaints: [
      'No encuentra muchos de mis libros por ISBN, sobre todo ediciones antiguas.',
      'Sin exportar en la versión gratis, tu diario de lectura queda secuestrado.',
      'Quiere que siga a amigos y publique, y yo solo quiero una lista de libros.',
    ],
    purchases: ['Diario Plus, anual', 'Estadísticas, pago único'],
  },
}
