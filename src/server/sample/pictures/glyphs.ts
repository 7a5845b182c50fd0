import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Style = 'outline' | 'filled'

const read = new Map<string, string>()

/** Paths of a glyph of Tabler Icons in a square of 24; '' where there is none of that name and style. */
function pathsOf(name: string, style: Style): string {
  const key = `${style}/${name}`
  const kept = read.get(key)
  if (kept !== undefined) return kept
  const file = fileURLToPath(import.meta.resolve(`@tabler/icons/${key}.svg`))
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const shapes = source.match(/<(?:path|circle|rect|line|ellipse|polyline|polygon)[^>]*>/g) ?? []
  const paths = shapes
    .filter((one) => !one.includes('M0 0h24v24H0z'))
    .join('')
    .replaceAll(' />', '/>')
  read.set(key, paths)
  return paths
}

interface Drawn {
  /** Width of the lines in a square of 24. */
  width?: number
  /** Fills the closed shapes of an outline. */
  fill?: string
  opacity?: number
}

/** A glyph in lines, `size` high, its middle at x and y. */
export const outlined = (
  name: string,
  x: number,
  y: number,
  size: number,
  color: string,
  { width = 2, fill = 'none', opacity = 1 }: Drawn = {},
) =>
  `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${round(size / 24)})" fill="${fill}" stroke="${color}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${pathsOf(name, 'outline')}</g>`

/** A glyph in lines many times over, one on the other; for shadows and depth. */
export function stacked(
  name: string,
  width: number,
  color: string,
  size: number,
  places: readonly { x: number; y: number; opacity?: number }[],
) {
  const uses = places.map(({ x, y, opacity = 1 }) => {
    const at = `translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${round(size / 24)})`
    return `<use href="#e" transform="${at}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
  })
  return `<defs><g id="e">${pathsOf(name, 'outline')}</g></defs><g fill="none" stroke="${color}" stroke-width="${width}">${uses.join('')}</g>`
}

/** Glyphs that are drawn often: defined once in a picture, under an id. */
export const defineGlyphs = (names: readonly string[]) =>
  `<defs>${names.map((name, i) => `<g id="y${i}" fill="none" stroke-width="2">${pathsOf(name, 'outline')}</g>`).join('')}</defs>`

/** The `i`-th of these glyphs, `size` high, its middle at x and y. */
export const useGlyph = (i: number, x: number, y: number, size: number, color: string) =>
  `<use href="#y${i}" transform="translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${round(size / 24)})" stroke="${color}"/>`

/** A glyph as a solid where it has one, else in strong lines with its shapes lightly filled. */
export function solid(name: string, x: number, y: number, size: number, color: string): string {
  const paths = pathsOf(name, 'filled')
  if (paths === '') return outlined(name, x, y, size, color, { width: 2.4 })
  return `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${round(size / 24)})" fill="${color}">${paths}</g>`
}

const round = (value: number) => Math.round(value * 1000) / 1000
