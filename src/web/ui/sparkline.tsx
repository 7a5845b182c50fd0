import { SPARK, sparklinePaths } from './sparkline-paths.ts'
import classes from './sparkline.module.css'

/** The course of a figure without axes, as wide as its place; null is a gap. Say beside it in words what it shows. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const { line, area } = sparklinePaths(values)
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      height={SPARK.height}
      aria-hidden
    >
      <path className={classes.area} d={area} />
      <path className={classes.line} d={line} />
    </svg>
  )
}
