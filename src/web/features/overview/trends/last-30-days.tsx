import { Trans, useLingui } from '@lingui/react/macro'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import type { PerformanceFigure } from '../downloads/daily-figure.ts'
import { downloadsMark } from '../listing-facts.ts'
import { performanceRead } from '../reads.ts'
import { TrendAppsCard, type TrendRow } from './trend-apps.tsx'

interface Props {
  figure: PerformanceFigure
  locale: string
  apps: readonly SelectedApp[]
}

/** Where nobody tells single days: the last 30 days of each app as a whole, worldwide. */
export function Last30Days({ figure, locale, apps }: Props) {
  const { t } = useLingui()
  const results = useReads(apps.map((app) => performanceRead(app, locale)))
  const totals = results.map(({ data }) =>
    figure === 'downloads' ? data?.downloadsLast30Days : data?.revenueLast30Days,
  )
  const sum = totals.reduce<number>((all, one) => all + (one ?? 0), 0)
  const rows = results.map((result, index): TrendRow => {
    const { data } = result
    const total = totals[index] ?? null
    const change = (figure === 'downloads' ? data?.downloadsLast30DaysDelta : data?.revenueLast30DaysDelta) ?? null
    return {
      app: apps[index]!,
      result,
      summary: {
        total,
        perDay: total === null ? null : total / OVERVIEW_DAYS,
        share: total === null || sum === 0 ? null : (100 * total) / sum,
        change,
      },
      mark: figure === 'downloads' && data ? downloadsMark(data) : 'estimate',
    }
  })
  return (
    <TrendAppsCard
      figure={figure}
      currency={results.flatMap(({ data }) => data?.revenueCurrency ?? [])[0] ?? null}
      locale={locale}
      period={<Trans>Worldwide, last {OVERVIEW_DAYS} days</Trans>}
      changeName={t`Against the ${OVERVIEW_DAYS} days before`}
      rows={rows}
    />
  )
}
