interface Props {
  /** null is a gap. */
  values: readonly (number | null)[]
  /** What the line shows, in words. */
  label: string
  /** What its height stands for at least. */
  leastRange: number
}

/** The course of a figure without axes, as wide as its place. */
export function Sparkline({ values, label, leastRange }: Props) {
  const { line, area } = sparklinePaths(values, leastRange)
  return (
    <svg
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      width="100%"
      height={SPARK.height}
      style={{ display: 'block', overflow: 'visible' }}
      role="img"
      aria-label={label}
    >
      <path d={area} fill="var(--sg-c1)" fillOpacity={0.1} />
      <path
        d={line}
        fill="none"
        stroke="var(--sg-c1)"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Drawing area, in units of the view box; the width is stretched to the place. */
export const SPARK = { width: 100, height: 28 } as const
/** Room above and below the line, so that its stroke is not cut. */
const EDGE = 2

interface Paths {
  line: string
  area: string
}

/**
 * Paths of a line over evenly spaced values, from the least at the bottom to the greatest at the top. null is a gap; a value
 * between two gaps is a dot. The height stands for `leastRange` at least, so that a small change stays a small one.
 */
export function sparklinePaths(values: readonly (number | null)[], leastRange = 0): Paths {
  const known = values.filter((value) => value !== null)
  const missing = Math.max(0, leastRange - (Math.max(...known) - Math.min(...known))) / 2
  const [least, most] = [Math.min(...known) - missing, Math.max(...known) + missing]
  const x = (index: number) => round((index / Math.max(1, values.length - 1)) * SPARK.width)
  const y = (value: number) =>
    round(most === least ? SPARK.height / 2 : EDGE + ((most - value) / (most - least)) * (SPARK.height - 2 * EDGE))

  let [line, area] = ['', '']
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const isFirst = (values[index - 1] ?? null) === null
    const isLast = (values[index + 1] ?? null) === null
    const point = `${x(index)} ${y(value)}`
    line += `${isFirst ? 'M' : 'L'}${point}${isFirst && isLast ? 'h0' : ''}`
    if (isFirst && isLast) continue
    area += `${isFirst ? `M${x(index)} ${SPARK.height}L` : 'L'}${point}${isLast ? `V${SPARK.height}Z` : ''}`
  }
  return { line, area }
}

const round = (value: number) => Math.round(value * 100) / 100
