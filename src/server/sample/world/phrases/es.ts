import type { Phrases } from './phrases.ts'

export const es: Phrases = {
  titleJoints: [': ', ' – '],
  pairJoint: ' y ',
  stop: '. ',
  listHeadings: ['Qué te ofrece {app}', 'Funciones', 'Por qué elegir {app}'],
  appSections: [
    {
      title: 'Tus datos son tuyos',
      text: '{app} solo pide lo necesario, lo guarda cifrado y no lo vende a nadie. Exporta o borra todo con un solo toque.',
    },
    {
      title: 'En todos tus dispositivos',
      text: 'Empieza en el móvil y sigue en la tableta. Todo se sincroniza en segundo plano y lo que haces sin conexión nunca se pierde.',
    },
    {
      title: 'Para todo el mundo',
      text: 'Letra grande, alto contraste, lector de pantalla y modo oscuro: {app} se adapta a ti, y también se maneja con una sola mano.',
    },
    {
      title: 'Widgets y atajos',
      text: 'Pon lo importante en la pantalla de inicio, mantén pulsado el icono o pídelo en voz alta. Casi todo se hace en menos de diez segundos.',
    },
    {
      title: 'Un equipo pequeño que responde',
      text: 'Hacemos {app} junto con quienes la usan. Leemos cada idea, las mejores llegan en la siguiente actualización y te contesta una persona de verdad.',
    },
  ],
  gameSections: [
    {
      title: 'Juega a tu manera',
      text: 'Una partida rápida en la parada o una tarde entera en el sofá: {app} guarda después de cada jugada y sigues cuando quieras.',
    },
    {
      title: 'Novedades cada semana',
      text: 'Retos nuevos, premios de temporada y pequeñas sorpresas: {app} sigue enganchando después de cien partidas.',
    },
    {
      title: 'Juego limpio',
      text: 'Todo lo que decide una partida se consigue jugando. Las compras son opcionales y se pueden desactivar en los ajustes del dispositivo.',
    },
    {
      title: 'Para móvil y tableta',
      text: 'Gráficos fluidos que cuidan la batería, controles cómodos para tus pulgares y modo para zurdos. Tu progreso te acompaña al nuevo dispositivo.',
    },
    {
      title: 'En compañía o a solas',
      text: 'Invita a tus amigos con un enlace, compara resultados en la clasificación o disfruta del juego sin prisas y a tu aire.',
    },
  ],
  subscriptions: [
    {
      title: 'Suscripción',
      text: '{app} se descarga gratis. La suscripción abre todas las funciones. El pago se carga a tu cuenta de la tienda al confirmar. La suscripción se renueva automáticamente si no la cancelas al menos 24 horas antes de que termine el periodo. Puedes gestionarla cuando quieras en los ajustes de tu cuenta.',
    },
    {
      title: 'Gratis y Premium',
      text: 'La versión gratuita es tuya todo el tiempo que quieras. Premium añade todo lo demás y empieza con una prueba gratuita; verás el precio antes de confirmar. Se renueva hasta que la canceles en los ajustes de tu cuenta, como tarde un día antes de que termine el periodo.',
    },
  ],
  closings: [
    'Descarga {app} hoy y comprueba lo fácil que resulta.',
    'Prueba {app}: en un minuto está lista, y se borra igual de rápido.',
    'Miles de personas usan {app} cada día. ¡Únete!',
    '¿Todo listo? Instala {app} y empieza ahora mismo, sin crear una cuenta.',
  ],
  contacts: [
    '¿Preguntas o ideas? Respondemos a todos los mensajes: {support}',
    'Ayuda, condiciones de uso y privacidad: {support}',
    '¿Algo no funciona bien? Cuéntanoslo y lo arreglamos: {support}',
  ],
  notes: [
    '¡Gracias por vuestros mensajes! Esta versión corrige lo que nos contasteis y arranca más rápido.',
    'Pequeñas mejoras en muchos sitios y compatibilidad con la última versión del sistema.',
    'Hemos hecho limpieza por dentro: menos memoria, menos batería y menos cierres.',
    'Corrige un problema con las notificaciones y algunas faltas de ortografía.',
  ],
}
