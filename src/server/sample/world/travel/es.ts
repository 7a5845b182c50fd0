import type { ConceptText } from '../concept.ts'

export const es: Record<'trip-planner' | 'flight-tracker' | 'campsite-finder', ConceptText> = {
  'trip-planner': {
    names: ['Planifica tu viaje', 'Agenda de viaje', 'Viajes y rutas'],
    subtitles: ['Planificar viajes e itinerario', 'Viaje, mapa, ruta y maleta', 'Itinerario, gastos y equipaje'],
    shortDescriptions: [
      'Planifica tu viaje con itinerario, mapa, lista de equipaje y presupuesto.',
      'Organiza viajes día a día: reservas, ruta, mapa y maleta, también sin conexión.',
    ],
    promotion:
      'Novedad: arrastra un lugar a un día y el planificador calcula el paseo, el tranvía y los horarios. Tu itinerario es realista, con hueco para comer.',
    openings: [
      'Cuarenta pestañas, tres correos y un papel con un restaurante: {app} lo convierte en un itinerario, con mapa para cada día y todo a mano al aterrizar.',
      'Un buen viaje se planea a medias. {app} pone en el mapa visitas, reservas y tardes libres, y deja sitio para los desvíos.',
    ],
    features: [
      {
        title: 'Itinerario día a día',
        text: 'Arrastra visitas, comidas y trenes a cada día. Los tiempos y las distancias se calculan solos.',
      },
      {
        title: 'Tu viaje en el mapa',
        text: 'Mira todas las paradas en el mapa, descubre qué está cerca y ordena la ruta con sentido.',
      },
      {
        title: 'Reservas en un sitio',
        text: 'Reenvía la confirmación y vuelos, hoteles y entradas aparecen en el día correcto.',
      },
      {
        title: 'Lista de equipaje lista',
        text: 'La lista tiene en cuenta el tiempo, los días y el tipo de viaje, de la maleta de mano al senderismo.',
      },
      {
        title: 'Planead en grupo',
        text: 'Invita a los demás, votad los sitios y compartid el presupuesto de viaje en cualquier moneda.',
      },
      {
        title: 'Todo sin conexión',
        text: 'Itinerario, mapa y billetes en el móvil, hasta en el metro de otra ciudad.',
      },
    ],
    news: [
      'Cada día muestra cuánto caminas y a qué hora abren los sitios.',
      'Las listas de equipaje se guardan para el próximo viaje.',
      'Imprime tu itinerario como un pequeño cuaderno.',
      'Corrige horarios de tren mostrados en otro huso horario.',
    ],
    events: [
      { title: 'Escapadas de finde', text: 'Veinte itinerarios listos para dos días.' },
      { title: 'Semana de la maleta', text: 'Una lista al día, de la playa a la montaña.' },
    ],
    praise: [
      'Organicé tres semanas en Japón y cada billete estaba donde hacía falta.',
      'En el mapa ves qué está al lado y no cruzas la ciudad dos veces.',
      'En casa ya nadie pregunta «¿qué hacemos mañana?». Está en el itinerario.',
    ],
    complaints: [
      'El mapa sin conexión es de pago y te enteras cuando ya estás fuera.',
      'Las reservas de hotel reenviadas acaban la mitad de las veces en otro día.',
      'Los viajes compartidos no se actualizan hasta que todos reinician la app.',
    ],
    purchases: ['Explorador, un año', 'Mapas sin conexión'],
  },
  'flight-tracker': {
    names: ['Rastrear vuelos', 'Estado de vuelos', 'Radar de vuelos'],
    subtitles: ['Vuelos en directo y retrasos', 'Estado del vuelo y puertas', 'Radar de vuelos y aeropuertos'],
    shortDescriptions: [
      'Sigue vuelos en directo: estado, puerta, retrasos y hora de llegada.',
      'Radar de vuelos con mapa, avisos de retraso y paneles de aeropuertos.',
    ],
    promotion:
      'Entérate antes que la megafonía: la app sigue tu avión desde el vuelo anterior y te avisa de un retraso cuando todavía estás en casa.',
    openings: [
      '¿Sale el avión a su hora? {app} sigue cualquier vuelo en directo y te avisa de un cambio de puerta o un retraso antes que el panel del aeropuerto.',
      'Para recoger a alguien, hacer escala o mirar al cielo: {app} muestra los vuelos en el mapa, con estado, ruta y llegada al minuto.',
    ],
    features: [
      {
        title: 'Mapa de vuelos en directo',
        text: 'Mira los aviones moverse por el mapa. Toca uno y verás ruta, altitud, velocidad y destino.',
      },
      {
        title: 'Avisos de puerta y retraso',
        text: 'Retrasos, cambios de puerta, embarque y cinta de equipaje, muchas veces antes que el aeropuerto.',
      },
      {
        title: 'Paneles de aeropuertos',
        text: 'Llegadas y salidas de 4000 aeropuertos, planos de terminal y colas en el control.',
      },
      {
        title: 'Escalas justas',
        text: 'Te dice si llegas a la conexión y cuántos minutos hay andando hasta la puerta.',
      },
      {
        title: 'Comparte tu llegada',
        text: 'Envía un enlace y tus amigos verán tu vuelo en directo sin instalar nada.',
      },
      {
        title: 'Tu diario de vuelos',
        text: 'Todos tus vuelos en un mapa: horas en el aire, aeropuertos, aviones y la ruta más larga.',
      },
    ],
    news: [
      'Mira de dónde viene tu avión y si llega tarde.',
      'Estado del vuelo en la pantalla bloqueada, de la facturación a la cinta.',
      'Colas del control de seguridad en otros sesenta aeropuertos.',
      'Corrige avisos dobles en vuelos de código compartido.',
    ],
    events: [
      { title: 'Operación vacaciones', text: 'Retrasos y colas de la semana más cargada.' },
      { title: 'Finde de avistamientos', text: 'Aviones raros en el mapa durante dos días.' },
    ],
    praise: [
      'Me avisó del cambio de puerta diez minutos antes que el aeropuerto. Primera de la fila.',
      'Mi marido vuela mucho y siempre sé cuándo salir a buscarlo.',
      'Tocar un avión que pasa sobre casa y ver que va a Lima. Me encanta.',
    ],
    complaints: [
      'Ponía «a su hora» y yo llevaba dos horas sentado en la puerta.',
      'Los datos del avión ahora son de pago, y era lo divertido.',
      'Si cierro la app no llegan avisos, así no sirve de nada.',
    ],
    purchases: ['Oro, un año', 'Avisos para diez vuelos'],
  },
  'campsite-finder': {
    names: ['Campings y áreas', 'Buscar camping', 'Mapa de campings'],
    subtitles: ['Campings y áreas autocaravana', 'Mapa para furgo y tienda', 'Dónde dormir: camping o furgo'],
    shortDescriptions: [
      'Encuentra campings, áreas de autocaravana y sitios tranquilos para acampar.',
      'Mapa de campings con precios, fotos y opiniones para furgo, tienda y caravana.',
    ],
    promotion:
      'Novedad: el filtro de silencio. Encuentra campings lejos de la carretera y la disco, mira qué parcela tiene sol y guarda el mapa para zonas sin cobertura.',
    openings: [
      '¿Dónde dormimos hoy? {app} te enseña campings, granjas y áreas de autocaravana cerca de ti, con precios, fotos y opiniones sinceras de campistas.',
      'De la tienda junto al lago al área con agua potable: {app} es el mapa de campings de quien decide a las cuatro de la tarde dónde quedarse.',
    ],
    features: [
      {
        title: 'Campings en un mapa',
        text: 'Más de 60 000 campings, áreas y granjas, revisados por campistas y actualizados cada día.',
      },
      {
        title: 'Filtros para tu vehículo',
        text: 'Largo, peso, luz, perro, duchas: configura furgo, autocaravana o tienda y verás solo lo que encaja.',
      },
      {
        title: 'Opiniones de campistas',
        text: 'Fotos de parcelas y baños, no solo de la puesta de sol, y trucos para el rincón más tranquilo.',
      },
      {
        title: 'Agua, vaciado y gas',
        text: 'Agua potable, puntos de vaciado, bombonas y lavanderías a lo largo de tu ruta.',
      },
      {
        title: 'Planifica tu ruta',
        text: 'Une campings en una ruta según los kilómetros que haces al día y compártela con otros.',
      },
      {
        title: 'Mapas sin conexión',
        text: 'Descarga un país entero y el mapa funciona en valles donde no llega nada más.',
      },
    ],
    news: [
      'El filtro de silencio encuentra campings lejos de carreteras.',
      'Aviso de puentes bajos para autocaravanas en la ruta.',
      'Pregunta por un camping y lee la respuesta en el mapa.',
      'Corrige precios que no sumaban la tarifa del perro.',
    ],
    events: [
      { title: 'Empieza la temporada', text: 'Campings que abren en primavera, en un mapa.' },
      { title: 'Noches de estrellas', text: 'Sitios oscuros para acampar bajo las perseidas.' },
    ],
    praise: [
      'Una granja con tres parcelas, huevos frescos y sin vecinos. La mejor noche del viaje.',
      'Ya no reservamos. A las cuatro miramos el mapa y a las cinco estamos aparcados.',
      'Solo por los puntos de vaciado ya merece la pena si viajas en autocaravana.',
    ],
    complaints: [
      'La mitad de los sitios gratis están cerrados y nadie los quita del mapa.',
      'Los mapas sin conexión ocupan 3 GB y ni siquiera traen fotos.',
      'Los precios son del año pasado, en recepción pagamos el doble.',
    ],
    purchases: ['Camper Plus, un año', 'Mapa de un país sin conexión'],
  },
}
