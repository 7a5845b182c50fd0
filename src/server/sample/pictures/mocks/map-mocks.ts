import { circle, label, n, range, rect, shape, stroke } from '../svg.ts'
import { card, words, figure, print, glyph, named, hue, photo, stars, type Mock, type MockScreen } from './mock.ts'

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
