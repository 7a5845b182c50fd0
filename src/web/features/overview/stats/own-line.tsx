import { Trans } from '@lingui/react/macro'
import type { AppPerformance } from '#contract/overview/overview.ts'
import { formatCompact } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './trend.module.css'

/** Under downloads that the owner's store told: these and our estimate of them side by side. */
export function OwnLine({ performance: { own, downloadsLast30Days } }: { performance: AppPerformance }) {
  const text = (value: number | null | undefined) => (value == null ? '–' : formatCompact(value, language()))
  const [yours, estimate] = [text(own?.downloadsLast30Days), text(downloadsLast30Days)]
  return (
    <p className={classes.own}>
      <Trans>
        Yours: {yours}, our estimate: {estimate}
      </Trans>
    </p>
  )
}
