import type { SampleText } from '../sample-app.ts'

export const es: SampleText = {
  title: 'Moorlight: dormir y calma',
  tagline: 'Cuentos y ruido suave',
  promotionalText:
    'Novedad: siete cuentos lentos grabados en el ferri nocturno y una lluvia que se apaga sola cuando ya duermes.',
  description: `Moorlight te ayuda a soltar el día. Elige un cuento para dormir, añade un sonido y deja que la habitación se quede en silencio.

CUENTOS PARA DORMIR
Más de 240 cuentos para dormir, leídos despacio por voces a las que uno se acostumbra. Cada jueves llegan cuentos nuevos. La mayoría duran 25 minutos; pocos oyen el final. Trenes nocturnos, puertos pequeños, jardines viejos y paseos largos por el páramo. Cada cuento está escrito para escucharlo en la cama: nada fuerte, nada urgente.

SONIDOS PARA MEZCLAR
Combina lluvia, viento, fuego y ruido blanco. Cada sonido tiene su propio temporizador y se apaga poco a poco, para que nada te despierte a las tres de la mañana. Guarda tus mezclas y empieza con un toque.
• Lluvia en la tienda, lluvia en el tejado, lluvia lejana
• Ruido blanco, ruido marrón y ruido rosa
• Ventilador, chimenea, tren nocturno, río lento
• Música suave sin palabras

UNA HORA DE DORMIR QUE SE MANTIENE
Elige una hora de calma: Moorlight atenúa la pantalla, baja los sonidos y retiene los avisos. Ejercicios breves de respiración ayudan a soltar el día antes de dormir. Sin rachas, sin medallas, sin culpa: una noche perdida es solo una noche.

DESPERTAR CON LUZ SUAVE
Una alarma que empieza con pájaros y crece durante diez minutos. Tu sueño se guarda en tu teléfono y nunca sale de él. El diario de sueño muestra cuándo te acostaste, cuánto dormiste y qué sonidos sonaban.

MOORLIGHT PLUS
Moorlight es gratis, con treinta cuentos y ocho sonidos. Moorlight Plus abre todos los cuentos, todos los sonidos y el mezclador de lluvia, hasta para seis personas de la familia. Se renueva hasta que lo canceles en tus ajustes.

Hecho por tres personas en un pequeño estudio junto al pantano. Escríbenos: leemos cada carta, casi siempre de noche. Duerme bien.`,
  releaseNotes: [
    'Siete cuentos nuevos del ferri nocturno. La lluvia se apaga sola cuando ya duermes.',
    'La alarma ya suena también con auriculares. Perdón a quienes llegaron tarde.',
    'El diario de sueño se abre más rápido y muestra un mes entero.',
    'Ruido marrón y ruido rosa en el mezclador.',
  ],
}
