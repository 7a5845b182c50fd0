import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { getSearchPopularity } from '#contract/keywords/popularity.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { SPARK, sparklinePaths } from '#web/ui/charts/sparkline.tsx'
import classes from './rank-cells.module.css'

/** So much of the scale fills the height, that a steady search looks steady. */
const LEAST_RANGE = 20

interface Props {
  projectId: string
  locale: string
  keyword: string
}

/** Apple's weekly search popularity of a keyword, as a line and in a sentence. */
export function PopularityCourse(props: Props) {
  const { t } = useLingui()
  const weeks = useRead(read(getSearchPopularity, { body: props })).data?.weeks ?? []
  const known = weeks.flatMap(({ popularity }) => (popularity === null ? [] : [popularity]))
  if (known.length < 2) return null
  const values = weeks.map(({ popularity }) => popularity)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return (
    <Box component="section" w="100%" aria-label={t`Search popularity`}>
      <Text component="h3" size="sm" fw={630} mb={6}>
        <Trans>Search popularity</Trans>
      </Text>
      <svg
        className={classes.spark}
        style={{ width: '100%', height: 40, color: 'var(--sg-c1)' }}
        viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={sparklinePaths(values, LEAST_RANGE).line} vectorEffect="non-scaling-stroke" />
      </svg>
      <Text inherit mt={6} c="dimmed">
        <Plural
          value={known.length}
          one={`Between ${least} and ${most} in # week`}
          other={`Between ${least} and ${most} in # weeks`}
        />
      </Text>
    </Box>
  )
}
