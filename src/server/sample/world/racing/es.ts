import type { ConceptText } from '../concept.ts'

export const es: Record<'drift-racing' | 'kart-racing' | 'motorbike-racing', ConceptText> = {
  'drift-racing': {
    names: ['Drift de coches', 'Carreras y drift', 'Simulador de drift'],
    subtitles: ['Derrapa, tunea y compite', 'Juego de coches realista', 'Carreras de coches sin wifi'],
    shortDescriptions: [
      'Derrapa con deportivos, ajusta el motor y corre de noche con física realista.',
      'Juego de coches y drift: carreteras abiertas, tuning y carreras online.',
    ],
    promotion:
      'Nuevo mapa urbano: derrapa al amanecer entre los muelles del puerto, prepara ocho deportivos nuevos y entra en la liga tándem con amigos.',
    openings: [
      'La trasera se va, la sujetas y mantienes el ángulo hasta la salida de la curva. {app} es un juego de carreras y drift con física realista, mucho tuning y carreteras que piden ir de lado.',
      'Tu garaje, tus ajustes, tu trazada. En {app} montas un coche desde el primer tornillo, corres por la noche y derrapas por puntos contra pilotos de todo el mundo.',
    ],
    features: [
      {
        title: 'Física de drift realista',
        text: 'El peso, la temperatura de las ruedas y el asfalto cuentan. Conduce con volante, inclinación o botones y con las ayudas que quieras.',
      },
      {
        title: 'Tuning a fondo',
        text: 'Ajusta suspensión, cambio, presión y turbo y prueba cada detalle en la pista de prácticas.',
      },
      {
        title: '60 coches deportivos',
        text: 'De cupés ligeros a grandes motores americanos, cada uno con su sonido y su carácter.',
      },
      {
        title: 'Pintura y carrocería',
        text: 'Vinilos, llantas, alerones y neones: que tu coche parezca rápido hasta en el garaje.',
      },
      {
        title: 'Carreras tándem online',
        text: 'Derrapa puerta con puerta con tus amigos, suma puntos por cercanía y sube en la liga.',
      },
      {
        title: 'Modo carrera sin internet',
        text: '150 pruebas sin wifi, del eslalon en el aparcamiento al puerto de montaña.',
      },
    ],
    news: [
      'Nuevo mapa urbano: derrapa por los muelles con ocho deportivos nuevos.',
      'Las ruedas se calientan de forma realista. Guarda repeticiones con tus propias cámaras.',
      'Liga tándem: mejores emparejamientos, cargas más cortas y menos cortes.',
      'El control por volante ya no se reinicia. Sonidos de motor renovados.',
    ],
    events: [
      { title: 'Copa Drift de Medianoche', text: 'Cinco pistas nocturnas y una sola categoría.' },
      { title: 'Semana del tuning', text: 'Piezas de motor a mitad de precio.' },
    ],
    praise: [
      'El drift es una pasada, se nota de verdad el peso del coche.',
      'Tiene tanto tuning que paso más tiempo en el garaje que en la carretera.',
      'Buenos gráficos hasta en mi móvil de gama media y funciona sin internet.',
    ],
    complaints: [
      'Los coches cuestan una fortuna: o juegas dos semanas o pagas.',
      'Las carreras online van a tirones y te echa justo antes de la meta.',
      'La dirección por inclinación se va a la izquierda aunque la calibres.',
    ],
    purchases: ['Garaje VIP, mensual', 'Pila de 100.000 créditos'],
  },
  'kart-racing': {
    names: ['Carreras de karts', 'Juego de karts', 'Rally de karts'],
    subtitles: ['Karts con amigos y turbo', 'Juego de carreras en familia', 'Derrapa y usa potenciadores'],
    shortDescriptions: [
      'Carreras de karts a lo loco: potenciadores, atajos y pantalla dividida.',
      'Compite en karts con amigos: derrapa, acelera y esquiva en 40 circuitos locos.',
    ],
    promotion:
      'Se abre el Cañón de Caramelo: tres circuitos de karts llenos de saltos, un bumerán como potenciador y copas familiares desde un mismo sofá.',
    openings: [
      'Tres, dos, uno, y ya vuelan los plátanos. {app} es un juego de carreras de karts para toda la familia, con potenciadores, atajos ocultos y emoción hasta la última curva.',
      'Elige piloto, monta tu kart y derrapa para conseguir turbo. {app} trae carreras multijugador a tu móvil: dos minutos, ocho karts y mucho caos.',
    ],
    features: [
      {
        title: '40 circuitos locos',
        text: 'Corre por tejados, cañones de caramelo y el fondo del mar, siempre con atajos por descubrir.',
      },
      {
        title: 'Potenciadores divertidos',
        text: 'Cohetes turbo, mermelada pegajosa, burbujas protectoras y un bumerán que vuelve en el peor momento.',
      },
      {
        title: 'Carreras multijugador',
        text: 'Reta a tus amigos, entra en carreras rápidas de ocho o monta tu propia copa.',
      },
      { title: 'Pantalla dividida', text: 'Compartid una tableta o conectad dos mandos y resolvedlo en el sofá.' },
      {
        title: 'Monta tu kart',
        text: 'Combina chasis, ruedas y alas y busca el equilibrio entre velocidad, agarre y turbo.',
      },
      {
        title: 'Seguro para niños',
        text: 'Sin chat con desconocidos, con ayuda al volante y control parental de las compras.',
      },
    ],
    news: [
      'Cañón de Caramelo: tres circuitos de karts llenos de saltos y el bumerán.',
      'La pantalla dividida admite dos mandos. El turbo del derrape se ve mejor.',
      'Las carreras online encuentran rivales antes y los proyectiles vuelven a acertar.',
      'Nuevo control parental de compras y ayuda al volante para los más pequeños.',
    ],
    events: [
      { title: 'Copa en familia', text: 'Cuatro carreras en el sofá por un kart de oro.' },
      { title: 'El mundo al revés', text: 'Circuitos en espejo y monedas dobles.' },
    ],
    praise: [
      'Corro cada domingo con mis hijos, es un caos divertidísimo.',
      'Carreras cortas, muchas risas y unos circuitos muy originales.',
      'Pantalla dividida en la tableta, por fin alguien piensa en las familias.',
    ],
    complaints: [
      'Vas primero, te caen cinco potenciadores seguidos y acabas último.',
      'Los mejores karts salen de cajas al azar y eso no lo quiero para mi hijo.',
      'En multijugador se desconecta todo el rato, incluso con buen wifi.',
    ],
    purchases: ['Pase de piloto, mensual', 'Barril de 800 monedas'],
  },
  'motorbike-racing': {
    names: ['Carreras de motos', 'Juego de motos', 'Motos y acrobacias'],
    subtitles: ['Motos, tráfico y velocidad', 'Juego de motos sin internet', 'Acrobacias y adelantamientos'],
    shortDescriptions: [
      'Pilota superdeportivas entre el tráfico en primera persona. Motos a todo gas.',
      'Carreras de motos con modo carrera, acrobacias y tuning: inclina y adelanta.',
    ],
    promotion:
      'Llega la carretera de la costa: autopista al atardecer, inclinación real, cuatro motos nuevas y una subida de montaña para quien ama el polvo.',
    openings: [
      'Agáchate, inclina la moto y deja que la carretera venga hacia ti. {app} es un juego de motos en primera persona, con sonido real de motor, mucho tráfico y curvas que hay que saber leer.',
      'Del primer escúter a una superdeportiva de doscientos caballos: {app} te lleva por toda una carrera de piloto con tráfico, acrobacias y puertos de montaña. Ponte el casco.',
    ],
    features: [
      {
        title: 'Motos en primera persona',
        text: 'Mira por encima del manillar, vigila los espejos y siente la velocidad en cada adelantamiento.',
      },
      {
        title: '45 motos distintas',
        text: 'Escúteres, choppers, enduros y superdeportivas, cada una con su propio sonido grabado.',
      },
      {
        title: 'Carreras entre el tráfico',
        text: 'Esquiva coches en la autopista, suma puntos por pasar cerca y aguanta el caballito.',
      },
      {
        title: 'Acrobacias y tierra',
        text: 'Salta rampas, vuela sobre contenedores y sube cuestas embarradas sin perder la rueda delantera.',
      },
      {
        title: 'Taller de tuning',
        text: 'Mejora motor, frenos y neumáticos y pinta el depósito a juego con el casco.',
      },
      { title: 'Fantasmas y récords', text: 'Compite con el fantasma de tus amigos y rebaja esas últimas décimas.' },
    ],
    news: [
      'Carretera de la costa: autopista al atardecer, cuatro motos e inclinación real.',
      'Primera persona con espejos que funcionan. Dirección más precisa a alta velocidad.',
      'Subida de montaña: cuestas de polvo, controles y fantasmas de tus amigos.',
      'Los coches por fin ponen el intermitente. Menor consumo de batería.',
    ],
    events: [
      { title: 'Reto de la cumbre', text: 'Llega arriba con un depósito: casco dorado.' },
      { title: 'Fiebre de autopista', text: '100 km entre el tráfico sin caerte.' },
    ],
    praise: [
      'La primera persona hace que parezca que vas de verdad en moto.',
      'El sonido de los motores está clavado, y lo digo yo que tengo moto.',
      'Perfecto para cinco minutos: una vuelta entre el tráfico y a despertar.',
    ],
    complaints: [
      'Un anuncio después de cada caída, y te caes mucho.',
      'Todas las motos se conducen casi igual, solo cambia el precio.',
      'Los coches salen de la nada y no te da tiempo a frenar.',
    ],
    purchases: ['Club de pilotos, mensual', 'Bolsa de 50.000 monedas'],
  },
}
