import { useState } from 'react'
import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { Store } from '#contract/store.ts'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { comparable, type EarlierList, type Found } from './live-rows.ts'

export interface Search {
  term: string
  locale: string
}

export interface Comparison {
  /** Where the order of the results and of the earlier lists comes from; null: the store has but one. */
  origin: SearchOrigin | null
  /** UTC days with a stored list, newest first. */
  days: readonly UtcDay[]
  /** The day compared with; null: no earlier list is stored. */
  day: UtcDay | null
  /** The day is the one before that of the results, which are of today. */
  isYesterday: (day: UtcDay) => boolean
  /** null: it is not known, or not yet. */
  before: EarlierList | null
  isLoading: boolean
  onDay: (day: UtcDay) => void
}

/** The earlier list that the results are compared with: the newest one, or that of a chosen day. */
export function useComparison(store: Store, search: Search | null, result: ReadResult<Found>): Comparison {
  const [chosen, setChosen] = useState<{ search: Search | null; day: UtcDay } | null>(null)
  const newest = result.data?.before ?? null
  const day = chosen !== null && chosen.search === search ? chosen.day : (newest?.day ?? null)
  const isOther = search !== null && day !== null && day !== newest?.day
  const body = { store, ...(search ?? NOTHING), ...(isOther ? { comparedTo: day } : {}) }
  const other = useRead(read(getLiveSearch, { body }), { enabled: isOther })
  const before = isOther ? (other.data?.before ?? null) : newest
  const now = useNow()
  const isOfToday = result.updatedAt !== null && dayOf(result.updatedAt) === dayOf(now)
  return {
    origin: result.data?.origin ?? null,
    days: result.data?.days ?? [],
    day,
    isYesterday: (one) => isOfToday && one === daysBefore(now, 1),
    before: before && comparable(before, store),
    isLoading: isOther && other.isLoading,
    onDay: (next) => setChosen({ search, day: next }),
  }
}

/** Placeholder, never requested. */
const NOTHING: Search = { term: '-', locale: 'en-US' }
