import { circle, label, letters, range, rect, stroke } from '../svg.ts'
import { card, words, print, named, hue, wash, type Mock, type MockScreen } from './mock.ts'

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
