import type { ConceptText } from '../concept.ts'

export const es: Record<'budget-planner' | 'invoice-maker' | 'bill-splitting', ConceptText> = {
  'budget-planner': {
    names: ['Control de gastos', 'Presupuesto', 'Gastos y ahorro'],
    subtitles: ['Control de gastos y ahorro', 'Presupuesto mensual y facturas', 'Finanzas personales y ahorro'],
    shortDescriptions: [
      'Haz tu presupuesto mensual, apunta cada gasto y mira cuánto te queda.',
      'Control de gastos e ingresos, facturas y metas de ahorro con gráficos claros.',
    ],
    promotion:
      'Novedad: un calendario de facturas para ver qué semana viene justa antes de que llegue. Planifica el mes, controla tus gastos y no pierdas de vista tu ahorro.',
    openings: [
      '¿A dónde se va el dinero cada mes? {app} te lo dice en diez segundos: apunta un gasto y mira al momento cuánto te queda hasta la próxima nómina.',
      'Un presupuesto solo sirve si lo miras. Con {app} tienes ingresos, facturas y gastos diarios en una sola pantalla, y ahorrar deja de ser un propósito de enero.',
    ],
    features: [
      {
        title: 'Apunta cada gasto',
        text: 'Dos toques para guardar un gasto con su categoría y una nota. La foto del tique se queda con el apunte.',
      },
      {
        title: 'Presupuesto por categorías',
        text: 'Pon un límite a la compra, la gasolina o el ocio. La app te avisa antes de que te pases, no después.',
      },
      {
        title: 'Facturas y suscripciones',
        text: 'Alquiler, luz, móvil: apunta la factura una vez y recibe un aviso tres días antes del cobro.',
      },
      {
        title: 'Metas de ahorro',
        text: 'Ahorra para las vacaciones, una bici o los imprevistos. Cada meta te dice cuánto apartar al mes.',
      },
      {
        title: 'Gráficos que se entienden',
        text: 'Compara este mes con el anterior, encuentra tus mayores gastos y sigue tu ahorro durante todo el año.',
      },
      {
        title: 'Gastos de casa compartidos',
        text: 'Llevad las cuentas en pareja o en familia. Cada uno apunta sus gastos y el total está al día en todos los móviles.',
      },
    ],
    news: [
      'Las facturas tienen ahora su propio calendario. Desliza una para marcarla como pagada.',
      'Tu mes puede empezar el día que cobras y no el día uno.',
      'Exporta tus gastos a una hoja de cálculo, por mes o por categoría.',
      'Corrige un redondeo en los presupuestos compartidos con dos monedas.',
    ],
    events: [
      { title: 'Finde sin gastos', text: 'Dos días sin gastar ni un céntimo. ¿Te animas?' },
      { title: 'Reto de ahorro de enero', text: 'Aparta un poco más cada día durante 31 días.' },
    ],
    praise: [
      'Por fin sé cuánto se nos va en el súper. Dio miedo, pero ha servido.',
      'Apuntar un gasto me lleva cinco segundos en la caja, así que lo hago siempre.',
      'He pagado la tarjeta en ocho meses gracias al presupuesto por categorías. Muy clara.',
    ],
    complaints: [
      'Exportar a hoja de cálculo es de pago, y es justo lo que más necesito.',
      'Tras la actualización las facturas fijas salían dos veces y el presupuesto no cuadraba.',
      'Gráficos bonitos, pero hay que meter todo a mano porque mi banco no aparece.',
    ],
    purchases: ['Premium, un año', 'Presupuestos ilimitados'],
  },
  'invoice-maker': {
    names: ['Facturas', 'Hacer facturas', 'Factura y recibos'],
    subtitles: ['Facturas y presupuestos en PDF', 'Facturación para autónomos', 'Hacer facturas y cobrar'],
    shortDescriptions: [
      'Haz facturas desde el móvil, envíalas en PDF y mira cuándo te las pagan.',
      'Facturas y presupuestos para autónomos y pymes: IVA, recibos y recordatorios.',
    ],
    promotion:
      'Convierte un presupuesto aceptado en factura con un toque, envíala antes de salir de la obra y deja que la app recuerde el pago con educación.',
    openings: [
      'Trabajo terminado, factura enviada. {app} es la app para hacer facturas de autónomos, oficios y pequeñas empresas que prefieren trabajar a pelearse con el papeleo.',
      'El presupuesto por la mañana y la factura por la tarde. {app} recuerda tus clientes, precios e impuestos, y te da un PDF limpio en menos de un minuto.',
    ],
    features: [
      {
        title: 'Plantillas de factura profesionales',
        text: 'Doce plantillas de factura, tu logo y tus colores: cada PDF parece salido de una oficina.',
      },
      {
        title: 'Del presupuesto a la factura',
        text: 'Envía el presupuesto, que lo firmen en la pantalla y conviértelo en factura sin volver a escribir nada.',
      },
      {
        title: 'Recordatorios de pago',
        text: 'Mira de un vistazo qué facturas están pendientes o vencidas y envía un recordatorio amable por correo.',
      },
      {
        title: 'Clientes y tarifas guardados',
        text: 'Clientes, artículos y precios por hora en un solo sitio. Escribe tres letras y la línea se completa sola.',
      },
      {
        title: 'IVA, descuentos y anticipos',
        text: 'Varios tipos de IVA, retenciones, descuentos por línea y anticipos ya cobrados: el total siempre cuadra.',
      },
      {
        title: 'Recibos y gastos',
        text: 'Escanea un recibo, asígnalo a un trabajo y factúralo. A fin de año, tu gestor recibe un solo archivo.',
      },
    ],
    news: [
      'Ya puedes enviar facturas en otro idioma y en la moneda de tu cliente.',
      'Nueva plantilla con dirección de entrega y número de pedido.',
      'Ahora ves si el cliente ha abierto el presupuesto.',
      'Corrige el salto en la numeración al borrar un borrador.',
    ],
    events: [
      { title: 'Trimestre al día', text: 'Ordena tus facturas paso a paso antes del plazo.' },
      { title: 'Semana del autónomo', text: 'Cinco días de consejos para cobrar a tiempo.' },
    ],
    praise: [
      'Mando la factura desde la furgoneta antes de arrancar. Ahora me pagan antes.',
      'El presupuesto se convierte en factura con un toque, me ahorra una hora cada viernes.',
      'Plantillas limpias y el logo queda bien. Los clientes creen que tengo oficina.',
    ],
    complaints: [
      'Solo tres facturas gratis y luego suscripción. Yo hago una al mes, no compensa.',
      'No se puede cambiar el número de una factura ya enviada y mi gestor se desespera.',
      'Con más de diez líneas el IVA se va solo a la segunda página del PDF.',
    ],
    purchases: ['Plan negocio, un mes', 'Paquete de plantillas'],
  },
  'bill-splitting': {
    names: ['Dividir gastos', 'Gastos en grupo', 'Dividir la cuenta'],
    subtitles: ['Divide la cuenta con amigos', 'Gastos de viaje y de piso', 'Quién debe a quién, sin líos'],
    shortDescriptions: [
      'Divide gastos con amigos o compañeros de piso y mira quién debe a quién.',
      'Gastos en grupo para viajes, pisos y cenas: divide la cuenta en segundos.',
    ],
    promotion:
      '¿Os vais de viaje? Crea un grupo, que cada uno apunte lo que ha pagado y saldad cuentas al final con los mínimos pagos posibles. Funciona sin conexión.',
    openings: [
      '¿Quién pagó la cena y quién debe a quién? {app} lleva los gastos en grupo: apunta lo que has pagado, elige quién lo comparte y cada uno ve su saldo.',
      'Cuentas claras, amistades largas. Con {app} puedes dividir gastos de un viaje, de un piso compartido o de una noche larga, sin hojas de cálculo.',
    ],
    features: [
      {
        title: 'Divide la cuenta como quieras',
        text: 'A partes iguales, por porcentaje o al céntimo. También plato a plato, si alguien solo tomó sopa.',
      },
      {
        title: 'Un grupo por plan',
        text: 'Un viaje, un piso, un regalo de boda: crea el grupo, manda el enlace y que cada uno apunte lo suyo.',
      },
      {
        title: 'Quién debe a quién',
        text: 'Un saldo claro por persona. La app calcula la forma de saldar cuentas con menos pagos.',
      },
      {
        title: 'Cualquier moneda',
        text: 'Paga en una moneda y liquida en otra. El cambio del día se guarda junto al gasto.',
      },
      {
        title: 'Escanea el tique',
        text: 'Haz una foto a la cuenta y toca quién tomó qué. La propina se reparte en proporción.',
      },
      {
        title: 'Sin conexión también',
        text: 'Apunta gastos en grupo en un refugio o en el ferri. Se comparten en cuanto vuelva la cobertura.',
      },
    ],
    news: [
      'Tus amigos entran en un grupo con un enlace, sin crear cuenta.',
      'El alquiler y otros gastos comunes pueden repetirse cada mes.',
      'Al saldar cuentas, la opción con menos pagos aparece primero.',
      'Corrige los tiques en horizontal, que se leían al revés.',
    ],
    events: [
      { title: 'Día de cuentas en el piso', text: 'Deja el saldo del piso a cero antes del domingo.' },
      { title: 'Listos para el viaje', text: 'Crea un grupo y divide los gastos del verano.' },
    ],
    praise: [
      'Nueve personas, una casa rural y ni una discusión por dinero. Gracias.',
      'En el piso lo llevamos todo aquí: alquiler, compra, internet. Siempre claro quién debe qué.',
      'Foto a la cuenta de la cena, cada uno toca sus platos y listo. Un minuto.',
    ],
    complaints: [
      'Cuatro gastos gratis al día, y en un viaje eso no da ni para el desayuno.',
      'Mis amigos tienen que registrarse para ver el saldo y la mitad no lo hizo.',
      'No deja poner el cambio a mano y el que usó era de la semana pasada.',
    ],
    purchases: ['Plus, un año', 'Pase de viaje, 30 días'],
  },
}
