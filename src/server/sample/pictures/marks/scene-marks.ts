import { outlined, solid, stacked } from '../glyphs.ts'
import { circle, group, n, opacity, range, rect, shape, stroke } from '../svg.ts'
import type { Mark } from './plain-marks.ts'

const sky = (from: string, to: string) =>
  `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Evening over hills; the glyph stands in the sky. */
export const dusk: Mark = ({ shades, random }, glyph) => {
  const crest = n(88 + 8 * random('crest'))
  return [
    sky(shades.deep, shades.pop),
    rect(0, 0, 128, 128, 'url(#g)'),
    circle(64, 92, 40, '#fff', opacity(0.2)),
    outlined(glyph, 64, 50, 66, '#fff', { width: 2.3 }),
    shape(`M0 ${crest}q30-18 62-6t66-8v60H0z`, shades.base),
    shape('M0 108q36-16 70-4t58-8v32H0z', shades.night),
  ].join('')
}

/** A round window with land and sun. */
export const porthole: Mark = ({ shades, random }, glyph) => {
  const x = n(48 + 32 * random('sun'))
  return [
    rect(0, 0, 128, 128, shades.base),
    sky(shades.tint, shades.bright),
    circle(64, 64, 50, 'url(#g)'),
    '<clipPath id="c">',
    '<circle cx="64" cy="64" r="50"/>',
    '</clipPath>',
    '<g clip-path="url(#c)">',
    circle(Number(x), 46, 17, shades.pop),
    shape('M0 84q32-22 64-6t64-8v58H0z', shades.base),
    shape('M0 100q30-14 64-4t64-6v40H0z', shades.deep),
    '</g>',
    outlined(glyph, 64, 72, 58, shades.deep, { width: 5.2 }),
    outlined(glyph, 64, 72, 58, '#fff', { width: 2.4 }),
    '<circle cx="64" cy="64" r="50" fill="none" stroke="#fff" stroke-width="6"/>',
  ].join('')
}

/** Glowing lines in the dark. */
export const neon: Mark = ({ shades }, glyph) =>
  [
    rect(0, 0, 128, 128, shades.night),
    circle(64, 64, 58, shades.base, opacity(0.25)),
    outlined(glyph, 64, 64, 76, shades.base, { width: 5.5, opacity: 0.45 }),
    outlined(glyph, 64, 64, 76, shades.bright, { width: 3 }),
    outlined(glyph, 64, 64, 76, '#fff', { width: 1 }),
    stroke('M24 112h80', shades.pop, 5),
  ].join('')

/** Cut out and stuck onto a pattern of the brand's third glyph. */
export const sticker: Mark = ({ shades, glyphs }, glyph) => {
  const small = range(9).map((i) =>
    outlined(glyphs[2], 10 + (i % 3) * 54, 12 + Math.floor(i / 3) * 52, 24, '#fff', { opacity: 0.28 }),
  )
  return [
    rect(0, 0, 128, 128, shades.bright),
    small.join(''),
    group(
      64,
      64,
      1,
      [
        outlined(glyph, 2, 4, 78, shades.deep, { width: 7, opacity: 0.3 }),
        outlined(glyph, 0, 0, 78, '#fff', { width: 7, fill: '#fff' }),
        outlined(glyph, 0, 0, 78, shades.deep, { width: 2.2, fill: shades.pop }),
      ].join(''),
      -7,
    ),
  ].join('')
}

/** Somebody round with large eyes, who has the glyph on the belly. */
export const mascot: Mark = ({ shades, random }, glyph) => {
  const ears = [
    shape('M28 44 30 10l28 18zM100 44 98 10 70 28z', shades.base),
    `${circle(30, 30, 15, shades.base)}${circle(98, 30, 15, shades.base)}`,
    [
      stroke('M50 26 40 8M78 26l10-18', shades.base, 6),
      circle(39, 8, 6, shades.popDeep),
      circle(89, 8, 6, shades.popDeep),
    ].join(''),
    shape('M64 2q16 10 8 26H56Q48 12 64 2z', shades.base),
  ]
  const look = n(2.5 - 5 * random('look'))
  const eye = (x: number) =>
    [
      circle(x, 52, 13, '#fff'),
      circle(x + Number(look), 53, 6.5, '#1d1d26'),
      circle(x + Number(look) + 2, 50.5, 2.2, '#fff'),
    ].join('')
  return [
    sky(shades.popSoft, shades.pop),
    rect(0, 0, 128, 128, 'url(#g)'),
    ears[Math.floor(random('ears') * 4)],
    rect(18, 22, 92, 124, shades.base, 44),
    shape('M32 128q0-44 32-44t32 44z', shades.soft),
    eye(46),
    eye(82),
    random('mouth') < 0.5
      ? stroke('M56 70q8 7 16 0', shades.night, 3.4)
      : shape('M54 69h20q-2 12-10 12t-10-12z', shades.night),
    solid(glyph, 64, 107, 32, shades.deep),
  ].join('')
}

/** A glyph as thick as a letter on a shop front. */
export const extrude: Mark = ({ shades, random }, glyph) => {
  const places = range(6).map((i) => ({ x: 64, y: 73 - i * 2.4 }))
  const depth = stacked(glyph, 3.2, shades.deep, 80, places)
  const turn = random('turn') < 0.5 ? -6 : 6
  return [
    sky(shades.bright, shades.base),
    rect(0, 0, 128, 128, 'url(#g)'),
    circle(64, 60, 52, '#fff', opacity(0.18)),
    group(
      64,
      64,
      1,
      group(-64, -64, 1, `${depth}${outlined(glyph, 64, 59, 80, '#fff', { width: 2.6, fill: shades.pop })}`),
      turn,
    ),
  ].join('')
}

/** A shield with a rim, as guilds carry it. */
export const emblem: Mark = ({ shades, random }, glyph) => {
  const shields = [
    'M64 14q22 12 42 12v36q0 36-42 54-42-18-42-54V26q20 0 42-12z',
    'M24 18h80v52q0 24-40 46-40-22-40-46z',
    'M64 12 112 46 94 108H34L16 46z',
  ]
  const path = shields[Math.floor(random('shield') * 3)] ?? ''
  return [
    sky(shades.deep, shades.night),
    rect(0, 0, 128, 128, 'url(#g)'),
    circle(64, 64, 60, shades.popDeep, opacity(0.25)),
    shape(path, shades.base, ` stroke="${shades.pop}" stroke-width="8"`),
    shape('M64 18v92q38-18 38-48V30q-20 0-38-12z', shades.deep, opacity(0.35)),
    outlined(glyph, 64, 62, 56, shades.night, { width: 5, opacity: 0.6 }),
    outlined(glyph, 64, 60, 56, '#fff', { width: 2.2, fill: shades.pop }),
  ].join('')
}

/** Lines of speed over asphalt. */
export const speed: Mark = ({ shades, random }, glyph) => {
  const lines = range(7).map((i) => {
    const y = 12 + i * 17 + 6 * random(`line${i}`)
    return `M${n(-10 + 60 * random(`from${i}`))} ${n(y)}h${n(30 + 60 * random(`length${i}`))}`
  })
  return [
    sky(shades.base, shades.night),
    rect(0, 0, 128, 128, 'url(#g)'),
    group(0, 0, 1, stroke(lines.join(''), shades.pop, 4, opacity(0.7)), -8),
    group(
      64,
      64,
      1,
      [
        '<g transform="skewX(-12)">',
        outlined(glyph, 0, 5, 82, shades.night, { width: 4.5 }),
        outlined(glyph, 0, 0, 82, '#fff', { width: 2.6, fill: shades.popDeep }),
        '</g>',
      ].join(''),
    ),
  ].join('')
}
