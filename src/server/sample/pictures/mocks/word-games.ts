import { letters, range, rect, shape, stroke } from '../svg.ts'
import { type Mock, type MockScreen } from './mock.ts'
import { display } from './game-display.ts'

const letter = (mock: Mock, name: string) => String.fromCharCode(65 + Math.floor(26 * mock.random(name)))

/** Letters with words that were found. */
export const letterGrid: MockScreen = (mock) => {
  const { tint, pop, bright, popSoft, deep, base } = mock.art.shades
  const grid = range(64).map((i) => ({
    x: 43 + (i % 8) * 39,
    y: 190 + Math.floor(i / 8) * 44,
    text: letter(mock, `l${i}`),
  }))
  const found = range(6).map((i) => {
    const [x, y, done] = [24 + (i % 3) * 106, 544 + Math.floor(i / 3) * 56, i < 2]
    return [rect(x, y, 98, 44, done ? base : '#fff', 22), rect(x + 20, y + 17, 58, 10, done ? '#fff' : deep, 5)].join(
      '',
    )
  })
  return [
    rect(0, 0, 360, 760, tint),
    rect(14, 146, 332, 376, '#fff', 22),
    stroke('M43 226h156', pop, 34),
    stroke('M316 182v176', bright, 34, ' opacity=".7"'),
    stroke('M82 448l117-132', popSoft, 34),
    letters(24, deep, 700, grid),
    display(mock, 76),
    found.join(''),
  ].join('')
}

/** White and black fields with letters between. */
export const crossword: MockScreen = (mock) => {
  const { tint, night, popSoft, deep, base } = mock.art.shades
  const cells = range(81)
    .map((i) => ({ i, x: i % 9, y: Math.floor(i / 9) }))
    .filter(({ i, x, y }) => !(x % 2 === 1 && y % 2 === 1) && mock.random(`d${i}`) >= 0.1)
  const field = ({ x, y }: { x: number; y: number }) => `M${19 + x * 36} ${160 + y * 36}h34v34h-34z`
  const written = cells.filter(({ i }) => mock.random(`c${i}`) < 0.5)
  return [
    rect(0, 0, 360, 760, tint),
    rect(12, 153, 336, 338, night, 10),
    shape(cells.map(field).join(''), '#fff'),
    shape(
      cells
        .filter(({ y }) => y === 4)
        .map(field)
        .join(''),
      popSoft,
    ),
    letters(
      21,
      deep,
      600,
      written.map(({ i, x, y }) => ({ x: 36 + x * 36, y: 185 + y * 36, text: letter(mock, `l${i}`) })),
    ),
    display(mock, 76),
    rect(0, 506, 360, 46, base),
    rect(30, 522, 220, 12, '#fff', 6),
    keyboard(mock),
  ].join('')
}

/** Six tries, and the keys for the next one. */
export const guess: MockScreen = (mock) => {
  const { base, pop, tint } = mock.art.shades
  const at = (i: number) => ({ x: 36 + (i % 5) * 59, y: 150 + Math.floor(i / 5) * 59 })
  const cells = range(30).map((i) => {
    const { x, y } = at(i)
    const hit = mock.random(`hit${i}`) + i / 40
    const fill = i >= 20 ? '#fff' : hit > 0.85 ? base : hit > 0.6 ? pop : '#9aa0ab'
    return rect(x, y, 53, 53, fill, 10)
  })
  const tried = range(20).map((i) => ({ x: at(i).x + 26.5, y: at(i).y + 37, text: letter(mock, `l${i}`) }))
  return [
    rect(0, 0, 360, 760, tint),
    cells.join(''),
    letters(29, '#fff', 800, tried),
    display(mock, 74),
    keyboard(mock),
  ].join('')
}

function keyboard(mock: Mock): string {
  const keys = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'].flatMap((row, at) =>
    Array.from(row, (text, i) => ({ x: (360 - row.length * 35) / 2 + i * 35, y: 570 + at * 54, text })),
  )
  const caps = keys.map(({ x, y }) => `M${x} ${y}h31v46h-31z`)
  const places = keys.map(({ x, y, text }) => ({ x: x + 15.5, y: y + 30, text }))
  return [
    shape(caps.join(''), '#fff', ' stroke="#fff" stroke-width="2"'),
    letters(18, mock.art.shades.deep, 600, places),
  ].join('')
}
