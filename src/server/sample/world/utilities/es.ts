import type { ConceptText } from '../concept.ts'

export const es: Record<'qr-scanner' | 'calculator' | 'storage-cleaner', ConceptText> = {
  'qr-scanner': {
    names: ['Lector QR', 'Escáner QR', 'QR y códigos'],
    subtitles: ['Escanear y crear códigos QR', 'Lector de código de barras', 'Lector QR rápido e historial'],
    shortDescriptions: [
      'Escanea códigos QR y de barras al instante y crea tus propios QR.',
      'Lector QR rápido y escáner de código de barras con historial y enlaces seguros.',
    ],
    promotion:
      'Novedad: comprueba un enlace antes de abrirlo. El lector QR enseña a dónde lleva de verdad y avisa de direcciones acortadas o falsas.',
    openings: [
      'Apunta y listo: {app} lee códigos QR y de barras al instante, aunque sean pequeños, estén arrugados o haya poca luz, y te enseña el contenido antes de abrir nada.',
      'Una herramienta para todos los códigos. {app} escanea los QR de cartas, entradas y paquetes, y te ayuda a crear los tuyos para el wifi o tus datos de contacto.',
    ],
    features: [
      {
        title: 'Escáner QR rápido',
        text: 'Sin pulsar nada: pon la cámara sobre el código y ya está. Funciona sin conexión y a oscuras con la linterna.',
      },
      {
        title: 'Lector de barras',
        text: 'Lee EAN, UPC, ISBN, Code 128 y Data Matrix, uno tras otro si quieres, y exporta la lista.',
      },
      {
        title: 'Crear códigos QR',
        text: 'Haz códigos QR para wifi, enlaces, contactos, eventos o texto, con tus colores y tu logo.',
      },
      {
        title: 'Comprobar enlaces',
        text: 'Mira la dirección completa antes de abrirla, con aviso si está acortada o parece una copia.',
      },
      {
        title: 'Escanear desde fotos',
        text: 'Elige una captura o una imagen y el lector encuentra todos los códigos, aunque haya varios.',
      },
      {
        title: 'Historial y carpetas',
        text: 'Todo queda en tu móvil. Busca, marca, ordena en carpetas o comparte en CSV.',
      },
    ],
    news: [
      'Ahora lee mucho mejor los códigos QR dañados y los muy pequeños.',
      'Escaneo en serie de códigos de barras: cuenta repetidos y exporta una tabla.',
      'Crea códigos QR con esquinas redondas y tu logo en el centro.',
      'El historial se puede bloquear con la huella. La linterna ya no se queda encendida.',
    ],
    events: [
      { title: 'La semana del código QR', text: 'Nuevos marcos y estilos para tus códigos.' },
      { title: 'Ordena tu historial', text: 'Clasifica y exporta tus escaneos antiguos.' },
    ],
    praise: [
      'Lee cualquier código en un segundo, hasta el rayado de la lavadora.',
      'Hice un QR del wifi para las visitas en medio minuto. Muy práctico.',
      'Sin anuncios antes de escanear y sin cuenta. Así debe ser un lector QR.',
    ],
    complaints: [
      'Quería leer una carta y acabé con una suscripción semanal. La cámara del móvil lo hace gratis.',
      'No lee los códigos de barras largos de los paquetes.',
      'Abre los enlaces directamente aunque lo tengo desactivado.',
    ],
    purchases: ['QR Pro, anual', 'Sin anuncios, pago único'],
  },
  calculator: {
    names: ['Calculadora', 'Calculadora Plus', 'Conversor'],
    subtitles: ['Calculadora científica', 'Conversor de unidades, divisas', 'Porcentajes e historial'],
    shortDescriptions: [
      'Calculadora científica con historial, porcentajes, fracciones y conversor.',
      'Calculadora y conversor: divisas, longitud, peso, superficie y tiempo.',
    ],
    promotion:
      'Escribe las cuentas como las piensas: «15 % de 240 + 19» ya funciona y el resultado cambia al teclear. El historial lo guarda todo con una nota.',
    openings: [
      '{app} es una calculadora que muestra toda la operación y no solo el último número. Vuelve atrás, cambia una cifra y el resto se recalcula.',
      'Del descuento en la tienda a los deberes de física: {app} reúne calculadora sencilla, calculadora científica y conversor de unidades en una app rápida.',
    ],
    features: [
      {
        title: 'Calculadora científica',
        text: 'Paréntesis, potencias, raíces, logaritmos y trigonometría en grados o radianes, con 30 cifras.',
      },
      {
        title: 'Conversor de unidades',
        text: 'Longitud, peso, volumen, superficie, velocidad, energía, datos y cocina, 600 unidades en total.',
      },
      {
        title: 'Conversor de divisas',
        text: 'El cambio de 160 monedas, actualizado a diario y guardado para viajar sin conexión.',
      },
      {
        title: 'Porcentajes sin líos',
        text: 'Descuento, propina, IVA y margen: escribe dos números y lee el tercero.',
      },
      {
        title: 'Historial con notas',
        text: 'Cada cuenta se queda. Añade una nota, usa un resultado otra vez o envía la lista como tabla.',
      },
      {
        title: 'Fracciones y gráficas',
        text: 'Opera con fracciones, resuelve ecuaciones y dibuja funciones, con zoom de dos dedos.',
      },
    ],
    news: [
      'La calculadora entiende ya frases como «tres cuartos de 86».',
      'Conversor con favoritos arriba y 40 medidas nuevas de cocina y telas.',
      'En tableta el historial aparece junto a las teclas. Admite teclados externos.',
      'El cambio de divisas indica cuándo se actualizó. Corregido el redondeo de fracciones pequeñas.',
    ],
    events: [
      { title: 'Semana de acertijos', text: 'Un pequeño reto de cálculo cada día.' },
      { title: 'Vuelta al cole', text: 'Gráficas y ecuaciones gratis para estudiantes.' },
    ],
    praise: [
      'Poder corregir un número en mitad de la cuenta me ahorra mucho tiempo con los presupuestos.',
      'Teclas grandes y claras, y el conversor tiene todo lo que necesito para repostería.',
      'La uso a diario en la obra para superficies. El historial con notas vale oro.',
    ],
    complaints: [
      'Un anuncio justo debajo del igual, lo toco sin querer todo el día.',
      'El cambio de divisas es de hace dos días y no lo dice.',
      'La tecla de porcentaje funciona distinto a todas las calculadoras.',
    ],
    purchases: ['Calculadora Pro, anual', 'Gráficas, pago único'],
  },
  'storage-cleaner': {
    names: ['Limpiador fotos', 'Limpiar móvil', 'Liberar espacio'],
    subtitles: ['Borrar fotos duplicadas', 'Liberar espacio en el móvil', 'Limpia fotos, vídeos, archivos'],
    shortDescriptions: [
      'Libera espacio: fotos duplicadas, vídeos pesados y archivos olvidados.',
      'Limpiador de fotos para tu móvil: borra imágenes similares y comprime vídeos.',
    ],
    promotion:
      '¿Otra vez sin espacio? El limpiador encuentra ya fotos borrosas y capturas viejas, y te dice cuánto espacio ganas antes de borrar.',
    openings: [
      'El móvil dice que no queda espacio y no sabes por dónde empezar. {app} encuentra fotos duplicadas, descargas olvidadas y vídeos enormes, y tú decides con un gesto.',
      'Bastan cinco minutos en el sofá: {app} ordena tus fotos en imágenes similares, capturas de pantalla y vídeos pesados para que limpies y te quedes con lo bueno.',
    ],
    features: [
      {
        title: 'Fotos duplicadas',
        text: 'Encuentra fotos iguales y parecidas, propone conservar la más nítida y borra el resto cuando tú digas.',
      },
      {
        title: 'Limpiar con un gesto',
        text: 'Mes a mes: a la izquierda se borra, a la derecha se queda. Nada se elimina sin confirmar.',
      },
      {
        title: 'Vídeos y archivos grandes',
        text: 'Mira qué ocupa más espacio, ordenado por tamaño, y comprime vídeos sin pérdida visible.',
      },
      {
        title: 'Capturas y fotos borrosas',
        text: 'Capturas viejas, fotos movidas y tickets reunidos en una página para vaciarla.',
      },
      {
        title: 'Espacio de un vistazo',
        text: 'Un gráfico muestra lo que ocupan fotos, vídeos, apps y descargas, y qué cambió este mes.',
      },
      {
        title: 'Privado de verdad',
        text: 'Las imágenes se comparan en el móvil, sin subirlas y sin cuenta. La papelera guarda 30 días.',
      },
    ],
    news: [
      'Buscar fotos similares es tres veces más rápido y gasta menos batería.',
      'Comprime varios vídeos a la vez y mira el tamaño antes de empezar.',
      'Novedad: une contactos duplicados y limpia eventos vacíos del calendario.',
      'Los álbumes protegidos nunca se proponen. Arreglos para fotos en movimiento.',
    ],
    events: [
      { title: 'Limpieza de primavera', text: 'Cada día, un mes de fotos para ordenar.' },
      { title: 'Año nuevo, más espacio', text: 'Siete tareas pequeñas para liberar espacio.' },
    ],
    praise: [
      'Liberé 18 GB en una tarde, casi todo vídeos que ni recordaba.',
      'Repasar fotos viejas hasta divierte, y no borra nada sin preguntar.',
      'Encuentra muy bien las fotos parecidas, incluso las ráfagas de mi perro.',
    ],
    complaints: [
      'Analizar es gratis pero borrar exige una suscripción semanal carísima. Es una trampa.',
      'Proponía borrar la foto nítida y dejar la borrosa.',
      'Avisos falsos de espacio crítico cuando tengo la mitad libre.',
    ],
    purchases: ['Limpiador Premium, anual', 'Comprimir vídeos, pago único'],
  },
}
