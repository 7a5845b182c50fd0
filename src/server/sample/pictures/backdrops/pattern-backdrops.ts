import type { Art } from '../art.ts'
import { circle, n, opacity, range, rect, shape, stroke } from '../svg.ts'

/** A picture's surface, in pixels, and its colours from the top down; `at` counts the pictures of a listing. */
export interface Scene {
  art: Art
  width: number
  height: number
  at: number
  /** What is nearest, and what lies upon it. */
  ground: string
  over: string
  strong: string
}
export type Backdrop = (scene: Scene) => string

/** Plates like the bars of a chart. */
export const steps: Backdrop = ({ width, height, at, over, strong }) =>
  range(5)
    .map((i) => {
      const top = height * (0.8 - 0.11 * ((i + at) % 5))
      return rect(
        (i * width) / 5,
        top,
        width / 5,
        height - top,
        i === (at + 2) % 5 ? strong : over,
        0,
        opacity(i % 2 ? 0.55 : 0.8),
      )
    })
    .join('')

/** Ruled paper with a margin. */
export const paper: Backdrop = ({ width, height, over, strong }) => {
  const step = Math.max(width, height) / 26
  const lines = range(Math.floor(height / step)).map((i) => `M0 ${n((i + 1) * step)}h${width}`)
  return [
    stroke(lines.join(''), over, step / 16),
    stroke(`M${n(step * 1.4)} 0v${height}`, strong, step / 12, opacity(0.6)),
  ].join('')
}

/** Squares of a drawing board, every fifth line stronger. */
export const grid: Backdrop = ({ width, height, over, strong }) => {
  const step = Math.max(width, height) / 40
  const columns = range(Math.ceil(width / step)).map((i) => `M${n(i * step)} 0v${height}`)
  const rows = range(Math.ceil(height / step)).map((i) => `M0 ${n(i * step)}h${width}`)
  const fifth = (lines: string[]) => lines.filter((_, i) => i % 5 === 0)
  return [
    stroke([...columns, ...rows].join(''), over, step / 22),
    stroke([...fifth(columns), ...fifth(rows)].join(''), strong, step / 16, opacity(0.35)),
  ].join('')
}

export const diagonals: Backdrop = ({ width, height, over, strong, at }) => {
  const reach = width + height
  return range(3)
    .map((i) => {
      const from = reach * (0.2 + 0.25 * i + 0.06 * (at % 3))
      return shape(
        `M${n(from)} 0h${n(reach * 0.13)}L${n(from + reach * 0.13 - height)} ${height}h${n(-reach * 0.13)}z`,
        i === 1 ? strong : over,
        opacity(0.75),
      )
    })
    .join('')
}

export const checker: Backdrop = ({ width, height, over }) => {
  const side = Math.max(width, height) / 14
  const squares = range(Math.ceil(height / side)).flatMap((row) =>
    range(Math.ceil(width / side / 2)).map(
      (i) => `M${n((2 * i + (row % 2)) * side)} ${n(row * side)}h${n(side)}v${n(side)}h${n(-side)}z`,
    ),
  )
  return shape(squares.join(''), over, opacity(0.6))
}

export const confetti: Backdrop = ({ art, width, height, at, over, strong }) => {
  const unit = Math.max(width, height) / 60
  return range(34)
    .map((i) => {
      const [x, y] = [width * art.random(`confetti/${at}/${i}`), height * art.random(`${i}/confetti/${at}`)]
      const color = [over, strong, art.shades.pop, art.shades.bright][i % 4] ?? over
      return i % 3 === 0
        ? circle(x, y, unit * 0.6, color)
        : rect(
            x,
            y,
            unit * 2,
            unit * 0.8,
            color,
            unit * 0.3,
            ` transform="rotate(${Math.round(360 * art.random(`turn/${i}`))} ${n(x)} ${n(y)})"`,
          )
    })
    .join('')
}

/** A sound in bars. */
export const bars: Backdrop = ({ art, width, height, at, over, strong }) =>
  range(18)
    .map((i) => {
      const tall = height * (0.12 + 0.5 * art.random(`bar/${at}/${i}`) * Math.sin((Math.PI * (i + 0.5)) / 18))
      return rect(
        ((i + 0.2) * width) / 18,
        height * 0.62 - tall / 2,
        (width / 18) * 0.6,
        tall,
        i % 4 === at % 4 ? strong : over,
        width / 60,
      )
    })
    .join('')

export const rays: Backdrop = ({ width, height, over }) => {
  const [x, y, reach] = [width / 2, height * 0.46, width + height]
  const wedges = range(14).map((i) => {
    const [a, b] = [(i / 14) * 2 * Math.PI, ((i + 0.5) / 14) * 2 * Math.PI]
    return `M${n(x)} ${n(y)} ${n(x + reach * Math.cos(a))} ${n(y + reach * Math.sin(a))} ${n(x + reach * Math.cos(b))} ${n(y + reach * Math.sin(b))}z`
  })
  return shape(wedges.join(''), over, opacity(0.7))
}

export const speed: Backdrop = ({ art, width, height, at, over, strong }) =>
  range(22)
    .map((i) => {
      const y = height * art.random(`speed/${at}/${i}`)
      const x = width * (art.random(`from/${at}/${i}`) - 0.3)
      const long = width * (0.25 + 0.6 * art.random(`long/${i}`))
      const thick = (Math.max(width, height) / 220) * (1 + 5 * art.random(`thick/${i}`))
      return shape(
        `M${n(x)} ${n(y)}l${n(long)} ${n(-long * 0.22)}v${n(thick)}L${n(x)} ${n(y + thick)}z`,
        i % 3 ? over : strong,
        opacity(0.8),
      )
    })
    .join('')

/** Round spots of light, out of focus. */
export const bokeh: Backdrop = ({ art, width, height, at, over, strong }) =>
  range(16)
    .map((i) => {
      const radius = (Math.max(width, height) / 14) * (0.3 + art.random(`spot/${i}/${at}`))
      return circle(
        width * art.random(`x/${at}/${i}`),
        height * art.random(`y/${at}/${i}`),
        radius,
        i % 3 ? over : strong,
        opacity(0.35 + 0.3 * art.random(`o/${i}`)),
      )
    })
    .join('')
