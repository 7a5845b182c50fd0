import { useEffect, useState } from 'react'
import type { LikelyCause } from '#aso/keywords/likely-cause.ts'
import { editsBefore, editsOf, type ListingEdit } from '#aso/keywords/listing-edits.ts'
import { rankNews, rivalMoves, type KeywordMove, type RankNews, type RivalMove } from '#aso/keywords/rank-news.ts'
import { isToAnswer } from '#aso/reviews/to-answer.ts'
import { getCompetitorChanges, type ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { getListingChanges, getOverviewTrends } from '#contract/overview/history.ts'
import type { Competitor, Project } from '#contract/projects.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { KEYWORD_COMPETITORS_MAX, OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import { getReviews } from '#contract/reviews/reading.ts'
import { sameApp } from '#contract/store.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { competitorApp, ownApp } from '#web/apps/selected-app.ts'
import { useAccountVisit, useVisit } from '#web/apps/visits.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { reviewInboxRead } from '#web/data/queries/review-reads.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { monitorReads } from '#web/features/keywords/reads.ts'
import { useMay } from '#web/session/hooks.ts'

/** With what the newest ranks are compared. */
export type Since = 'yesterday' | 'last-visit'

export type Cause = LikelyCause<Competitor>

/** What one competitor did. */
export interface CompetitorNews {
  competitor: Competitor
  /** Edits since the day that is compared with, newest first. */
  edits: readonly ListingEdit[]
  /** For the own app's keywords, the most telling first; null: its ranks are not known. */
  moves: readonly RivalMove[] | null
}

export interface News {
  /** Of the keywords and their ranks. */
  state: ReadState
  refresh: () => void
  updatedAt: number | null
  /** Keywords that are tracked here. */
  tracked: number
  /** null: there are no ranks of two days. */
  ranks: RankNews | null
  causeOf: (move: KeywordMove) => Cause | null
  /** Own edits in the week before the ranks. */
  edits: readonly ListingEdit[]
  /** UTC day of the last visit, where it is before yesterday. */
  lastVisit: UtcDay | null
  /** Stars now, and how many more or fewer than then; null: not known. */
  rating: { now: number; change: number | null } | null
  /** To answer in all, and of those the ones that came since; null: not known, or not the reader's to answer. */
  reviews: { all: number; fresh: number | null } | null
  /** Of the competitors and what they did; null: they are not known. */
  competitors: readonly CompetitorNews[] | null
  competitorsState: ReadState
  /** Their ranks are on the way. */
  isWaiting: boolean
  /** Whether their edits are known; without the plan's listings they never are. */
  knowsEdits: boolean
}

/** What moved for an app in a country, and for its competitors. `withListing`: the plan holds what is read of listings. */
export function useNews(project: Project, locale: string, withListing: boolean, compared: Since): News {
  const { projectId, trackId, store } = project
  const app = { ...ownApp(project), locale }
  const listing = { query: { trackId, store, locale } }
  const enabled = { enabled: withListing }
  const reads = monitorReads(app)
  const tracked = useRead(reads.tracked)
  const history = useRead(reads.history)
  const changes = useRead(read(getListingChanges, listing), enabled)
  const trends = useRead(read(getOverviewTrends, listing), enabled)
  const others = useRead(read(getCompetitorChanges, { params: { projectId }, query: { locale } }), enabled)
  const competitors = useProjectCompetitors(project, locale)
  const all = competitors.data?.content
  const rivals = useRivalHistories(project, locale, all ?? [])

  const keywords = tracked.data?.keywords ?? []
  const volumes = new Map(keywords.map(({ keyword, volume }) => [keyword, volume]))
  const yesterday = history.data ? rankNews(history.data, volumes, null) : null
  const visited = useLastVisit(`news ${store} ${trackId} ${locale}`, history.updatedAt)
  const lastVisit = visited !== null && yesterday !== null && visited < yesterday.since ? visited : null
  const since = compared === 'last-visit' ? lastVisit : null
  const ranks = since !== null && history.data ? rankNews(history.data, volumes, since) : yesterday
  const day = ranks?.day ?? dayFromToday(0)
  const from = ranks?.since ?? dayFromToday(-1)

  const likelyCause = useLikelyCause(ranks !== null)
  const own = editsBefore(editsOf({ changes: changes.data?.changes ?? null }), day)
  const told = all?.map((competitor) => {
    const changed = others.data?.competitors.find((one) => sameApp(one, competitor))
    const past = rivals.known.find((one) => sameApp(one.competitor, competitor))?.history
    const theirs = past ? rankNews(past, volumes, ranks?.since ?? null) : null
    return { competitor, edits: changed ? editsOfCompetitor(changed) : [], ranks: theirs }
  })
  return {
    state: readState({
      data: tracked.data && history.data,
      error: tracked.error ?? history.error,
      isLoading: tracked.isLoading || history.isLoading,
    }),
    refresh: () => [tracked, history, changes, others, competitors].forEach((one) => one.refresh()),
    updatedAt: history.updatedAt,
    tracked: keywords.length,
    ranks,
    causeOf: (move) =>
      likelyCause?.(
        move,
        own,
        (told ?? []).flatMap(({ competitor, edits, ranks: theirs }) => {
          const rank = theirs?.ranks.get(move.keyword)
          return rank ? [{ app: competitor, rank, edits: editsBefore(edits, day) }] : []
        }),
        locale,
      ) ?? null,
    edits: own,
    lastVisit,
    rating: ratingOf(trends.data?.averageRating ?? [], from),
    reviews: useReviewNews(project, from),
    competitors:
      told?.map(({ competitor, edits, ranks: theirs }) => ({
        competitor,
        edits: edits.filter((edit) => edit.lastDay > from),
        moves: theirs ? rivalMoves(theirs, ranks) : keywords.length === 0 ? [] : null,
      })) ?? null,
    competitorsState: readState(competitors),
    isWaiting: rivals.isWaiting,
    knowsEdits: others.data !== undefined,
  }
}

const editsOfCompetitor = ({ changes, versions }: ChangedCompetitor) => editsOf({ changes, versions })

type FindCause = typeof import('#aso/keywords/likely-cause.ts').likelyCause

const loadLikelyCause = () => import('#aso/keywords/likely-cause.ts')

/**
 * How a cause is found; null: not there yet. It reads the words of listings, with the stop words of every language, which are
 * in none of the first files. Without it no move has a known cause.
 */
function useLikelyCause(isWanted: boolean): FindCause | null {
  const [find, setFind] = useState<FindCause | null>(null)
  useEffect(() => {
    if (!isWanted || find) return
    loadLikelyCause().then(
      (loaded) => setFind(() => loaded.likelyCause),
      () => {},
    )
  }, [isWanted, find])
  return find
}

/** The ranks of the first competitors; asked for once nothing else is on its way. */
function useRivalHistories(project: Project, locale: string, competitors: readonly Competitor[]) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), { afterRequests: true }), [])
  const first = isIdle ? competitors.slice(0, KEYWORD_COMPETITORS_MAX) : []
  const results = useReads(
    first.map((competitor) => monitorReads({ ...competitorApp(project, competitor), locale }).history),
  )
  return {
    isWaiting: !isIdle || results.some(({ isLoading }) => isLoading),
    known: first.map((competitor, index) => ({ competitor, history: results[index]?.data })),
  }
}

