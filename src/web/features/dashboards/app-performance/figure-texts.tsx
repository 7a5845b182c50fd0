import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnSource } from '#contract/connections/own-performance.ts'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatCompact, formatDayAndMonth, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import type { Measure } from './performance-figures.ts'

/** What is not known. */
const NONE = '–'

export const countText = (value: number | null): string => (value === null ? NONE : formatCompact(value, language()))
export const rateText = (value: number | null): string => (value === null ? NONE : formatPercent(value, language()))

/** A relative change; nothing where it is not known. */
export function Change({ value }: { value: number | null }) {
  const { t } = useLingui()
  if (value === null) return null
  return (
    <Delta direction={Math.abs(value) < 0.0005 ? 0 : value} against={t`compared with the previous days`}>
      {formatPercent(Math.abs(value), language())}
    </Delta>
  )
}

/** Percentage points that look like none. */
const NO_POINTS = 0.05

/** A change of a rate; a dash where it is not known. */
export function Points({ value }: { value: number | null }) {
  const { t } = useLingui()
  if (value === null) return NONE
  const points = formatNumber(Math.abs(value), language(), 1)
  return (
    <Delta direction={Math.abs(value) < NO_POINTS ? 0 : value} against={t`compared with the previous days`}>
      {t`${points} pts`}
    </Delta>
  )
}

/** In the words of the store. */
export function sourceName(source: OwnSource, store: Store): string {
  const isApple = store === 'APP_STORE'
  switch (source) {
    case 'search':
      return isApple ? t`App Store search` : t`Google Play search`
    case 'browse':
      return isApple ? t`App Store browse` : t`Google Play explore`
    case 'app-referrer':
    case 'web-referrer':
    case 'ads':
    case 'other':
      return shortSourceName(source)
  }
}

/** Where there is no room for the store's name. */
export function shortSourceName(source: OwnSource): string {
  switch (source) {
    case 'search':
      return t({ message: 'Search', context: 'source' })
    case 'browse':
      return t({ message: 'Browse', context: 'source' })
    case 'app-referrer':
      return t`App referrer`
    case 'web-referrer':
      return t`Web referrer`
    case 'ads':
      return t`Ads`
    case 'other':
      return t({ message: 'Other', context: 'source' })
  }
}

/** A step of the funnel in the words of the store. */
export function measureName(measure: Measure, store: Store): string {
  switch (measure) {
    case 'impressions':
      return t`Impressions`
    case 'pageViews':
      return store === 'APP_STORE' ? t`Product page views` : t`Store listing visitors`
    case 'installs':
      return t`Installs`
  }
}

/** Where the figures are from. */
export const consoleName = (store: Store): string => (store === 'APP_STORE' ? 'App Store Connect' : 'Google Play')

/** A day without its year, 28. February: figures end a day or two ago. */
export const dayAndMonth = (day: UtcDay): string => formatDayAndMonth(day, language())
