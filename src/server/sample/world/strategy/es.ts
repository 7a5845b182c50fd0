import type { ConceptText } from '../concept.ts'

export const es: Record<'tower-defense' | 'kingdom-builder' | 'turn-based-tactics', ConceptText> = {
  'tower-defense': {
    names: ['Tower defense', 'Defensa de torres', 'Defiende la torre'],
    subtitles: ['Torres contra oleadas', 'Juego de estrategia sin wifi', 'Defiende tu castillo'],
    shortDescriptions: [
      'Construye torres, mejora a tus héroes y frena las oleadas. También sin internet.',
      'Defensa de torres clásica: 120 mapas, 24 torres y oleadas que no terminan.',
    ],
    promotion:
      'Nueva campaña: defiende el puerto de montaña en 20 mapas de invierno, construye la balista de hielo y pon a prueba tus torres en el reto sin fin.',
    openings: [
      'Llegan por el camino en oleadas y solo tus torres se interponen. {app} es un tower defense de los de siempre: elige bien dónde construir, mejora con cabeza y llama a tu héroe en el momento justo.',
      '¿Arqueros o cañones? ¿Frenarlos o golpear fuerte? {app} es un juego de estrategia para quien disfruta con un buen plan: 120 mapas, mejoras con decisiones de verdad y modo sin internet.',
    ],
    features: [
      {
        title: '24 torres para mejorar',
        text: 'Arqueros, morteros, agujas de hielo y alquimistas. Cada torre se divide en dos caminos que se juegan de forma muy distinta.',
      },
      {
        title: '120 mapas hechos a mano',
        text: 'Defiende sendas, puertos y puertas de castillo, cada uno con sus trampas, sus atajos y sus jefes.',
      },
      {
        title: 'Héroes con habilidades',
        text: 'Lleva a uno de los doce héroes por el mapa y guarda su habilidad para la peor oleada.',
      },
      {
        title: 'Oleadas sin fin',
        text: '¿Cuánto aguantará tu defensa? Compara tu mejor oleada en la clasificación semanal.',
      },
      {
        title: 'Juega sin internet',
        text: 'Toda la campaña funciona sin wifi: defiende el castillo en el avión o en el metro.',
      },
      {
        title: 'Dificultad justa',
        text: 'De relajada a implacable en cada mapa. Las tres estrellas siempre se consiguen sin comprar nada.',
      },
    ],
    news: [
      'Campaña de invierno: 20 mapas nuevos, la balista de hielo y dos jefes muy frioleros.',
      'Ya puedes acelerar las oleadas hasta cuatro veces. Las torres muestran su alcance antes de construirlas.',
      'Equilibrio: morteros algo más fuertes, veneno algo menos. Gracias por vuestros comentarios.',
      'La partida ya no se pierde si te llaman en plena oleada del jefe.',
    ],
    events: [
      { title: 'Asedio sin fin', text: 'Aguanta 100 oleadas y gana el estandarte.' },
      { title: 'Caza de jefes', text: 'Tres jefes, un mapa y gemas dobles.' },
    ],
    praise: [
      'Una defensa de torres con táctica de verdad, no el típico juego de pagar para ganar.',
      'Cada torre tiene dos caminos y por eso repito los mismos mapas una y otra vez.',
      'Funciona sin internet, perfecto para viajes largos en tren.',
    ],
    complaints: [
      'Los héroes de pago son tan fuertes que los gratuitos no sirven para nada.',
      'A partir de la oleada 50 va a tirones y el móvil se calienta mucho.',
      'Los últimos mapas son imposibles si no acumulas gemas durante semanas.',
    ],
    purchases: ['Pase de comandante, mensual', 'Cofre de 1.200 gemas'],
  },
  'kingdom-builder': {
    names: ['Reinos y castillos', 'Imperio y guerra', 'Crea tu reino'],
    subtitles: ['Construye tu imperio medieval', 'Estrategia y alianzas online', 'Juego de reinos y ejércitos'],
    shortDescriptions: [
      'Construye tu reino, entrena ejércitos y lucha con tu alianza en tiempo real.',
      'De aldea a imperio: cultiva, comercia, explora y conquista con tu alianza.',
    ],
    promotion:
      'Empieza la Temporada de las Coronas: mapa nuevo, primeros días tranquilos para quien llega y guerra por las ciudades del río cada sábado.',
    openings: [
      'Todo empieza con una casa de madera y un puñado de campesinos. En {app} construyes tu reino, entrenas un ejército y forjas alianzas en un gran mapa que compartes con miles de jugadores.',
      '¿Gobernarás con el comercio, la diplomacia o la espada? {app} es un juego de estrategia medieval en el que cuenta cada castillo, cada camino y cada marcha.',
    ],
    features: [
      {
        title: 'Construye tu reino',
        text: 'Levanta granjas, minas, mercados y murallas y da forma a una ciudad que solo será tuya.',
      },
      {
        title: 'Entrena a tu ejército',
        text: 'La lanza vence al jinete y el jinete al arquero: combina bien tus tropas antes de marchar.',
      },
      {
        title: 'Alianzas y diplomacia',
        text: 'Compartid recursos, planead asedios sobre el mapa y chatead con traducción automática.',
      },
      {
        title: 'Un mapa vivo',
        text: 'Explora ruinas, ocupa vados y conquista ciudades en tiempo real entre miles de reinos.',
      },
      {
        title: 'Generales e investigación',
        text: 'Recluta generales, equípalos e investiga 80 tecnologías, del barbecho a la torre de asedio.',
      },
      {
        title: 'Temporadas desde cero',
        text: 'Cada diez semanas se estrena mapa, así que también quien llega tarde tiene opciones.',
      },
    ],
    news: [
      'Temporada de las Coronas: mapa nuevo, ciudades del río y un comienzo más tranquilo.',
      'Los líderes pueden dibujar planes sobre el mapa. Las marchas muestran su hora de llegada.',
      'El escudo de paz se activa solo por la noche. Reajustados los precios del mercado.',
      'Las tropas ya no vuelven con los carros vacíos. Descarga más pequeña y carga más rápida.',
    ],
    events: [
      { title: 'Guerra por las ciudades', text: 'Siete ciudades en juego este sábado.' },
      { title: 'Torneo de la cosecha', text: 'Llena los graneros y gana aceleradores.' },
    ],
    praise: [
      'Lo mejor es la alianza, llevamos dos años jugando juntos.',
      'Mucha estrategia en las tropas, no gana sin más el castillo más grande.',
      'Con cada temporada vuelve la emoción y los reinos pequeños tienen opciones.',
    ],
    complaints: [
      'El que más paga te quema el castillo por la noche y ya está.',
      'Cuatro días para una mejora si no compras aceleradores, no tiene gracia.',
      'Cada vez que entro me saltan cinco ofertas seguidas.',
    ],
    purchases: ['Suscripción real, mensual', 'Cofre de 2.500 monedas de oro'],
  },
  'turn-based-tactics': {
    names: ['Táctica por turnos', 'Guerra hexagonal', 'Batallas tácticas'],
    subtitles: ['Estrategia por turnos sin wifi', 'Batallas en hexágonos', 'Campaña táctica y duelos'],
    shortDescriptions: [
      'Táctica por turnos en hexágonos: planea, flanquea y conquista. Sin internet.',
      'Dirige tus tropas por turnos: campañas largas, duelos y editor de mapas.',
    ],
    promotion:
      'Llega la campaña «Guerra de las islas»: 18 misiones por turnos con barcos y desembarcos, una IA más lista y duelos a tu ritmo contra amigos.',
    openings: [
      'Cada turno es un pequeño rompecabezas de terreno, flancos, suministros y clima. {app} es un juego de estrategia por turnos en hexágonos, para quien prefiere pensar a tocar rápido.',
      'Avanza, ponte a cubierto, aguanta la colina y planea tres turnos por delante. {app} trae batallas tácticas a tu móvil, con una larga campaña sin internet y duelos que duran varios días.',
    ],
    features: [
      {
        title: 'Táctica con profundidad',
        text: 'Terreno, moral, suministros y línea de visión deciden la batalla. Ves tus opciones antes de atacar.',
      },
      {
        title: 'Seis campañas largas',
        text: 'Más de 90 misiones con historia, veteranos que conservas y varias formas de ganar.',
      },
      { title: 'Duelos a tu ritmo', text: 'Juega tu turno cuando puedas: te avisamos cuando vuelva a tocarte.' },
      {
        title: 'Un rival honrado',
        text: 'La IA tiene cinco niveles y nunca hace trampas con tropas ocultas ni dados trucados.',
      },
      {
        title: 'Editor de mapas',
        text: 'Dibuja tus mapas de hexágonos, fija las condiciones de victoria y compártelos.',
      },
      {
        title: 'Sin wifi ni esperas',
        text: 'Todo el modo de un jugador funciona sin internet. Nada que esperar, nada que acelerar.',
      },
    ],
    news: [
      'Campaña «Guerra de las islas»: 18 misiones con barcos, desembarcos y niebla al amanecer.',
      'La IA protege mejor sus flancos. Puedes deshacer un movimiento si no has descubierto nada.',
      'Editor: copia, refleja y prueba tus mapas de hexágonos con un toque.',
      'Corregido un cierre poco frecuente cuando la última unidad salía del mapa.',
    ],
    events: [
      { title: 'Copa de comandantes', text: 'Ocho duelos en los mismos mapas equilibrados.' },
      { title: 'Mes de los mapas', text: 'Crea un mapa: los mejores entran en el juego.' },
    ],
    praise: [
      'Por fin un juego de estrategia por turnos que te deja pensar.',
      'La campaña me ha durado meses y cada misión es distinta.',
      'Pagas una vez y ni energía ni esperas, así da gusto.',
    ],
    complaints: [
      'En los mapas grandes la IA tarda tanto que me da tiempo a hacer café.',
      'Fallar tres veces seguidas con un 90 por ciento, venga ya.',
      'Las unidades y los botones son diminutos en el móvil, falta un zoom.',
    ],
    purchases: ['Club de comandantes, anual', 'Campaña: Guerra de las islas'],
  },
}
