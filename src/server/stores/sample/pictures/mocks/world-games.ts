import { circle, label, n, range, rect, shape, stroke } from '../svg.ts'
import { boosters, display } from './board-games.ts'
import { figure, glyph, hue, named, wash, words, type Mock, type MockScreen } from './mock.ts'

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

const panel = (mock: Mock) =>
  [
    rect(14, 540, 332, 122, mock.art.shades.night, 24, ' opacity=".85"'),
    rect(30, 556, 90, 90, mock.art.shades.pop, 20),
    glyph(mock, 0, 75, 601, 58, mock.art.shades.night),
    words(mock, 138, 588, 17, 0, 190, { color: '#fff', weight: 800 }),
    rect(138, 606, 190, 12, '#fff', 6, ' opacity=".25"'),
    rect(138, 606, 60 + 100 * mock.random('part'), 12, mock.art.shades.pop, 6),
    rect(138, 626, 80, 22, mock.art.shades.base, 11),
    boosters(mock, 690),
  ].join('')

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

/** A way that enemies take, with towers beside it. */
export const defence: MockScreen = (mock) => {
  const { shades } = mock.art
  const way = 'M-20 210h230q70 0 70 60t-70 60H120q-70 0-70 62t70 62h260'
  const towers = [
    [120, 268],
    [236, 268],
    [186, 390],
    [290, 390],
    [70, 330],
  ].map(([x = 0, y = 0], i) =>
    [
      circle(x, y, 46, shades.bright, ' opacity=".16"'),
      rect(x - 20, y - 8, 40, 32, '#6b7280', 8),
      circle(x, y - 8, 20, hue(mock, i)),
      glyph(mock, i, x, y - 8, 24, '#fff'),
    ].join(''),
  )
  const foes = range(6).map((i) =>
    [
      circle(20 + i * 34, 210, 12, '#d9483b'),
      rect(6 + i * 34, 190, 28, 5, '#3a0d0d', 2),
      rect(6 + i * 34, 190, 10 + 18 * mock.random(`hp${i}`), 5, '#7CFC6A', 2),
    ].join(''),
  )
  const trees = range(12).map((i) =>
    circle(20 + 320 * mock.random(`tx${i}`), 500 + 30 * mock.random(`ty${i}`) - (i % 3) * 8, 16, '#2f6b3a'),
  )
  return [
    rect(0, 0, 360, 760, '#5d9a57'),
    stroke(way, '#7a5a3a', 54),
    stroke(way, '#d4b483', 44),
    trees.join(''),
    towers.join(''),
    foes.join(''),
    stroke('M120 260 88 212M236 260l-60-48', shades.pop, 4, ' stroke-dasharray="4 8"'),
    display(mock),
    panel(mock),
  ].join('')
}

/** Six-sided fields with troops. */
export const hexField: MockScreen = (mock) => {
  const colours = ['#7cb569', '#8cc47a', '#d9c58b', '#6aa7d6', '#9aa08f']
  const cells = range(42).map((i) => {
    const [column, row] = [i % 6, Math.floor(i / 6)]
    const [x, y] = [34 + column * 58 + (row % 2) * 29, 190 + row * 50]
    const own = i === 20 || i === 27 || i === 32
    const foe = i === 8 || i === 9 || i === 15
    const fill = own ? mock.art.shades.bright : (colours[Math.floor(5 * mock.random(`h${i}`))] ?? '')
    return [
      `<use href="#k0" x="${x}" y="${y}" fill="${fill}"/>`,
      own || foe
        ? [circle(x, y, 20, own ? mock.art.shades.deep : '#b3261e'), glyph(mock, i, x, y, 24, '#fff')].join('')
        : '',
    ].join('')
  })
  return [
    '<defs>',
    '<path id="k0" d="M0-32 28-16v32L0 32-28 16v-32z"/>',
    '</defs>',
    rect(0, 0, 360, 760, mock.art.shades.night),
    cells.join(''),
    stroke('M150 340l58-100', mock.art.shades.pop, 6, ' stroke-dasharray="2 12"'),
    display(mock),
    panel(mock),
  ].join('')
}

