import { Trans } from '@lingui/react/macro'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Market } from '#contract/store.ts'
import { formatDate, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Source } from '#web/ui/freshness/source.tsx'
import classes from './provenance-note.module.css'

/** What the owner's store told of the downloads, beside the estimate; of other apps, that own figures scaled it. */
export function OwnFigures({ performance, market }: { performance: AppPerformance; market: Market }) {
  const { own, scaledBy, downloadsLast30Days } = performance
  const factor = scaledBy === undefined ? null : formatNumber(scaledBy, language(), 2)
  const error = own?.estimateError == null ? null : formatPercent(own.estimateError, language(), 0)
  const text = (value: number | null) => (value === null ? '–' : formatNumber(value, language()))
  return (
    <>
      {own && (
        <>
          <dl className={classes.facts}>
            <dt>
              <Trans>Yours</Trans>
            </dt>
            <dd>{text(own.downloadsLast30Days)}</dd>
            <dt>
              <Trans>Source</Trans>
            </dt>
            <dd>
              <Source kind="own" market={market} />
            </dd>
            <dt>
              <Trans>Up to</Trans>
            </dt>
            <dd>{formatDate(own.lastDay, language())}</dd>
            <dt>
              <Trans>Our estimate</Trans>
            </dt>
            <dd>{text(downloadsLast30Days)}</dd>
          </dl>
          {error !== null && (
            <p className={classes.unknown}>
              <Trans>On half of the last 30 days our estimate was off by {error} or less.</Trans>
            </p>
          )}
        </>
      )}
      {factor !== null && (
        <p className={classes.formula}>
          <Trans>
            Scaled by your own figures: in this category and country they say that our estimate has to be multiplied by{' '}
            {factor}.
          </Trans>
        </p>
      )}
    </>
  )
}
