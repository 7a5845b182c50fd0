import { circle, group, label, letters, range, rect, stroke } from '../svg.ts'
import { glyph, hue, wash, type MockScreen } from './mock.ts'
import { display, boosters } from './game-display.ts'

const gems = [
  (c: string, d: string) =>
    `<path d="M-12-15h24l8 12L0 18-20-3z" fill="${c}"/><path d="M-12-15h24L0-3zM0-3v21L20-3z" fill="${d}"/>`,
  (c: string, d: string) => `<circle r="18" fill="${c}"/><circle r="8" fill="${d}"/>`,
  (c: string, d: string) =>
    `<rect x="-16" y="-16" width="32" height="32" rx="9" fill="${c}"/><rect x="-8" y="-8" width="16" height="16" rx="4" fill="${d}"/>`,
  (c: string, d: string) =>
    `<path d="M0-19 19 14h-38z" fill="${c}" stroke="${c}" stroke-width="4"/><path d="M0-8 9 9H-9z" fill="${d}"/>`,
  (c: string, d: string) =>
    `<path d="M0-20 6-7l14 2-10 10 3 14L0 12l-13 7 3-14L-20-5l14-2z" fill="${c}"/><circle r="5" cy="1" fill="${d}"/>`,
] as const

/** Seven by eight stones, one row about to go. */
export const gemBoard: MockScreen = (mock) => {
  const colours = ['#ff4d6d', '#3fa9ff', '#3ddc84', '#ffc233', '#b56bff']
  const kinds = gems.map((gem, i) => `<g id="k${i}">${gem(colours[i] ?? '', '#ffffff66')}</g>`)
  const cells = range(56).map((i) => {
    const [x, y] = [i % 7, Math.floor(i / 7)]
    const kind = y === 4 && x > 1 && x < 6 ? 0 : Math.floor(5 * mock.random(`gem${i}`))
    return `<use href="#k${kind}" x="${42 + x * 46}" y="${188 + y * 46}"/>`
  })
  return [
    '<defs>',
    kinds.join(''),
    '</defs>',
    rect(12, 158, 336, 384, mock.art.shades.night, 24, ' opacity=".55"'),
    rect(106, 346, 190, 52, '#fff', 16, ' opacity=".4"'),
    cells.join(''),
    stroke('M96 372h210', '#fff', 5, ' opacity=".9"'),
    display(mock),
    boosters(mock, 600),
  ].join('')
}

/** Nine by nine numbers, with a chosen field. */
export const sudoku: MockScreen = (mock) => {
  const { soft, tint, base, deep, pop } = mock.art.shades
  const numbers = range(81)
    .filter((i) => mock.random(`n${i}`) < 0.6)
    .map((i) => {
      const [x, y] = [i % 9, Math.floor(i / 9)]
      const value = ((x * 3 + Math.floor(x / 3) + y * 3 + Math.floor(y / 3)) % 9) + 1
      return { x: 36 + x * 36, y: 198 + y * 36, text: String(value), given: mock.random(`given${i}`) < 0.5 }
    })
  const lines = range(10).map((i) => `M${18 + i * 36} 172v324M18 ${172 + i * 36}h324`)
  const thick = range(4).map((i) => `M${18 + i * 108} 172v324M18 ${172 + i * 108}h324`)
  const keys = range(9).map((i) => ({ x: 36 + i * 36, y: 560, text: String(i + 1) }))
  const tools = range(4).map(
    (i) => `${circle(60 + i * 80, 636, 28, '#fff')}${glyph(mock, i, 60 + i * 80, 636, 30, base)}`,
  )
  return [
    rect(0, 0, 360, 760, tint),
    rect(18, 172, 324, 324, '#fff'),
    rect(18, 316, 324, 36, soft),
    rect(162, 172, 36, 324, soft),
    rect(162, 316, 36, 36, pop),
    stroke(lines.join(''), '#c9ced6', 1),
    stroke(thick.join(''), deep, 3),
    letters(
      22,
      deep,
      700,
      numbers.filter(({ given }) => given),
    ),
    letters(
      22,
      base,
      500,
      numbers.filter(({ given }) => !given),
    ),
    letters(30, base, 600, keys),
    display(mock, 84),
    tools.join(''),
  ].join('')
}

/** Blocks that fall into place. */
export const blockBoard: MockScreen = (mock) => {
  const block = (color: string, i: number) =>
    `<g id="k${i}">${rect(0, 0, 36, 36, color, 7)}${rect(4, 4, 28, 7, '#fff', 3, ' opacity=".35"')}</g>`
  const field = range(64)
    .filter((i) => mock.random(`f${i}`) < (i >= 48 ? 0.85 : i >= 24 ? 0.42 : 0.1))
    .map((i) => {
      const kind = Math.floor(5 * mock.random(`h${Math.floor(i / 2)}`))
      return `<use href="#k${kind}" x="${28 + (i % 8) * 38}" y="${166 + Math.floor(i / 8) * 38}"/>`
    })
  const pieces = [
    [0, 1, 2, 5],
    [0, 1, 3, 4],
    [1, 3, 4, 5],
  ].map((cells, piece) => {
    const blocks = cells.map(
      (cell) => `<use href="#k${piece + 1}" x="${(cell % 3) * 38}" y="${Math.floor(cell / 3) * 38}"/>`,
    )
    return group(40 + piece * 104, 540, 0.68, blocks.join(''))
  })
  const grid = range(9).map((i) => `M${27 + i * 38} 165v304M27 ${165 + i * 38}h304`)
  return [
    `<defs>${range(5)
      .map((i) => block(hue(mock, i % 4), i))
      .join('')}</defs>`,
    rect(16, 154, 328, 328, mock.art.shades.night, 20, ' opacity=".8"'),
    stroke(grid.join(''), '#fff', 2, ' opacity=".12"'),
    field.join(''),
    pieces.join(''),
    display(mock),
    boosters(mock, 650),
  ].join('')
}

/** Chests, coins and what they cost. */
export const shop: MockScreen = (mock) =>
  [
    rect(16, 140, 328, 548, mock.art.shades.night, 26, ' opacity=".6"'),
    range(6)
      .map((i) => {
        const [x, y] = [30 + (i % 2) * 154, 160 + Math.floor(i / 2) * 174]
        return [
          rect(x, y, 146, 160, '#fff', 22),
          rect(x, y, 146, 104, wash(mock, i), 22),
          glyph(mock, i, x + 73, y + 54, 68, mock.art.shades.deep),
          rect(x + 18, y + 112, 110, 36, i === 1 ? mock.art.shades.popDeep : mock.art.shades.base, 18),
          label(x + 73, y + 136, 17, '#fff', (0.99 + Math.floor(12 * mock.random(`p${i}`))).toFixed(2), {
            weight: 800,
            anchor: 'middle',
          }),
        ].join('')
      })
      .join(''),
    display(mock),
  ].join('')
