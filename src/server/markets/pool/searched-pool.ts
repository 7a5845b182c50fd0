import { sql, type Kysely } from 'kysely'
import type { SearchedPool } from '#contract/keywords/searched-pool.ts'
import { DAY_MS, dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { POOL_DAYS } from '#contract/protocol/limits.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Config } from '#server/kernel/config.ts'
import { budgetLimits } from '../live/budget-limits.ts'
import type { Storefront } from './add-terms.ts'
import { isDue } from './claim-terms.ts'
import { searchesPerDay } from './pace.ts'

interface Counted {
  total: number
  isAsked: boolean
  /** In this storefront, and in all of the store. */
  due: number
  dueOfStore: number
}

interface GrowingPool extends SearchedPool {
  /** Seconds after which there is more to be seen; null: nothing of it is searched for just now. */
  growsIn: number | null
}

/** Two minutes without a question: others have their turn. */
const ASKED_MS = 120_000
const GROWS_IN_SECONDS = 15

/** How much of a storefront's pool was searched for, and when the next ones come. */
export async function searchedPool(
  db: Kysely<Schema>,
  stores: Config['stores'],
  { store, locale }: Storefront,
  now: Date,
): Promise<GrowingPool> {
  const { rows: lists } = await sql<{ searched: number; oldest: UtcDay | null }>`
    select count(*)::int as searched, min(day) as oldest from result_list_latest
    where market = 'live' and store = ${store} and country = ${countryCodeOf(locale)}
      and day > ${daysBefore(now, POOL_DAYS)}`.execute(db)
  const { rows: terms } = await sql<Counted>`
    select count(*) filter (where locale = ${locale})::int as total, count(*) filter (where is_due)::int as "dueOfStore",
      count(*) filter (where is_due and locale = ${locale})::int as due,
      coalesce(bool_or(asked_at > ${new Date(now.getTime() - ASKED_MS)} and locale = ${locale}), false) as "isAsked"
    from (select locale, asked_at, ${isDue(now)} as is_due from pool_term where store = ${store}) as term`.execute(db)
  const { searched = 0, oldest = null } = lists[0] ?? {}
  const { total = 0, due = 0, dueOfStore = 0, isAsked = false } = terms[0] ?? {}
  const perDay = searchesPerDay(store, budgetLimits(stores)[store])
  return {
    searched,
    // What jobs searched for before the pool was there counts too.
    total: Math.max(total, searched),
    days: POOL_DAYS,
    perDay,
    readyAt: due === 0 ? null : new Date(now.getTime() + (dueOfStore / perDay) * DAY_MS).toISOString(),
    growsIn: total === 0 || (due > 0 && isAsked) ? GROWS_IN_SECONDS : null,
    nextDay: due > 0 || oldest === null ? null : dayOf(new Date(Date.parse(oldest) + POOL_DAYS * DAY_MS)),
  }
}
