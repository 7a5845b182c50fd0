import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { SPARK, sparklinePaths } from '#web/ui/charts/sparkline-paths.ts'
import classes from './rank-spark.module.css'

/** So many places fill a quarter of the height: a keyword that hardly moves looks as if it did. */
const LEAST_RANGE = 8

/** The course of a rank, the first place on top; days outside the first 200, or not measured, are gaps. The rank stands beside it. */
export function RankSpark({ ranks, color }: { ranks: DailyRanks; color: string | undefined }) {
  const values = ranks.map((rank) => (rank === null || rank === 0 ? null : -rank))
  if (values.every((value) => value === null)) return null
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      style={color ? { color } : undefined}
      aria-hidden
    >
      <path d={sparklinePaths(values, LEAST_RANGE).line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
