import { SPARK, sparklinePaths } from './sparkline-paths.ts'

/** The course of a figure without axes, as wide as its place; null is a gap. Say beside it in words what it shows. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const { line, area } = sparklinePaths(values)
  return (
    <svg
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      width="100%"
      height={SPARK.height}
      style={{ display: 'block', overflow: 'visible' }}
      aria-hidden
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
