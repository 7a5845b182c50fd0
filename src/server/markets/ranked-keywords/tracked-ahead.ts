import type { Kysely } from 'kysely'
import { dayOf, daysBefore } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS } from '#contract/protocol/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { trackedKeywords, type TrackedKeyword } from '../tracked.ts'
import type { MarketSource } from '../market.ts'

interface JobContext {
  db: Kysely<Schema>
  /** A market that works out its ranks; it remembers them. */
  source: Pick<MarketSource, 'id' | 'keywordRanks' | 'keywordMetrics'>
  clock: () => Date
}

/** Keywords of one store and country; more are worked out on request only. */
const MAX_KEYWORDS = 5000
/** Keywords between two looks at whether the process stops. */
const BATCH = 100

/**
 * Has a market work out what its tracked keywords show on a UTC day before anybody asks, so that the day's first list is as
 * quick as the others.
 * @returns what to call from time to time: it does what has not been done, and ends within a second or so of a stop
 */
export function createTrackedAhead({ db, source, clock }: JobContext): (stopping: AbortSignal) => Promise<void> {
  /** Keywords by store and country, and the day on which they were worked out. */
  const done = new Map<string, string>()
  return async (stopping) => {
    const now = clock()
    const tracked = await trackedKeywords(db, source.id, now)
    const storefronts = Map.groupBy(tracked, ({ store, locale }) => `${store} ${locale}`)
    for (const [storefront, keywords] of storefronts) {
      const what = `${dayOf(now)} ${keywords.map(({ keyword }) => keyword).join()}`
      if (done.get(storefront) === what) continue
      for (let start = 0; start < Math.min(keywords.length, MAX_KEYWORDS); start += BATCH) {
        if (stopping.aborted) return
        await workOut(source, keywords.slice(start, start + BATCH), now)
      }
      done.set(storefront, what)
    }
  }
}

/** All of one store and country. */
async function workOut(source: JobContext['source'], tracked: readonly TrackedKeyword[], now: Date): Promise<void> {
  const [first] = tracked
  const app = first?.apps[0]
  if (!first || !app) return
  const { store, locale } = first
  const keywords = tracked.map(({ keyword }) => keyword)
  const trackIds = [...new Set(tracked.flatMap(({ apps }) => apps.map(({ trackId }) => trackId)))]
  const today = dayOf(now)
  // Results are the same for every app: one is enough.
  await source.keywordMetrics({ ...app, locale }, today, keywords)
  const from = daysBefore(now, KEYWORD_HISTORY_DAYS - 1)
  await source.keywordRanks({ store, locale, trackIds, keywords, from, to: today })
}
