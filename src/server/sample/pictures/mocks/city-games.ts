import { circle, n, range, rect, shape, stroke } from '../svg.ts'
import { hue, type MockScreen } from './mock.ts'
import { display, panel } from './game-display.ts'

/** A box on a tilted grid: top, left and right side. */
function box(x: number, y: number, side: number, tall: number, top: string, left: string, right: string): string {
  const [w, h] = [side, side / 2]
  return [
    shape(`M${n(x)} ${n(y - tall)}l${w} ${h}L${n(x)} ${n(y - tall + 2 * h)}l${-w} ${-h}z`, top),
    shape(`M${n(x - w)} ${n(y + h - tall)}v${tall}l${w} ${h}v${-tall}z`, left),
    shape(`M${n(x + w)} ${n(y + h - tall)}v${tall}l${-w} ${h}v${-tall}z`, right),
  ].join('')
}

const gridOf = (size: number) => range(size * size).map((i) => ({ i, column: i % size, row: Math.floor(i / size) }))

const place = (column: number, row: number, side: number, top: number) => ({
  x: 180 + (column - row) * side,
  y: top + ((column + row) * side) / 2,
})

/** A town of blocks, streets and trees. */
export const town: MockScreen = (mock) => {
  const { soft, deep, pop } = mock.art.shades
  const street = box(0, 0, 36, 4, '#5d6470', '#444a54', '#383d46')
  const park = [
    box(0, 0, 36, 6, '#7fcf6e', '#5aa84b', '#4b9140'),
    circle(0, -6, 14, '#3f8f45'),
    circle(-4, -10, 7, '#5fb356'),
  ].join('')
  const cells = gridOf(5).map(({ i, column, row }) => {
    const { x, y } = place(column, row, 36, 240)
    if (column === 2 || row === 2) return `<use href="#k0" x="${x}" y="${y}"/>`
    if (mock.random(`park${i}`) < 0.22) return `<use href="#k1" x="${x}" y="${y}"/>`
    const tall = Math.round(26 + 84 * mock.random(`tall${i}`))
    const windows = [22, 34].map((down) => `M${x + 6} ${n(y + down - tall / 2)}l12-6v4l-12 6z`)
    return `${box(x, y, 30, tall, '#f4f1ea', hue(mock, i), deep)}${shape(windows.join(''), pop)}`
  })
  return [
    `<defs><g id="k0">${street}</g><g id="k1">${park}</g></defs>`,
    rect(0, 0, 360, 760, soft),
    shape('M180 239l190 97-190 97L-10 336z', '#8fd17a'),
    cells.join(''),
    display(mock),
    panel(mock),
  ].join('')
}

/** Fields with what grows on them. */
export const farm: MockScreen = (mock) => {
  const earth = box(0, 0, 30, 8, '#9c6b45', '#7c5233', '#6b452b')
  const plants = ['#ffd23f', '#ff7043', '#66bb6a', '#ba68c8'].map(
    (color) =>
      `<use href="#k5"/>${stroke('M-12 6v-8M0 6v-8M12 6v-8', '#3f8f45', 3)}${stroke('M-12-5h0M0-5h0M12-5h0', color, 10)}`,
  )
  const kinds = [box(0, 0, 30, 5, '#8fd17a', '#6cb05a', '#5b994b'), ...plants, earth]
  const cells = gridOf(6).map(({ column, row }) => {
    const { x, y } = place(column, row, 30, 250)
    const kind = Math.floor(5 * mock.random(`field${Math.floor(column / 2)}${Math.floor(row / 2)}`))
    return `<use href="#k${kind}" x="${x}" y="${y}"/>`
  })
  const barn = [
    box(70, 226, 40, 46, '#f6e7d2', '#d9483b', '#b53a30'),
    shape('M30 200l40-34 40 20-40 34z', '#7a2d26'),
    rect(54, 236, 16, 24, '#fff', 2),
  ]
  return [
    `<defs>${kinds.map((kind, i) => `<g id="k${i}">${kind}</g>`).join('')}</defs>`,
    rect(0, 0, 360, 760, '#bfe8a8'),
    circle(300, 180, 42, '#fff3b0'),
    barn.join(''),
    cells.join(''),
    display(mock),
    panel(mock),
  ].join('')
}

/** Walls with towers, and the houses they guard. */
export const castle: MockScreen = (mock) => {
  const { shades } = mock.art
  const tower = (x: number, y: number, tall: number, color: string) =>
    [
      box(x, y, 26, tall, '#d8d3c8', '#b4ada0', '#938c80'),
      shape(`M${x - 30} ${y - tall + 14}l30-58 30 58-30 15z`, color),
      rect(x - 14, y + 10 - tall * 0.6, 6, 14, shades.pop, 3),
    ].join('')
  const wall = (from: readonly [number, number], to: readonly [number, number]) =>
    shape(
      `M${from[0]} ${from[1]}L${to[0]} ${to[1]}v-34L${from[0]} ${from[1] - 34}z`,
      from[0] < to[0] === from[1] < to[1] ? '#b4ada0' : '#a09889',
    )
  const houses = gridOf(4).map(({ i, column, row }) => {
    const { x, y } = place(column, row, 36, 300)
    if (i === 5)
      return [
        box(x, y + 6, 38, 96, '#e6e0d4', '#c4bcae', '#a39b8d'),
        tower(x, y - 80, 40, shades.popDeep),
        rect(x - 22, y + 26, 14, 26, '#5a4632', 7),
      ].join('')
    const size = Math.round(15 + 5 * mock.random(`size${i}`))
    return mock.random(`house${i}`) < 0.2
      ? `${circle(x, y, 15, '#3f8f45')}${circle(x + 10, y + 8, 11, '#4da653')}`
      : [
          box(x, y, size, 20, '#f1e6d0', '#e9dcc6', '#cbb995'),
          shape(
            `M${x - size - 3} ${n(y - 18 + size / 2)}l${size + 3}-20 ${size + 3} 20-${size + 3} ${size / 2}z`,
            hue(mock, i),
          ),
        ].join('')
  })
  return [
    rect(0, 0, 360, 760, '#9cc48a'),
    shape('M0 150q90-40 180 0t180-20v80H0z', '#86b374'),
    shape('M180 262l176 88-176 92L4 350z', '#c6b48a'),
    tower(180, 250, 74, shades.base),
    wall([20, 352], [180, 272]),
    wall([180, 272], [340, 352]),
    houses.join(''),
    tower(24, 336, 66, shades.popDeep),
    tower(336, 336, 66, shades.popDeep),
    wall([20, 366], [180, 448]),
    wall([340, 366], [180, 448]),
    tower(180, 426, 70, shades.base),
    display(mock),
    panel(mock),
  ].join('')
}
