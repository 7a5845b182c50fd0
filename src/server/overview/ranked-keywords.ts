import type { Kysely } from 'kysely'
import { dayOf } from '#contract/protocol/days.ts'
import { RANKED_FIRST_WAIT_MS, RANKED_POSITIONS, TOP_POSITIONS } from '#contract/protocol/limits.ts'
import { getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import type { Schema } from '#server/db/schema.ts'
import { inProgress } from '#server/markets/ranked-keywords/in-progress.ts'
import { keyOf, type RankedKeywordTask } from '#server/markets/ranked-keywords/ranked-keywords.ts'
import { waitAtMost } from '#server/kernel/wait-at-most.ts'
import { withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { provenanceOf } from '#server/markets/provenance.ts'

/** Markets without search results of their own, hence without ranks. */
const unranked: ReadonlySet<string> = new Set(['archive'])

/**
 * The job counts once a day. A request waits a little for it, outside of any transaction and with no connection to the
 * database; if that was too short, the caller asks again.
 */
const counted = (top: number) => async (asked: PrefetchRequest<typeof getRankedKeywords>) => {
  const { body, caller, services } = asked
  const source = marketOf(caller, services)
  await requireListing(source, body)
  if (unranked.has(source.id)) return null
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

const counting = (endpoint: typeof getRankedKeywords, top: number) =>
  withPrefetch<typeof getRankedKeywords, RankedKeywordTask | null>(
    endpoint,
    counted(top),
    async ({ db, services }, prefetched) => {
      const task = prefetched()
      if (!task) return { status: 'DONE' as const, keywordsCount: null, delta: null, provenance: null }
      const row = await rowOf(db, task)
      if (!row) return inProgress(services.rankedKeywordJobs.secondsLeft(task))
      const { keywords_count: keywordsCount, delta, finished_at: finishedAt } = row
      const isKnown = keywordsCount !== null && finishedAt !== null
      const provenance = isKnown ? provenanceOf(task.source.id, finishedAt.toISOString()) : null
      return { status: 'DONE' as const, keywordsCount, delta, provenance }
    },
  )

/** How many keywords the app ranks for at all. */
export const rankedKeywords = counting(getRankedKeywords, RANKED_POSITIONS)

/** For how many of them it is among the first 30. */
export const top30Keywords = counting(getTop30Keywords, TOP_POSITIONS)