/** The road ahead, seen from behind the vehicle. */
export const road: MockScreen = (mock) => {
  const { shades } = mock.art
  const dusk = mock.random('time') < 0.5
  const [sky, sun] = dusk ? [shades.deep, shades.pop] : [shades.soft, '#fff']
  const posts = range(5).map((i) => {
    const t = (i + 1) / 5
    const y = 340 + 360 * t * t
    return [
      rect(180 - 36 - 300 * t * t, y - 90 * t, 9 * t, 90 * t, '#fff'),
      rect(180 + 36 + 300 * t * t, y - 90 * t, 9 * t, 90 * t, '#fff'),
      rect(180 + 36 + 300 * t * t, y - 90 * t, 9 * t, 26 * t, '#d9483b'),
    ].join('')
  })
  const car = [
    shape('M118 640q4-66 28-78h68q24 12 28 78z', shades.popDeep),
    shape('M138 606q4-34 16-38h52q12 4 16 38z', '#1d2430'),
    rect(104, 636, 152, 44, shades.popDeep, 16),
    rect(116, 648, 34, 14, '#ffe9a8', 6),
    rect(210, 648, 34, 14, '#ffe9a8', 6),
    rect(112, 672, 34, 26, '#14161a', 8),
    rect(214, 672, 34, 26, '#14161a', 8),
  ].join('')
  return [
    rect(0, 0, 360, 350, sky),
    circle(230, 280, 60, sun),
    shape('M0 350l60-70 50 50 70-90 80 80 60-50 40 40v40z', shades.base),
    rect(0, 340, 360, 420, dusk ? shades.night : '#8a9a5b'),
    shape('M160 340h40l260 420h-560z', '#3a3f48'),
    shape('M178 340h4l3 60h-10zM174 430h12l5 80h-22zM166 550h28l9 130h-46z', '#fff'),
    posts.join(''),
    car,
    display(mock),
    circle(300, 170, 44, '#000', ' opacity=".5"'),
    figure(mock, 300, 178, 28, String(Math.round(90 + 170 * mock.random('speed'))), '#fff', 'middle'),
    label(300, 196, 11, '#fff', 'km/h', { anchor: 'middle' }),
  ].join('')
}

/** A vehicle on show, with what it can do. */
export const garage: MockScreen = (mock) => {
  const { shades } = mock.art
  const stats = range(4).map((i) =>
    [
      glyph(mock, i, 46, 486 + i * 40, 24, shades.pop),
      rect(76, 481 + i * 40, 250, 12, '#fff', 6, ' opacity=".18"'),
      rect(76, 481 + i * 40, 90 + 150 * mock.random(`stat${i}`), 12, hue(mock, i), 6),
    ].join(''),
  )
  return [
    rect(0, 0, 360, 760, shades.night),
    shape('M0 160h360l-40 200H40z', shades.deep),
    `<ellipse cx="180" cy="390" rx="160" ry="34" fill="${shades.base}"/>`,
    `<ellipse cx="180" cy="386" rx="130" ry="24" fill="${shades.bright}" opacity=".5"/>`,
    shape('M50 356q2-36 40-42 30-54 86-54 66 0 96 56 36 4 40 40z', shades.popDeep),
    shape('M116 314q20-36 56-38v38zM182 276q46 2 66 38h-66z', '#1d2430'),
    [104, 254].map((x) => `${circle(x, 360, 32, '#14161a')}${circle(x, 360, 15, '#c9ced6')}`).join(''),
    words(mock, 30, 446, 20, 1, 300, { color: '#fff', weight: 800 }),
    stats.join(''),
    display(mock),
    rect(40, 664, 280, 54, shades.pop, 27),
    named('flag-check', 180, 691, 34, shades.night),
  ].join('')
}

/** Rooms and corridors in torchlight. */
export const dungeon: MockScreen = (mock) => {
  const { shades } = mock.art
  const isWall = (i: number) => {
    const [x, y] = [i % 7, Math.floor(i / 7)]
    return x === 0 || x === 6 || (y % 4 === 0 && x !== 3) || mock.random(`w${i}`) < 0.08
  }
  const stones = (wall: boolean) =>
    range(70)
      .filter((i) => isWall(i) === wall)
      .map((i) => `M${12 + (i % 7) * 48} ${140 + Math.floor(i / 7) * 48}h46v46h-46z`)
      .join('')
  const floor = `${shape(stones(false), '#6d6484')}${shape(stones(true), '#3b3550')}`
  const thing = (x: number, y: number, i: number, color: string) =>
    [
      circle(36 + x * 48, 164 + y * 48, 36, color, ' opacity=".25"'),
      circle(36 + x * 48, 164 + y * 48, 19, color),
      glyph(mock, i, 36 + x * 48, 164 + y * 48, 24, '#fff'),
    ].join('')
  return [
    rect(0, 0, 360, 760, '#17132a'),
    floor,
    [210, 150, 95].map((radius) => circle(180, 400, radius, shades.pop, ' opacity=".09"')).join(''),
    thing(3, 5, 1, shades.base),
    thing(2, 2, 0, '#b3261e'),
    thing(5, 6, 0, '#b3261e'),
    thing(4, 3, 2, shades.popDeep),
    thing(1, 7, 2, shades.popDeep),
    display(mock),
    rect(16, 640, 328, 90, '#000', 24, ' opacity=".6"'),
    [0, 1]
      .map((i) =>
        [
          rect(30, 658 + i * 30, 200, 16, '#fff', 8, ' opacity=".2"'),
          rect(30, 658 + i * 30, 200 * (0.5 + 0.4 * mock.random(`bar${i}`)), 16, i ? '#3fa9ff' : '#ff4d6d', 8),
        ].join(''),
      )
      .join(''),
    circle(292, 684, 34, shades.popDeep),
    glyph(mock, 0, 292, 684, 40, '#fff'),
  ].join('')
}

