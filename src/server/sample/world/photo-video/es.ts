import type { ConceptText } from '../concept.ts'

export const es: Record<'photo-editor' | 'video-editor' | 'collage-maker', ConceptText> = {
  'photo-editor': {
    names: ['Editor de fotos', 'Filtros y retoque', 'Retocar fotos'],
    subtitles: ['Editor de fotos y filtros', 'Retocar y borrar objetos', 'Filtros de película y efectos'],
    shortDescriptions: [
      'Editor de fotos con filtros de película, retoque y borrador de objetos.',
      'Edita fotos en segundos: filtros, ajustes, luz, color y retoque limpio.',
    ],
    promotion:
      'Nuevos ajustes sacados de carretes de verdad: grano fino, negros suaves y la luz cálida de las fotos antiguas. Aplícalos a todo un álbum de una vez.',
    openings: [
      'A una buena foto suele faltarle un solo ajuste. {app} es el editor de fotos que pone luz, color y filtros bajo tu pulgar y siempre guarda el original.',
      '¿Un cubo de basura al fondo? ¿El horizonte torcido? {app} borra objetos, endereza líneas y da a tus fotos un aire de película en pocos toques.',
    ],
    features: [
      {
        title: 'Filtros con carácter',
        text: 'Sesenta filtros para fotos, del retrato suave al blanco y negro con grano, con la intensidad que tú elijas.',
      },
      {
        title: 'Borra objetos',
        text: 'Pinta sobre un transeúnte, un cable o una mancha y el hueco se rellena con lo que debería estar ahí.',
      },
      {
        title: 'Retoque natural de retratos',
        text: 'Suaviza la piel sin perderla, aclara la mirada y quita brillos. El retoque sabe cuándo parar.',
      },
      {
        title: 'Control de luz y color',
        text: 'Exposición, curvas, balance de blancos y color por color. Pinta un efecto solo donde haga falta.',
      },
      {
        title: 'RAW y por lotes',
        text: 'Abre archivos RAW de tu cámara, copia tu edición y pégala en cien fotos.',
      },
      {
        title: 'Recorta para cada formato',
        text: 'Recorta para historias, publicaciones o copias en papel, añade marcos y endereza edificios.',
      },
    ],
    news: [
      'Borrar objetos es el doble de rápido y deja menos huella en hierba y arena.',
      'Ocho nuevos filtros de película, tres en blanco y negro.',
      'Copia una edición a todo un álbum con un toque.',
      'Corrige colores apagados al exportar a tamaño completo.',
    ],
    events: [
      { title: 'Reto de la hora dorada', text: 'Edita una foto de atardecer al día, una semana.' },
      { title: 'Mes en blanco y negro', text: 'Filtros monocromos nuevos cada viernes.' },
    ],
    praise: [
      'Los filtros parecen película de verdad. Mi editor de fotos favorito.',
      'Borré la farola que le salía de la cabeza a mi hermano. Foto de boda salvada.',
      'Copié una edición a 300 fotos del viaje y me ahorré el fin de semana.',
    ],
    complaints: [
      'Uno de cada dos filtros lleva candado, incluso los que ya tenía.',
      'Las fotos exportadas son más pequeñas que el original y no avisa.',
      'Se cierra al abrir archivos RAW y se pierde toda la edición.',
    ],
    purchases: ['Studio, un año', 'Filtros de película'],
  },
  'video-editor': {
    names: ['Editor de vídeo', 'Crear vídeos', 'Cortar y editar'],
    subtitles: ['Editar vídeos con música', 'Cortar, unir y subtitular', 'Vídeos con fotos y música'],
    shortDescriptions: [
      'Editor de vídeo para cortar, unir clips y añadir música, texto y subtítulos.',
      'Crea vídeos con clips y fotos: música, transiciones y sin marca de agua.',
    ],
    promotion:
      'Novedad: los subtítulos se escriben solos en 18 idiomas y siguen a quien habla. Corta las pausas, elige una canción y tu vídeo está listo para compartir.',
    openings: [
      'De veinte clips a un buen minuto: {app} es un editor de vídeo con una línea de tiempo que se entiende en el móvil. Corta, ajusta y pon música de camino a casa.',
      'Cumpleaños, un producto o un diario de viaje: con {app} puedes crear vídeos que la gente ve hasta el final, con música a ritmo y subtítulos que se leen.',
    ],
    features: [
      {
        title: 'Línea de tiempo cómoda',
        text: 'Corta, divide y une clips con dos dedos. Amplía hasta el fotograma y desliza para deshacer.',
      },
      {
        title: 'Subtítulos automáticos',
        text: 'El editor de vídeo escucha y escribe subtítulos que puedes mover, decorar y corregir palabra a palabra.',
      },
      {
        title: 'Música a ritmo',
        text: '900 canciones libres para compartir, o las tuyas. Los cortes pueden ajustarse al compás.',
      },
      {
        title: 'Texto, pegatinas y transiciones',
        text: 'Títulos animados, pegatinas dibujadas y transiciones discretas. Guarda tu estilo para el próximo vídeo.',
      },
      {
        title: 'Cámara lenta y rápida',
        text: 'Frena el salto y acelera la carretera: las curvas hacen que el cambio de velocidad sea suave.',
      },
      {
        title: 'Exporta sin marca',
        text: 'Exporta en 4K, vertical, cuadrado u horizontal. El encuadre se ajusta para que no se corten las caras.',
      },
    ],
    news: [
      'Subtítulos en 18 idiomas que siguen a la persona que habla.',
      'Pon un clip al revés, congela un fotograma o repítelo en bucle.',
      'El croma funciona con cualquier pared lisa.',
      'Corrige la música que se desajustaba en vídeos de más de diez minutos.',
    ],
    events: [
      { title: 'Festival de un minuto', text: 'Haz un vídeo de 60 segundos sobre el tema semanal.' },
      { title: 'Plantillas de viaje', text: 'Diez plantillas nuevas para tus vídeos de verano.' },
    ],
    praise: [
      'Edito todos los vídeos de mi canal en el tren. La línea de tiempo es muy clara.',
      'Los subtítulos automáticos entienden hasta mi acento andaluz.',
      '¡Gratis y sin marca de agua! El vídeo de cumple de la abuela en media hora.',
    ],
    complaints: [
      'Al exportar vídeos largos se queda en el 98 % y toca empezar otra vez.',
      'Media biblioteca de música es ahora premium y mis proyectos viejos no se exportan.',
      'Se come la batería y el móvil se calienta muchísimo al editar.',
    ],
    purchases: ['Creador Pro, un año', 'Biblioteca musical, un mes'],
  },
  'collage-maker': {
    names: ['Collage de fotos', 'Crear collages', 'Fotos en collage'],
    subtitles: ['Collage de fotos y marcos', 'Unir fotos, texto y marcos', 'Collages para historias'],
    shortDescriptions: [
      'Collage de fotos con cuadrículas, marcos, pegatinas y diseños para historias.',
      'Crea un collage en segundos: elige fotos, toca un diseño y añade texto.',
    ],
    promotion:
      'Novedad: modo álbum de recortes con papel rasgado, cinta y letra a mano. Elige tus fotos y el collage queda como una página de un álbum antiguo.',
    openings: [
      '¿No te decides por una sola foto? {app} junta lo mejor del día en un collage de fotos: elige hasta veinte y el diseño se ordena alrededor de las caras.',
      'Cumpleaños, viajes, antes y después: con {app} puedes crear collages con cuadrículas, marcos y páginas de recortes para tarjetas, historias o la pared del salón.',
    ],
    features: [
      {
        title: 'Cuadrículas y diseños',
        text: 'Más de 300 diseños para unir de dos a veinte fotos. Mueve las líneas, redondea esquinas y ajusta el espacio.',
      },
      {
        title: 'Recortes a tu aire',
        text: 'Recorta personas con un toque y luego superponlas, gíralas y pégalas como en un álbum de verdad.',
      },
      {
        title: 'Plantillas para historias',
        text: 'Plantillas de collage para historias, publicaciones e invitaciones, ordenadas por ocasión.',
      },
      {
        title: 'Marcos, texto y pegatinas',
        text: 'Letras a mano, marcos bonitos y pegatinas de temporada. Añade fecha y lugar con un toque.',
      },
      {
        title: 'Antes y después',
        text: 'Dos fotos juntas con una línea que se mueve, para reformas, cortes de pelo y jardines.',
      },
      {
        title: 'Imprime y comparte',
        text: 'Exporta tu collage en calidad de imprenta hasta tamaño póster o envíalo como tarjeta.',
      },
    ],
    news: [
      'El modo recortes trae papel rasgado, cinta y sellos.',
      'Ahora caben vídeos en la cuadrícula junto a las fotos.',
      'Cuarenta diseños nuevos para cuatro y seis fotos.',
      'Corrige bordes borrosos al exportar para imprimir.',
    ],
    events: [
      { title: 'El año en doce fotos', text: 'Una foto por mes y un collage para el año.' },
      { title: 'Tarjetas para mamá', text: 'Collages para imprimir o enviar en su día.' },
    ],
    praise: [
      'Hice un collage de cuarenta años para mis padres y acabamos todos llorando.',
      'Muchísimas cuadrículas, y mover las fotos es fácil hasta con mis dedazos.',
      'Recortar personas es genial, mis hijos hacen páginas toda la tarde.',
    ],
    complaints: [
      'Sale un logo en la esquina de cada collage si no pagas.',
      'Un anuncio tras cada cambio. Tres para una sola cuadrícula.',
      'Al guardar baja mucho la calidad, la copia impresa salió borrosa.',
    ],
    purchases: ['Collage Plus, un año', 'Pegatinas y marcos'],
  },
}
