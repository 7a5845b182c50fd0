import type { Kysely } from 'kysely'
import { dayOf, daysBefore } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS, RANKED_FIRST_WAIT_MS, RANKED_POSITIONS, TOP_POSITIONS } from '#contract/protocol/limits.ts'
import { getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Config } from '#server/kernel/config.ts'
import { searchedPool } from '#server/markets/pool/searched-pool.ts'
import { inProgress } from '#server/markets/ranked-keywords/in-progress.ts'
import { keyOf, type RankedKeywordTask } from '#server/markets/ranked-keywords/ranked-keywords.ts'
import { countBesides, countTracked } from '#server/markets/ranked-keywords/tracked-counts.ts'
import { waitAtMost } from '#server/kernel/wait-at-most.ts'
import { withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { provenanceOf } from '#server/markets/provenance.ts'

/**
 * The job counts once a day. A request waits a little for it, outside of any transaction and with no connection to the
 * database; if that was too short, the caller asks again.
 */
const counted = (top: number) => async (asked: PrefetchRequest<typeof getRankedKeywords>) => {
  const { body, caller, services } = asked
  const source = marketOf(caller, services)
  await requireListing(source, body)
  if (source.pastDays === 0) return null
  const task = { source, listing: body, day: dayOf(services.clock()), top }
  if (!(await rowOf(services.db, task))) {
    await waitAtMost(services.rankedKeywordJobs.request(task), RANKED_FIRST_WAIT_MS)
  }
  return task
}

const rowOf = (db: Kysely<Schema>, task: RankedKeywordTask) =>
  db
    .selectFrom('ranked_keyword_count')
    .select(['keywords_count', 'delta', 'finished_at'])
    .where((row) => row.and(keyOf(task)))
    .where('finished_at', 'is not', null)
    .executeTakeFirst()

const unknown = { status: 'DONE' as const, keywordsCount: null, delta: null, provenance: null }

/** Where the stores are not searched for all keywords: of what the organisation tracks, if it is searched for at all. */
async function trackedAlone(question: Parameters<typeof countTracked>[0], top: number) {
  const counted = await countTracked(question, top)
  if (counted === null) return unknown
  const { day, keywordsCount, delta } = counted
  const provenance = provenanceOf(question.source.id, `${day}T00:00:00.000Z`)
  return { status: 'DONE' as const, keywordsCount, delta, provenance }
}

/**
 * Of a live store, among the terms that it was searched for. The change is that of the keywords that the organisation tracks: which
 * terms are searched for grows.
 */
async function searchedFor(question: Parameters<typeof countTracked>[0], stores: Config['stores'], top: number) {
  const { db, source, ref, now } = question
  const { growsIn, ...pool } = await searchedPool(db, stores, ref, now)
  const ofTracked = await trackedAlone(question, top)
  const more = { pool, ...(growsIn !== null && { retryAfterSeconds: growsIn }) }
  const counted = pool.searched === 0 ? null : await source.countRankedKeywords(ref, dayOf(now), top)
  if (counted === null) return { ...ofTracked, ...more }
  return {
    ...ofTracked,
    keywordsCount: Math.max(counted.keywordsCount, ofTracked.keywordsCount ?? 0),
    provenance: provenanceOf(source.id, now.toISOString()),
    ...more,
  }
}

const counting = (endpoint: typeof getRankedKeywords, top: number) =>
  withPrefetch<typeof getRankedKeywords, RankedKeywordTask | null>(
    endpoint,
    counted(top),
    async ({ body: ref, caller, db, services }, prefetched) => {
      const now = services.clock()
      const task = prefetched()
      const live = { db, caller, source: marketOf(caller, services), ref, now }
      if (!task && live.source.id === 'live') return searchedFor(live, services.config.stores, top)
      if (!task) return trackedAlone(live, top)
      const row = await rowOf(db, task)
      if (!row) return inProgress(services.rankedKeywordJobs.secondsLeft(task))
      const { keywords_count: ofMarket, delta, finished_at: finishedAt } = row
      if (ofMarket === null || finishedAt === null) return unknown
      const question = { db, caller, source: task.source, ref, now }
      const [besides, before] = [
        await countBesides(question, task.day, top),
        delta === null ? 0 : await countBesides(question, daysBefore(now, OVERVIEW_DAYS), top),
      ]
      return {
        status: 'DONE' as const,
        keywordsCount: ofMarket + besides,
        delta: delta === null ? null : delta + besides - before,
        provenance: provenanceOf(task.source.id, finishedAt.toISOString()),
      }
    },
  )

/** How many keywords the app ranks for at all. */
export const rankedKeywords = counting(getRankedKeywords, RANKED_POSITIONS)

/** For how many of them it is among the first 30. */
export const top30Keywords = counting(getTop30Keywords, TOP_POSITIONS)
