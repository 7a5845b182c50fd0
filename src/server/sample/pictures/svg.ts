import { n } from '../icons/palette.ts'

export { n, range } from '../icons/palette.ts'

const FONT = `-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Hiragino Sans','Noto Sans JP',sans-serif`
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** A whole picture: its own size, round ends to all lines, no scripts, nothing from elsewhere. */
export function svg(width: number, height: number, body: string, viewBox = `0 0 ${width} ${height}`): string {
  const font = body.includes('<text') ? ` font-family="${FONT}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"${font}>${body}</svg>`
}

export const group = (x: number, y: number, scale: number, body: string, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${scale === 1 ? '' : `scale(${n3(scale)})`}">${body}</g>`
const n3 = (value: number) => String(Math.round(value * 1000) / 1000)

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`

export const shape = (path: string, fill: string, more = '') => `<path d="${path}" fill="${fill}"${more}/>`

export const stroke = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}"${more}/>`

export const opacity = (value: number) => ` opacity="${n(value)}"`

/** Part of a circle's line, clockwise from the top; `from` and `to` are turns, 0..1. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const at = (turn: number) => {
    const angle = 2 * Math.PI * (turn - 0.25)
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`
  }
  return `M${at(from)}A${n(radius)} ${n(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(Math.min(to, from + 0.999))}`
}

interface TextStyle {
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
}

export const label = (x: number, y: number, size: number, fill: string, text: string, style: TextStyle = {}) =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${fill}"${style.weight ? ` font-weight="${style.weight}"` : ''}${
    style.anchor && style.anchor !== 'start' ? ` text-anchor="${style.anchor}"` : ''
  }>${escaped(text)}</text>`

/** Many single characters in the same letters: each with its place. */
export const letters = (
  size: number,
  fill: string,
  weight: number,
  placed: readonly { x: number; y: number; text: string }[],
) =>
  `<g font-size="${n(size)}" fill="${fill}" font-weight="${weight}" text-anchor="middle">${placed.map(({ x, y, text }) => `<text x="${n(x)}" y="${n(y)}">${escaped(text)}</text>`).join('')}</g>`

/** Characters as wide as they are high. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/

/** About how wide a text is set, in ems: fonts differ, so rather too wide. */
export const emsOf = (text: string) =>
  Array.from(text).reduce(
    (sum, character) => sum + (WIDE.test(character) ? 1.02 : /[ilj.,:;|’'! ]/.test(character) ? 0.36 : 0.64),
    0,
  )

/** The text as far as it fits into a width, with an ellipsis where it is cut. */
export function fitted(text: string, width: number, size: number): string {
  if (emsOf(text) * size <= width) return text
  const characters = Array.from(text)
  while (characters.length > 1 && (emsOf(characters.join('')) + 0.8) * size > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** Words of a text, with the space behind them; between Japanese characters where words meet. */
function piecesOf(text: string, language: string): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1)
    const joins =
      last !== undefined && !/\s$/.test(last) && (!WIDE.test(segment) || /^[、。！？ー・々ぁ-ん]/.test(segment))
    if (joins) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** The text in lines of at most `ems`. */
export function linesOf(text: string, ems: number, language: string): string[] {
  const lines: string[] = []
  for (const piece of piecesOf(text, language)) {
    const last = lines.at(-1)
    if (last !== undefined && emsOf((last + piece).trimEnd()) <= ems) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map((line) => line.trim())
}

/** The largest size, and the lines, with which a text fits into a box. */
export function setInto(text: string, width: number, rows: number, size: number, language: string) {
  for (let at = size; ; at *= 0.93) {
    const lines = linesOf(text, width / at, language)
    const fits = lines.length <= rows && lines.every((line) => emsOf(line) * at <= width)
    if (fits || at < size / 3) return { lines: lines.slice(0, rows), size: at }
  }
}
