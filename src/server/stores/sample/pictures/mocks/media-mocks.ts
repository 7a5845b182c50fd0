import { linesOf, arc, circle, label, n, range, rect, stroke } from '../svg.ts'
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
  wash,
  words,
  type MockScreen,
} from './mock.ts'

/** What is being played, with its cover. */
export const player: MockScreen = (mock) => {
  const wave = range(40).map(
    (i) => `M${28 + i * 7.8} ${n(470 - 22 * mock.random(`w${i}`))}V${n(474 + 22 * mock.random(`w${i}`))}`,
  )
  return [
    rect(40, 108, 280, 280, mock.art.shades.base, 28),
    circle(180, 248, 108, mock.art.shades.deep),
    circle(180, 248, 78, mock.art.shades.bright, ' opacity=".3"'),
    circle(180, 248, 50, mock.art.shades.pop),
    glyph(mock, 0, 180, 248, 56, mock.art.shades.night),
    label(180, 428, 20, mock.ink, mock.word(0).slice(0, 28), { weight: 700, anchor: 'middle' }),
    stroke(wave.slice(0, 17).join(''), mock.main, 4),
    stroke(wave.slice(17).join(''), mock.line, 4),
    circle(180, 574, 42, mock.main),
    named('player-pause', 180, 574, 40, mock.onMain),
    named('player-skip-back', 86, 574, 36, mock.ink),
    named('player-skip-forward', 274, 574, 36, mock.ink),
    rect(60, 646, 240, 6, mock.line, 3),
    rect(60, 646, 150, 6, mock.main, 3),
    circle(210, 649, 10, mock.main),
  ].join('')
}

/** Pictures in rows of two. */
export const gallery: MockScreen = (mock) =>
  range(6)
    .map((i) => {
      const [x, y] = [24 + (i % 2) * 162, 112 + Math.floor(i / 2) * 190]
      return `${photo(mock, i, x, y, 150, 136)}${words(mock, x, y + 158, 14, i, 148)}`
    })
    .join('')

/** Time that runs, or a goal that comes nearer. */
export const ring: MockScreen = (mock) => {
  const part = 0.35 + 0.5 * mock.random('part')
  const chips = range(3).map((i) =>
    [
      card(mock, 24 + i * 108, 478, 96, 96, mock.card, 20),
      glyph(mock, i, 72 + i * 108, 510, 30, hue(mock, i)),
      figure(mock, 72 + i * 108, 554, 18, String(Math.round(4 + 60 * mock.random(`chip${i}`))), mock.ink, 'middle'),
    ].join(''),
  )
  return [
    `<circle cx="180" cy="290" r="126" fill="none" stroke="${mock.line}" stroke-width="26"/>`,
    stroke(arc(180, 290, 126, 0, part), mock.main, 26),
    stroke(arc(180, 290, 126, part - 0.05, part), mock.art.shades.pop, 26),
    figure(
      mock,
      180,
      306,
      56,
      `${Math.round(9 + 40 * mock.random('m'))}:${String(Math.round(10 + 49 * mock.random('s')))}`,
      mock.ink,
      'middle',
    ),
    glyph(mock, 0, 180, 226, 40),
    chips.join(''),
    button(mock, 604, 1),
  ].join('')
}

/** One place or dish in a large picture, with what one wants to know. */
export const detail: MockScreen = (mock) => {
  const facts = range(3).map((i) =>
    [
      rect(24 + i * 106, 448, 98, 64, mock.card, 16),
      glyph(mock, i, 46 + i * 106, 480, 24, mock.main),
      figure(mock, 64 + i * 106, 486, 16, String(Math.round(3 + 40 * mock.random(`fact${i}`)))),
    ].join(''),
  )
  return [
    photo(mock, 0, 0, 90, 360, 270, 0),
    words(mock, 24, 402, 24, 0, 312, { weight: 800 }),
    stars(mock, 34, 426, 18),
    facts.join(''),
    range(3)
      .map((i) => print(mock, 24, 534 + i * 18, 300 - 60 * i))
      .join(''),
    button(mock, 602, 2),
  ].join('')
}

