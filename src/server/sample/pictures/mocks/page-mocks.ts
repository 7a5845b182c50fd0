import { circle, label, linesOf, n, range, rect, stroke } from '../svg.ts'
import { card, words, figure, print, button, glyph, hue, curve, type MockScreen } from './mock.ts'

/** What the camera sees, in a frame that looks for edges. */
export const scan: MockScreen = (mock) => {
  const lines = range(9).map((i) =>
    rect(
      106,
      226 + i * 28,
      i === 0 ? 90 : 110 + 44 * mock.random(`line${i}`),
      i === 0 ? 14 : 8,
      '#39404a',
      4,
      ` opacity="${i === 0 ? 0.9 : 0.35}"`,
    ),
  )
  return [
    rect(0, 88, 360, 600, '#1b1e24'),
    '<g transform="rotate(-4 180 350)">',
    rect(84, 196, 192, 300, '#fdfcf8', 4),
    lines.join(''),
    '</g>',
    stroke('M60 230v-54h54M246 176h54v54M300 470v54h-54M114 524H60v-54', mock.art.shades.bright, 7),
    stroke('M60 350h240', mock.art.shades.pop, 4),
    circle(180, 610, 38, '#fff'),
    circle(180, 610, 30, mock.art.shades.base),
    glyph(mock, 1, 74, 610, 32, '#fff'),
    glyph(mock, 2, 286, 610, 32, '#fff'),
  ].join('')
}

/** A square code that was found. */
export const code: MockScreen = (mock) => {
  const cells = range(169).map((i) => {
    const [x, y] = [i % 13, Math.floor(i / 13)]
    const corner = (x < 4 && y < 4) || (x > 8 && y < 4) || (x < 4 && y > 8)
    return !corner && mock.random(`cell${i}`) < 0.48 ? `M${100 + x * 12.4} ${n(190 + y * 12.4)}h12.4v12.4h-12.4z` : ''
  })
  const eye = (x: number, y: number) =>
    [
      rect(x, y, 44, 44, '#111', 8),
      rect(x + 8, y + 8, 28, 28, '#fff', 4),
      rect(x + 14, y + 14, 16, 16, '#111', 3),
    ].join('')
  return [
    rect(0, 88, 360, 600, mock.art.shades.night),
    rect(74, 164, 212, 212, '#fff', 22),
    '<path d="',
    cells.join(''),
    '" fill="#111"/>',
    eye(98, 188),
    eye(216, 188),
    eye(98, 306),
    stroke('M50 200v-60h60M250 140h60v60M310 340v60h-60M110 400H50v-60', mock.art.shades.pop, 8),
    card(mock, 24, 440, 312, 190, mock.paper, 26),
    glyph(mock, 0, 64, 486, 40),
    words(mock, 100, 482, 18, 0, 220),
    print(mock, 100, 496, 170),
    button(mock, 554, 1, 44, 272),
  ].join('')
}

/** Pages of a text, set well. */
export const reading: MockScreen = (mock) => {
  const lines = range(17).map((i) =>
    rect(40, 250 + i * 23, i % 6 === 5 ? 130 : 262 + 18 * mock.random(`line${i}`), 9, mock.ink, 4, ' opacity=".45"'),
  )
  const title = linesOf(mock.word(0), 11, 'en').slice(0, 2)
  return [
    title.map((line, i) => label(40, 164 + i * 32, 26, mock.ink, line, { weight: 700 })).join(''),
    rect(40, 222, 60, 5, mock.main, 2),
    lines.join(''),
    rect(40, 388, 250, 21, mock.art.shades.pop, 4, ' opacity=".5"'),
    rect(40, 664, 280, 5, mock.line, 2),
    rect(40, 664, 120, 5, mock.main, 2),
  ].join('')
}

/** A paper with an address, lines and a sum. */
export const paperSheet: MockScreen = (mock) => {
  const rows = range(5).map((i) =>
    [
      words(mock, 52, 346 + i * 40, 13, i, 170, { weight: 500, color: '#30343c' }),
      figure(mock, 308, 346 + i * 40, 13, (20 + 400 * mock.random(`sum${i}`)).toFixed(2), '#30343c', 'end'),
      stroke(`M52 ${358 + i * 40}h256`, '#e6e6e6', 1),
    ].join(''),
  )
  return [
    rect(0, 88, 360, 600, mock.card),
    rect(32, 112, 296, 540, '#fff', 8),
    rect(32, 112, 296, 12, mock.art.shades.base, 4),
    glyph(mock, 0, 74, 168, 44, mock.art.shades.base),
    rect(210, 150, 98, 14, '#30343c', 6),
    print(mock, 230, 174, 78),
    print(mock, 52, 232, 110),
    print(mock, 52, 250, 86),
    rect(52, 290, 256, 30, mock.art.shades.tint, 6),
    rows.join(''),
    rect(190, 566, 118, 44, mock.art.shades.base, 10),
    figure(mock, 249, 595, 20, (900 + 900 * mock.random('total')).toFixed(2), '#fff', 'middle'),
  ].join('')
}

/** Notes as one writes them down. */
export const note: MockScreen = (mock) => {
  const { line } = curve(mock, 'sketch', 40, 470, 280, 110, 6)
  const bullets = range(4).map((i) =>
    [circle(46, 232 + i * 46, 5, hue(mock, i)), words(mock, 64, 238 + i * 46, 16, i + 1, 260, { weight: 500 })].join(
      '',
    ),
  )
  return [
    words(mock, 36, 156, 24, 0, 290, { weight: 800 }),
    print(mock, 36, 178, 120),
    bullets.join(''),
    rect(32, 440, 296, 172, mock.art.shades.popSoft, 20),
    stroke(line, mock.art.shades.deep, 4),
    stroke('M232 560l26 26 50-66', mock.art.shades.popDeep, 6),
  ].join('')
}
