import { circle, n, opacity, range, rect, shape, stroke } from '../svg.ts'
import type { Backdrop } from './pattern-backdrops.ts'

/** A band's upper edge as a wave that goes on in the next picture of the listing. */
function crest(width: number, height: number, top: number, swing: number, at: number, phase: number): string {
  const y = (i: number) => height * (top + swing * Math.sin((at * 4 + i) * 0.8 + phase))
  const points = range(5).map((i) => `${n((i * width) / 4)} ${n(y(i))}`)
  return `M0 ${n(height)}L${points.join('L')}L${n(width)} ${n(height)}z`
}

/** The same with round crests. */
function swell(width: number, height: number, top: number, swing: number, at: number, phase: number): string {
  const y = (i: number) => height * (top + swing * Math.sin((at * 4 + i) * 0.8 + phase))
  const curves = range(4).map((i) => {
    const x = (i * width) / 4
    return `C${n(x + width / 10)} ${n(y(i))} ${n(x + width / 4 - width / 10)} ${n(y(i + 1))} ${n(x + width / 4)} ${n(y(i + 1))}`
  })
  return `M0 ${n(y(0))}${curves.join('')}V${n(height)}H0z`
}

export const waves: Backdrop = ({ width, height, at, over, strong }) =>
  [0.3, 0.5, 0.72]
    .map((top, i) => shape(swell(width, height, top, 0.07, at, i * 2), i === 1 ? strong : over, opacity(0.5)))
    .join('')

export const hills: Backdrop = ({ art, width, height, at, over }) =>
  [
    circle(width * 0.93, height * 0.21, Math.min(width, height) * 0.13, art.shades.pop),
    shape(swell(width, height, 0.5, 0.05, at, 0), over),
    shape(swell(width, height, 0.64, 0.06, at, 2.4), art.shades.base),
    shape(swell(width, height, 0.82, 0.04, at, 4), art.shades.deep),
  ].join('')

export const peaks: Backdrop = ({ art, width, height, at, over, strong }) =>
  [
    circle(width * 0.07, height * 0.24, Math.min(width, height) * 0.12, art.shades.popDeep, opacity(0.8)),
    shape(crest(width, height, 0.45, 0.13, at, 1), over),
    shape(crest(width, height, 0.62, 0.1, at, 3.4), strong, opacity(0.7)),
    shape(crest(width, height, 0.82, 0.06, at, 5), art.shades.night),
  ].join('')

/** Clouds, and a dotted route between them. */
export const clouds: Backdrop = ({ art, width, height, at, over, strong }) => {
  const unit = Math.max(width, height) / 26
  const cloud = (x: number, y: number, size: number) =>
    shape(
      `M${n(x)} ${n(y)}a${n(size)} ${n(size)} 0 0 1 ${n(size * 1.6)} ${n(-size * 0.9)}a${n(size * 1.3)} ${n(size * 1.3)} 0 0 1 ${n(size * 2.2)} ${n(size * 0.9)}z`,
      over,
    )
  const places = range(6).map((i) =>
    cloud(
      width * (art.random(`cloud/${at}/${i}`) - 0.1),
      height * (0.12 + 0.16 * i),
      unit * (0.8 + art.random(`size/${i}`)),
    ),
  )
  return [
    places.join(''),
    stroke(
      `M${n(-width * 0.05)} ${n(height * 0.75)}Q${n(width * 0.4)} ${n(height * 0.35)} ${n(width * 1.05)} ${n(height * 0.55)}`,
      strong,
      unit / 5,
      ` stroke-dasharray="${n(unit / 3)} ${n(unit / 1.6)}"`,
    ),
  ].join('')
}

/** Sun, rain and layers of air. */
export const sky: Backdrop = ({ art, width, height, at, over, strong }) => {
  const unit = Math.min(width, height)
  const rain = range(at % 3 === 1 ? 24 : 0).map(
    (i) =>
      `M${n(width * art.random(`rain/${i}`))} ${n(height * art.random(`${i}/rain`))}l${n(-unit / 60)} ${n(unit / 16)}`,
  )
  return [
    [0.62, 0.46, 0.3].map((radius) => circle(width * 0.97, height * 0.2, unit * radius, over, opacity(0.45))).join(''),
    circle(width * 0.97, height * 0.2, unit * 0.17, art.shades.pop),
    shape(swell(width, height, 0.78, 0.04, at, 1), strong, opacity(0.35)),
    stroke(rain.join(''), '#fff', unit / 200, opacity(0.6)),
  ].join('')
}

