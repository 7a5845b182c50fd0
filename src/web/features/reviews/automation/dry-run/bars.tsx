import { Trans, useLingui } from '@lingui/react/macro'
import { formatAxisDay, formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Days, RuleRun } from '../model/dry-run-of.ts'
import classes from './dry-run.module.css'

/** Shortest bar, of the whole height: a week without any still has its place. */
const LEAST = 4

/** When the answered reviews were written, a week a bar, or a day a bar of 14 days. */
export function Bars({ bars, days }: { bars: RuleRun['bars']; days: Days }) {
  const { t } = useLingui()
  const most = Math.max(...bars.map(({ count }) => count), 1)
  const peak = bars.find(({ count }) => count === most)
  const [first] = bars
  const peakDay = peak ? formatDate(peak.from, language()) : ''
  const isAny = bars.some(({ count }) => count > 0)
  return (
    <div>
      <div
        className={classes.bars}
        role="img"
        aria-label={
          days === 14
            ? t`Replies a day: most on ${peakDay}, ${most}`
            : t`Replies a week: most in the week from ${peakDay}, ${most}`
        }
        data-empty={!isAny || undefined}
      >
        {bars.map(({ from, count }) => (
          <span
            key={from}
            title={`${formatAxisDay(from, language(), 'day')}: ${count}`}
            data-peak={(isAny && count === most) || undefined}
            style={{ height: `${Math.max(LEAST, (100 * count) / most)}%` }}
          />
        ))}
      </div>
      <p className={classes.axis}>{first && formatAxisDay(first.from, language(), 'day')}</p>
      <p className={classes.note}>
        {days === 14 ? <Trans>A day a bar.</Trans> : <Trans>A week a bar.</Trans>}{' '}
        {isAny && <Trans>Most from {peakDay}.</Trans>}
      </p>
    </div>
  )
}
