import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { getCompetitorReviews, type CompetitorReviews } from '#contract/reviews/competitors.ts'
import type { AppRef, Locale } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import { provenanceOf } from '#server/markets/provenance.ts'
import { competitorsOf } from '#server/scope/competitors-of.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { publicReviews, type PublicReviews } from './public-reviews.ts'

const DAYS = 365
/** Countries of a project that are read, first tracked first. */
const COUNTRIES_MAX = 3
/** When no further page is asked for, far below the time-out of the endpoint. */
const ENOUGH_MS = 8000

export const competitorReviews = serve(getCompetitorReviews, async ({ params, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const competitor = await competitorsOf(db, project)
    .select(['store', 'track_id'])
    .where('track_id', '=', params.trackId)
    .executeTakeFirst()
  if (!competitor) throw new HttpError('APP_NOT_FOUND', "This is none of the project's competitors.")
  const countries = await db
    .selectFrom('project_country')
    .select('locale')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .orderBy('created_at')
    .orderBy('locale')
    .limit(COUNTRIES_MAX)
    .execute()
  const now = services.clock()
  const from = daysBefore(now, DAYS - 1)
  const app = { store: competitor.store, trackId: competitor.track_id }
  const market = marketOf(caller, services)
  const read = await readAll(
    market,
    app,
    countries.map(({ locale }) => locale),
    from,
  )
  if (read.length === 0)
    return { reviews: null, completeFrom: from, locales: [], tellsAnswers: false, provenance: null }
  return told(read, { store: app.store, from, provenance: provenanceOf(market.id, now.toISOString()) })
})

/** What could be had of each country. @throws MarketUnavailable where none could be asked */
async function readAll(market: MarketSource, app: AppRef, locales: readonly Locale[], from: UtcDay) {
  const until = performance.now() + ENOUGH_MS
  const isEnough = () => performance.now() > until
  const results = await Promise.allSettled(
    locales.map((locale) => publicReviews(market, { ...app, locale }, { from, isEnough })),
  )
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  const other = failures.find((reason) => !(reason instanceof MarketUnavailable))
  if (other !== undefined || failures.length === results.length) throw other ?? failures[0]
  return results.flatMap((result) => (result.status === 'fulfilled' && result.value ? result.value : []))
}

function told(
  read: readonly PublicReviews[],
  { store, from, provenance }: Pick<CompetitorReviews, 'provenance'> & { store: AppRef['store']; from: UtcDay },
): CompetitorReviews {
  const completeFrom = read.reduce((latest, one) => (one.completeFrom > latest ? one.completeFrom : latest), from)
  const reviews = read
    .flatMap((one) => one.reviews)
    .filter(({ createdAt }) => createdAt.slice(0, 10) >= completeFrom)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return {
    reviews: reviews.map(({ rating, createdAt, reply }) => ({
      rating,
      writtenAt: new Date(createdAt).toISOString(),
      answeredAt: reply && new Date(reply.createdAt).toISOString(),
    })),
    completeFrom,
    locales: read.map(({ locale }) => locale),
    // The App Store's public list leaves answers out.
    tellsAnswers: store === 'GOOGLE_PLAY' || reviews.some(({ reply }) => reply !== null),
    provenance,
  }
}
