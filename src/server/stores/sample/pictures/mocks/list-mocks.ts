import { circle, label, letters, n, range, rect, stroke } from '../svg.ts'
import {
  button,
  card,
  curve,
  figure,
  glyph,
  hue,
  named,
  print,
  wash,
  words,
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

/** What is to be done, and what is done already. */
export const checklist: MockScreen = (mock) => {
  const rows = range(8).map((i) => {
    const [y, done] = [190 + i * 62, mock.random(`done${i}`) < 0.45]
    const box = done
      ? `${circle(44, y, 13, mock.main)}${stroke(`M38 ${y}l4 5 8-9`, mock.onMain, 3)}`
      : `<circle cx="44" cy="${y}" r="12" fill="none" stroke="${hue(mock, i)}" stroke-width="2.5"/>`
    return [
      box,
      words(mock, 72, y + 5, 16, i, 220, { color: done ? mock.dim : mock.ink, weight: done ? 400 : 600 }),
      done ? stroke(`M72 ${y}h150`, mock.dim, 1.5) : circle(326, y, 5, hue(mock, i)),
      stroke(`M72 ${y + 30}h264`, mock.line, 1),
    ].join('')
  })
  return [
    progress(mock, 116, 0.62),
    rows.join(''),
    circle(304, 640, 32, mock.main),
    named('plus', 304, 640, 30, mock.onMain),
  ].join('')
}

const progress = (mock: Mock, y: number, part: number) =>
  `${rect(24, y, 312, 14, mock.line, 7)}${rect(24, y, 312 * part, 14, mock.main, 7)}`

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

/** A month with its marked days. */
export const calendar: MockScreen = (mock) => {
  const days = range(35).map((i) => ({
    x: 48 + (i % 7) * 44,
    y: 200 + Math.floor(i / 7) * 52,
    text: String((i % 30) + 1),
    marked: mock.random(`day${i}`) < 0.45,
    i,
  }))
  const today = days.filter(({ i }) => i === 17)
  const marked = days.filter((day) => day.marked && day.i !== 17)
  const free = days.filter((day) => !day.marked && day.i !== 17)
  const numbers = (color: string, which: typeof days) =>
    letters(
      15,
      color,
      600,
      which.map((day) => ({ ...day, y: day.y + 6 })),
    )
  const rows = range(3).map((i) => {
    const y = 462 + i * 68
    return [
      card(mock, 24, y, 312, 58),
      rect(24, y, 7, 58, hue(mock, i), 3),
      words(mock, 48, y + 26, 15, i, 270),
      print(mock, 48, y + 36, 120),
    ].join('')
  })
  return [
    words(mock, 24, 146, 20, 4, 300, { weight: 700 }),
    marked.map(({ x, y, i }) => circle(x, y, 19, wash(mock, i))).join(''),
    today.map(({ x, y }) => circle(x, y, 19, mock.main)).join(''),
    numbers(mock.art.shades.night, marked),
    numbers(mock.dim, free),
    numbers(mock.onMain, today),
    rows.join(''),
  ].join('')
}

/** Columns with cards to be moved on. */
export const board: MockScreen = (mock) => {
  const columns = range(3).map((column) => {
    const x = 16 + column * 158
    const cards = range(5 - column).map((i) => {
      const y = 160 + i * 108
      return [
        rect(x + 8, y, 132, 96, mock.paper, 12),
        rect(x + 20, y + 14, 40, 8, hue(mock, i + column), 4),
        words(mock, x + 20, y + 46, 13, i + 2 * column, 112),
        print(mock, x + 20, y + 58, 80),
        circle(x + 122, y + 78, 9, wash(mock, i)),
      ].join('')
    })
    return [
      rect(x, 112, 148, 560, mock.card, 18),
      words(mock, x + 14, 142, 14, column, 120, { color: mock.dim, weight: 700 }),
      cards.join(''),
    ].join('')
  })
  return columns.join('')
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

/** Days with what comes when. */
export const schedule: MockScreen = (mock) => {
  const columns = range(5).map((column) => {
    const x = 50 + column * 60
    const shifts = range(4)
      .filter((i) => mock.random(`shift${column}${i}`) < 0.7)
      .map((i) =>
        rect(
          x,
          176 + i * 122 + 20 * mock.random(`at${column}${i}`),
          54,
          60 + 44 * mock.random(`long${column}${i}`),
          hue(mock, i + column),
          10,
        ),
      )
    return [
      label(x + 27, 142, 15, column === 2 ? mock.main : mock.dim, String(12 + column), {
        weight: 700,
        anchor: 'middle',
      }),
      shifts.join(''),
    ].join('')
  })
  const hours = range(8).map((i) =>
    [label(16, 190 + i * 62, 12, mock.dim, String(8 + i * 2)), stroke(`M46 ${186 + i * 62}h300`, mock.line, 1)].join(
      '',
    ),
  )
  return `${hours.join('')}${columns.join('')}`
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