/** A photograph and what can be done to it. */
export const editor: MockScreen = (mock) => {
  const sliders = range(3).map((i) => {
    const [y, part] = [528 + i * 44, 0.2 + 0.6 * mock.random(`slider${i}`)]
    return [
      rect(70, y, 260, 6, mock.line, 3),
      rect(70, y, 260 * part, 6, hue(mock, i), 3),
      circle(70 + 260 * part, y + 3, 12, '#fff'),
      glyph(mock, i, 38, y + 3, 26, mock.ink),
    ].join('')
  })
  return [
    photo(mock, 2, 20, 104, 320, 390, 18),
    stroke('M180 104v390', '#fff', 3),
    circle(180, 300, 20, '#fff'),
    named('arrows-horizontal', 180, 300, 22, '#222'),
    sliders.join(''),
  ].join('')
}

/** Clips on their tracks. */
export const tracks: MockScreen = (mock) => {
  const clips = range(4).map((row) => {
    let x = 20
    return range(3)
      .map((i) => {
        const width = 70 + 80 * mock.random(`clip${row}${i}`)
        const clip = [
          rect(x, 400 + row * 62, width, 52, hue(mock, row + i), 10),
          row === 0 ? stroke(`M${x + 12} 426h${n(width - 24)}`, '#fff', 3, ' stroke-dasharray="1 9"') : '',
        ].join('')
        x += width + 5
        return clip
      })
      .join('')
  })
  return [
    photo(mock, 1, 20, 104, 320, 200, 16),
    circle(180, 204, 32, '#fff', ' opacity=".9"'),
    named('player-play', 182, 204, 32, '#222'),
    range(5)
      .map((i) => glyph(mock, i, 50 + i * 65, 346, 26, mock.ink))
      .join(''),
    clips.join(''),
    stroke('M150 380v280', mock.art.shades.pop, 4),
    circle(150, 380, 9, mock.art.shades.pop),
  ].join('')
}

/** Several pictures in one. */
export const collage: MockScreen = (mock) =>
  [
    rect(20, 104, 320, 420, '#fff', 18),
    photo(mock, 0, 30, 114, 188, 196, 10),
    photo(mock, 1, 228, 114, 102, 120, 10),
    photo(mock, 2, 228, 244, 102, 140, 10),
    photo(mock, 3, 30, 320, 188, 194, 10),
    rect(228, 394, 102, 120, mock.art.shades.pop, 10),
    glyph(mock, 0, 279, 454, 52, mock.art.shades.night),
    range(4)
      .map((i) =>
        [
          rect(20 + i * 82, 546, 74, 92, mock.card, 14),
          rect(32 + i * 82, 560, 24, 30, hue(mock, i), 5),
          rect(60 + i * 82, 560, 22, 30, wash(mock, i), 5),
          rect(32 + i * 82, 594, 50, 28, wash(mock, i + 1), 5),
        ].join(''),
      )
      .join(''),
  ].join('')

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

/** Covers on a shelf. */
export const covers: MockScreen = (mock) =>
  range(9)
    .map((i) => {
      const [x, y] = [24 + (i % 3) * 108, 112 + Math.floor(i / 3) * 186]
      return [
        rect(x, y, 96, 140, hue(mock, i), 8),
        rect(x, y, 9, 140, '#000', 4, ' opacity=".15"'),
        i % 2
          ? circle(x + 52, y + 86, 26, wash(mock, i))
          : `<path d="M${x + 14} ${y + 126}l30-56 24 34 14-18v40z" fill="${wash(mock, i)}"/>`,
        rect(x + 20, y + 20, 60, 8, '#fff', 4),
        rect(x + 20, y + 34, 38, 6, '#fff', 3, ' opacity=".6"'),
        rect(x, y + 150, 96, 5, mock.line, 2),
        rect(x, y + 150, 96 * mock.random(`read${i}`), 5, mock.main, 2),
      ].join('')
    })
    .join('')

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
