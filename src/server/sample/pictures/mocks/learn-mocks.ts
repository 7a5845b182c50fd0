import { circle, label, n, range, rect, setInto, shape, stroke } from '../svg.ts'
import { button, card, figure, glyph, hue, named, print, wash, words, type Mock, type MockScreen } from './mock.ts'

const bar = (mock: Mock, part: number) =>
  [
    rect(64, 112, 270, 12, mock.line, 6),
    rect(64, 112, 270 * part, 12, mock.main, 6),
    named('x', 38, 118, 24, mock.dim),
  ].join('')

/** A card to be turned. */
export const flashcard: MockScreen = (mock) => {
  const { lines, size } = setInto(mock.word(0), 230, 3, 32, 'en')
  return [
    `${bar(mock, 0.45)}<g transform="rotate(5 180 330)">`,
    rect(48, 170, 264, 330, wash(mock, 2), 28),
    '</g>',
    rect(40, 160, 280, 340, mock.card, 28),
    glyph(mock, 0, 180, 232, 70),
    lines
      .map((line, i) => label(180, 340 + i * size * 1.25, size, mock.ink, line, { weight: 700, anchor: 'middle' }))
      .join(''),
    range(3)
      .map((i) =>
        [
          rect(24 + i * 108, 556, 96, 70, hue(mock, i), 20),
          named(['x', 'repeat', 'check'][i] ?? 'x', 72 + i * 108, 591, 36, '#fff'),
        ].join(''),
      )
      .join(''),
  ].join('')
}

/** A question with four answers, one of them right. */
export const quiz: MockScreen = (mock) => {
  const answers = range(4).map((i) => {
    const [y, right] = [346 + i * 66, i === 1]
    return [
      rect(24, y, 312, 56, right ? mock.main : mock.card, 18),
      words(mock, 44, y + 34, 16, i, 230, { color: right ? mock.onMain : mock.ink }),
      right ? named('check', 308, y + 28, 26, mock.onMain) : '',
    ].join('')
  })
  return [
    bar(mock, 0.7),
    rect(24, 150, 312, 176, wash(mock, 1), 26),
    glyph(mock, 0, 180, 238, 110, mock.art.shades.deep),
    answers.join(''),
    button(mock, 622, 5),
  ].join('')
}

/** A sum to be worked out, with the keys for it. */
export const sum: MockScreen = (mock) => {
  const [a, b] = [Math.round(3 + 9 * mock.random('a')), Math.round(3 + 9 * mock.random('b'))]
  const keys = range(12).map((i) =>
    [
      rect(30 + (i % 3) * 104, 370 + Math.floor(i / 3) * 74, 92, 62, i === 11 ? mock.main : mock.card, 18),
      label(
        76 + (i % 3) * 104,
        411 + Math.floor(i / 3) * 74,
        28,
        i === 11 ? mock.onMain : mock.ink,
        ['1', '2', '3', '4', '5', '6', '7', '8', '9', '−', '0', '='][i] ?? '',
        { weight: 700, anchor: 'middle' },
      ),
    ].join(''),
  )
  return [
    bar(mock, 0.3),
    figure(mock, 180, 244, 68, `${a} × ${b}`, mock.ink, 'middle'),
    rect(110, 276, 140, 68, mock.art.shades.popSoft, 20),
    figure(mock, 180, 326, 46, String(a * b), mock.art.shades.popDeep, 'middle'),
    keys.join(''),
  ].join('')
}

/** Lessons or levels along a winding way. */
export const path: MockScreen = (mock) => {
  const stops = range(7).map((i) => {
    const [x, y, done] = [180 + 92 * Math.sin(i * 1.15 + 0.6), 630 - i * 82, i < 3]
    const color = done ? mock.art.shades.popDeep : i === 3 ? mock.main : mock.line
    return {
      x,
      y,
      drawn: [
        circle(x, y + 6, 34, mock.art.shades.night, ' opacity=".25"'),
        circle(x, y, 34, color),
        i === 3 ? `<circle cx="${n(x)}" cy="${n(y)}" r="43" fill="none" stroke="${mock.main}" stroke-width="5"/>` : '',
        i > 3 ? named('lock', x, y, 26, mock.dim) : glyph(mock, i, x, y, 32, i === 3 ? mock.onMain : '#fff'),
      ].join(''),
    }
  })
  return [
    stroke(`M${stops.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`, mock.line, 16),
    stops.map(({ drawn }) => drawn).join(''),
  ].join('')
}

/** Words that go back and forth. */
export const chat: MockScreen = (mock) =>
  range(5)
    .map((i) => {
      const [own, y, width] = [i % 2 === 1, 124 + i * 98, 216]
      const x = own ? 120 : 64
      return [
        own
          ? ''
          : [circle(38, y + 50, 18, wash(mock, i)), glyph(mock, 0, 38, y + 50, 20, mock.art.shades.deep)].join(''),
        rect(x, y, width, 74, own ? mock.main : mock.card, 22),
        words(mock, x + 18, y + 32, 15, i, 184, { color: own ? mock.onMain : mock.ink, weight: 500 }),
        rect(x + 18, y + 46, 90, 7, own ? mock.onMain : mock.dim, 3, ' opacity=".5"'),
      ].join('')
    })
    .join('') +
  [
    card(mock, 24, 622, 262, 50, mock.card, 25),
    circle(316, 647, 25, mock.main),
    named('microphone', 316, 647, 26, mock.onMain),
  ].join('')

/** Keys with the notes that fall on them. */
export const piano: MockScreen = (mock) => {
  const falling = range(9).map((i) =>
    rect(
      8 + 51 * Math.floor(7 * mock.random(`key${i}`)) + 4,
      110 + 34 * i + 20 * mock.random(`y${i}`),
      40,
      50 + 50 * mock.random(`l${i}`),
      hue(mock, i),
      10,
    ),
  )
  const white = range(7).map((i) =>
    rect(4 + i * 51, 490, 48, 196, i === 2 || i === 4 ? mock.art.shades.pop : '#fdfdfd', 8),
  )
  const black = [0, 1, 3, 4, 5].map((i) => rect(38 + i * 51, 490, 32, 116, '#16181d', 6))
  return [
    rect(0, 88, 360, 600, mock.art.shades.night),
    range(7)
      .map((i) => stroke(`M${4 + i * 51} 88v400`, mock.art.shades.deep, 2))
      .join(''),
    falling.join(''),
    rect(0, 482, 360, 6, mock.art.shades.popDeep),
    white.join(''),
    black.join(''),
  ].join('')
}

/** Drop by drop: what is poured, ground and waited for. */
export const steps: MockScreen = (mock) => {
  const rows = range(4).map((i) =>
    [
      circle(50, 406 + i * 70, 20, i < 2 ? mock.main : mock.line),
      i < 2
        ? named('check', 50, 406 + i * 70, 22, mock.onMain)
        : figure(mock, 50, 412 + i * 70, 16, String(i + 1), mock.dim, 'middle'),
      words(mock, 86, 404 + i * 70, 16, i, 240),
      print(mock, 86, 416 + i * 70, 130),
    ].join(''),
  )
  return [
    rect(24, 108, 312, 244, wash(mock, 1), 28),
    shape('M120 176h120l-34 72h-52z', mock.art.shades.deep),
    shape('M138 260h84v40a26 26 0 0 1-26 26h-32a26 26 0 0 1-26-26z', mock.art.shades.base),
    stroke('M222 270h14a14 14 0 0 1 0 30h-14', mock.art.shades.base, 7),
    stroke('M180 226v30', mock.art.shades.popDeep, 6),
    rows.join(''),
  ].join('')
}
