import type { Kysely } from 'kysely'
import { maxReach } from '#aso/keywords/max-reach.ts'
import { OWNER_DAYS } from '#aso/keywords/owner.ts'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import { dayOf, daysBefore } from '#contract/protocol/days.ts'
import { KEYWORD_HISTORY_DAYS, OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { getTrackedKeywords, TrackedKeyword } from '#contract/keywords/tracked.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { firstPlaces } from '#server/history/result-lists.ts'
import { dailyRanks } from '#server/history/daily-ranks.ts'
import { newestRanks, type NewestRank } from '#server/history/newest-ranks.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { provenanceOf } from '#server/markets/provenance.ts'
import { withOfficialVolumes } from '../official-volumes.ts'
import { ownerAmong, ownerIn } from '../owners.ts'
import { keptRanks, onlyRanked } from '../tracked-ranks.ts'

type Answer = EndpointAnswer<typeof getTrackedKeywords>
type Figures = Omit<TrackedKeyword, 'trackedSince' | 'isStarred' | 'note' | 'tags'>

export interface Asked {
  db: Kysely<Schema>
  source: MarketSource
  caller: Caller
  /** The project's own app in the country. */
  listing: ListingRef
  /** trackIds of its competitors. */
  competitors: readonly string[]
  /** Moment whose figures are asked for: nothing that was measured later counts. */
  now: Date
}

export interface KnownFigures extends Pick<Answer, 'provenance'> {
  /** How many of the keywords are measured. */
  measured: number
  of: (keyword: string) => Figures
}

/** What is known of tracked keywords: what the market says of them; where its past can't be asked, the kept ranks. */
export async function figuresOf(asked: Asked, keywords: readonly string[]): Promise<KnownFigures> {
  if (keywords.length === 0) return { of: unknown, measured: 0, provenance: null }
  const day = dayOf(asked.now)
  const isComputed = asked.source.pastDays > 0
  const metrics = isComputed ? await asked.source.keywordMetrics(asked.listing, day, keywords) : null
  const days = isComputed ? await askedDays(asked, keywords) : await keptDays(asked, keywords)
  const kept = metrics ? null : await keptRanks(asked.db, asked.source.id, asked.listing, { keywords, now: asked.now })
  const known = new Map((metrics ?? kept?.keywords ?? []).map((one) => [one.keyword, one]))
  const told = await withOfficialVolumes(
    { ...asked, ref: asked.listing },
    keywords.map((keyword) => known.get(keyword) ?? onlyRanked(keyword)),
  )
  const figuresOfKeyword = new Map(told.map((one) => [one.keyword, one]))
  const asOf = metrics ? day : kept?.day
  const country = countryCodeOf(asked.listing.locale)
  return {
    of(keyword) {
      const { ranks, owner, competitors } = days(keyword)
      const figures = figuresOfKeyword.get(keyword) ?? onlyRanked(keyword)
      const rankDay = (metrics ? known.has(keyword) && day : kept?.days.get(keyword)) || null
      return {
        ...figures,
        rankDay,
        owner,
        maxReach: maxReach(figures.volume, country, ranks),
        ...ranksIn(competitors, rankDay),
      }
    },
    measured: keywords.filter((keyword) => known.has(keyword)).length,
    provenance: asOf === undefined ? null : provenanceOf(asked.source.id, `${asOf}T00:00:00.000Z`),
  }
}

/** Of a keyword of which nothing is known. */
export const unknown = (keyword: string): Figures => ({
  ...onlyRanked(keyword),
  rankDay: null,
  owner: null,
  maxReach: null,
  competitorRanks: {},
})

interface Days extends Pick<Figures, 'owner'> {
  /** The own app's, until today. */
  ranks: DailyRanks
  /** Those that are known, by trackId. */
  competitors: ReadonlyMap<string, NewestRank>
}

/** The ranks of competitors, with the days of those that are not of the own rank's day. */
function ranksIn(
  competitors: Days['competitors'],
  own: string | null,
): Pick<Figures, 'competitorRanks' | 'competitorRankDays'> {
  const others = [...competitors].filter(([, { day }]) => day !== own)
  return {
    competitorRanks: Object.fromEntries(Array.from(competitors, ([trackId, { rank }]) => [trackId, rank])),
    ...(others.length > 0 && {
      competitorRankDays: Object.fromEntries(others.map(([trackId, { day }]) => [trackId, day])),
    }),
  }
}

/** The same days as the rank history asks for, so that the market works them out once. */
async function askedDays(
  { source, listing, competitors, now }: Asked,
  keywords: readonly string[],
): Promise<(keyword: string) => Days> {
  const { store, locale, trackId } = listing
  const span = { from: daysBefore(now, KEYWORD_HISTORY_DAYS - 1), to: dayOf(now) }
  const answers = await source.keywordRanks({ store, locale, trackIds: [trackId, ...competitors], keywords, ...span })
  const byKeyword = new Map(keywords.map((keyword, place) => [keyword, answers?.[place]]))
  return (keyword) => {
    const answer = byKeyword.get(keyword)
    const today = (competitor: string) => answer?.ranks.get(competitor)?.at(-1)
    return {
      ranks: answer?.ranks.get(trackId) ?? [],
      owner: answer ? ownerIn(answer.leaders) : null,
      competitors: new Map(
        competitors.flatMap((one) => {
          const rank = today(one) ?? null
          return rank === null ? [] : [[one, { rank: rank === 0 ? null : rank, day: span.to }]]
        }),
      ),
    }
  }
}

/** What the jobs recorded in the 30 days until then. */
async function keptDays(
  { db, source, listing, competitors, now }: Asked,
  keywords: readonly string[],
): Promise<(keyword: string) => Days> {
  const { store, locale } = listing
  const country = countryCodeOf(locale)
  const to = dayOf(now)
  const span = { from: daysBefore(now, OVERVIEW_DAYS - 1), to }
  const own = await dailyRanks(db, source.id, { app: listing, country, keywords, ...span })
  const theirs = await newestRanks(db, source.id, { store, trackIds: competitors, country, keywords, ...span })
  const lastDays = { from: daysBefore(now, OWNER_DAYS - 1), to }
  const firsts = await firstPlaces(db, source.id, { store, country, keywords, ...lastDays })
  const firstsOf = Map.groupBy(firsts, (first) => first.keyword)
  return (keyword) => ({
    ranks: own.get(keyword) ?? [],
    owner: ownerAmong(store, firstsOf.get(keyword) ?? []),
    competitors: new Map(
      [...theirs].flatMap(([trackId, ranks]) => {
        const newest = ranks.get(keyword)
        return newest === undefined ? [] : [[trackId, newest]]
      }),
    ),
  })
}
