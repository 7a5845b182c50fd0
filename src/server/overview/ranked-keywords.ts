import { getRankedKeywords } from '#contract/overview.ts'
import { serve } from '../http/serve.ts'
import { keyOf } from '../jobs/ranked-keywords.ts'
import { marketOf, requireListing } from '../market/market-of-caller.ts'

/** Markets without search results of their own, hence without ranks. */
const unranked: ReadonlySet<string> = new Set(['archive'])

/** OV-068. Counting takes longer than a request may: the job counts once a day, and the caller asks again. */
export const rankedKeywords = serve(getRankedKeywords, async ({ body, caller, db, services }) => {
  const source = marketOf(caller, services)
  await requireListing(source, body)
  if (unranked.has(source.id)) return { status: 'DONE' as const, keywordsCount: null, delta: null }
  const task = { source, listing: body, day: services.clock().toISOString().slice(0, 10) }
  const row = await db
    .selectFrom('ranked_keyword_count')
    .select(['keywords_count', 'delta'])
    .where((row) => row.and(keyOf(task)))
    .where('finished_at', 'is not', null)
    .executeTakeFirst()
  if (row) return { status: 'DONE' as const, keywordsCount: row.keywords_count, delta: row.delta }
  services.rankedKeywordJobs.request(task)
  return { status: 'IN_PROGRESS' as const }
})