export const blobs: Backdrop = ({ art, width, height, at, over, strong }) => {
  const unit = Math.max(width, height)
  return [over, strong, over]
    .map((color, i) => {
      const [x, y] = [width * ((i + at) % 2 ? 0.95 : 0.05), height * (0.16 + 0.36 * i)]
      const size = unit * (0.2 + 0.08 * art.random(`blob/${i}`))
      return shape(
        `M${n(x - size)} ${n(y)}c0 ${n(-size)} ${n(size * 0.9)} ${n(-size * 1.2)} ${n(size * 1.3)} ${n(-size * 0.7)}s${n(size * 0.9)} ${n(size * 1.1)} ${n(size * 0.3)} ${n(size * 1.5)}s${n(-size * 1.6)} ${n(size * 0.2)} ${n(-size * 1.6)} ${n(-size * 0.8)}z`,
        color,
        opacity(0.6),
      )
    })
    .join('')
}

/** Lines of equal height on a map. */
export const contours: Backdrop = ({ art, width, height, at, over, strong }) => {
  const unit = Math.max(width, height) / 10
  const hill = (x: number, y: number, number: number) =>
    range(6).map((i) => {
      const [rx, ry] = [unit * (i + 0.7), unit * (i + 0.7) * (0.6 + 0.3 * art.random(`hill/${number}`))]
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${over}" stroke-width="${n(unit / 18)}" transform="rotate(${number * 34} ${n(x)} ${n(y)})"/>`
    })
  return [
    hill(width * 0.1, height * 0.25, at).join(''),
    hill(width * 0.95, height * 0.8, at + 1).join(''),
    stroke(
      `M${n(-width * 0.1)} ${n(height * 0.6)}q${n(width * 0.4)} ${n(-height * 0.3)} ${n(width * 0.6)} 0t${n(width * 0.7)} ${n(-height * 0.2)}`,
      strong,
      unit / 8,
    ),
  ].join('')
}

/** Round arches, as of a kitchen's tiles. */
export const arches: Backdrop = ({ width, height, over, strong, at }) => {
  const side = Math.max(width, height) / 7
  return range(Math.ceil(height / side) + 1)
    .flatMap((row) =>
      range(Math.ceil(width / side) + 1).map((column) => {
        const odd = (row + column + at) % 3
        const [x, y] = [column * side - side / 2, row * side]
        return odd === 2
          ? ''
          : shape(
              `M${n(x)} ${n(y)}a${n(side / 2)} ${n(side / 2)} 0 0 1 ${n(side)} 0z`,
              odd ? strong : over,
              opacity(odd ? 0.3 : 0.7),
            )
      }),
    )
    .join('')
}

/** Shelves with books. */
export const shelves: Backdrop = ({ art, width, height, at, over, strong }) => {
  const [rows, unit] = [Math.max(2, Math.round(height / (width > height ? 250 : 560))), Math.max(width, height) / 34]
  const shelf = height / rows
  return range(rows)
    .map((row) => {
      const books = range(Math.ceil(width / unit)).map((i) => {
        const tall = shelf * (0.4 + 0.35 * art.random(`book/${at}/${row}/${i}`))
        return art.random(`gap/${row}/${i}/${at}`) < 0.3
          ? ''
          : `M${n(i * unit)} ${n((row + 1) * shelf)}v${n(-tall)}h${n(unit * 0.84)}v${n(tall)}z`
      })
      return [
        shape(books.join(''), row % 2 ? strong : over, opacity(row % 2 ? 0.35 : 0.8)),
        rect(0, (row + 1) * shelf - unit / 5, width, unit / 3, strong, 0, opacity(0.5)),
      ].join('')
    })
    .join('')
}

/** A night sky with a large moon. */
export const stars: Backdrop = ({ art, width, height, at, over, strong }) => {
  const unit = Math.max(width, height) / 400
  const sky = range(3).map((size) => {
    const dots = range(20).map((i) => {
      const [x, y] = [art.random(`star/${at}/${size}/${i}`), art.random(`${i}/${size}/star/${at}`)]
      return `M${Math.round(width * x)} ${Math.round(height * 0.8 * y)}h0`
    })
    return stroke(dots.join(''), '#fff', unit * (1.6 + 1.4 * size), opacity(0.7))
  })
  return [
    circle(width * 0.5, height * 0.42, unit * 150, over),
    circle(width * 0.5, height * 0.42, unit * 110, strong, opacity(0.5)),
    sky.join(''),
    shape(crest(width, height, 0.86, 0.05, at, 2), art.shades.night),
  ].join('')
}
