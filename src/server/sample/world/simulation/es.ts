import type { ConceptText } from '../concept.ts'

export const es: Record<'farm-life' | 'city-builder' | 'truck-driving', ConceptText> = {
  'farm-life': {
    names: ['Juego de granja', 'Granja familiar', 'Simulador granja'],
    subtitles: ['Cultiva y cuida animales', 'Juego de granja sin internet', 'Cosecha, vende y decora'],
    shortDescriptions: [
      'Cultiva, cuida animales y comercia con tus vecinos en una granja acogedora.',
      'Crea la granja de tus sueños: siembra, cosecha, cocina y decora sin internet.',
    ],
    promotion:
      'Temporada de huerto: prensa sidra, conoce a las alpacas y decora tu granja con faroles. Doce vecinos nuevos te esperan al otro lado del puente.',
    openings: [
      'Canta el gallo, los tomates están maduros y la vecina necesita huevos. {app} es un juego de granja acogedor en el que cultivas, cuidas animales y conviertes una casa vieja en un hogar.',
      'Sembrar por la mañana, cosechar por la tarde y pasear al perro entre medias. En {app} levantas una granja familiar a tu ritmo, vendes en el mercado y devuelves la vida a un pueblo.',
    ],
    features: [
      {
        title: 'Siembra y cosecha',
        text: 'Trigo, calabazas, frutos rojos y otros 60 cultivos, cada uno con su estación y su tierra favorita.',
      },
      {
        title: 'Animales felices',
        text: 'Da de comer a las gallinas, cepilla ponis y ponle nombre a cada vaca. Con mimos dan mejor leche, lana y huevos.',
      },
      {
        title: 'Cocina y artesanía',
        text: 'Hornea pan, prensa sidra, hila lana y vende tus productos en el mercado semanal.',
      },
      {
        title: 'Decora tu granja',
        text: 'Más de 500 adornos, de la valla blanca al molino de viento, para una granja con tu estilo.',
      },
      {
        title: 'Vecinos y amigos',
        text: 'Visita las granjas de tus amigos, échales una mano y completad pedidos en la cooperativa.',
      },
      {
        title: 'Relájate sin internet',
        text: 'Juega sin wifi: nada se marchita cuando no estás y no hay reloj que te apure.',
      },
    ],
    news: [
      'Temporada de huerto: manzanos, prensa de sidra y alpacas muy esponjosas.',
      'Un valle nuevo al otro lado del puente, con doce vecinos y sus historias.',
      'Siembra y cosecha hileras enteras con un gesto. Por fin puedes buscar en el granero.',
      'Las vacas ya no se atascan detrás del molino. Arranque más rápido en móviles antiguos.',
    ],
    events: [
      { title: 'Fiesta de la cosecha', text: 'Gana la carroza de calabaza en la feria.' },
      { title: 'Semana de los corderos', text: 'Cría cinco corderos y quédate con uno.' },
    ],
    praise: [
      'Qué acogedor, riego mis campos cada noche y me relajo al momento.',
      'Puedes decorar cada rincón y los animales son adorables.',
      'No agobia nada, tengo una granja enorme sin gastar un euro.',
    ],
    complaints: [
      'El granero siempre está lleno y ampliarlo cuesta diamantes.',
      'A partir del nivel 30 cada cosecha tarda horas.',
      'Perdí mi granja con la actualización, tres años de trabajo.',
    ],
    purchases: ['Club de la granja, mensual', 'Saco de 250 diamantes'],
  },
  'city-builder': {
    names: ['Construye ciudades', 'Juego de ciudad', 'Simulador urbano'],
    subtitles: ['Construye tu propia ciudad', 'Ciudades sin internet', 'Calles, tranvías y rascacielos'],
    shortDescriptions: [
      'Construye tu ciudad: traza calles, barrios y tranvías y ten contentos a todos.',
      'Simulador de ciudades con tráfico real, presupuesto y clima. Va sin internet.',
    ],
    promotion:
      'Ampliación del puerto: ferris, muelles de carga y casas flotantes, y un modo nocturno en el que cada ventana de tu ciudad se enciende sola.',
    openings: [
      'Una bahía vacía, una carretera y las primeras casas: lo demás depende de ti. {app} es un juego de construir ciudades en el que el tráfico fluye, el presupuesto cuenta y cada vecino va a algún sitio.',
      '¿Ciudad jardín o rascacielos de cristal? En {app} trazas calles, barrios y líneas de tranvía, administras el presupuesto y ves crecer tu propia ciudad de día y de noche.',
    ],
    features: [
      {
        title: 'Planea tu ciudad',
        text: 'Traza calles con curvas, reparte viviendas, tiendas y fábricas y da reglas propias a cada barrio.',
      },
      {
        title: 'Tráfico de verdad',
        text: 'Cada vecino va realmente al trabajo. Vence los atascos con rotondas, tranvías y carriles bici.',
      },
      {
        title: 'Presupuesto e impuestos',
        text: 'Equilibra impuestos, luz, agua y escuelas y mira cómo cambia el ánimo con cada decisión.',
      },
      {
        title: 'Clima y catástrofes',
        text: 'Prepara la ciudad para tormentas, inundaciones y apagones, o desactívalo todo.',
      },
      {
        title: 'Monumentos y perfil',
        text: 'Desbloquea 120 edificios especiales, de la ópera al faro, y haz postales de tu ciudad.',
      },
      {
        title: 'Sin internet ni esperas',
        text: 'Construye cuando quieras y tan rápido como quieras: sin tiempos de obra y sin wifi.',
      },
    ],
    news: [
      'Ampliación del puerto: ferris, muelles de carga y casas flotantes.',
      'Modo nocturno: ventanas, farolas y tranvías se encienden solos.',
      'El tráfico encuentra mejores rutas y las rotondas se dibujan de un trazo.',
      'Las ciudades de más de 100.000 habitantes van más fluidas. Corregidos varios mapas.',
    ],
    events: [
      { title: 'Concurso de alcaldes', text: 'La ciudad más verde de 10.000 habitantes.' },
      { title: 'Mercado de invierno', text: 'Ilumina la plaza y abre la pista de hielo.' },
    ],
    praise: [
      'Por fin un juego de ciudades sin esperas absurdas, aquí se construye y ya.',
      'El tráfico es una maravilla, miraría mis tranvías durante horas.',
      'Va sin internet y hasta mi ciudad grande se mueve bien en la tableta.',
    ],
    complaints: [
      'Con más de 80.000 habitantes va lento y el móvil parece una estufa.',
      'Los mejores monumentos se pagan aparte, una pena.',
      'Trazar calles con el dedo es un lío, siempre acabo derribando casas.',
    ],
    purchases: ['Ayuntamiento Plus, mensual', 'Paquete de monumentos del puerto'],
  },
  'truck-driving': {
    names: ['Simulador camiones', 'Juego de camiones', 'Camionero y carga'],
    subtitles: ['Conduce camiones y entrega', 'Juego de camiones realista', 'Mundo abierto sin internet'],
    shortDescriptions: [
      'Conduce camiones pesados, entrega carga y monta tu propia empresa de transporte.',
      'Simulador de camiones realista: mundo abierto, marchas, lluvia y rutas de noche.',
    ],
    promotion:
      'Rutas del norte: nieve, ferris y carreteras de hielo, un camión maderero con grúa y modo convoy para seis conductores con radio.',
    openings: [
      'Llave, freno de aire fuera y dieciocho toneladas empiezan a rodar. {app} es un simulador de camiones realista: entrega carga por un mundo abierto, aparca al centímetro y levanta tu empresa.',
      'Café en el soporte, radio puesta y cuatrocientos kilómetros por delante. En {app} conduces camiones pesados bajo la lluvia, de noche y por puertos de montaña, y cada entrega paga la siguiente mejora.',
    ],
    features: [
      {
        title: 'Conducción realista',
        text: 'Cambio manual, ralentizador, espejos y una carga que empuja en las curvas. Usa volante, botones o inclinación.',
      },
      {
        title: 'Gran mundo abierto',
        text: '12.000 kilómetros de autopistas, costas y calles de pueblo entre 80 ciudades.',
      },
      {
        title: 'Todo tipo de carga',
        text: 'Madera, leche, palas de aerogenerador o una casa entera: cada carga se conduce de otra manera.',
      },
      {
        title: 'Tu empresa de transporte',
        text: 'Compra garajes, contrata conductores y elige los encargos que mueven tu flota.',
      },
      {
        title: 'Personaliza tu camión',
        text: 'Motores, bocinas, luces, pintura y un salpicadero con tu propio muñeco.',
      },
      {
        title: 'Convoy con amigos',
        text: 'Quedad en el área de servicio, poned la radio y salid en convoy de hasta seis camiones.',
      },
    ],
    news: [
      'Rutas del norte: carreteras de hielo, ferris y un camión maderero con grúa.',
      'Modo convoy para seis conductores, con radio. La lluvia en el parabrisas se ve mejor.',
      'Dar marcha atrás con remolque es más fácil con las nuevas guías, que puedes desactivar.',
      'Los demás coches ponen el intermitente. Los remolques ya no vuelcan en la báscula.',
    ],
    events: [
      { title: 'Carga de invierno', text: '20 entregas sobre hielo por un quitanieves.' },
      { title: 'Transportes especiales', text: 'Carga enorme, doble paga y escolta.' },
    ],
    praise: [
      'Soy camionero de verdad y esto se parece más de lo que esperaba.',
      'Radio, noche y lluvia: no hay nada que me relaje más.',
      'Aparcar con remolque cuesta aprenderlo, pero da un gusto enorme.',
    ],
    complaints: [
      'Los coches salen sin mirar y la multa por el golpe me la llevo yo.',
      'Anuncios en cada gasolinera y los camiones buenos cuestan dinero de verdad.',
      'El mapa parece grande, pero casi todas las ciudades son las mismas tres calles.',
    ],
    purchases: ['Carné Plus, mensual', 'Palé de 500.000 créditos'],
  },
}
