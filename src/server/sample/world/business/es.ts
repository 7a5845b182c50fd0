import type { ConceptText } from '../concept.ts'

export const es: Record<'work-hours' | 'shift-planner' | 'client-crm', ConceptText> = {
  'work-hours': {
    names: ['Control de horas', 'Fichar trabajo', 'Registro horario'],
    subtitles: ['Fichar y horas extra', 'Registro de jornada laboral', 'Control horario y proyectos'],
    shortDescriptions: [
      'Registra horas de trabajo, pausas y horas extra y envía tu informe en PDF.',
      'Control horario para empleados y autónomos: fichar, proyectos y sueldo.',
    ],
    promotion:
      'Novedad: fichar al llegar. El registro horario se activa cuando estás en la oficina y pregunta antes de contar. Las horas extra se suman cada año.',
    openings: [
      'Fichar, trabajar, salir: {app} registra tus horas de trabajo con un toque y las convierte en una hoja que entienden tu jefe, tu cliente y tu gestoría.',
      '¿Dónde se fue la semana? {app} es el control de horas para empleados y autónomos, con jornadas, pausas, horas extra y ganancias por proyecto, sin papel.',
    ],
    features: [
      {
        title: 'Fichar con un toque',
        text: 'Empieza y termina desde la app, el widget o el reloj. Si se te olvida, lo añades en segundos.',
      },
      {
        title: 'Pausas y horas extra',
        text: 'Las pausas se descuentan según tus reglas. Saldo, horas extra y vacaciones siempre al día.',
      },
      {
        title: 'Proyectos y clientes',
        text: 'Registra tiempo por cliente, proyecto y tarea, con tu tarifa por hora y horas facturables.',
      },
      {
        title: 'Informes en PDF',
        text: 'Envía la hoja de horas semanal o mensual en PDF o tabla, con firma y tu logo.',
      },
      {
        title: 'Tu sueldo al momento',
        text: 'Precio por hora, plus de noche y de domingo se calculan mientras trabajas.',
      },
      {
        title: 'Avisos por lugar',
        text: 'Un aviso para fichar al llegar, otro para la pausa y otro para irte a casa.',
      },
    ],
    news: [
      'La hoja de horas se firma en pantalla y se envía al momento.',
      'Las horas extra pasan al mes siguiente con el límite que tú pongas.',
      'Edita varios días a la vez y copia semanas enteras.',
      'Nuevo widget con horas y saldo. Las pausas ya no cuentan doble tras medianoche.',
    ],
    events: [
      { title: 'Cierre del año', text: 'Termina el año con horas y vacaciones al día.' },
      { title: 'Lunes en orden', text: 'Prepara proyectos y tarifas del trimestre.' },
    ],
    praise: [
      'Mi jefa recibe la hoja a fin de mes con dos toques. Antes me llevaba una tarde.',
      'Por fin veo las horas extra que hago de verdad. Eran más de las que me pagaban.',
      'Sencilla y rápida, y con el widget ya no olvido fichar la salida.',
    ],
    complaints: [
      'Olvidé parar y contó 43 horas. Corregirlo en el móvil es un suplicio.',
      'Exportar a PDF era gratis y ahora pide suscripción.',
      'Descuenta pausas que ya anoté a mano, pierdo media hora cada día.',
    ],
    purchases: ['Control Pro, anual', 'Exportar PDF, pago único'],
  },
  'shift-planner': {
    names: ['Turnos de trabajo', 'Cuadrante turnos', 'Planificar turnos'],
    subtitles: ['Calendario de turnos y equipo', 'Cuadrante laboral y cambios', 'Turnos, guardias y vacaciones'],
    shortDescriptions: [
      'Calendario de turnos y cuadrante para ti y tu equipo, con cambios de turno.',
      'Planifica turnos, guardias y vacaciones y comparte el cuadrante del equipo.',
    ],
    promotion:
      '¿Alguien de baja? Ofrece el turno a quienes estén libres y preparados, el primero que acepta se lo queda y el cuadrante se actualiza para todos.',
    openings: [
      'Mañana, tarde, noche, libre: {app} es el calendario de turnos que se entiende de un vistazo, hecho para hospitales, tiendas, cocinas y quien no trabaja de nueve a cinco.',
      'El cuadrante del mes que viene en media hora. Con {app} arrastras turnos a cada nombre, ves los huecos al momento y lo envías al equipo.',
    ],
    features: [
      {
        title: 'Calendario de turnos',
        text: 'Apunta turnos con dos toques y repite tu rotación todo el año. Mañana, tarde y noche en colores.',
      },
      {
        title: 'Cuadrante del equipo',
        text: 'Arrastra turnos, copia semanas y mira quién está de vacaciones o pasa de sus horas.',
      },
      {
        title: 'Cambios de turno',
        text: 'Ofrece un turno, encuentra a quien le encaje y el responsable lo aprueba con un toque.',
      },
      {
        title: 'Peticiones y disponibilidad',
        text: 'Cada uno indica cuándo puede y qué prefiere antes de hacer el cuadrante.',
      },
      {
        title: 'Horas y pluses',
        text: 'Horas, plus de nocturnidad y vacaciones salen del cuadrante, listos para la nómina.',
      },
      {
        title: 'Comparte en familia',
        text: 'Tus turnos en el calendario familiar, y todos saben cuándo duermes tras una noche.',
      },
    ],
    news: [
      'La rotación se cambia desde cualquier día sin tocar lo pasado.',
      'Turnos abiertos: pregunta a todo el equipo y asigna al primero que conteste.',
      'Imprime el cuadrante del mes en una página, con los nombres al lado.',
      'Se comprueban los descansos al planificar. Las noches del cambio de hora cuadran.',
    ],
    events: [
      { title: 'Vacaciones de verano', text: 'Recoge peticiones y reparte con justicia.' },
      { title: 'Cuadrante de Navidad', text: 'Quién trabaja y cuándo, cerrado con tiempo.' },
    ],
    praise: [
      'Soy enfermera y las he probado todas. Este calendario de turnos es el más claro.',
      'Cambiar un turno eran diez mensajes y ahora es uno.',
      'El cuadrante de la cafetería sale en veinte minutos y nadie trabaja en su día libre.',
    ],
    complaints: [
      'La mitad del equipo no ve los cambios hasta que abre la app.',
      'Mi rotación es de nueve días y solo deja ocho.',
      'El precio por empleado se dispara en cuanto contratas estudiantes.',
    ],
    purchases: ['Plan equipo, mensual', 'Calendario de turnos Plus'],
  },
  'client-crm': {
    names: ['CRM y clientes', 'Gestión clientes', 'CRM de ventas'],
    subtitles: ['CRM sencillo para pymes', 'Clientes y seguimiento', 'Contactos, ventas y citas'],
    shortDescriptions: [
      'CRM sencillo para pymes y autónomos: clientes, ventas, citas y avisos.',
      'Gestión de clientes con contactos, notas, presupuestos y seguimiento.',
    ],
    promotion:
      'Novedad: dicta la nota de camino al coche. El CRM la guarda en el cliente correcto y te recuerda cuándo hacer el seguimiento.',
    openings: [
      'Recuerda a cada cliente como si fuera el único. {app} es un CRM sencillo para pymes que reúne contactos, notas, citas y presupuestos abiertos.',
      'En una libreta los contactos se enfrían. {app} te dice cada mañana a quién llamar, qué acordasteis y qué ventas están cerca, incluso sin conexión.',
    ],
    features: [
      {
        title: 'Clientes con historial',
        text: 'Llamadas, visitas, correos, fotos y archivos ordenados en cada cliente, para saber qué se habló.',
      },
      {
        title: 'Oportunidades y ventas',
        text: 'Del primer contacto a la firma en un tablero claro, con el valor de tus ventas abiertas.',
      },
      {
        title: 'Avisos de seguimiento',
        text: 'Pon una fecha tras cada conversación y recibe cada mañana tu lista de llamadas.',
      },
      {
        title: 'Escáner de tarjetas',
        text: 'Haz una foto a la tarjeta y nombre, empresa, teléfono y correo pasan a contactos.',
      },
      { title: 'Citas y rutas', text: 'Mira las visitas en el mapa, planifica la ruta del día y registra tu llegada.' },
      { title: 'Informes de equipo', text: 'Ventas por mes, origen y compañero, con permisos para ver cada cliente.' },
    ],
    news: [
      'Dicta notas al salir de una reunión y se guardan en el cliente correcto.',
      'Las ventas tienen probabilidad y la previsión muestra tu trimestre.',
      'Importa clientes desde tablas y mira antes los duplicados.',
      'Por fin sin conexión: los cambios se unen después. Sin avisos en festivos.',
    ],
    events: [
      { title: 'Semana de seguimiento', text: 'Llama cada día a cinco contactos dormidos.' },
      { title: 'Revisión del trimestre', text: 'Ordena tus ventas y planifica lo que viene.' },
    ],
    praise: [
      'Llevo una carpintería pequeña y es el primer CRM que entendí sin curso.',
      'La lista de seguimiento de la mañana ya me ha traído tres trabajos.',
      'Escanear tarjetas en la feria me ahorró una tarde de teclear.',
    ],
    complaints: [
      'Importé 400 clientes y salieron 130 duplicados.',
      'La sincronización crea cada cita dos veces.',
      'Para uno solo va bien, pero el plan de equipo cuesta más que la contabilidad.',
    ],
    purchases: ['CRM Empresa, mensual', 'Escáner de tarjetas, pago único'],
  },
}
