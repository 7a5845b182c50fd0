import { circle, label, n, range, rect, stroke } from '../svg.ts'
import {
  card,
  words,
  figure,
  print,
  button,
  glyph,
  named,
  hue,
  wash,
  curve,
  type Mock,
  type MockScreen,
} from './mock.ts'

const row = (mock: Mock, i: number, y: number) =>
  [
    rect(24, y, 46, 46, wash(mock, i), 14),
    glyph(mock, i, 47, y + 23, 24, mock.art.shades.deep),
    words(mock, 84, y + 20, 15, i + 1, 180),
    print(mock, 84, y + 30, 70 + 90 * mock.random(`print${i}`)),
  ].join('')

/** Things with a figure each; the sum above. */
export const list: MockScreen = (mock) => {
  const rows = range(7).map((i) => {
    const y = 268 + i * 66
    return [row(mock, i, y), figure(mock, 336, y + 28, 15, amount(mock, i), i % 3 ? mock.ink : mock.main, 'end')].join(
      '',
    )
  })
  return [
    card(mock, 24, 110, 312, 130, mock.main, 24),
    label(48, 150, 15, mock.onMain, '', {}),
    figure(mock, 48, 196, 40, amount(mock, 9, 40), mock.onMain),
    glyph(mock, 0, 286, 174, 64, mock.onMain),
    rows.join(''),
  ].join('')
}

const amount = (mock: Mock, i: number, times = 1) =>
  (times * (3 + 88 * mock.random(`amount${i}`))).toFixed(times === 1 ? 2 : 0)

/** Shares of a whole, with their names. */
export const donut: MockScreen = (mock) => {
  const shares = [0.36, 0.24, 0.18, 0.13, 0.09]
  let from = 0
  const parts = shares.map((share, i) => {
    const length = 2 * Math.PI * 84
    const part = `<circle cx="180" cy="236" r="84" fill="none" stroke="${hue(mock, i)}" stroke-width="34" stroke-dasharray="${n(share * length - 4)} ${n(length)}" transform="rotate(${n(from * 360 - 90)} 180 236)"/>`
    from += share
    return part
  })
  const rows = shares.map((share, i) => {
    const y = 386 + i * 56
    return [
      rect(24, y, 312, 46, mock.card, 14),
      circle(48, y + 23, 8, hue(mock, i)),
      words(mock, 68, y + 28, 15, i, 180),
      figure(mock, 318, y + 28, 15, `${Math.round(share * 100)} %`, mock.ink, 'end'),
    ].join('')
  })
  return [parts.join(''), figure(mock, 180, 248, 34, amount(mock, 3, 30), mock.ink, 'middle'), rows.join('')].join('')
}

/** A curve over the weeks and what it is made of. */
export const chart: MockScreen = (mock) => {
  const { line, area, end } = curve(mock, 'chart', 36, 210, 288, 150)
  const bars = range(7).map((i) => {
    const tall = 40 + 100 * mock.random(`bar${i}`)
    return rect(
      40 + i * 41,
      640 - tall,
      24,
      tall,
      i === 4 ? mock.main : mock.art.shades.bright,
      8,
      i === 4 ? '' : ' opacity=".45"',
    )
  })
  return [
    figure(mock, 24, 152, 42, amount(mock, 2, 20)),
    words(mock, 24, 182, 15, 2, 300, { color: mock.dim, weight: 500 }),
    range(4)
      .map((i) => stroke(`M36 ${220 + i * 46}h288`, mock.line, 1))
      .join(''),
    `<path d="${area}" fill="${mock.main}" opacity=".18"/>`,
    stroke(line, mock.main, 5),
    circle(end.x, end.y, 9, mock.main),
    circle(end.x, end.y, 4, mock.paper),
    card(mock, 24, 400, 312, 260, mock.card, 22),
    words(mock, 44, 438, 16, 3, 270),
    bars.join(''),
  ].join('')
}

/** Keys of a calculator with what they gave. */
export const keypad: MockScreen = (mock) => {
  const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', ',', '=', '+']
  const drawn = keys.map((key, i) => {
    const [x, y] = [60 + (i % 4) * 80, 390 + Math.floor(i / 4) * 82]
    const strong = i % 4 === 3 || key === '='
    return [
      circle(x, y, 34, strong ? mock.main : mock.card),
      label(x, y + 10, 28, strong ? mock.onMain : mock.ink, key, { weight: 600, anchor: 'middle' }),
    ].join('')
  })
  return [
    figure(mock, 336, 190, 22, `${amount(mock, 1, 9)} × ${amount(mock, 2, 1)}`, mock.dim, 'end'),
    figure(mock, 336, 280, 64, amount(mock, 3, 99), mock.ink, 'end'),
    stroke('M24 316h312', mock.line, 2),
    drawn.join(''),
  ].join('')
}

/** People and what one knows of them. */
export const people: MockScreen = (mock) => {
  const rows = range(7).map((i) => {
    const y = 140 + i * 76
    return [
      circle(54, y + 22, 28, wash(mock, i)),
      circle(54, y + 14, 10, hue(mock, i)),
      `<path d="M34 ${y + 42}q0-16 20-16t20 16q-8 8-20 8t-20-8z" fill="${hue(mock, i)}"/>`,
      rect(98, y + 6, 90 + 50 * mock.random(`name${i}`), 11, mock.ink, 5.5),
      print(mock, 98, y + 28, 120),
      rect(270, y + 8, 66, 28, i % 3 ? mock.card : mock.main, 14),
      figure(mock, 303, y + 27, 13, amount(mock, i, 1), i % 3 ? mock.ink : mock.onMain, 'middle'),
    ].join('')
  })
  return rows.join('')
}

/** Fields to be filled in, and the button that sends them. */
export const form: MockScreen = (mock) => {
  const fields = range(5).map((i) =>
    [
      rect(24, 128 + i * 88, 312, 70, mock.card, 16),
      words(mock, 42, 154 + i * 88, 12, i, 270, { color: mock.dim, weight: 500 }),
      rect(42, 168 + i * 88, 90 + 120 * mock.random(`value${i}`), 13, mock.ink, 6),
      i === 2 ? named('chevron-down', 312, 163 + i * 88, 22, mock.main) : '',
    ].join(''),
  )
  return `${fields.join('')}${button(mock, 588, 0)}`
}

/** An order of places among players. */
export const ranking: MockScreen = (mock) => {
  const steps = [
    { x: 140, tall: 130, place: 1 },
    { x: 54, tall: 92, place: 2 },
    { x: 226, tall: 66, place: 3 },
  ].map(({ x, tall, place }) =>
    [
      rect(x, 330 - tall, 80, tall, hue(mock, place), 10),
      figure(mock, x + 40, 366 - tall, 28, String(place), '#fff', 'middle'),
      circle(x + 40, 300 - tall, 24, wash(mock, place)),
      glyph(mock, place, x + 40, 300 - tall, 26, mock.art.shades.deep),
    ].join(''),
  )
  const rows = range(5).map((i) =>
    [
      card(mock, 24, 352 + i * 62, 312, 52),
      figure(mock, 44, 384 + i * 62, 16, String(i + 4), mock.dim),
      circle(92, 378 + i * 62, 16, wash(mock, i)),
      rect(120, 372 + i * 62, 70 + 50 * mock.random(`name${i}`), 11, mock.ink, 5),
      figure(mock, 318, 384 + i * 62, 15, amount(mock, i, 90), mock.main, 'end'),
    ].join(''),
  )
  return `${steps.join('')}${rows.join('')}`
}
