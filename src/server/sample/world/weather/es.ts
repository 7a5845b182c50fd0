import type { ConceptText } from '../concept.ts'

export const es: Record<'rain-radar' | 'weather-forecast' | 'wind-and-tides', ConceptText> = {
  'rain-radar': {
    names: ['Radar de lluvia', 'Radar del tiempo', 'Alarma de lluvia'],
    subtitles: ['Radar meteorológico en vivo', 'Avisos de lluvia al minuto', 'Tormentas, rayos y lluvia'],
    shortDescriptions: [
      'Radar de lluvia en directo con previsión a dos horas, tormentas y avisos.',
      '¿Cuándo va a llover? Radar del tiempo, alarma de lluvia y widget.',
    ],
    promotion:
      'Época de tormentas: el radar del tiempo muestra ya rayos y granizo, actualizados cada cinco minutos, con avisos para tus lugares guardados.',
    openings: [
      '¿Llegarás seco a casa? {app} te enseña en un radar de lluvia en directo dónde llueve ahora y dónde lloverá en las próximas dos horas, minuto a minuto.',
      'Deja el paraguas en casa sin miedo. {app} vigila el radar del tiempo por ti y te manda un aviso de lluvia diez minutos antes de las primeras gotas.',
    ],
    features: [
      {
        title: 'Radar en directo',
        text: 'Mira cómo se mueven la lluvia, la nieve y el granizo. Cada cinco minutos llega una imagen nueva.',
      },
      {
        title: 'Avisos de lluvia',
        text: 'La alarma te avisa antes de que el chubasco llegue a tu ubicación y te dice cuánto durará.',
      },
      {
        title: 'Tormentas y rayos',
        text: 'Sigue las tormentas con impactos, dirección y velocidad, y mira cuándo llegarán a tu zona.',
      },
      {
        title: 'Lluvia a dos horas',
        text: 'Un gráfico sencillo muestra cuánto lloverá en cada uno de los próximos 120 minutos.',
      },
      {
        title: 'Capas a tu gusto',
        text: 'Añade nubes, temperatura, viento o nieve al mapa del tiempo, o quédate solo con la lluvia.',
      },
      {
        title: 'Widgets y reloj',
        text: 'El radar de lluvia en la pantalla de inicio, la de bloqueo y la muñeca, sin abrir la app.',
      },
    ],
    news: [
      'Las imágenes del radar cargan el doble de rápido y gastan menos datos.',
      'Los rayos aparecen en el radar en menos de un minuto. Puedes silenciar los avisos por la noche.',
      'Nuevo widget: la lluvia de las próximas dos horas en un pequeño gráfico.',
      'Corregidos los avisos de lluvia que llegaban de tu ubicación anterior tras un viaje.',
    ],
    events: [
      { title: 'Fin de semana de tormentas', text: 'Síguelas en directo con todas las capas.' },
      { title: 'La primera nevada', text: 'Te avisamos cuando lleguen los copos a tu zona.' },
    ],
    praise: [
      'El aviso llegó nueve minutos antes del chaparrón. Salvé la colada.',
      'Voy en bici al trabajo y miro este radar antes de cada salida. Acierta mucho más que el parte.',
      'Mapa claro, sin cosas de más, y se ven venir las tormentas desde lejos.',
    ],
    complaints: [
      'Dice que no llueve y me estoy mojando. El radar va a veces con veinte minutos de retraso.',
      'Los avisos llegan cuando ya ha pasado el chubasco.',
      'Un anuncio a pantalla completa cada vez que abro el mapa, justo cuando tengo prisa.',
    ],
    purchases: ['Radar Premium, anual', 'Capa de rayos, pago único'],
  },
  'weather-forecast': {
    names: ['El tiempo', 'Tiempo y widget', 'Previsión tiempo'],
    subtitles: ['El tiempo por horas y 14 días', 'Tiempo local con widgets', 'Temperatura, lluvia y polen'],
    shortDescriptions: [
      'El tiempo por horas y a 14 días, con widgets, polen y avisos oficiales.',
      'La previsión de tu ciudad: temperatura, lluvia, viento, índice UV y polen.',
    ],
    promotion:
      'Ahora con polen y calidad del aire: mira de un vistazo si hoy es día de ventana o de parque, en la app y en el widget del tiempo.',
    openings: [
      'Una mirada y ya sabes qué ponerte. {app} te da el tiempo de tu ciudad por horas y para los próximos 14 días, claro y tranquilo, sin noticias de por medio.',
      'El paseo, la colada, el fin de semana: el tiempo siempre opina. {app} compara varios modelos y te dice también cómo de segura es la previsión.',
    ],
    features: [
      {
        title: 'El tiempo por horas',
        text: 'Temperatura, probabilidad de lluvia, viento y sol hora a hora, con la sensación térmica.',
      },
      {
        title: 'Previsión a 14 días',
        text: 'Máximas, mínimas y días de lluvia de las próximas dos semanas, con su grado de certeza.',
      },
      {
        title: 'Widgets a tu medida',
        text: 'Doce widgets del tiempo para inicio y bloqueo: hoy, la semana, lluvia, sol o luna.',
      },
      {
        title: 'Polen y aire',
        text: '¿Alergia? Consulta el polen de ocho plantas, el índice UV y la calidad del aire de tu ciudad.',
      },
      {
        title: 'Avisos oficiales',
        text: 'Tormenta, hielo, calor o inundación: recibe solo los avisos del nivel que elijas.',
      },
      {
        title: 'Sol, luna y cielo',
        text: 'Amanecer, atardecer, fase lunar y visibilidad de todos los lugares de tu lista.',
      },
    ],
    news: [
      'El tiempo por horas llega ya a 72 horas y muestra también las rachas de viento.',
      'Polen de fresno y artemisa, y un widget solo con tus alergias.',
      'El tiempo de tus lugares queda guardado y se abre sin conexión.',
      'Colores más claros en los avisos y texto más grande en los widgets pequeños.',
    ],
    events: [
      { title: 'Días de ola de calor', text: 'Calor e índice UV hora a hora en tu ciudad.' },
      { title: 'Empieza el polen', text: 'Cada mañana, la previsión para tus alergias.' },
    ],
    praise: [
      'El tiempo y nada más, muy bien presentado. El widget es lo primero que miro por la mañana.',
      'Me gusta que diga lo segura que es la previsión. Más honesta que otras.',
      'Polen y UV junto a la temperatura, perfecto con dos niños alérgicos.',
    ],
    complaints: [
      'El widget no se actualiza y muestra la temperatura de ayer hasta que abro la app.',
      'Tres días seguidos fallando por seis grados.',
      'Han puesto de pago la vista por horas, que siempre fue gratis.',
    ],
    purchases: ['Tiempo Plus, anual', 'Sin anuncios, pago único'],
  },
  'wind-and-tides': {
    names: ['Viento y mareas', 'Tiempo marino', 'Parte de surf'],
    subtitles: ['Tabla de mareas y viento', 'Viento y olas: surf y vela', 'Mareas, olas y mapa de viento'],
    shortDescriptions: [
      'Viento, tabla de mareas y olas para surf, vela, kite y pesca.',
      'Tiempo marino con mareas, mapa de viento y altura de olas en tu playa.',
    ],
    promotion:
      'Novedad para navegar: mapa de viento a diez días con rachas y presión, y mareas de 9.000 puertos que también funcionan en el mar sin cobertura.',
    openings: [
      'Antes de entrar al agua o soltar amarras, mira {app}: viento, tabla de mareas y oleaje de tu playa en una sola página, para hoy y los próximos diez días.',
      'El mar no espera, así que planea con él. {app} pone juntas las mareas, el viento y las olas, y te dice cuándo funciona mejor tu spot.',
    ],
    features: [
      {
        title: 'Viento por horas',
        text: 'Velocidad, rachas y dirección en nudos, metros por segundo o Beaufort, según tres modelos.',
      },
      {
        title: 'Tabla de mareas',
        text: 'Pleamar y bajamar de 9.000 puertos y playas, calculadas en el móvil y disponibles sin conexión.',
      },
      {
        title: 'Olas y mar de fondo',
        text: 'Altura, periodo y dirección de las olas, con mar de viento y mar de fondo por separado.',
      },
      {
        title: 'Mapa de viento',
        text: 'Mira pasar frentes y borrascas, añade presión y lluvia y avanza hasta diez días.',
      },
      {
        title: 'Avisos para tu spot',
        text: 'Di lo que necesitas, como 15 nudos de poniente a media marea, y te avisamos cuando llegue.',
      },
      {
        title: 'Tus playas favoritas',
        text: 'Guarda playas, puertos y zonas de pesca con notas, temperatura del agua y puesta de sol.',
      },
    ],
    news: [
      'Mareas de 400 puertos más, con curvas que puedes recorrer hora a hora.',
      'El mapa de viento va más fluido y se puede guardar para navegar sin cobertura.',
      'Los avisos combinan viento, olas y marea. En el reloj la dirección vuelve a ser correcta.',
      'Nuevo widget con la próxima pleamar y bajamar de tu playa favorita.',
    ],
    events: [
      { title: 'Mareas vivas', text: 'La pleamar más alta y la bajamar más baja.' },
      { title: 'Mar de fondo de otoño', text: 'Olas de periodo largo en tus playas de surf.' },
    ],
    praise: [
      'El viento acierta con dos nudos de margen. Preparamos todas las regatas con ella.',
      'Las mareas sin conexión nos salvaron la excursión, en esa cala no hay cobertura.',
      'Con los avisos de mi spot de kite ya no miro cinco webs antes de desayunar.',
    ],
    complaints: [
      'Con el cambio de hora las mareas iban una hora mal. En la costa eso no es un fallo pequeño.',
      'En mi playa siempre marca olas más altas de lo real, no cuenta con el cabo.',
      'El modelo de viento bueno se paga aparte aunque ya tengo la suscripción.',
    ],
    purchases: ['Marino Pro, anual', 'Mapa de viento a diez días'],
  },
}
