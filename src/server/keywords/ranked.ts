import type { Kysely } from 'kysely'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import { RANKED_FIRST_WAIT_MS, RANKED_KEYWORDS_MAX } from '#contract/protocol/limits.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import type { ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { inProgress } from '#server/markets/ranked-keywords/in-progress.ts'
import { listKeyOf, type RankedKeywordListTask } from '#server/markets/ranked-keywords/ranked-keywords.ts'
import { trackedBesides } from '#server/markets/ranked-keywords/tracked-counts.ts'
import { waitAtMost } from '#server/kernel/wait-at-most.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { searchedPool } from '#server/markets/pool/searched-pool.ts'
import { provenanceOf } from '#server/markets/provenance.ts'
import { withOfficialVolumes } from './official-volumes.ts'
import { trackedRanks } from './tracked-ranks.ts'

interface Question {
  ref: ListingRef
  market: MarketSource
  /** UTC day, ISO. */
  day: UtcDay
  caller: Caller
  services: Services
}

/**
 * A market that can be searched at any time is listed by the job, once a day, for which a request waits `waitMs` at most;
 * of the stores themselves the ranks are known for what was searched for.
 */
export async function allRankedKeywords(
  { ref, market, day, caller, services }: Question,
  waitMs: number,
): Promise<EndpointAnswer<typeof getAllRankedKeywords>> {
  const { db, rankedKeywordJobs } = services
  const now = services.clock()
  if (market.id === 'live') return searchedFor({ ref, market, day, caller, services })
  if (market.pastDays === 0) return tracked(db, caller, ref, now, market.id)
  const task = { source: market, listing: ref, day }
  if (!(await rowOf(db, task))) await waitAtMost(rankedKeywordJobs.requestList(task), waitMs)
  const row = await rowOf(db, task)
  if (!row) return inProgress(rankedKeywordJobs.secondsLeft(task))
  const { keywords: ofMarket, finished_at: finishedAt } = row
  // The list is the same for all organisations; what they track, and Apple's volumes, belong to those who do.
  const listed = ofMarket && (await withTracked(ofMarket, { db, caller, source: market, ref, now }, day))
  const keywords = listed && (await withOfficialVolumes({ db, caller, ref, now }, listed))
  const provenance = keywords && finishedAt ? provenanceOf(market.id, finishedAt.toISOString()) : null
  return { status: 'DONE', keywords, provenance }
}

export const rankedKeywords = serve(getAllRankedKeywords, async ({ body, caller, services }) => {
  const market = marketOf(caller, services)
  await requireListing(market, body)
  const question = { ref: body, market, day: dayOf(services.clock()), caller, services }
  return allRankedKeywords(question, RANKED_FIRST_WAIT_MS)
})

const rowOf = (db: Kysely<Schema>, task: RankedKeywordListTask) =>
  db
    .selectFrom('ranked_keyword_list')
    .select(['keywords', 'finished_at'])
    .where((row) => row.and(listKeyOf(task)))
    .where('finished_at', 'is not', null)
    .executeTakeFirst()

/** With the keywords that the organisation tracks and the market does not look at by itself. */
async function withTracked(
  listed: readonly KeywordMetrics[],
  question: Parameters<typeof trackedBesides>[0],
  day: UtcDay,
): Promise<readonly KeywordMetrics[]> {
  const { source, ref } = question
  const besides = await trackedBesides(question, day)
  const metrics = besides.length === 0 ? [] : await source.keywordMetrics(ref, day, besides)
  const ranked = (metrics ?? []).filter(({ rank }) => rank !== null)
  if (ranked.length === 0) return listed
  return [...listed, ...ranked]
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (b.volume ?? 0) - (a.volume ?? 0))
    .slice(0, RANKED_KEYWORDS_MAX)
}

async function tracked(
  db: Kysely<Schema>,
  caller: Caller,
  ref: ListingRef,
  now: Date,
  market: RankedKeywordListTask['source']['id'],
) {
  const kept = await trackedRanks(db, caller, ref, now)
  if (!kept) return { status: 'DONE' as const, keywords: null, provenance: null }
  const listed = kept.keywords
    .filter(({ rank }) => rank !== null && rank <= searchDepth(ref.store))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, RANKED_KEYWORDS_MAX)
  const keywords = await withOfficialVolumes({ db, caller, ref, now }, listed)
  return { status: 'DONE' as const, keywords, provenance: provenanceOf(market, `${kept.day}T00:00:00.000Z`) }
}

/** What the pool's searches tell, with what the organisation tracks: of that, what is beyond its plan is as it was. */
async function searchedFor({ ref, market, day, caller, services }: Question) {
  const { db, config, clock } = services
  const now = clock()
  const pool = await searchedPool(db, config.stores, ref, now)
  const { growsIn, ...told } = pool
  const more = { pool: told, ...(growsIn !== null && { retryAfterSeconds: growsIn }) }
  const kept = await tracked(db, caller, ref, now, market.id)
  if (pool.searched === 0) return { ...kept, ...more }
  const found = (await market.rankedKeywords(ref, day)) ?? []
  const own = kept.keywords ?? []
  const ownNames = new Set(own.map(({ keyword }) => keyword))
  const others = await withOfficialVolumes(
    { db, caller, ref, now },
    found.filter(({ keyword }) => !ownNames.has(keyword)),
  )
  const keywords = [...own, ...others]
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, RANKED_KEYWORDS_MAX)
  return { status: 'DONE' as const, keywords, provenance: provenanceOf(market.id, now.toISOString()), ...more }
}
