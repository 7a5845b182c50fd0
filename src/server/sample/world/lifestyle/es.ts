import type { ConceptText } from '../concept.ts'

export const es: Record<'plant-care' | 'outfit-planner' | 'room-planner', ConceptText> = {
  'plant-care': {
    names: ['Cuidar plantas', 'Identifica plantas', 'Riego de plantas'],
    subtitles: ['Identificar y regar plantas', 'Recordatorio de riego', 'Plantas de interior y plagas'],
    shortDescriptions: [
      'Identifica plantas con una foto y recibe recordatorios de riego para cada una.',
      'Cuidado de plantas fácil: identificador, calendario de riego y diagnóstico.',
    ],
    promotion:
      '¿Hojas amarillas? El diagnóstico distingue ya el exceso de la falta de riego y reconoce 60 plagas. En un minuto sabes qué necesita tu planta.',
    openings: [
      'Haz una foto, conoce su nombre y mantenla viva: {app} identifica tus plantas de interior y te avisa cuando cada una pide agua, luz o una maceta nueva.',
      'Tener buena mano con las plantas se aprende. {app} prepara un calendario de riego que tiene en cuenta la estación, la ventana y el tamaño de la maceta.',
    ],
    features: [
      {
        title: 'Identificador de plantas',
        text: 'Apunta a una hoja o flor y reconoce más de 15.000 plantas de interior, árboles, hierbas y flores silvestres.',
      },
      {
        title: 'Recordatorios de riego',
        text: 'Cada planta tiene su calendario según la estación, la luz y la maceta. Si la tierra sigue húmeda, lo aplazas.',
      },
      {
        title: 'Diagnóstico de plantas',
        text: '¿Puntas marrones, hojas amarillas, mosquitas? Tres preguntas o una foto y sabrás la causa y el remedio.',
      },
      {
        title: 'Medidor de luz',
        text: 'Acerca el móvil a la ventana y mira si el sitio tiene luz para un helecho, un ficus o un cactus.',
      },
      {
        title: 'Guías de cuidado',
        text: 'Luz, agua, abono, trasplante y esquejes, con aviso de plantas tóxicas para perros y gatos.',
      },
      {
        title: 'Diario de plantas',
        text: 'Guarda fotos y notas y mira cómo crecen. Cuando viajes, comparte el riego con un vecino.',
      },
    ],
    news: [
      'El identificador conoce 800 orquídeas y suculentas más, también sin conexión.',
      'Los avisos de riego de una misma habitación llegan ahora juntos.',
      'Novedad: el modo vacaciones crea un plan de riego para mandar a tu vecina.',
      'Reconoce antes los trips y la araña roja. Se acabaron los avisos dobles tras una mudanza.',
    ],
    events: [
      { title: 'Época de trasplantes', text: 'Descubre qué plantas piden maceta más grande.' },
      { title: 'Semana de los esquejes', text: 'Cada día, una guía para un esqueje nuevo.' },
    ],
    praise: [
      'Antes se me morían todas. Con los avisos de riego mis once plantas siguen vivas un año después.',
      'Identificó la enredadera rara de mi tía a la primera foto.',
      'Acertó el diagnóstico, era araña roja. Mi calatea está salvada.',
    ],
    complaints: [
      'Mi poto fue tres plantas distintas en tres fotos.',
      'Solo deja añadir cinco plantas y luego pide suscripción anual.',
      'Me dice que riegue el cactus cada cuatro días. No, gracias.',
    ],
    purchases: ['Plantas Premium, anual', 'Diagnóstico, pago único'],
  },
  'outfit-planner': {
    names: ['Armario digital', 'Outfits y armario', 'Mi armario'],
    subtitles: ['Ideas de outfits y armario', 'Planifica tus looks', 'Armario cápsula y maleta'],
    shortDescriptions: [
      'Armario digital: haz fotos de tu ropa, planifica outfits y prepara la maleta.',
      'Ideas de outfits con la ropa que ya tienes, según el tiempo y la ocasión.',
    ],
    promotion:
      'Novedad en tu armario: ideas de outfits según el tiempo y tu agenda, y una maleta que convierte doce prendas en nueve días de looks.',
    openings: [
      '¿Armario lleno y nada que ponerte? {app} lleva tu ropa en el bolsillo: hazle fotos una vez y combina outfits en el bus, en la cama o en el probador.',
      'Con {app} ves lo que de verdad tienes. Planifica los looks de la semana, rescata prendas olvidadas y descubre qué ropa usas y cuál solo ocupa sitio.',
    ],
    features: [
      {
        title: 'Armario digital',
        text: 'Haz fotos de tu ropa y el fondo desaparece. Color, tipo y temporada se rellenan solos.',
      },
      {
        title: 'Ideas de outfits',
        text: 'Tres looks cada mañana con tu propia ropa, pensados para el tiempo y la ocasión.',
      },
      {
        title: 'Calendario de looks',
        text: 'Planifica la semana y mira qué llevaste a la última fiesta para no repetir.',
      },
      {
        title: 'Maleta sin estrés',
        text: 'Elige días y destino, y la lista tendrá prendas que combinan todas entre sí.',
      },
      {
        title: 'Coste por uso',
        text: 'Mira cuántas veces te pones cada prenda y cuánto cuesta cada vez. Da que pensar antes de las rebajas.',
      },
      {
        title: 'Armario cápsula',
        text: 'Reduce tu armario paso a paso, con ideas de lo que falta y lo que puede irse.',
      },
    ],
    news: [
      'El recorte de la ropa es más limpio, también con encajes y pelo.',
      'Planifica outfits para dos y comparte la lista de la maleta.',
      'Nuevas estadísticas: tus colores más usados y la ropa que no tocas desde hace un año.',
      'El calendario de looks tiene vista de mes. Ya no se cortan los tacones.',
    ],
    events: [
      { title: 'Diez prendas, diez looks', text: 'Reto de armario cápsula durante diez días.' },
      { title: 'Cambio de armario', text: 'Un cajón al día para ganar espacio.' },
    ],
    praise: [
      'Llevo dos meses sin comprar porque descubrí lo que ya tenía en el armario.',
      'Hago la maleta de trabajo en diez minutos y no en una tarde entera.',
      'El recorte del fondo es magia y el calendario me salva las mañanas.',
    ],
    complaints: [
      'Un fin de semana entero añadiendo ropa y al sincronizar se perdió la mitad.',
      'Las ideas son al azar, me puso sandalias con abrigo de invierno.',
      'No para de enseñar tiendas cuando yo quiero usar lo que tengo.',
    ],
    purchases: ['Armario Plus, anual', 'Ropa sin límite, pago único'],
  },
  'room-planner': {
    names: ['Diseño de casas', 'Planos de casa 3D', 'Decorar casa'],
    subtitles: ['Decora y amuebla en 3D', 'Planos y diseño de interiores', 'Diseña tu habitación en 3D'],
    shortDescriptions: [
      'Diseña tu casa en 3D: dibuja planos, coloca muebles y prueba colores.',
      'Planos y decoración de interiores: mide, amuebla y luego compra tranquilo.',
    ],
    promotion:
      'Novedad: escanea una habitación con la cámara y en dos minutos tendrás un plano con puertas y ventanas, listo para amueblar y recorrer en 3D.',
    openings: [
      '¿Cabrá el sofá? Con {app} dibujas tu habitación, colocas muebles a tamaño real y la recorres en 3D antes de que nadie tenga que cargar nada.',
      'Mudarse, reformar o soñar un poco: {app} te ayuda a diseñar tu casa en el móvil, desde el primer plano hasta el color de las cortinas.',
    ],
    features: [
      {
        title: 'Planos en minutos',
        text: 'Dibuja las paredes con el dedo o escanea la habitación. Con puertas, ventanas y techos inclinados.',
      },
      {
        title: 'Recorrido en 3D',
        text: 'Convierte el plano en 3D, camina por tu casa y mira cómo cambia la luz durante el día.',
      },
      {
        title: 'Muebles a tamaño real',
        text: '8.000 sofás, camas, mesas y cocinas, con ancho, fondo, alto y color a tu gusto.',
      },
      {
        title: 'Paredes y suelos',
        text: 'Prueba pintura, papel, azulejos y madera, y compara dos ideas de decoración a la vez.',
      },
      {
        title: 'Medir con la cámara',
        text: 'Mide paredes, ventanas y muebles con el móvil y guarda las medidas en el plano.',
      },
      {
        title: 'Compartir e imprimir',
        text: 'Manda el plano en PDF a amigos, casero o albañiles, con medidas y lista de la compra.',
      },
    ],
    news: [
      'El escaneo reconoce ya techos inclinados y radiadores.',
      'Doscientos muebles para pisos pequeños: mesas plegables, camas altas y armarios estrechos.',
      'El 3D va más fluido en móviles antiguos y muestra el sol según la fecha.',
      'Copia habitaciones amuebladas de un plano a otro. Las puertas ya no chocan con la pared.',
    ],
    events: [
      { title: 'Reto piso pequeño', text: 'Amuebla 25 metros cuadrados sin que falte nada.' },
      { title: 'Semana del color', text: 'Cada día, una paleta nueva para tu habitación.' },
    ],
    praise: [
      'Planificamos todo el piso nuevo y cupo cada mueble. Bueno, menos una lámpara.',
      'El escaneo falló solo por dos centímetros. Impresionante.',
      'Por fin pude enseñarle a mi marido lo que quería decir con la pared verde.',
    ],
    complaints: [
      'Tras actualizar perdí el plano, tres tardes de trabajo a la basura.',
      'Casi todos los muebles bonitos son de pago, gratis solo hay cajas grises.',
      'Se cierra en cuanto la casa tiene más de cuatro habitaciones.',
    ],
    purchases: ['Diseño Pro, anual', 'Muebles para pisos pequeños'],
  },
}
