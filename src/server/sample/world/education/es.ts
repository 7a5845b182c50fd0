import type { ConceptText } from '../concept.ts'

export const es: Record<'language-learning' | 'math-practice' | 'flashcards', ConceptText> = {
  'language-learning': {
    names: ['Aprender idiomas', 'Curso de idiomas', 'Habla idiomas'],
    subtitles: ['Aprende inglés, francés y más', 'Clases de idiomas, vocabulario', 'Habla inglés en 10 minutos'],
    shortDescriptions: [
      'Aprende idiomas en diez minutos al día: lecciones, vocabulario y diálogos.',
      'Aprende a hablar inglés, francés o japonés con lecciones cortas cada día.',
    ],
    promotion:
      'Novedad: práctica de conversación. Pide un café, alquila un piso o quéjate del ruido y recibe correcciones amables de gramática y pronunciación.',
    openings: [
      'Con diez minutos al día ya puedes pedir la cena en otro idioma. {app} te hace hablar desde la primera lección, con las palabras que vas a necesitar de verdad.',
      'Los idiomas se aprenden escuchando, respondiendo y equivocándose un poco. {app} convierte diálogos reales en lecciones cortas y repasa el vocabulario antes de que se olvide.',
    ],
    features: [
      {
        title: 'Lecciones cortas cada día',
        text: 'Aprende inglés, francés, alemán, italiano o japonés en diez minutos, desde cero hasta el B2.',
      },
      {
        title: 'Pronunciación con corrección',
        text: 'Habla en voz alta: la app escucha, te marca el sonido difícil y te deja probar otra vez.',
      },
      {
        title: 'Vocabulario que se queda',
        text: 'Las palabras vuelven justo antes de olvidarse. Crea listas de vocabulario para el trabajo o el viaje.',
      },
      {
        title: 'Diálogos de verdad',
        text: 'Más de 600 diálogos grabados por nativos, a dos velocidades, con traducción solo si la pides.',
      },
      {
        title: 'Gramática bien explicada',
        text: 'Tres frases de gramática donde hacen falta y un ejercicio para usarla enseguida.',
      },
      {
        title: 'Cursos sin conexión',
        text: 'Descarga un curso antes del vuelo y sigue aprendiendo sin internet.',
      },
    ],
    news: [
      'Práctica de conversación con correcciones amables en cinco idiomas.',
      'Nuevos cursos: coreano desde cero e inglés para sanitarios.',
      'El vocabulario se puede repasar con manos libres mientras caminas.',
      'Corrige respuestas buenas que contaban como fallo por una tilde.',
    ],
    events: [
      { title: 'Verano en inglés', text: 'Un diálogo de viaje nuevo cada día de julio.' },
      { title: 'Treinta días hablando', text: 'Habla cinco minutos al día durante un mes.' },
    ],
    praise: [
      'A los seis meses tuve una conversación en italiano con mi suegra. Casi lloro.',
      'Las lecciones caben en el trayecto de bus y el vocabulario se queda.',
      'Los ejercicios de hablar son lo mejor, por fin me atrevo a abrir la boca.',
    ],
    complaints: [
      'Ya sé decir que el búho bebe leche. ¿Cuándo voy a usar eso?',
      'El micrófono lo da todo por malo en cuanto hay un poco de ruido.',
      'A partir del segundo nivel casi no explica la gramática.',
    ],
    purchases: ['Todos los idiomas, un año', 'Curso para viajar'],
  },
  'math-practice': {
    names: ['Mates para niños', 'Cálculo mental', 'Tablas y cálculo'],
    subtitles: ['Tablas de multiplicar y juegos', 'Cálculo mental para primaria', 'Juegos de matemáticas'],
    shortDescriptions: [
      'Matemáticas para niños: sumas, restas, tablas de multiplicar y fracciones.',
      'Aprende las tablas y el cálculo mental con juegos para toda la primaria.',
    ],
    promotion:
      'Novedad: el castillo de las tablas. Cada tabla aprendida abre una sala, al ritmo de cada niño, sin reloj que mete prisa y sin anuncios.',
    openings: [
      'Cinco minutos después del cole y ya está. {app} convierte las matemáticas en juegos cortos que los niños piden, de contar manzanas a la división larga.',
      '¿La tabla del siete se resiste? {app} encuentra las cuentas que aún fallan, practica justo esas y deja las demás en paz.',
    ],
    features: [
      {
        title: 'Tablas que no se olvidan',
        text: 'Las tablas de multiplicar con dibujos, ritmo y pasos pequeños. Las difíciles salen más a menudo.',
      },
      {
        title: 'Juegos de cálculo mental',
        text: 'Veinte juegos de matemáticas para sumar, restar, multiplicar y dividir, de dos minutos cada uno.',
      },
      {
        title: 'A la medida del curso',
        text: 'Ejercicios de primero a sexto de primaria, de los primeros números a fracciones y decimales.',
      },
      {
        title: 'Cada error, explicado',
        text: 'Tras un fallo aparece un dibujo que muestra el porqué y se puede probar otra vez sin perder puntos.',
      },
      {
        title: 'Informe para familias',
        text: 'Cada semana ves qué se ha practicado, qué sale bien y dónde vendría bien una ayuda.',
      },
      {
        title: 'Seguro y sin anuncios',
        text: 'Ni anuncios, ni chat, ni enlaces externos. Hasta cuatro niños, cada uno con su perfil.',
      },
    ],
    news: [
      'Abre el castillo de las tablas, con doce salas por descubrir.',
      'Las fracciones se aprenden ahora repartiendo tartas.',
      'Los números se pueden escribir con el dedo.',
      'Corrige el informe semanal en familias con varios niños.',
    ],
    events: [
      { title: 'Torneo de las tablas', text: 'Una tabla al día y una corona al final.' },
      { title: 'Calentando para el cole', text: 'Diez juegos para repasar las mates del año pasado.' },
    ],
    praise: [
      'Mi hija pasó de llorar a pedir «otra ronda» de tablas. No me lo creo.',
      'Sin anuncios ni chat, le dejo la tableta con toda tranquilidad.',
      'El informe mostró que fallaba en las restas. Su profe decía lo mismo.',
    ],
    complaints: [
      'El reloj pone nervioso a mi hijo y no encuentro cómo quitarlo.',
      'Solo el primer nivel es gratis, en una tarde lo habíamos visto todo.',
      'Al escribir con el dedo confunde todos los 7 con un 1.',
    ],
    purchases: ['Plan familiar, un año', 'Castillo de las tablas'],
  },
  flashcards: {
    names: ['Fichas de estudio', 'Flashcards', 'Estudiar y repasar'],
    subtitles: ['Flashcards y memoria', 'Fichas para estudiar exámenes', 'Memoriza vocabulario y datos'],
    shortDescriptions: [
      'Crea flashcards, repasa en el momento justo y recuerda más en tus exámenes.',
      'Tarjetas de estudio para vocabulario, anatomía, derecho y oposiciones.',
    ],
    promotion:
      'Novedad: convierte tus apuntes en flashcards. Pega una página, elige los datos que importan y repásalos con intervalos hasta la fecha del examen.',
    openings: [
      'Leer dos veces no es estudiar. {app} hace tarjetas con lo que tienes que saber y te muestra cada una el día en que ibas a olvidarla.',
      'Dos mil palabras de vocabulario, un examen, seis semanas. {app} organiza tus flashcards día a día para estudiar poco y recordar mucho.',
    ],
    features: [
      {
        title: 'Crea flashcards en segundos',
        text: 'Escribe, pega una tabla, haz una foto a la página o dicta: te propone pregunta y respuesta.',
      },
      {
        title: 'Repetición espaciada',
        text: 'Lo fácil vuelve en semanas y lo difícil mañana. El plan se ajusta a la fecha del examen.',
      },
      {
        title: 'Imágenes, audio y fórmulas',
        text: 'Tapa los nombres de un esquema, graba tu voz o escribe fórmulas. Ideal para medicina y química.',
      },
      {
        title: 'Test y simulacro',
        text: 'Tipo test, escribir o emparejar: el simulacro te dice qué tema necesita otra tarde.',
      },
      {
        title: 'Mazos compartidos en clase',
        text: 'Repartid los temas, juntad vuestras tarjetas de estudio y corregid los fallos entre todos.',
      },
      {
        title: 'Estudia sin conexión',
        text: 'Diez tarjetas en la parada del bus y veinte en la cama. Se sincroniza cuando vuelve internet.',
      },
    ],
    news: [
      'Convierte una página de apuntes en flashcards y elige cuáles guardar.',
      'Pon la fecha del examen y el plan de repaso cuenta hacia atrás.',
      'Las tarjetas se leen en voz alta en los dos sentidos.',
      'Corrige mazos que mostraban las tarjetas de ayer tras medianoche.',
    ],
    events: [
      { title: 'Recta final de exámenes', text: 'Tres semanas, un mazo y un plan para cada día.' },
      { title: 'Reto de las mil palabras', text: 'Aprende 1000 palabras de vocabulario en grupo.' },
    ],
    praise: [
      'Aprobé anatomía tapando los nombres en mis propios dibujos. Una idea genial.',
      'La repetición espaciada funciona, aún recuerdo el vocabulario del año pasado.',
      'Nos repartimos los temas de la oposición y compartimos mazos. Vamos volando.',
    ],
    complaints: [
      'Volví de vacaciones con 800 tarjetas pendientes y no se pueden repartir.',
      'Al importar mis mazos antiguos se perdieron todas las imágenes.',
      'Estudiar varios mazos a la vez es de pago.',
    ],
    purchases: ['Plan estudiante, un año', 'Tarjetas con imagen sin límite'],
  },
}
