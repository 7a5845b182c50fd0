import type { Kysely } from 'kysely'
import type { Measuring } from '#contract/keywords/tracked.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { readyTime } from '#server/markets/daily/ready-time.ts'
import type { StoreAccess } from '#server/kernel/config.ts'
import type { MarketSource } from '#server/markets/market.ts'

interface Context {
  db: Kysely<Schema>
  source: Pick<MarketSource, 'id'>
  stores: Record<'apple' | 'google', Pick<StoreAccess, 'callsPerMinute'>>
  now: Date
}

/** How far keywords are measured and when the rest will be; null: all of them are. */
export async function measuringOf(
  { measured, total }: Pick<Measuring, 'measured' | 'total'>,
  store: Store,
  { db, source, stores, now }: Context,
): Promise<Measuring | null> {
  if (measured >= total) return null
  if (source.id !== 'live') return { measured, total, readyAt: null, reason: 'NOT_IN_MARKET' }
  const { callsPerMinute } = store === 'APP_STORE' ? stores.apple : stores.google
  return { measured, total, ...(await readyTime(db, { store, callsPerMinute }, now)) }
}
