import { useEffect } from 'react'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { useRead } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'
import { missingState, type ReadState } from '#web/data/queries/read-state.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useStableArray } from '#web/ui/hooks/use-stable-array.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { usePollWhileReading } from '../use-reviews-of.ts'
import { readChanged } from '../changed-months.ts'

const DAYS = 90

export interface Reviews {
  state: ReadState
  /** Of the last 90 days at least, as far as this device has them. */
  reviews: readonly OwnReview[]
  /** The server is still reading the store: there will be more of them. */
  isGrowing: boolean
  /** Not all of the 90 days are there. */
  isPartial: boolean
  /** Device time of the oldest answer, ms; null: none. */
  updatedAt: number | null
  refresh: () => void
}

/** The reviews for a dry run, month by month; offline from this device. */
export function useRecentReviews(app: AppRef): Reviews {
  const { trackId, store } = app
  const inbox = useRead(reviewInboxRead(app))
  const from = new Date(useNow() - DAYS * DAY_MS).toISOString().slice(0, 7)
  const wanted = inbox.data ? reviewReadsOf(app, inbox.data).filter(({ month }) => month >= from) : []
  const months = useReads(wanted.map(({ read }) => read))
  const isOffline = useConnectivity() === 'offline'
  const changed = useStableArray(
    wanted.map(({ month, changedAt, monthCount }) => `${month} ${changedAt} ${monthCount}`),
  )
  useEffect(() => {
    if (!isOffline && changed.length > 0) void readChanged({ trackId, store }, wanted)
    // oxlint-disable-next-line react/exhaustive-deps -- the months, compared by content
  }, [isOffline, changed, trackId, store])
  const isGrowing = inbox.data?.isReading === true && !isOffline
  usePollWhileReading(isGrowing, inbox.refresh)
  const parts = useStableArray(months.map(({ data }) => data))
  const reviews = parts.flatMap((part) => part?.content ?? [])
  const have = parts.filter((part) => part !== undefined)
  const isWaiting = inbox.isLoading || months.some((one) => one.isLoading)
  const first = [inbox, ...months].find(({ data, error }) => data === undefined && error)
  const state: ReadState =
    inbox.data && !isWaiting && (have.length > 0 || wanted.length === 0)
      ? 'ready'
      : missingState({ error: first?.error ?? null, isLoading: isWaiting })
  const ages = months.flatMap(({ updatedAt }) => updatedAt ?? [])
  return {
    state,
    reviews,
    isGrowing,
    isPartial: have.length < wanted.length,
    updatedAt: ages.length > 0 ? Math.min(...ages) : null,
    refresh: () => {
      for (const one of [inbox, ...months]) one.refresh()
    },
  }
}
