import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getSearchPopularity } from '#contract/keywords/popularity.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { SPARK, sparklinePaths } from '#web/ui/charts/sparkline-paths.ts'
import classes from './keyword-dialog.module.css'

/** So much of the scale fills the height, that a steady search looks steady. */
const LEAST_RANGE = 20

interface Props {
  projectId: string
  locale: string
  keyword: string
}

/** How often people searched for a keyword in the weeks that Apple told, as a line and in a sentence. */
export function PopularityCourse(props: Props) {
  const { t } = useLingui()
  const weeks = useRead(read(getSearchPopularity, { body: props })).data?.weeks ?? []
  const known = weeks.flatMap(({ popularity }) => (popularity === null ? [] : [popularity]))
  if (known.length < 2) return null
  const values = weeks.map(({ popularity }) => popularity)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return (
    <section aria-label={t`Search popularity`}>
      <h3 className={classes.title}>
        <Trans>Search popularity</Trans>
      </h3>
      <svg
        className={classes.course}
        viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={sparklinePaths(values, LEAST_RANGE).line} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={classes.range}>
        <Plural
          value={known.length}
          one={`Between ${least} and ${most} in # week`}
          other={`Between ${least} and ${most} in # weeks`}
        />
      </p>
    </section>
  )
}
