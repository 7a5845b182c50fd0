import type { ConceptText } from '../concept.ts'

export const es: Record<'sleep-sounds' | 'home-workout' | 'fasting-timer', ConceptText> = {
  'sleep-sounds': {
    names: ['Sonidos de sueño', 'Ruido blanco', 'Dormir y relajarse'],
    subtitles: ['Ruido blanco y lluvia', 'Dormir mejor y relajarse', 'Sonidos relajantes para dormir'],
    shortDescriptions: [
      'Sonidos para dormir, ruido blanco y lluvia para conciliar el sueño.',
      'Relájate con sonido de lluvia, ruido marrón y cuentos. Incluye temporizador.',
    ],
    promotion:
      'Este mes: lluvia en el techo de una caravana, un tren nocturno muy lento y un ruido marrón que se traga hasta a los vecinos. Crea tu mezcla y a dormir.',
    openings: [
      '¿No consigues desconectar? {app} pone sonidos para dormir a los que agarrarse: lluvia, viento, ruido blanco, un ventilador en la habitación de al lado.',
      'Un dormitorio tranquilo casi nunca lo es. {app} tapa el tráfico, los ronquidos y las paredes finas con ruido blanco y lluvia, y se apaga poco a poco cuando duermes.',
    ],
    features: [
      {
        title: 'Más de 100 sonidos',
        text: 'Lluvia, olas, ruido blanco, rosa y marrón, ventilador y chimenea, grabados sin cortes que se noten.',
      },
      {
        title: 'Mezcla tu noche',
        text: 'Combina hasta seis sonidos relajantes, ajusta el volumen de cada uno y guarda la mezcla para mañana.',
      },
      {
        title: 'Temporizador de sueño suave',
        text: 'El sonido baja poco a poco a los veinte minutos, a la hora o antes del despertador. Sin silencios bruscos.',
      },
      {
        title: 'Cuentos y meditaciones',
        text: 'Cuentos lentos y meditaciones guiadas cortas para relajarte antes de dormir.',
      },
      {
        title: 'Diario del sueño',
        text: 'Mira cuánto has dormido y qué has escuchado. Los datos no salen de tu móvil.',
      },
      {
        title: 'Ruido blanco para bebés',
        text: 'Secador, latidos, chist constante: sonidos que calman a recién nacidos, con bloqueo para manitas curiosas.',
      },
    ],
    news: [
      'Doce sonidos de lluvia nuevos, de la llovizna a la tormenta.',
      'Los sonidos para dormir funcionan sin conexión y en modo avión.',
      'El despertador puede empezar con pájaros y subir durante diez minutos.',
      'Corrige un chasquido al volver a empezar un sonido.',
    ],
    events: [
      { title: 'Siete noches de lluvia', text: 'Una lluvia nueva cada noche de la semana.' },
      { title: 'Semana del buen dormir', text: 'Cada noche, un pequeño hábito para descansar.' },
    ],
    praise: [
      'Lluvia en la tienda y un poco de ruido marrón, y caigo en diez minutos.',
      'Nuestro bebé solo duerme la siesta con el secador. Nos habéis salvado.',
      'Vivo en una avenida y por fin duermo del tirón. Genial que baje tan suave.',
    ],
    complaints: [
      'Sonidos que antes eran gratis ahora son premium. Relajante no es.',
      'En el sonido de olas se nota cuándo vuelve a empezar y ya no oyes otra cosa.',
      'A las dos de la mañana saltó un anuncio a todo volumen. Desinstalada.',
    ],
    purchases: ['Premium, un año', 'Todos los sonidos siempre'],
  },
  'home-workout': {
    names: ['Ejercicio en casa', 'Fitness en casa', 'Rutinas fitness'],
    subtitles: ['Rutinas sin equipo, 10 min', 'Entrenamiento y fitness', 'Fuerza y estiramientos en casa'],
    shortDescriptions: [
      'Ejercicio en casa sin equipo: fuerza, cardio y estiramientos en 10 minutos.',
      'Plan de fitness para casa: rutinas diarias, vídeos claros y progreso visible.',
    ],
    promotion:
      'Nuevo plan de 30 días: empieza con diez minutos y sin equipo y acaba con tu primera flexión de verdad. Cada rutina se adapta a cómo te fue la anterior.',
    openings: [
      'Sin gimnasio, sin equipo y sin buscar aparcamiento. {app} te trae el ejercicio en casa entre el desayuno y la primera reunión, con vídeo en cada movimiento.',
      'En forma con diez minutos al día: {app} crea un plan de entrenamiento según tu nivel, tu tiempo y los dos metros libres delante del sofá.',
    ],
    features: [
      {
        title: 'Rutinas sin equipo',
        text: 'Más de 200 ejercicios con tu propio peso para abdomen, piernas, espalda y brazos. Basta una esterilla.',
      },
      {
        title: 'Un plan que se adapta',
        text: 'Di si te resultó fácil o duro. El siguiente entrenamiento se ajusta y tú avanzas sin lesiones.',
      },
      {
        title: 'Vídeos claros y guiados',
        text: 'Cada ejercicio se ve desde dos ángulos, con un entrenador que cuenta y te recuerda respirar.',
      },
      {
        title: 'Fuerza, cardio y estiramientos',
        text: 'Elige fuerza, HIIT, pilates o estiramientos tranquilos para espaldas rígidas tras la oficina.',
      },
      {
        title: 'Mide tu progreso',
        text: 'Apunta repeticiones, peso y fotos, mantén tu racha semanal y conéctalo con tu app de salud.',
      },
      {
        title: 'Sesiones rápidas',
        text: 'Siete minutos antes de la ducha ya valen. Las rutinas cortas también suman para tu objetivo.',
      },
    ],
    news: [
      'Nuevo plan: diez flexiones bien hechas en treinta días.',
      'Ya puedes ver tus rutinas en la tele.',
      '¿Rodillas delicadas? Márcalo una vez y cambiamos los saltos.',
      'Corrige el descanso, que se paraba con la pantalla bloqueada.',
    ],
    events: [
      { title: 'Reto de plancha, 30 días', text: 'De veinte segundos a dos minutos. Empieza hoy.' },
      { title: 'Año nuevo, primera rutina', text: 'Dos semanas suaves para empezar de cero.' },
    ],
    praise: [
      'Diez minutos cada mañana desde hace cuatro meses y adiós al dolor de espalda.',
      'Tengo 58 años y odio los gimnasios. El plan para principiantes es amable y se suda.',
      'Vídeos claros, sin gritos y sin equipo. Justo lo que buscaba para casa.',
    ],
    complaints: [
      'Pone «sin equipo» y medio plan necesita mancuernas.',
      'La rutina se para con cada mensaje que entra, en plena plancha desespera.',
      'La prueba gratis acabó en un año de cobro y cancelar costó tres correos.',
    ],
    purchases: ['Pase Fitness, un año', 'Programa de abdomen'],
  },
  'fasting-timer': {
    names: ['Ayuno intermitente', 'Control de ayuno', 'Reloj de ayuno'],
    subtitles: ['Ayuno intermitente 16:8', 'Temporizador de ayuno y peso', 'Ayuno, agua y control de peso'],
    shortDescriptions: [
      'Ayuno intermitente 16:8: empieza con un toque y mantén el ritmo cada día.',
      'Control de ayuno 16:8, 14:10 y 5:2 con registro de agua y gráfica de peso.',
    ],
    promotion:
      'Novedad: horarios de comida distintos entre semana y en fin de semana. El temporizador de ayuno arranca solo y te avisa cuando se cierra la cocina.',
    openings: [
      'Cenas a las ocho y vuelves a comer a mediodía: con {app} el ayuno intermitente es tan fácil como poner un temporizador, y cada ayuno muestra lo que has avanzado.',
      'Sin alimentos prohibidos y sin contar migas. {app} es el control de ayuno para quien busca un ritmo en sus comidas y un aviso amable cuando toca parar.',
    ],
    features: [
      {
        title: 'Temporizador de un toque',
        text: 'Empieza y termina el ayuno con un toque y corrige la hora si se te olvidó. El widget muestra lo que falta.',
      },
      {
        title: 'Planes de 12:12 a 5:2',
        text: 'Empieza con 14:10, pasa al 16:8, el más popular, o pon tu propia ventana de comidas.',
      },
      {
        title: 'Peso y cintura',
        text: 'Apunta peso y cintura una vez por semana y mira una tendencia tranquila en lugar de subidas y bajadas.',
      },
      {
        title: 'Agua y estado de ánimo',
        text: 'Bebe lo suficiente durante el ayuno: cuenta los vasos de agua y anota en dos palabras cómo te sientes.',
      },
      {
        title: 'Qué pasa al ayunar',
        text: 'Explicaciones sencillas de cada fase, escritas con dietistas y sin promesas milagrosas.',
      },
      {
        title: 'Recetas para romper ayuno',
        text: 'Ochenta recetas saciantes para la primera comida, de la avena nocturna a la crema de lentejas.',
      },
    ],
    news: [
      'Pon ventanas de ayuno distintas para laborables y fines de semana.',
      'El temporizador de ayuno llega a tu reloj.',
      'Exporta tus ayunos y tu peso en un archivo para tu médico.',
      'Corrige la hora que se perdía al cambiar de huso horario.',
    ],
    events: [
      { title: 'Primera semana de 16:8', text: 'Siete días fáciles para acostumbrarte al ayuno.' },
      { title: 'Reto del agua', text: 'Ocho vasos al día durante dos semanas.' },
    ],
    praise: [
      'El temporizador es tan sencillo que llevo un año con el 16:8.',
      'Solo por ver el ayuno en marcha he dejado de picar por la noche.',
      'Me gusta que no te riña si un día cortas el ayuno antes.',
    ],
    complaints: [
      'Veinte preguntas sobre mi cuerpo para poner un temporizador y luego hay que pagar.',
      'Si se me olvida parar el ayuno, corregir la hora es un lío.',
      'El aviso sigue llegando a las doce aunque cambié la ventana hace semanas.',
    ],
    purchases: ['Plus, tres meses', 'Colección de recetas'],
  },
}