/** Two that fight, and what one may do. */
export const battle: MockScreen = (mock) => {
  const { shades } = mock.art
  const beast = (x: number, y: number, size: number, color: string, belly: string) =>
    [
      `<ellipse cx="${x}" cy="${n(y + size)}" rx="${n(size)}" ry="${n(size / 4)}" fill="#000" opacity=".25"/>`,
      shape(
        `M${n(x - size * 0.7)} ${n(y - size * 0.4)}l${n(-size * 0.1)} ${n(-size * 0.7)} ${n(size * 0.5)} ${n(size * 0.35)}h${n(size * 0.6)}l${n(size * 0.5)} ${n(-size * 0.35)} ${n(-size * 0.1)} ${n(size * 0.7)}z`,
        color,
      ),
      circle(x, y, size * 0.9, color),
      `<ellipse cx="${x}" cy="${n(y + size * 0.4)}" rx="${n(size * 0.55)}" ry="${n(size * 0.42)}" fill="${belly}"/>`,
      circle(x - size * 0.32, y - size * 0.2, size * 0.2, '#fff'),
      circle(x + size * 0.32, y - size * 0.2, size * 0.2, '#fff'),
      circle(x - size * 0.28, y - size * 0.18, size * 0.1, '#111'),
      circle(x + size * 0.36, y - size * 0.18, size * 0.1, '#111'),
    ].join('')
  const health = (x: number, y: number, part: number) =>
    [
      rect(x, y, 150, 44, '#000', 14, ' opacity=".55"'),
      rect(x + 14, y + 12, 80, 8, '#fff', 4),
      rect(x + 14, y + 27, 122, 9, '#fff', 4, ' opacity=".25"'),
      rect(x + 14, y + 27, 122 * part, 9, part > 0.4 ? '#7CFC6A' : '#ff4d6d', 4),
    ].join('')
  const acts = range(4).map((i) =>
    [
      rect(20 + (i % 2) * 164, 548 + Math.floor(i / 2) * 68, 156, 60, hue(mock, i), 20),
      glyph(mock, i, 56 + (i % 2) * 164, 578 + Math.floor(i / 2) * 68, 36, '#fff'),
      rect(86 + (i % 2) * 164, 572 + Math.floor(i / 2) * 68, 70, 11, '#fff', 5),
    ].join(''),
  )
  return [
    rect(0, 0, 360, 760, shades.bright),
    shape('M0 300q90-60 180-20t180-30v520H0z', '#6aa860'),
    shape('M0 420q120-40 360 20v330H0z', '#4f8f4d'),
    beast(262, 260, 52, shades.popDeep, shades.popSoft),
    beast(104, 430, 76, shades.base, shades.soft),
    circle(206, 330, 20, '#fff', ' opacity=".9"'),
    stroke('M176 360l20-18M226 318l14-12M190 310l10 12M214 350l12 10', '#fff', 6),
    health(30, 200, 0.35),
    health(190, 470, 0.8),
    acts.join(''),
    display(mock),
  ].join('')
}

/** What was won and is carried. */
export const inventory: MockScreen = (mock) => {
  const { shades } = mock.art
  const slots = range(20).map((i) => {
    const [x, y, full] = [24 + (i % 4) * 80, 300 + Math.floor(i / 4) * 80, mock.random(`slot${i}`) < 0.75]
    return [
      rect(x, y, 72, 72, '#000', 14, ` opacity=".35"`),
      full
        ? [
            rect(x + 3, y + 3, 66, 66, i % 5 === 0 ? shades.popDeep : shades.deep, 12),
            glyph(
              mock,
              Math.floor(9 * mock.random(`item${i}`)),
              x + 36,
              y + 36,
              40,
              i % 5 === 0 ? '#fff' : wash(mock, i),
            ),
          ].join('')
        : '',
    ].join('')
  })
  return [
    rect(0, 0, 360, 760, shades.night),
    rect(16, 140, 328, 140, shades.base, 22),
    rect(32, 156, 108, 108, shades.deep, 20),
    glyph(mock, 0, 86, 210, 72, shades.pop),
    words(mock, 160, 188, 20, 0, 170, { color: '#fff', weight: 800 }),
    range(2)
      .map((i) =>
        [
          rect(160, 208 + i * 26, 164, 12, '#000', 6, ' opacity=".3"'),
          rect(160, 208 + i * 26, 50 + 100 * mock.random(`s${i}`), 12, i ? '#3fa9ff' : shades.pop, 6),
        ].join(''),
      )
      .join(''),
    slots.join(''),
    display(mock),
  ].join('')
}
