import type { StoreBudget } from '#contract/admin.ts'
import type { SourceName } from '#contract/market/sources.ts'

/** The last good answer of a store for one thing asked of it. */
export interface StoreAnswerRow {
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  key: string
  /** JSON text; null: the store said that there is no such thing or, with `read_at` null, nothing yet. */
  body: string | null
  read_at: Date | null
  /** How often in a row it could not be read since. */
  failures: number
  /** Not to be asked again before. */
  retry_at: Date | null
}

/** Whether a source of the live market is used; no rows at all: nobody has chosen. */
export interface StoreSourceRow {
  name: SourceName
  enabled: boolean
  /** null: as the server used it before there were switches. */
  changed_at: Date | null
}

/** A budget of calls: those of the last minute, and whether the store wants none. */
export interface StoreBudgetRow {
  budget: StoreBudget['name']
  /** Milliseconds since 1970, oldest first. */
  calls: number[]
  /** Calls in a row that failed. */
  failures: number
  blocked_until: Date | null
}
