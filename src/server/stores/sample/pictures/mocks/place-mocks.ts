import { circle, label, n, range, rect, shape, stroke } from '../svg.ts'
import {
  button,
  card,
  curve,
  figure,
  glyph,
  hue,
  named,
  photo,
  print,
  stars,
  words,
  type Mock,
  type MockScreen,
} from './mock.ts'

/** Streets, water and green from above, below the title bar. */
function land(mock: Mock): string {
  const { art, random } = mock
  const { soft, tint, popSoft } = art.shades
  const blocks = range(14).map((i) =>
    rect(
      -30 + 118 * (i % 4) + 20 * random(`b${i}`),
      100 + 128 * Math.floor(i / 4),
      70 + 26 * random(`w${i}`),
      84,
      i % 5 === 2 ? '#cfe8c3' : popSoft,
      8,
      ' opacity=".8"',
    ),
  )
  return [
    '<clipPath id="m">',
    rect(0, 88, 360, 600, '#fff'),
    '</clipPath>',
    '<g clip-path="url(#m)">',
    rect(0, 88, 360, 600, tint),
    `<g transform="rotate(${n(-14 + 24 * random('turn'))} 180 380)">`,
    blocks.join(''),
    stroke('M-60 330h500M-60 470h500M60 0v800M236 0v800', '#fff', 11),
    stroke('M-60 210h500M150 0v800M320 0v800', '#fff', 6),
    '</g>',
    shape(`M0 620q90-${n(40 + 50 * random('river'))} 180-10t190-40v130H0z`, soft),
    '</g>',
  ].join('')
}

const pin = (x: number, y: number, color: string) =>
  [shape(`M${x} ${y}c-26-30-28-40-28-54a28 28 0 0 1 56 0c0 14-2 24-28 54z`, color), circle(x, y - 54, 17, '#fff')].join(
    '',
  )

/** A way through the streets and how long it takes. */
export const route: MockScreen = (mock) =>
  [
    land(mock),
    stroke('M70 560q30-90 90-110t60-120 60-120', mock.art.shades.deep, 17),
    stroke('M70 560q30-90 90-110t60-120 60-120', mock.art.shades.bright, 10),
    circle(70, 560, 15, '#fff'),
    circle(70, 560, 9, mock.art.shades.base),
    pin(280, 212, mock.art.shades.popDeep),
    glyph(mock, 0, 280, 158, 20, mock.art.shades.popDeep),
    rect(20, 108, 220, 76, mock.art.shades.deep, 20),
    named('arrow-ramp-right', 54, 146, 38, '#fff'),
    figure(mock, 86, 156, 28, `${Math.round(120 + 700 * mock.random('left'))} m`, '#fff'),
    rect(0, 590, 360, 100, mock.paper, 26),
    figure(mock, 28, 648, 30, `${Math.round(6 + 40 * mock.random('min'))} min`),
    rect(220, 610, 116, 54, mock.main, 27),
    glyph(mock, 1, 278, 637, 30, mock.onMain),
  ].join('')

/** Places round about, and the nearest of them. */
export const places: MockScreen = (mock) => {
  const spots = range(6).map((i) => {
    const [x, y] = [Math.round(50 + 260 * mock.random(`x${i}`)), Math.round(220 + 250 * mock.random(`y${i}`))]
    return `${pin(x, y, hue(mock, i))}${glyph(mock, i, x, y - 54, 22, hue(mock, i))}`
  })
  return [
    land(mock),
    spots.join(''),
    rect(20, 108, 320, 48, '#fff', 24),
    named('search', 48, 132, 22, '#8a8f98'),
    words(mock, 70, 138, 15, 4, 240, { color: '#8a8f98', weight: 500 }),
    rect(20, 520, 320, 150, mock.paper, 24),
    photo(mock, 1, 32, 532, 104, 126, 16),
    words(mock, 150, 562, 17, 1, 176, { weight: 700 }),
    stars(mock, 158, 582, 15),
    print(mock, 150, 602, 150),
    print(mock, 150, 620, 100),
  ].join('')
}

