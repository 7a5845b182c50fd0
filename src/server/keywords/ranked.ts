import type { Kysely } from 'kysely'
import { dayOf } from '#contract/protocol/days.ts'
import { RANKED_FIRST_WAIT_MS, RANKED_KEYWORDS_MAX, RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { getAllRankedKeywords } from '#contract/keywords.ts'
import type { ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { inProgress } from '#server/jobs/ranked-keywords/in-progress.ts'
import { listKeyOf, type RankedKeywordListTask } from '#server/jobs/ranked-keywords/ranked-keywords.ts'
import { settledWithin } from '#server/jobs/ranked-keywords/settled-within.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { toldBy } from '#server/markets/provenance.ts'
import { trackedRanks } from './tracked-ranks.ts'

/**
 * A market that can be searched at any time is listed by the job, once a day, for which a request waits a little; of
 * the stores themselves the ranks of what the organisation tracks are known.
 */
export const rankedKeywords = withPrefetch(
  getAllRankedKeywords,
  async ({ body, caller, services }) => {
    const source = marketOf(caller, services)
    await requireListing(source, body)
    const task = { source, listing: body, day: dayOf(services.clock()) }
    if (source.pastDays > 0 && !(await rowOf(services.db, task))) {
      await settledWithin(services.rankedKeywordJobs.requestList(task), RANKED_FIRST_WAIT_MS)
    }
    return task
  },
  async ({ body, caller, db, services }, prefetched) => {
    const task = prefetched()
    const { source } = task
    if (source.pastDays === 0) return tracked(db, caller, body, services.clock(), source.id)
    const row = await rowOf(db, task)
    if (!row) return inProgress(services.rankedKeywordJobs.secondsLeft(task))
    const { keywords, finished_at: finishedAt } = row
    const provenance = keywords && finishedAt ? toldBy(source.id, finishedAt.toISOString()) : null
    return { status: 'DONE' as const, keywords, provenance }
  },
)

const rowOf = (db: Kysely<Schema>, task: RankedKeywordListTask) =>
  db
    .selectFrom('ranked_keyword_list')
    .select(['keywords', 'finished_at'])
    .where((row) => row.and(listKeyOf(task)))
    .where('finished_at', 'is not', null)
    .executeTakeFirst()

async function tracked(
  db: Kysely<Schema>,
  caller: Caller,
  ref: ListingRef,
  now: Date,
  market: RankedKeywordListTask['source']['id'],
) {
  const kept = await trackedRanks(db, caller, ref, now)
  if (!kept) return { status: 'DONE' as const, keywords: null, provenance: null }
  const keywords = kept.keywords
    .filter(({ rank }) => rank !== null && rank <= RANKED_POSITIONS)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, RANKED_KEYWORDS_MAX)
  return { status: 'DONE' as const, keywords, provenance: toldBy(market, `${kept.day}T00:00:00.000Z`) }
}
