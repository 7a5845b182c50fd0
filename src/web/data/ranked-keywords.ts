import type { ListingRef } from '#contract/store.ts'
import type { ApiError } from './api-error.ts'

export interface RankedKeywordsResult {
  /** `stalled`: still not counted after the last poll. `error` and `offline` may come with the last known value. */
  state: 'counting' | 'done' | 'stalled' | 'error' | 'offline'
  /** The last known count; undefined: none yet. */
  data: { keywordsCount: number | null; delta: number | null } | undefined
  updatedAt: number | null
  error: ApiError | null
  refresh: () => void
}

/** Ranked keywords of a listing, asked again while they are counted and somebody looks. */
export function useRankedKeywords(_ref: ListingRef, _options: { enabled?: boolean } = {}): RankedKeywordsResult {
  return { state: 'counting', data: undefined, updatedAt: null, error: null, refresh: () => {} }
}