/** Rain as it moves over the land. */
export const radar: MockScreen = (mock) => {
  const clouds = range(7).map((i) => {
    const [x, y, size] = [
      40 + 290 * mock.random(`x${i}`),
      170 + 330 * mock.random(`y${i}`),
      26 + 44 * mock.random(`r${i}`),
    ]
    return [
      circle(x, y, size, '#4aa3ff', ' opacity=".4"'),
      circle(x + 8, y + 4, size * 0.66, '#2bd66f', ' opacity=".55"'),
      circle(x + 12, y + 6, size * 0.36, '#ffd23f', ' opacity=".8"'),
    ].join('')
  })
  const bars = range(18).map((i) =>
    rect(
      34 + i * 16.5,
      640 - 60 * mock.random(`rain${i}`),
      10,
      60 * mock.random(`rain${i}`) + 4,
      i < 7 ? '#4aa3ff' : mock.dim,
      4,
    ),
  )
  return [
    land(mock),
    rect(0, 88, 360, 600, '#0a1a33', 0, ' opacity=".45"'),
    clouds.join(''),
    circle(180, 340, 12, '#fff'),
    circle(180, 340, 7, mock.art.shades.base),
    rect(16, 530, 328, 140, mock.paper, 22),
    words(mock, 34, 562, 15, 0, 290),
    bars.join(''),
    stroke('M34 652h296', mock.line, 4),
    circle(150, 652, 8, mock.main),
  ].join('')
}

/** Now, the next hours and the next days. */
export const forecast: MockScreen = (mock) => {
  const signs = ['sun', 'cloud', 'cloud-rain', 'sun', 'cloud-storm', 'snowflake', 'sun']
  const sign = (i: number) => signs[Math.floor(mock.random(`sign${i}`) * 7)] ?? 'sun'
  const warm = (i: number) => `${Math.round(4 + 24 * mock.random(`warm${i}`))}°`
  const hours = range(5).map((i) =>
    [
      label(58 + i * 61, 386, 13, '#fff', String(10 + i), { anchor: 'middle' }),
      named(sign(i), 58 + i * 61, 416, 30, '#fff'),
      figure(mock, 58 + i * 61, 456, 17, warm(i), '#fff', 'middle'),
    ].join(''),
  )
  const days = range(4).map((i) =>
    [
      named(sign(i + 7), 54, 514 + i * 44, 26, '#fff'),
      rect(94, 509 + i * 44, 160, 9, '#fff', 4, ' opacity=".3"'),
      rect(
        110 + 40 * mock.random(`low${i}`),
        509 + i * 44,
        70 + 30 * mock.random(`span${i}`),
        9,
        mock.art.shades.pop,
        4,
      ),
      figure(mock, 318, 520 + i * 44, 17, warm(i + 9), '#fff', 'end'),
    ].join(''),
  )
  return [
    rect(0, 88, 360, 600, mock.art.shades.base),
    circle(286, 190, 74, mock.art.shades.pop, ' opacity=".9"'),
    shape('M210 250a34 34 0 0 1 20-62 48 48 0 0 1 92 8 30 30 0 0 1 10 54z', '#fff', ' opacity=".92"'),
    label(32, 300, 108, '#fff', warm(20), { weight: 600 }),
    words(mock, 36, 338, 17, 1, 290, { color: '#fff', weight: 500 }),
    rect(20, 358, 320, 114, '#fff', 20, ' opacity=".16"'),
    hours.join(''),
    rect(20, 486, 320, 186, '#fff', 20, ' opacity=".16"'),
    days.join(''),
  ].join('')
}

/** Heights along a way, or the tide over a day. */
export const profile: MockScreen = (mock) => {
  const { line, area } = curve(mock, 'height', 0, 420, 360, 180, 8)
  return [
    photo(mock, 0, 0, 88, 360, 250, 0),
    words(mock, 24, 378, 22, 0, 310, { weight: 800 }),
    `<path d="${area}" fill="${mock.main}" opacity=".25"/>`,
    stroke(line, mock.main, 5),
    stroke('M214 410v190', mock.art.shades.popDeep, 3, ' stroke-dasharray="3 8"'),
    range(3)
      .map((i) =>
        [
          glyph(mock, i, 44 + i * 112, 646, 28),
          figure(mock, 66 + i * 112, 653, 18, String(Math.round(2 + 90 * mock.random(`f${i}`)))),
        ].join(''),
      )
      .join(''),
  ].join('')
}

/** A needle on a scale. */
export const gauge: MockScreen = (mock) => {
  const turn = -70 + 140 * mock.random('needle')
  const ticks = range(25).map(
    (i) =>
      `<path d="M180 ${i % 6 ? 176 : 166}v${i % 6 ? 16 : 28}" stroke="${Math.abs(i * 7.5 - 90 - turn) < 8 ? mock.art.shades.pop : mock.dim}" stroke-width="4" transform="rotate(${n(i * 7.5 - 90)} 180 330)"/>`,
  )
  return [
    circle(180, 330, 180, mock.card),
    ticks.join(''),
    shape('M174 330l6-134 6 134z', mock.art.shades.popDeep, ` transform="rotate(${n(turn)} 180 330)"`),
    circle(180, 330, 20, mock.main),
    figure(
      mock,
      180,
      430,
      60,
      ['E', 'A', 'D', 'G', 'B', 'NW', 'SO'][Math.floor(mock.random('tone') * 7)] ?? 'E',
      mock.ink,
      'middle',
    ),
    range(6)
      .map((i) =>
        [
          circle(42 + i * 55, 556, 23, i === 2 ? mock.main : mock.card),
          figure(mock, 42 + i * 55, 562, 15, String(i + 1), i === 2 ? mock.onMain : mock.ink, 'middle'),
        ].join(''),
      )
      .join(''),
    card(mock, 24, 604, 312, 60),
    words(mock, 46, 640, 16, 2, 260),
  ].join('')
}

