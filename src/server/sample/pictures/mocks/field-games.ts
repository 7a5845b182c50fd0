import { circle, n, range, rect, shape, stroke } from '../svg.ts'
import { words, glyph, hue, wash, type MockScreen } from './mock.ts'
import { display, panel } from './game-display.ts'

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
