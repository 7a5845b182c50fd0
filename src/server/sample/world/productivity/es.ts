import type { ConceptText } from '../concept.ts'

export const es: Record<'to-do-list' | 'note-taking' | 'document-scanner', ConceptText> = {
  'to-do-list': {
    names: ['Lista de tareas', 'Tareas y avisos', 'Planificador'],
    subtitles: ['Tareas, recordatorios y agenda', 'Lista de tareas y planificador', 'Organiza tu día y tus listas'],
    shortDescriptions: [
      'Lista de tareas sencilla con recordatorios, listas y agenda del día.',
      'Organiza tu día: tareas, recordatorios que se repiten y listas compartidas.',
    ],
    promotion:
      'Novedad: la vista del día pone tus tareas junto a tu calendario. En tu lista solo queda lo que cabe hoy; lo demás pasa a mañana con un gesto.',
    openings: [
      'Sácalo de la cabeza y ponlo en una lista. {app} es una lista de tareas tan rápida como para una idea en la escalera y tan ordenada como para un proyecto entero.',
      '¿Qué importa hoy? {app} separa tus tareas en hoy, esta semana y algún día, te envía el recordatorio en el momento justo y no molesta más.',
    ],
    features: [
      {
        title: 'Añade tareas en segundos',
        text: 'Escribe «llamar al dentista el viernes a las 9» y la tarea queda en su día con su aviso. También puedes dictarla.',
      },
      {
        title: 'Recordatorios que se repiten',
        text: 'Cada lunes, el último día del mes o tres días después de hacerla: las rutinas se cuidan solas.',
      },
      {
        title: 'Agenda y planificador',
        text: 'Tareas y citas en una sola lista. Arrástralas al orden que quieras y empieza el día con un plan claro.',
      },
      {
        title: 'Listas compartidas',
        text: 'La compra, una mudanza o un proyecto en equipo: comparte la lista, reparte tareas y mira qué está hecho.',
      },
      {
        title: 'Subtareas y listas modelo',
        text: 'Divide lo grande en pasos pequeños y guarda tus listas como plantilla para el próximo viaje.',
      },
      {
        title: 'Widgets y modo enfoque',
        text: 'Marca tareas desde la pantalla de inicio o mira solo la siguiente cuando la lista se alarga.',
      },
    ],
    news: [
      'La vista del día muestra el calendario junto a tus tareas.',
      'Las tareas que se repiten pueden contar desde el día en que las terminas.',
      'Ahora puedes imprimir tus listas con casillas para marcar.',
      'Corrige avisos que llegaban una hora tarde tras el cambio de hora.',
    ],
    events: [
      { title: 'Limpieza de tareas', text: 'Siete días para acabar o tachar lo pendiente.' },
      { title: 'Lunes de planificación', text: 'Organiza tu semana en quince minutos guiados.' },
    ],
    praise: [
      'He probado todas las listas de tareas y esta es la única que sigo usando.',
      'Escribo «regar cada 3 días» y funciona. Mis plantas siguen vivas, cinco estrellas.',
      'Compartimos la lista de la compra y ya nadie se olvida de la leche.',
    ],
    complaints: [
      'Los recordatorios que se repiten son de pago, y eso es lo básico en una lista.',
      'La sincronización va lenta: lo marco en el móvil y sigue en la tableta.',
      'Con el rediseño poner una fecha cuesta dos toques más. Que vuelva lo de antes.',
    ],
    purchases: ['Pro, un año', 'Colección de temas'],
  },
  'note-taking': {
    names: ['Bloc de notas', 'Notas y libreta', 'Tomar notas'],
    subtitles: ['Libreta, bloc de notas, diario', 'Tomar notas y encontrarlas', 'Notas a mano y notas de voz'],
    shortDescriptions: [
      'Toma notas, dibuja ideas y encuentra todo en una libreta bien ordenada.',
      'Bloc de notas para texto, escritura a mano y notas de voz, también sin conexión.',
    ],
    promotion:
      'Novedad: la búsqueda ya lee tu letra. Encuentra la nota de aquella reunión de marzo con una sola palabra garabateada, aunque estuviera en el margen.',
    openings: [
      'Las ideas no esperan a que llegues a la mesa. {app} es una libreta que se abre en una página en blanco: escribe, dibuja o graba antes de que se te olvide.',
      'Apuntes de clase, actas, listas de la compra y media novela: {app} guarda tus notas en libretas y encuentra cualquiera en un segundo.',
    ],
    features: [
      {
        title: 'Notas rápidas donde sea',
        text: 'Desde la pantalla bloqueada, un widget o el menú de compartir: la nota se guarda antes de que sueltes el móvil.',
      },
      {
        title: 'Escritura a mano natural',
        text: 'Escribe con lápiz o con el dedo en hojas de rayas, puntos o en blanco, y pasa la letra a texto cuando quieras.',
      },
      {
        title: 'Libretas, etiquetas y enlaces',
        text: 'Ordena tus notas en libretas, ponles etiquetas, enlaza unas con otras y fija las de cada día.',
      },
      {
        title: 'Busca en todo',
        text: 'Encuentra palabras en notas escritas, letra a mano, PDF y fotos de la pizarra.',
      },
      {
        title: 'Notas de voz transcritas',
        text: 'Graba la clase mientras tomas notas. Toca una línea y oye lo que se decía en ese momento.',
      },
      {
        title: 'Privado y sin conexión',
        text: 'Bloquea notas con tu huella. Todo el bloc de notas está en tu dispositivo y funciona sin internet.',
      },
    ],
    news: [
      'La búsqueda reconoce la letra a mano en cinco idiomas.',
      'Llegan las tablas: añade una a cualquier nota y ordénala por columnas.',
      'El lápiz va más rápido y la palma ya no deja marcas.',
      'Corrige notas que se abrían por el final y no donde las dejaste.',
    ],
    events: [
      { title: 'Plantillas para el curso', text: 'Plantillas de libreta gratis para volver a clase.' },
      { title: 'Treinta días de diario', text: 'Una pregunta corta y una nota cada día.' },
    ],
    praise: [
      'Con esto saqué la carrera de Derecho. Todos los apuntes juntos y con buscador.',
      'Se abre al instante en una nota vacía, que es lo único que le pido a un bloc de notas.',
      'La búsqueda de letra a mano es magia, entiende hasta mis garabatos.',
    ],
    complaints: [
      'Perdí dos páginas de una reunión al sincronizar. Falta un historial de versiones.',
      'Solo tres libretas gratis y te enteras cuando ya has escrito la cuarta.',
      'Al exportar una nota larga a PDF corta los dibujos en el borde.',
    ],
    purchases: ['Libreta Plus, un año', 'Papeles y portadas'],
  },
  'document-scanner': {
    names: ['Escáner PDF', 'Escanear a PDF', 'Escáner de papeles'],
    subtitles: ['Escanear documentos a PDF', 'Escáner PDF, OCR y firma', 'Escanea recibos y papeles'],
    shortDescriptions: [
      'Escanea documentos a PDF con la cámara, fírmalos y búscalos por palabras.',
      'Escáner PDF con OCR para recibos, contratos y apuntes. Nítido y rápido.',
    ],
    promotion:
      'Escanea un montón de hojas sin tocar la pantalla: el escáner ve cada página, la endereza y lo guarda todo en un solo PDF en el que puedes buscar.',
    openings: [
      'Apunta a la hoja y {app} hace el resto: encuentra los bordes, borra la sombra de tu mano y guarda un PDF nítido en segundos.',
      'Contratos, recibos, deberes, la carta del ayuntamiento: {app} es el escáner de documentos que cabe en el bolsillo y encuentra una página tres años después.',
    ],
    features: [
      {
        title: 'Escanea sin manos',
        text: 'El escáner detecta la hoja, dispara solo y la endereza. Diez páginas en menos de un minuto.',
      },
      {
        title: 'Reconocimiento de texto OCR',
        text: 'OCR en 24 idiomas para buscar dentro de cada PDF. Copia un párrafo o un IBAN desde el escaneo.',
      },
      {
        title: 'Firma y rellena formularios',
        text: 'Firma un PDF con el dedo, pon la fecha, marca casillas y devuélvelo sin impresora.',
      },
      {
        title: 'Recibos y tarjetas',
        text: 'Los recibos se ordenan por fecha e importe y las tarjetas de visita se convierten en contactos.',
      },
      {
        title: 'Unir, separar y comprimir',
        text: 'Reordena páginas, une dos PDF o reduce un archivo grande para que quepa en un correo.',
      },
      {
        title: 'Tus papeles, en privado',
        text: 'El escaneo y el OCR se hacen en tu móvil. Bloquea carpetas con código y haz copia donde prefieras.',
      },
    ],
    news: [
      'El modo libro alisa las páginas curvas y separa izquierda y derecha.',
      'Los escaneos toman el nombre del remitente y la fecha.',
      'Al comprimir un PDF la letra pequeña sigue siendo legible.',
      'Corrige fondos grises en escaneos con luz cálida.',
    ],
    events: [
      { title: 'Finde sin papeles', text: 'Escanea un cajón al día y despeja la mesa.' },
      { title: 'Al rescate de los recibos', text: 'Ordena un año de recibos antes de la renta.' },
    ],
    praise: [
      'Los escaneos salen mejor que con la máquina de la oficina y mucho más rápido.',
      'Encontré una garantía de 2019 escribiendo «tostadora». El OCR es una maravilla.',
      'Firmé el contrato de alquiler en el tren: escanear, firmar y enviar.',
    ],
    complaints: [
      'Marca de agua en cada PDF salvo que pagues cada semana. ¡Cada semana!',
      'Con papel blanco sobre mesa blanca no detecta los bordes.',
      'Cada vez que abro la app me pide suscribirme antes de dejarme escanear.',
    ],
    purchases: ['Escáner Pro, un año', 'Quitar marca de agua'],
  },
}
