import * as v from 'valibot'
import { UtcDay } from '../protocol/days.ts'
import { Timestamp } from '../store.ts'

/**
 * Nobody knows all keywords for which an app ranks: those are told that were searched for. Of a live store in one country; left out
 * in markets that work out all of them.
 */
export const SearchedPool = v.object({
  /** Terms that were searched for in the last `days` days. */
  searched: v.number(),
  /** All that are known; each is searched for again after `days` days. */
  total: v.number(),
  days: v.number(),
  /** Searches a day that the budget of calls allows, for all countries and organisations together. */
  perDay: v.number(),
  /** About when those will have been searched for that are due; null: none is. */
  readyAt: v.nullable(Timestamp),
  /** UTC day on which the next ones are due; null: some are now, or there are no terms yet. */
  nextDay: v.nullable(UtcDay),
})
export type SearchedPool = v.InferOutput<typeof SearchedPool>