/** A flight's card with its times. */
export const ticket: MockScreen = (mock) => {
  const code = (i: number) =>
    range(3)
      .map((k) => String.fromCharCode(65 + Math.floor(26 * mock.random(`code${i}${k}`))))
      .join('')
  const at = (i: number) =>
    `${Math.round(6 + 16 * mock.random(`hour${i}`))}:${Math.round(10 + 49 * mock.random(`minute${i}`))}`
  const one = (y: number, i: number) =>
    [
      rect(20, y, 320, 176, i ? mock.card : mock.main, 24),
      figure(mock, 44, y + 62, 38, code(i), i ? mock.ink : mock.onMain),
      figure(mock, 316, y + 62, 38, code(i + 5), i ? mock.ink : mock.onMain, 'end'),
      stroke(`M146 ${y + 50}q34-26 68 0`, i ? mock.dim : mock.onMain, 3, ' stroke-dasharray="2 8"'),
      glyph(mock, 0, 180, y + 36, 26, i ? mock.main : mock.onMain),
      stroke(`M20 ${y + 96}h320`, mock.paper, 3, ' stroke-dasharray="1 9"'),
      figure(mock, 44, y + 142, 26, at(i), i ? mock.ink : mock.onMain),
      figure(mock, 316, y + 142, 26, at(i + 5), i ? mock.ink : mock.onMain, 'end'),
    ].join('')
  return range(3)
    .map((i) => one(112 + i * 190, i))
    .join('')
}

/** The plan of a flat from above. */
export const floorPlan: MockScreen = (mock) => {
  const { soft, popSoft, pop, base } = mock.art.shades
  return [
    card(mock, 16, 104, 328, 440, '#fafafa', 20),
    rect(44, 136, 164, 190, popSoft),
    rect(208, 136, 108, 120, soft),
    rect(208, 256, 108, 130, popSoft, 0, ' opacity=".5"'),
    rect(44, 326, 164, 186, soft, 0, ' opacity=".6"'),
    stroke('M44 136h272v250H208v126H44zM208 136v70M208 240v90M44 326h60M140 326h68M208 256h60', '#2c313a', 8),
    rect(62, 156, 92, 46, base, 12),
    rect(66, 230, 60, 60, pop, 30),
    rect(228, 156, 68, 78, '#fff', 8),
    rect(228, 156, 68, 26, base, 8),
    rect(64, 430, 70, 62, pop, 10),
    circle(270, 320, 26, base),
    stroke('M44 116h272', mock.art.shades.popDeep, 2),
    label(180, 112, 13, mock.art.shades.popDeep, '5,40 m', { anchor: 'middle', weight: 700 }),
    range(4)
      .map((i) =>
        [
          rect(20 + i * 82, 564, 74, 96, mock.card, 16),
          glyph(mock, i, 57 + i * 82, 604, 40, hue(mock, i)),
          rect(36 + i * 82, 636, 42, 7, mock.dim, 3),
        ].join(''),
      )
      .join(''),
  ].join('')
}

/** What a day on the road holds, hour by hour. */
export const itinerary: MockScreen = (mock) => {
  const stops = range(5).map((i) => {
    const y = 150 + i * 108
    return [
      circle(46, y + 12, 18, hue(mock, i)),
      glyph(mock, i, 46, y + 12, 20, '#fff'),
      rect(84, y - 22, 254, 92, mock.card, 18),
      words(mock, 100, y + 8, 16, i, 150),
      print(mock, 100, y + 24, 110),
      photo(mock, i, 262, y - 12, 66, 72, 12),
    ].join('')
  })
  return `${stroke('M46 160v440', mock.line, 4)}${stops.join('')}`
}

export const start: MockScreen = (mock) =>
  [
    photo(mock, 3, 0, 88, 360, 330, 0),
    words(mock, 28, 478, 28, 0, 304, { weight: 800 }),
    print(mock, 28, 500, 260),
    print(mock, 28, 518, 190),
    button(mock, 570, 1),
  ].join('')
