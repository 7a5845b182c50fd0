import type { ConceptText } from '../concept.ts'

export const es: Record<'idle-rpg' | 'dungeon-crawler' | 'monster-collecting', ConceptText> = {
  'idle-rpg': {
    names: ['RPG idle', 'Héroes idle', 'RPG fantasía AFK'],
    subtitles: ['Héroes que luchan solos', 'Aventura de fantasía idle', 'Combate automático y botín'],
    shortDescriptions: [
      'RPG idle: tus héroes luchan mientras duermes. Colecciona, mejora y saquea.',
      'Forma un equipo de héroes de fantasía, vence a los jefes y gana aunque no estés.',
    ],
    promotion:
      'Llega la Corte de Ceniza: una nueva facción de héroes, 100 pisos más en la torre y diez invocaciones gratis para quien vuelva este mes.',
    openings: [
      'Tus héroes no descansan aunque tú sí. {app} es un RPG idle en el que tu equipo sigue luchando cuando no estás, así que siempre hay botín por recoger y un jefe con quien volver a intentarlo.',
      'Cinco minutos por la mañana, cinco por la noche, y aun así un juego de rol de verdad. En {app} coleccionas héroes, buscas combinaciones y subes una torre de batallas sin fin.',
    ],
    features: [
      {
        title: 'Premios sin jugar',
        text: 'Oro, experiencia y equipo se acumulan hasta doce horas sin conexión. Abre el cofre y sube de nivel.',
      },
      {
        title: 'Colecciona 90 héroes',
        text: 'Caballeros, oráculos, bestias y pícaros de seis facciones, cada uno con una habilidad que cambia la partida.',
      },
      {
        title: 'Combate automático con táctica',
        text: 'La formación, la facción y el ritmo deciden. Luego siéntate y disfruta del espectáculo.',
      },
      {
        title: 'Torre y mazmorras',
        text: 'Sube piso a piso, explora mazmorras con bifurcaciones y elige una reliquia tras cada victoria.',
      },
      {
        title: 'Gremios y asaltos',
        text: 'Únete a un gremio, desgastad juntos a jefes enormes y repartid el botín a final de semana.',
      },
      {
        title: 'Sin repetir por repetir',
        text: 'El nivel se comparte: un héroe nuevo entra en el equipo con toda su fuerza.',
      },
    ],
    news: [
      'La Corte de Ceniza: una facción nueva con cinco héroes y 100 pisos más de torre.',
      'Los premios se acumulan doce horas en vez de ocho. Combates a triple velocidad.',
      'Los asaltos del gremio se planean en el calendario. Habilidades mejor explicadas.',
      'La animación de invocar ya se puede saltar siempre. Menos gasto de batería.',
    ],
    events: [
      { title: 'Festival de invocación', text: 'Diez invocaciones gratis y más elfos.' },
      { title: 'Carrera a la torre', text: 'Sube 50 pisos en una semana con tu gremio.' },
    ],
    praise: [
      'El idle perfecto: entro dos veces al día y avanzo de verdad.',
      'Dibujos preciosos y montar equipos tiene más miga de lo que parece.',
      'Con paciencia no hace falta pagar, voy por el capítulo 24.',
    ],
    complaints: [
      'Las probabilidades son de risa: 60 invocaciones y ni un héroe bueno.',
      'Después del capítulo 15 te chocas con un muro y a esperar semanas.',
      'Cada dos minutos otra oferta me tapa toda la pantalla.',
    ],
    purchases: ['Pase de aventurero, mensual', 'Diez pergaminos de invocación'],
  },
  'dungeon-crawler': {
    names: ['RPG de mazmorras', 'Roguelike RPG', 'Mazmorra y botín'],
    subtitles: ['Roguelike de mazmorras', 'RPG pixelado sin internet', 'Explora, saquea y sobrevive'],
    shortDescriptions: [
      'Roguelike de mazmorras: explora, saquea y muere en el intento, siempre distinto.',
      'RPG sin internet con mazmorras pixeladas, seis clases y un botín sorprendente.',
    ],
    promotion:
      'Actualización 4: las criptas inundadas con 30 monstruos, la clase inventor con su ballesta mecánica y una mazmorra diaria igual para todos.',
    openings: [
      'La puerta se cierra, la antorcha tiembla y algo respira ahí delante. {app} es un roguelike de mazmorras en el que cada partida trae otro mapa, otro botín y otra forma de morir.',
      'Una vida, diez pisos y una mochila que siempre se queda pequeña. {app} lleva el RPG de mazmorras clásico a tu móvil: por turnos, sin internet y con tesoros que merecen el riesgo.',
    ],
    features: [
      {
        title: 'Cada partida es distinta',
        text: 'Salas, trampas, monstruos y tesoros se barajan de nuevo: nunca verás dos mazmorras iguales.',
      },
      {
        title: 'Seis clases de héroe',
        text: 'Juega como caballero, pícara, mago, exploradora, clérigo o inventor y desbloquea tres caminos para cada uno.',
      },
      {
        title: 'Botín con carácter',
        text: 'Más de 400 objetos que se combinan de formas inesperadas. Quizá solo te falte ese anillo maldito.',
      },
      {
        title: 'Combate por turnos',
        text: 'Nada se mueve hasta que tú te mueves: piensa con calma cómo salir del apuro.',
      },
      {
        title: 'Sin internet, una mano',
        text: 'En vertical, sin wifi y con guardado a cada paso, para parar cuando quieras.',
      },
      { title: 'La mazmorra del día', text: 'La misma para todos, un solo intento y una clasificación de valientes.' },
    ],
    news: [
      'Las criptas inundadas: zona nueva con 30 monstruos y un agua que sube cada turno.',
      'Nueva clase: el inventor monta trampas y una ballesta mecánica. Inventario con orden.',
      'La mazmorra del día guarda tus diez últimos pasos. Querrás volver a verlos.',
      'Corregido un cofre hambriento que perseguía a los jugadores hasta el menú principal.',
    ],
    events: [
      { title: 'Fin de semana maldito', text: 'Todo está maldito, pero cada cofre es doble.' },
      { title: 'Temporada de récords', text: 'Llega al piso diez en los mínimos turnos.' },
    ],
    praise: [
      'La última partida, dije, y de pronto eran las dos de la mañana.',
      'Un roguelike de verdad, con muertes justas: siempre sé en qué me equivoqué.',
      'Sin internet, en vertical y guarda todo el rato: perfecto para el tren.',
    ],
    complaints: [
      'Demasiada suerte: sin un arma buena en el piso tres, mejor rendirse.',
      'La letra y los iconos son diminutos, siempre me bebo la poción que no es.',
      'La mitad de las clases son de pago, deberían decirlo más claro.',
    ],
    purchases: ['Gremio de aventureros, anual', 'Clase: inventor'],
  },
  'monster-collecting': {
    names: ['Captura monstruos', 'Domador RPG', 'Cría de dragones'],
    subtitles: ['Captura y entrena monstruos', 'Colecciona y cría dragones', 'RPG de monstruos y combates'],
    shortDescriptions: [
      'Captura, entrena y haz evolucionar más de 300 monstruos en un mundo abierto.',
      'Incuba dragones, cría a tu equipo y lucha por turnos contra otros domadores.',
    ],
    promotion:
      'Se abre la Costa de Coral: 28 monstruos marinos por capturar, una laguna de cría y dragones adultos que puedes montar por toda la bahía.',
    openings: [
      'Algo se mueve entre la hierba alta y tiene unos ojos enormes. En {app} capturas monstruos, los entrenas y los ves evolucionar en una aventura por seis islas.',
      'Calienta el huevo, espera la grieta y saluda a tu nuevo amigo. {app} es un RPG de coleccionar monstruos, con más de 300 criaturas para incubar, criar y llevar al combate.',
    ],
    features: [
      {
        title: 'Colecciona 300 monstruos',
        text: 'Del ratón de musgo al dragón del trueno: captúralos, llena el álbum y encuentra los raros tornasolados.',
      },
      {
        title: 'Entrena y evoluciona',
        text: 'Crecen con comida, combates y amistad, y muchos pueden evolucionar en más de una dirección.',
      },
      {
        title: 'Combates por turnos',
        text: 'Ocho elementos, combos ingeniosos y equipos de cuatro. La estrategia gana más que el nivel.',
      },
      {
        title: 'Cría e incubación',
        text: 'Empareja monstruos, mezcla colores y talentos y mantén el huevo caliente hasta que se abra.',
      },
      {
        title: 'Explora seis islas',
        text: 'Cabalga, nada y vuela por un mundo abierto lleno de cuevas, secretos y domadores.',
      },
      {
        title: 'Intercambios y duelos',
        text: 'Cambia monstruos con tus amigos, visita sus hábitats o rétalos a un duelo.',
      },
    ],
    news: [
      'Costa de Coral: isla nueva con 28 monstruos marinos y una laguna de cría.',
      'Ya puedes montar dragones adultos. En los hábitats cabe el doble de monstruos.',
      'Los duelos se emparejan por fuerza de equipo. Antes de evolucionar ves todos los caminos.',
      'Corregidos los huevos que se agrietaban y nunca se abrían. Perdón a los padres.',
    ],
    events: [
      { title: 'Noche de huevos raros', text: 'Nacen más colores raros hasta el lunes.' },
      { title: 'Torneo de domadores', text: 'Duelos con equipos de un solo elemento.' },
    ],
    praise: [
      'Los monstruos son tan bonitos que los quiero todos.',
      'Mis hijos y yo nos cambiamos dragones en el desayuno.',
      'Los combates piden estrategia y la historia se juega gratis.',
    ],
    complaints: [
      'Un huevo tarda 36 horas si no pagas, ¿en serio?',
      'Los raros solo salen con tiques de pago.',
      'Cargar cada isla tarda siglos y se cerró dos veces en plena captura.',
    ],
    purchases: ['Pase de domador, mensual', 'Cesta de 300 gemas'],
  },
}
