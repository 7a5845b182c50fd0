import type { Art } from '../art.ts'
import { useGlyph, outlined, solid } from '../glyphs.ts'
import { emsOf, fitted, label, n, range, rect } from '../svg.ts'

/** What an interface is drawn with; it fills a screen of 360 by 760. */
export interface Mock {
  art: Art
  /** Texts of the app in the listing's language, each as often as it is asked for. */
  word: (i: number) => string
  /** A number 0..1 of the brand, this picture and a name. */
  random: (name: string) => number
  ink: string
  dim: string
  paper: string
  card: string
  line: string
  /** The brand's colour as a button has it, and what stands on it. */
  main: string
  onMain: string
}

/** Draws an interface; what is below the title bar or, in games, everything. */
export type MockScreen = (mock: Mock) => string

export const WIDTH = 360
export const HEIGHT = 760

export function mockOf(art: Art, words: readonly string[], at: number, night: boolean): Mock {
  const { shades } = art
  return {
    art,
    word: (i) => words[(i + at) % words.length] ?? '',
    random: (name) => art.random(`${name}/${at}`),
    ink: night ? '#fff' : shades.night,
    dim: night ? shades.bright : '#8a8f98',
    paper: night ? shades.night : '#fff',
    card: night ? shades.deep : shades.tint,
    line: night ? shades.deep : '#e8eaee',
    main: night ? shades.bright : shades.base,
    onMain: night ? shades.night : '#fff',
  }
}

export const card = (mock: Mock, x: number, y: number, width: number, height: number, fill = mock.card, radius = 16) =>
  rect(x, y, width, height, fill, radius)

/** A text of the app in one line: a little smaller where it is long, and cut where that does not help. */
export function words(
  mock: Mock,
  x: number,
  y: number,
  size: number,
  i: number,
  width: number,
  { color = mock.ink, weight = 600 } = {},
): string {
  const text = mock.word(i)
  const at = Math.max(size * 0.8, Math.min(size, width / emsOf(text)))
  return label(x, y, at, color, fitted(text, width, at), { weight })
}

export const figure = (
  mock: Mock,
  x: number,
  y: number,
  size: number,
  text: string,
  color = mock.ink,
  anchor: 'start' | 'middle' | 'end' = 'start',
) => label(x, y, size, color, text, { weight: 700, anchor })

/** A line of small print. */
export const print = (mock: Mock, x: number, y: number, width: number) =>
  rect(x, y, width, 7, mock.dim, 3.5, ' opacity=".35"')

export const button = (mock: Mock, y: number, i: number, x = 24, width = 312) =>
  [
    rect(x, y, width, 50, mock.main, 25),
    label(x + width / 2, y + 31, 16, mock.onMain, fitted(mock.word(i), width - 30, 16), {
      weight: 700,
      anchor: 'middle',
    }),
  ].join('')

export const glyph = (mock: Mock, i: number, x: number, y: number, size: number, color = mock.main) =>
  useGlyph(i % mock.art.glyphs.length, x, y, size, color)

export const named = (name: string, x: number, y: number, size: number, color: string) =>
  outlined(name, x, y, size, color)

/** A colour of the brand for the i-th of many things. */
export function hue(mock: Mock, i: number): string {
  const { base, pop, bright, popDeep, deep } = mock.art.shades
  return [base, popDeep, bright, pop, deep][i % 5] ?? base
}

/** A soft colour for a picture's place. */
export function wash(mock: Mock, i: number): string {
  const { soft, popSoft, bright, pop } = mock.art.shades
  return [soft, popSoft, bright, pop][i % 4] ?? soft
}

/** A curve through random heights, 0..1 high; gives the line and the area below it. */
export function curve(mock: Mock, name: string, x: number, y: number, width: number, height: number, points = 7) {
  const heights = range(points).map((i) => y + height * (1 - (0.15 + 0.75 * mock.random(`${name}${i}`))))
  const step = width / (points - 1)
  const parts = heights.slice(1).map((to, i) => {
    const from = heights[i] ?? to
    return `C${n(x + (i + 0.5) * step)} ${n(from)} ${n(x + (i + 0.5) * step)} ${n(to)} ${n(x + (i + 1) * step)} ${n(to)}`
  })
  const line = `M${n(x)} ${n(heights[0] ?? y)}${parts.join('')}`
  return { line, area: `${line}V${n(y + height)}H${n(x)}z`, end: { x: x + width, y: heights.at(-1) ?? y } }
}

/** Land, sea and sky as a photograph would show them. */
export function photo(mock: Mock, i: number, x: number, y: number, width: number, height: number, radius = 14): string {
  const id = `p${i}`
  const { soft, popSoft, pop, base, deep, bright } = mock.art.shades
  const kinds = [
    [soft, bright, base, pop],
    [popSoft, pop, deep, '#fff'],
    [bright, base, deep, popSoft],
    [pop, mock.art.shades.popDeep, deep, '#fff'],
  ]
  const [sky = soft, far = base, near = deep, sun = pop] = kinds[i % 4] ?? []
  const [sx, top] = [
    x + width * (0.2 + 0.6 * mock.random(`sun${i}`)),
    y + height * (0.42 + 0.2 * mock.random(`top${i}`)),
  ]
  return [
    `<clipPath id="${id}">`,
    rect(x, y, width, height, sky, radius),
    '</clipPath>',
    `<g clip-path="url(#${id})">`,
    rect(x, y, width, height, sky),
    `<circle cx="${n(sx)}" cy="${n(y + height * 0.3)}" r="${n(Math.min(width, height) * 0.13)}" fill="${sun}"/>`,
    `<path d="M${n(x)} ${n(top + height * 0.12)}q${n(width * 0.25)} ${n(-height * 0.32)} ${n(width * 0.5)} ${n(-height * 0.02)}t${n(width * 0.5)} ${n(-height * 0.1)}v${n(height)}h${n(-width)}z" fill="${far}"/>`,
    `<path d="M${n(x)} ${n(top + height * 0.25)}q${n(width * 0.3)} ${n(-height * 0.12)} ${n(width * 0.55)} ${n(height * 0.06)}t${n(width * 0.45)} 0v${n(height)}h${n(-width)}z" fill="${near}"/>`,
    '</g>',
  ].join('')
}

/** What customers gave, in stars. */
export const stars = (mock: Mock, x: number, y: number, size: number) =>
  range(5)
    .map((i) => solid('star', x + i * size * 1.2, y, size, mock.art.shades.popDeep))
    .join('')
