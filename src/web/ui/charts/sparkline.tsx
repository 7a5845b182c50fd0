import { SPARK, sparklinePaths } from './sparkline-paths.ts'

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
