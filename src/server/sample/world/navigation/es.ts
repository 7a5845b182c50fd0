import type { ConceptText } from '../concept.ts'

export const es: Record<'hiking-maps' | 'ev-charging' | 'gps-navigation', ConceptText> = {
  'hiking-maps': {
    names: ['Rutas senderismo', 'Mapas de montaña', 'Senderismo y GPS'],
    subtitles: ['Mapas sin conexión y GPS', 'Rutas de senderismo cerca', 'Planifica y graba rutas GPS'],
    shortDescriptions: [
      'Rutas de senderismo y mapas sin conexión: busca, planifica y graba con GPS.',
      'Senderismo con GPS: descarga mapas topográficos y sigue la ruta sin cobertura.',
    ],
    promotion:
      'Novedad: avisos de nieve y barro de otros senderistas en el mapa, y mapas sin conexión que ocupan la mitad. Descarga tu zona antes del finde.',
    openings: [
      'Elige una ruta, descarga el mapa y sal. {app} te muestra rutas de senderismo cercanas con distancia, desnivel y dificultad, y te guía aunque no haya cobertura.',
      'Del paseo de la tarde a una semana en la montaña: {app} reúne mapas topográficos, GPS y rutas en una pantalla que se lee a pleno sol.',
    ],
    features: [
      {
        title: 'Rutas cerca de ti',
        text: '200.000 rutas de senderismo por distancia, desnivel y dificultad, con perro o carrito, con fotos y opiniones.',
      },
      {
        title: 'Mapas sin conexión',
        text: 'Descarga el mapa topográfico de una zona o de una ruta. El GPS funciona incluso en modo avión.',
      },
      {
        title: 'Planifica tu ruta',
        text: 'Toca dos puntos y el trazado sigue los caminos. Perfil y tiempo cambian mientras lo mueves.',
      },
      {
        title: 'Graba tracks GPS',
        text: 'Guarda distancia, desnivel y ritmo de cada ruta, añade fotos y expórtala en GPX.',
      },
      {
        title: 'Aviso de desvío',
        text: 'Si te alejas más de 40 metros, el móvil o el reloj te avisa antes de bajar por el valle equivocado.',
      },
      {
        title: 'Comparte tu posición',
        text: 'Tus amigos ven dónde estás y cuándo vuelves. La página de emergencia da coordenadas y teléfono.',
      },
    ],
    news: [
      'Los mapas sin conexión ocupan la mitad y las curvas de nivel se leen mejor al atardecer.',
      'Los tiempos aprenden ahora de tu ritmo de subida y de bajada.',
      'Informa del estado del camino: nieve, barro, árboles caídos o puentes cerrados.',
      'Grabar con GPS gasta un tercio menos de batería. Las llamadas ya no cortan el track.',
    ],
    events: [
      { title: 'Rutas de otoño', text: 'Los bosques más bonitos, elegidos por zona.' },
      { title: 'El mes de las cumbres', text: 'Suma cinco cumbres y míralas en tu mapa.' },
    ],
    praise: [
      'El aviso de desvío nos ahorró una hora en la niebla. Los mapas sin conexión, perfectos.',
      'Curvas de nivel claras, GPS exacto y la batería aguantó nueve horas de ruta.',
      'Encontré tres paseos preciosos a diez minutos de casa que no conocía.',
    ],
    complaints: [
      'El mapa que descargué no estaba cuando llegué arriba. Pedía iniciar sesión primero.',
      'Los tiempos son para cabras, tardamos el doble.',
      'Los mapas sin conexión eran gratis y ahora es justo lo que se paga.',
    ],
    purchases: ['Senderismo Pro, anual', 'Zona sin conexión, pago único'],
  },
  'ev-charging': {
    names: ['Puntos de recarga', 'Recarga eléctrica', 'Rutas eléctricas'],
    subtitles: ['Puntos de recarga cerca de ti', 'Rutas para coche eléctrico', 'Cargadores rápidos y precios'],
    shortDescriptions: [
      'Encuentra puntos de recarga libres cerca de ti, con precio y conectores.',
      'Rutas en coche eléctrico: paradas de recarga, cargadores rápidos y coste.',
    ],
    promotion:
      'El precio por delante: compara lo que cuesta recargar en cada punto de tu ruta con tus tarifas antes de enchufar. Ahora también en el extranjero.',
    openings: [
      '¿Dónde cargo, está libre y cuánto cuesta? {app} responde para 600.000 puntos de recarga, con estado en directo, conectores y opiniones de otros conductores.',
      'Conduce en eléctrico sin hacer cuentas. {app} planifica tu viaje con paradas de recarga según tu coche, la batería y el tiempo, y lo cambia si un cargador está ocupado.',
    ],
    features: [
      {
        title: 'Mapa de cargadores',
        text: 'Mira qué puntos de recarga están libres, ocupados o averiados, por conector, potencia, red y distancia.',
      },
      {
        title: 'Planificador de rutas',
        text: 'Elige coche y destino y se añaden las paradas, con tiempo, nivel de batería y coste.',
      },
      {
        title: 'Comparar precios',
        text: 'Añade tus tarjetas y tarifas y verás el precio real por kilovatio hora en cada punto.',
      },
      {
        title: 'Iniciar y pagar',
        text: 'Empieza la recarga en 90 redes desde la app y recibe una sola factura a fin de mes.',
      },
      {
        title: 'Autonomía de verdad',
        text: 'Temperatura, viento, velocidad y carga cuentan, para que el invierno no te sorprenda.',
      },
      {
        title: 'Consejos de conductores',
        text: 'Fotos y comentarios dicen qué cargadores están iluminados, limpios y cerca de un café.',
      },
    ],
    news: [
      'Estado en directo de 18.000 puntos más, con aviso cuando un cargador queda libre.',
      'El planificador evita colas y prefiere estaciones con al menos cuatro cargadores rápidos.',
      '42 modelos de coche nuevos con curvas de carga medidas.',
      'Se muestran las penalizaciones por ocupación. Las sesiones terminan bien al desenchufar.',
    ],
    events: [
      { title: 'Operación salida', text: 'Planifica las recargas de tu viaje de verano.' },
      { title: 'Semana del cargador', text: 'Valora los cargadores cercanos y ayuda a otros.' },
    ],
    praise: [
      '1.100 km con cuatro paradas, todos los cargadores libres y la batería clavada al cinco por ciento.',
      'Ver el precio real con mi tarifa antes de enchufar me ha ahorrado mucho.',
      'Los comentarios valen oro, sobre todo para saber qué cargador está roto otra vez.',
    ],
    complaints: [
      'Marca el cargador como libre y al llegar lleva semanas averiado.',
      'El planificador me saca de la autopista por un cargador de 50 kW. ¿Por qué?',
      'El pago falló dos veces y tardaron diez días en contestar.',
    ],
    purchases: ['Recarga Plus, anual', 'Planificador, pago único'],
  },
  'gps-navigation': {
    names: ['Navegador GPS', 'Mapas sin internet', 'GPS y tráfico'],
    subtitles: ['GPS sin internet y tráfico', 'Navegador con voz y mapas', 'Mapas, rutas y radares'],
    shortDescriptions: [
      'Navegador GPS con mapas sin internet, tráfico en directo y guía por voz.',
      'GPS para coche sin datos: mapas sin conexión, carriles y límites.',
    ],
    promotion:
      '¿Cruzas la frontera? Los mapas sin internet de 120 países son gratis durante tu viaje, con límites de velocidad, peajes y aparcamiento al llegar.',
    openings: [
      'A 200 metros, gira a la izquierda, incluso en el túnel. {app} es un navegador GPS con mapas sin internet para llegar sin cobertura y sin mirar la pantalla.',
      '{app} te guía con voz clara, tráfico en directo y carriles que se entienden de un vistazo. Descarga el mapa una vez y conduce por donde quieras.',
    ],
    features: [
      {
        title: 'Mapas sin internet',
        text: 'Descarga una ciudad, una región o un país entero. Búsqueda, ruta y voz funcionan sin datos.',
      },
      {
        title: 'Tráfico en directo',
        text: 'Atascos, obras y cortes en tu ruta, con los minutos que pierdes y un camino más rápido.',
      },
      {
        title: 'Carriles y voz',
        text: 'Indicaciones claras en 40 idiomas que nombran la calle y el carril con tiempo para cambiar.',
      },
      {
        title: 'Límites de velocidad',
        text: 'El límite siempre a la vista, con un aviso suave si te pasas o entras en zona escolar.',
      },
      {
        title: 'Rutas a tu gusto',
        text: 'Evita peajes, ferris, autopistas o zonas de bajas emisiones, o elige la que menos gasta.',
      },
      {
        title: 'Aparcamiento y gasolina',
        text: 'Busca aparcamiento al llegar y compara el precio de la gasolina sin salir de la ruta.',
      },
    ],
    news: [
      'Los mapas sin internet se actualizan cada mes y solo se descargan los cambios.',
      'La voz nombra ahora referencias como «después de la gasolinera».',
      'En autopista el tráfico se revisa cada minuto y las alternativas muestran su peaje.',
      'Funciona en más pantallas de coche. La posición ya no salta a la vía paralela.',
    ],
    events: [
      { title: 'Verano en carretera', text: 'Rutas bonitas y mapas para tus vacaciones.' },
      { title: 'Carreteras de invierno', text: 'Nieve, puertos y cadenas: el parte de hoy.' },
    ],
    praise: [
      'Crucé tres países con los mapas sin internet y no gasté nada de datos.',
      'La guía de carriles es la más clara que he visto, se acabaron los cambios de última hora.',
      'Esquiva atascos que el navegador del coche ni conoce.',
    ],
    complaints: [
      'Me metió de noche por un camino de tierra para ahorrar dos minutos.',
      'Anuncios encima del mapa mientras conduces, un peligro.',
      'La actualización se cortó y me quedé sin navegador en vacaciones.',
    ],
    purchases: ['Navegador Premium, anual', 'Mapas del mundo, pago único'],
  },
}
