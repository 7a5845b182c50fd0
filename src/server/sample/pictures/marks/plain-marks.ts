import type { Art } from '../art.ts'
import { outlined, solid, stacked } from '../glyphs.ts'
import { circle, group, n, opacity, range, rect, shape } from '../svg.ts'

/** Draws an icon's content on a square of 128 by 128 with one of the brand's glyphs. */
export type Mark = (art: Art, glyph: string) => string

const ground = (from: string, to: string) =>
  [
    '<linearGradient id="g" x1="0" y1="0" x2=".3" y2="1">',
    `<stop stop-color="${from}"/>`,
    `<stop offset="1" stop-color="${to}"/>`,
    '</linearGradient>',
    rect(0, 0, 128, 128, 'url(#g)'),
  ].join('')

/** White lines on a strong colour, with the long shadow of a low sun. */
export const flat: Mark = ({ shades }, glyph) => {
  const places = range(5).map((i) => ({ x: 66 + i * 5, y: 66 + i * 5, opacity: 0.16 }))
  const shadow = stacked(glyph, 2.2, shades.deep, 76, places)
  return [
    ground(shades.bright, shades.base),
    shadow,
    outlined(glyph, 64, 64, 76, '#fff', { width: 2.2, fill: shades.pop }),
  ].join('')
}

/** A glyph in a light shape on a dark ground; the shape differs from brand to brand. */
export const badge: Mark = ({ shades, random }, glyph) => {
  const shapes = [
    circle(64, 64, 44, shades.bright),
    rect(22, 22, 84, 84, shades.bright, 28),
    shape('M64 16 106 40v48l-42 24-42-24V40z', shades.bright, ` stroke="${shades.bright}" stroke-width="8"`),
    shape('M64 18c30 0 46 18 46 46s-16 46-46 46H28a10 10 0 0 1-10-10V64c0-28 16-46 46-46z', shades.bright),
  ]
  return [
    ground(shades.deep, shades.night),
    shapes[Math.floor(random('badge') * 4)],
    solid(glyph, 64, 64, 54, shades.night),
  ].join('')
}

/** Two cards, one behind the other. */
export const tile: Mark = ({ shades, random }, glyph) => {
  const turn = random('turn') < 0.5 ? -9 : 9
  return [
    ground(shades.base, shades.deep),
    group(turn < 0 ? 74 : 54, 56, 1, rect(-37, -37, 74, 74, shades.pop, 15), -turn * 1.8),
    group(
      turn < 0 ? 60 : 68,
      70,
      1,
      [
        rect(-39, -39, 78, 78, '#fff', 15),
        outlined(glyph, 0, 0, 56, shades.deep, { width: 2.4, fill: shades.soft }),
      ].join(''),
      turn / 2,
    ),
  ].join('')
}

/** A glyph so large that it does not fit, in shades of one colour. */
export const crop: Mark = ({ shades, random }, glyph) => {
  const turn = random('turn') < 0.5 ? -14 : 12
  return [
    rect(0, 0, 128, 128, shades.deep),
    group(76, 76, 1, outlined(glyph, 0, 0, 138, shades.bright, { width: 2.6, fill: shades.base }), turn),
    circle(24, 24, 9, shades.pop),
  ].join('')
}

/** A glyph in the middle of widening circles. */
export const rings: Mark = ({ shades }, glyph) =>
  [
    ground(shades.base, shades.deep),
    [86, 66, 47].map((radius, i) => circle(64, 64, radius, shades.bright, opacity(0.22 + 0.14 * i))).join(''),
    circle(64, 64, 32, '#fff'),
    solid(glyph, 64, 64, 40, shades.deep),
  ].join('')

/** Ink on paper, with a second colour that missed the lines by a little. */
export const paper: Mark = ({ shades }, glyph) =>
  [
    rect(0, 0, 128, 128, shades.tint),
    circle(76, 74, 38, shades.pop),
    outlined(glyph, 64, 64, 80, shades.deep, { width: 2.1 }),
  ].join('')

/** Two colours that meet on the slant. */
export const split: Mark = ({ shades, random }, glyph) => {
  const path = random('split') < 0.5 ? 'M0 0h128L0 128z' : 'M0 0h70L44 128H0z'
  return [
    ground(shades.base, shades.deep),
    shape(path, shades.popDeep),
    outlined(glyph, 64, 66, 78, shades.night, { width: 2.6, opacity: 0.35 }),
    outlined(glyph, 64, 63, 78, '#fff', { width: 2.6 }),
  ].join('')
}

/** A glyph, and what it is used with in the corner. */
export const pair: Mark = ({ shades, glyphs }, glyph) => {
  const other = glyphs.find((name) => name !== glyph) ?? glyph
  return [
    ground('#fff', shades.soft),
    outlined(glyph, 57, 56, 76, shades.base, { width: 2.6, fill: shades.soft }),
    circle(94, 94, 27, '#fff'),
    circle(94, 94, 23, shades.popDeep),
    outlined(other, 94, 94, 28, '#fff', { width: 2.4 }),
  ].join('')
}

/** A sun with rays behind the glyph. */
export const burst: Mark = ({ shades }, glyph) => {
  const rays = range(12).map((i) => {
    const [a, b] = [(i / 12) * 2 * Math.PI, ((i + 0.5) / 12) * 2 * Math.PI]
    return `M64 64 ${n(64 + 99 * Math.cos(a))} ${n(64 + 99 * Math.sin(a))} ${n(64 + 99 * Math.cos(b))} ${n(64 + 99 * Math.sin(b))}z`
  })
  return [
    ground(shades.bright, shades.base),
    shape(rays.join(''), '#fff', opacity(0.22)),
    outlined(glyph, 64, 68, 84, shades.night, { width: 5.4 }),
    outlined(glyph, 64, 64, 84, shades.deep, { width: 5 }),
    outlined(glyph, 64, 64, 84, '#fff', { width: 2, fill: shades.pop }),
  ].join('')
}
