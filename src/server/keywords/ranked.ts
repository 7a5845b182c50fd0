import { dayOf } from '#contract/days.ts'
import { RANKED_KEYWORDS_MAX, RANKED_POSITIONS } from '#contract/limits.ts'
import { getAllRankedKeywords } from '#contract/keywords.ts'
import { serveAfter } from '../http/serve.ts'
import { listKeyOf } from '../jobs/ranked-keywords.ts'
import { marketOf, requireListing } from '../market/market-of-caller.ts'
import { toldBy } from '../stores/provenance.ts'
import { trackedRanks } from './tracked-ranks.ts'

/**
 * OP-75. A market that can be searched at any time is listed by the job, once a day; of the stores themselves the ranks of
 * what the organisation tracks are known.
 */
export const rankedKeywords = serveAfter(
  getAllRankedKeywords,
  ({ body, caller, services }) => requireListing(marketOf(caller, services), body),
  async ({ body, caller, db, services }, before) => {
    const source = marketOf(caller, services)
    before()
    if (source.pastDays === 0) {
      const kept = await trackedRanks(db, caller, body, services.clock())
      if (!kept) return { status: 'DONE' as const, keywords: null, provenance: null }
      const keywords = kept.keywords
        .filter(({ rank }) => rank !== null && rank <= RANKED_POSITIONS)
        .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.keyword < b.keyword ? -1 : 1))
        .slice(0, RANKED_KEYWORDS_MAX)
      return { status: 'DONE' as const, keywords, provenance: toldBy(source.id, `${kept.day}T00:00:00.000Z`) }
    }
    const task = { source, listing: body, day: dayOf(services.clock()) }
    const row = await db
      .selectFrom('ranked_keyword_list')
      .select(['keywords', 'finished_at'])
      .where((row) => row.and(listKeyOf(task)))
      .where('finished_at', 'is not', null)
      .executeTakeFirst()
    if (row) {
      const { keywords, finished_at: finishedAt } = row
      const provenance = keywords && finishedAt ? toldBy(source.id, finishedAt.toISOString()) : null
      return { status: 'DONE' as const, keywords, provenance }
    }
    services.rankedKeywordJobs.requestList(task)
    return { status: 'IN_PROGRESS' as const }
  },
)
