import { Trans, useLingui } from '@lingui/react/macro'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Scale } from './metric-cells.tsx'
import classes from './metric-cells.module.css'

type Told = Pick<KeywordMetrics, 'volume' | 'official'>

/** A volume, and whether Apple told it or it is an estimate; where nobody told any, all are estimates. */
export function Volume({ volume, official }: Told) {
  return (
    <Scale value={volume} tone="acc">
      {official && <VolumeMark {...official} />}
    </Scale>
  )
}

/** The week of the newest official volumes in a list; null: none of it has any. */
export const officialWeekOf = (rows: readonly Told[]): string | null =>
  rows.find(({ official }) => official)?.official?.week ?? null

function VolumeMark({ week, isListed }: NonNullable<Told['official']>) {
  const { t } = useLingui()
  const day = formatDate(week, language())
  const about = isListed ? t`Apple's search popularity, week from ${day}` : t`Below Apple's first 500 of every genre`
  return (
    <span className={classes.mark} title={about} data-official={isListed || undefined}>
      {isListed ? <Trans>official</Trans> : <Trans>estimate</Trans>}
      <span className="sg-visually-hidden">: {about}</span>
    </span>
  )
}
