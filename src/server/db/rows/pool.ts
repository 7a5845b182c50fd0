import type { Generated } from 'kysely'
import type { FirstFacts } from '#aso/estimates/first-facts.ts'
import type { TermSource } from '#aso/pool/expected-value.ts'
import type { UtcDay } from '#contract/protocol/days.ts'

/** A term that a store is searched for. It says nothing of who tracks it. */
export interface PoolTermRow {
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  locale: string
  keyword_id: number
  sources: TermSource[]
  /** 0: not found by completing another one; 1 and 2: by completing one of the level below. */
  level: number
  /** As `expectedValue`, 0..1. */
  expected_value: number
  /** How many of the store's completions are longer and begin with the term; null: the store has not been asked. */
  hint_count: number | null
  /** Characters after which the store completes to the term, one more than it has: never; null: not known. */
  prefix_length: number | null
  /** False: the store may complete to it after fewer. */
  is_prefix_exact: Generated<boolean>
  /** When the store was asked to complete it last. */
  completed_at: Date | null
  /** When the pool searched for it last, with or without success. */
  asked_at: Date | null
  /** When an app was added for which it is searched ahead of others. */
  wanted_at: Date | null
  /** Its turn among the terms that are wanted for that app, from 0: the app's own words come first. */
  wanted_turn: number | null
  added_at: Date
}

/** An app whose texts the pool has read. */
export interface PoolAppRow {
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  locale: string
  read_at: Date
}

/** The newest `result_list` of a keyword. */
export interface ResultListLatestRow {
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  country: string
  keyword_id: number
  day: UtcDay
  app_ids: number[]
  facts: FirstFacts
}
