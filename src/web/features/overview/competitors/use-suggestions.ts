import { getAppDetails } from '#contract/overview/overview.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import { candidateOf, type Candidate } from '#web/apps/competitors/candidates.ts'
import { read, useRead } from '#web/data/queries/read.ts'

const SUGGESTED_MAX = 20

interface Suggestions {
  candidates: Candidate[]
  /** The category in whose chart they are, as the store names it; null: not known yet. */
  category: string | null
}

/** What an app may be compared with: the leading free apps of its category in a country. Disabled, nothing is asked. */
export function useSuggestions(app: AppRef, locale: string, enabled: boolean): Suggestions {
  const { trackId, store } = app
  const details = useRead(read(getAppDetails, { query: { trackId, store, locale } }), { enabled })
  const category = details.data?.categories[0]
  const query = { store, locale, categoryGroup: 'FREE' as const, ...(category && { category: category.name }) }
  const chart = useRead(read(getTopChart, { query }), { enabled: enabled && category !== undefined })
  const places = (category && enabled && chart.data?.places) || []
  return {
    candidates: places
      .map(candidateOf)
      .filter((one) => !sameApp(one, app))
      .slice(0, SUGGESTED_MAX),
    category: category?.displayName ?? null,
  }
}
