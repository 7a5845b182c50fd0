import { n, range, type Motif } from './palette.ts'

/** A closed, slightly uneven curve round a centre: one contour line. */
function contourLine(radius: number, random: (name: string) => number): string {
  const points = range(8).map((i) => {
    const angle = (i / 8) * 2 * Math.PI
    const reach = radius * (0.86 + 0.28 * random(`c${i}`))
    return { x: 66 + reach * Math.cos(angle), y: 62 + reach * 0.86 * Math.sin(angle) }
  })
  const between = (i: number) => {
    const [a, b] = [points[i % 8], points[(i + 1) % 8]]
    return a && b ? `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}` : ''
  }
  const curves = range(8).map((i) => {
    const corner = points[(i + 1) % 8]
    return corner ? `Q${n(corner.x)} ${n(corner.y)} ${between(i + 1)}` : ''
  })
  return `M${between(0)}${curves.join('')}z`
}

/** A hill on a map, with a trail to its top. */
export const contour: Motif = ({ main, accent, dark }, random) => {
  const lines = [74, 56, 39, 23].map(
    (radius) =>
      `<path d="${contourLine(radius, random)}" fill="${main}" fill-opacity=".12" stroke="${main}" stroke-width="3"/>`,
  )
  return `${lines.join('')}
<path d="M14 114q22-6 26-24t22-14 8-20" fill="none" stroke="${dark}" stroke-width="13" stroke-linecap="round"/>
<path d="M14 114q22-6 26-24t22-14 8-20" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 13"/>
<circle cx="70" cy="52" r="11" fill="${accent}" stroke="${dark}" stroke-width="4"/>`
}

/** Four stones, one on the other. */
export const cairn: Motif = ({
  main,
  accent,
  dark,
}) => `<ellipse cx="64" cy="112" rx="58" ry="9" fill="${dark}" opacity=".5"/>
<rect x="20" y="86" width="88" height="26" rx="13" fill="${main}"/><rect x="31" y="62" width="68" height="24" rx="12" fill="${accent}"/>
<rect x="40" y="40" width="46" height="22" rx="11" fill="${main}"/><rect x="50" y="21" width="30" height="19" rx="9.5" fill="${accent}"/>
<path d="M33 108h66M42 83h48M49 59h30" stroke="${dark}" stroke-width="3" stroke-linecap="round" opacity=".3"/>`

/** Cattails in still water. */
export const reeds: Motif = ({ main, accent, dark }, random) => {
  const stems = range(4).map((i) => {
    const x = 28 + i * 24
    const top = 24 + 20 * random(`reed${i}`)
    return `<path d="M${x} 104Q${x - 3} 70 ${x} ${n(top)}" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>
<rect x="${x - 6}" y="${n(top)}" width="12" height="30" rx="6" fill="${main}"/>`
  })
  return `<circle cx="94" cy="38" r="22" fill="${accent}" opacity=".8"/>${stems.join('')}
<path d="M0 96h128v32H0z" fill="${dark}"/><path d="M14 107h36M62 107h50M36 117h44" stroke="${accent}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`
}

/** Two leaves from one seed. */
export const sprout: Motif = ({
  main,
  accent,
  dark,
}) => `<path d="M64 104V58" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>
<path d="M64 64Q24 66 22 28q40-2 42 36z" fill="${main}"/><path d="M64 76q40 0 44-36-42-2-44 36z" fill="${accent}"/>
<path d="M64 64Q50 44 34 38M64 76q14-18 32-26" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round" opacity=".5"/>
<path d="M30 104h68l-6 16H36z" fill="${dark}"/>`
