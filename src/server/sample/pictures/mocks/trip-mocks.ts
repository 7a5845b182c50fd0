import { circle, label, n, range, rect, shape, stroke } from '../svg.ts'
import { card, words, figure, print, button, glyph, named, hue, curve, photo, type MockScreen } from './mock.ts'

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