/** UTC day of what this device told last, or of the account's last visit; null: this is the first. */
function useLastVisit(id: string, toldAt: number | null): UtcDay | null {
  const account = useAccountVisit()
  const visit = useVisit(id, toldAt === null ? null : { at: toldAt, changes: [] })
  const before = visit && (visit.toldBefore ?? account)
  return before && dayOf(before.at)
}

function ratingOf(points: readonly { date: UtcDay; value: number | null }[], since: UtcDay): News['rating'] {
  const known = points.filter(({ value }) => value !== null)
  const [now, then] = [known.at(-1)?.value, known.findLast(({ date }) => date <= since)?.value]
  return now == null ? null : { now, change: then == null ? null : now - then }
}

/** Most reviews that are looked at. */
const REVIEWS = 50

/** Reviews to answer, and how many of them came since a day. */
function useReviewNews(project: Project, since: UtcDay): News['reviews'] {
  const enabled = { enabled: useMay('reviews/reply') }
  const { trackId, store } = project
  const params = { trackId }
  const query = { store, replied: 'false' as const, size: String(REVIEWS) }
  const inbox = useRead(reviewInboxRead(project), enabled).data
  const newest = useRead(
    read(
      getReviews,
      { params, query: { ...query, from: dayFromToday(-OVERVIEW_DAYS) } },
      { params, query, days: OVERVIEW_DAYS },
    ),
    enabled,
  ).data
  if (!enabled.enabled || !inbox || inbox.source !== 'console') return null
  return {
    all: inbox.toAnswer,
    fresh: newest?.content.filter((one) => isToAnswer(one) && dayOf(one.writtenAt) > since).length ?? null,
  }
}
