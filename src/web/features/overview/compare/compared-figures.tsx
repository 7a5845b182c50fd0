import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import type { RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatCompact, formatMoney, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import { HowEstimated } from '../overview-page/stat-cards.tsx'
import { downloadsMark, type FigureMark } from '../listing-facts.ts'
import { sideState, type SideState } from '../listing-states.tsx'
import type { Side } from './side.tsx'

/** One side's value of a figure with its state. */
export interface Figure {
  state: SideState
  /** null: the market doesn't know it, or nothing was read yet. */
  value: number | null
  /** Values of different units are not measured against each other: a currency. */
  unit?: string | null
  /** Whose figure it is, where that may differ. */
  mark?: FigureMark
  /** null: the market doesn't know it; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
  updatedAt: number | null
  refresh: () => void
  /** Beside or instead of a number: it is still being counted. */
  note?: ReactNode
  /** Why a real store's value is not known. */
  absence?: ReactNode
}

export interface FigureRow {
  id: string
  label: MessageDescriptor
  /** Where and when it holds; `depth`: how many places the store's search lists. */
  caption: (country: string, depth: number) => ReactNode
  about: (country: string, depth: number) => ReactNode
  of: (side: Side) => Figure
  format: (value: number, unit: string | null) => string
  /** Decimals that are shown. */
  digits: number
}

const figureOf = <T,>(
  result: ReadResult<T>,
  of: (data: T) => Pick<Figure, 'value' | 'unit' | 'mark' | 'absence'> & { provenance: Provenance | null },
): Figure => ({
  state: sideState(result),
  updatedAt: result.updatedAt,
  refresh: result.refresh,
  ...(result.data === undefined ? { value: null, provenance: undefined } : of(result.data)),
})

const rankedStates: Record<RankedKeywordsResult['state'], SideState> = {
  counting: 'loading',
  offline: 'unsaved',
  error: 'failed',
  stalled: 'ready',
  done: 'ready',
}

function rankedFigure({ state, inProgress, data, updatedAt, error, refresh }: RankedKeywordsResult): Figure {
  const rest = { updatedAt, refresh }
  if (data)
    return {
      ...rest,
      state: 'ready',
      value: data.keywordsCount,
      provenance: data.provenance,
      ...(inProgress && { note: <CountingNote {...inProgress} at={updatedAt} /> }),
    }
  const missing = error?.code === 'APP_NOT_AVAILABLE'
  return {
    ...rest,
    state: missing ? 'missing' : rankedStates[state],
    value: null,
    provenance: undefined,
    ...(state === 'counting' && { note: <CountingNote secondsLeft={inProgress?.secondsLeft ?? null} /> }),
    ...(state === 'stalled' && { note: <Trans>Still calculating</Trans> }),
  }
}

const whole = (value: number) => formatNumber(value, language())
const NotProvided = () => (
  <LiveNote>
    <Trans>Not provided by the store</Trans>
  </LiveNote>
)
const worldwide = () => <Trans>Worldwide, last 30 days</Trans>

/** The figures that are compared, in the order of the overview's cards. */
export const figureRows: readonly FigureRow[] = [
  {
    id: 'downloads',
    label: msg`Downloads`,
    caption: worldwide,
    about: () => <Trans>Downloads in all countries in the last 30 days.</Trans>,
    of: ({ app, results }) =>
      figureOf(results.performance, (data) => ({
        value: data.downloadsLast30Days,
        mark: downloadsMark(data),
        absence: <HowEstimated store={app.store} />,
        provenance: data.provenance.downloads,
      })),
    format: (value) => formatCompact(value, language()),
    digits: 0,
  },
  {
    id: 'revenue',
    label: msg`Revenue`,
    caption: worldwide,
    about: () => <Trans>Revenue in all countries in the last 30 days.</Trans>,
    of: ({ app, results }) =>
      figureOf(results.performance, (data) => ({
        value: data.revenueCurrency === null ? null : data.revenueLast30Days,
        unit: data.revenueCurrency,
        mark: 'estimate',
        absence: <HowEstimated store={app.store} />,
        provenance: data.provenance.revenue,
      })),
    format: (value, currency) => (currency === null ? whole(value) : formatMoney(value, currency, language())),
    digits: 0,
  },
  {
    id: 'featuring',
    label: msg`Countries where featured`,
    caption: () => <Plural value={OVERVIEW_DAYS} one="Last day" other="Last # days" />,
    about: () => <Trans>Countries where the store's editors featured the app.</Trans>,
    of: ({ results }) =>
      figureOf(results.featurings, ({ countries, provenance }) => ({
        value: countries?.length ?? null,
        absence: <NotProvided />,
        provenance,
      })),
    format: whole,
    digits: 0,
  },
  {
    id: 'keywords',
    label: msg`Total ranked keywords`,
    caption: (country, depth) => (
      <Trans>
        {country}, top {depth}
      </Trans>
    ),
    about: (country, depth) => (
      <Trans>
        Keywords in {country} where the app ranks in the top {depth}.
      </Trans>
    ),
    of: ({ ranked }) => rankedFigure(ranked),
    format: whole,
    digits: 0,
  },
  {
    id: 'rating',
    label: msg`Average rating`,
    caption: (country) => country,
    about: (country) => <Trans>Average of all star ratings in {country}.</Trans>,
    of: ({ results }) => figureOf(results.rating, ({ avgRating, provenance }) => ({ value: avgRating, provenance })),
    format: (value) => formatNumber(value, language(), 2),
    digits: 2,
  },
  {
    id: 'ratings',
    label: msg`Number of ratings`,
    caption: (country) => country,
    about: (country) => <Trans>How many star ratings the app has in {country}.</Trans>,
    of: ({ results }) =>
      figureOf(results.rating, ({ ratingCount, provenance }) => ({ value: ratingCount, provenance })),
    format: whole,
    digits: 0,
  },
]

/** Who is ahead and by how much; `even`: as shown they are the same; null: one of the two is not known. */
export type Lead = { side: 'own' | 'competitor'; by: number } | 'even' | null

/** More is ahead. Values are compared as they are shown, with `digits` decimals. */
export function leadOf(own: number | null, competitor: number | null, digits = 0): Lead {
  if (own === null || competitor === null) return null
  const scale = 10 ** digits
  const difference = Math.round(own * scale) - Math.round(competitor * scale)
  if (difference === 0) return 'even'
  return { side: difference > 0 ? 'own' : 'competitor', by: Math.abs(difference) / scale }
}
