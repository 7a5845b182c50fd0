import { dayOf } from '#contract/days.ts'
import { RANKED_POSITIONS, TOP_POSITIONS } from '#contract/limits.ts'
import { getRankedKeywords, getTop30Keywords } from '#contract/overview.ts'
import { serveAfter, type Asked } from '../http/serve.ts'
import { keyOf } from '../jobs/ranked-keywords.ts'
import { marketOf, requireListing } from '../market/market-of-caller.ts'
import type { Listing } from '../stores/market-source.ts'
import { toldBy } from '../stores/provenance.ts'

/** Markets without search results of their own, hence without ranks. */
const unranked: ReadonlySet<string> = new Set(['archive'])

const listed = ({ body, caller, services }: Asked<typeof getRankedKeywords>) =>
  requireListing(marketOf(caller, services), body)

/** Counting takes longer than a request may: the job counts once a day, and the caller asks again. */
const counting =
  (top: number): Parameters<typeof serveAfter<typeof getRankedKeywords, Listing>>[2] =>
  async ({ body, caller, db, services }, before) => {
    const source = marketOf(caller, services)
    before()
    if (unranked.has(source.id)) return { status: 'DONE' as const, keywordsCount: null, delta: null, provenance: null }
    const task = { source, listing: body, day: dayOf(services.clock()), top }
    const row = await db
      .selectFrom('ranked_keyword_count')
      .select(['keywords_count', 'delta', 'finished_at'])
      .where((row) => row.and(keyOf(task)))
      .where('finished_at', 'is not', null)
      .executeTakeFirst()
    if (row) {
      const { keywords_count: keywordsCount, delta, finished_at: finishedAt } = row
      const isKnown = keywordsCount !== null && finishedAt !== null
      const provenance = isKnown ? toldBy(source.id, finishedAt.toISOString()) : null
      return { status: 'DONE' as const, keywordsCount, delta, provenance }
    }
    services.rankedKeywordJobs.request(task)
    return { status: 'IN_PROGRESS' as const }
  }

/** OV-068. */
export const rankedKeywords = serveAfter(getRankedKeywords, listed, counting(RANKED_POSITIONS))

/** OV-069, OP-54. */
export const top30Keywords = serveAfter(getTop30Keywords, listed, counting(TOP_POSITIONS))
