/** Size of the drawing, in its own units: it is stretched to the width that there is. */
export const FUNNEL = { width: 900, height: 120 } as const

/** From where on a step narrows to the next, of its width. */
const BEND = 0.63

/**
 * One closed path for each step, a third of the width each: as high as its count is of the greatest, narrowing to the
 * next. null: the count is not known, and nothing is drawn.
 */
export function funnelShapes(counts: readonly (number | null)[]): (string | null)[] {
  const most = Math.max(0, ...counts.flatMap((count) => count ?? []))
  const width = FUNNEL.width / counts.length
  const middle = FUNNEL.height / 2
  const halfOf = (count: number) => (most === 0 ? 0 : (count / most) * middle)
  return counts.map((count, index) => {
    if (count === null) return null
    const [left, bend, right] = [index, index + BEND, index + 1].map((place) => round(place * width))
    const control = round((index + (1 + BEND) / 2) * width)
    const half = halfOf(count)
    const next = halfOf(counts[index + 1] ?? count)
    const [top, bottom, nextTop, nextBottom] = [middle - half, middle + half, middle - next, middle + next].map(round)
    return [
      `M${left} ${top}H${bend}C${control} ${top} ${control} ${nextTop} ${right} ${nextTop}`,
      `V${nextBottom}C${control} ${nextBottom} ${control} ${bottom} ${bend} ${bottom}H${left}Z`,
    ].join('')
  })
}

const round = (value: number) => Math.round(value * 100) / 100
