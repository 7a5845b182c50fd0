import { useEffect, useEffectEvent } from 'react'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useStableArray } from '#web/ui/hooks/use-stable-array.ts'
import { readChanged } from './changed-months.ts'

interface Reviews {
  inbox: ReadResult<ReviewInbox>
  reviews: readonly OwnReview[]
  /** Some months are on their way. */
  isLoading: boolean
  /** Not all of them are there. */
  isPartial: boolean
  refresh: () => void
}

/** The reviews of the months that a period has days of (UTC days), as far as they can be had: from this device where offline. */
export function useReviewsOf(app: AppRef, { from, to }: { from: UtcDay; to: UtcDay }): Reviews {
  const { trackId, store } = app
  const inbox = useRead(reviewInboxRead(app))
  const isOffline = useConnectivity() === 'offline'
  const wanted = (inbox.data ? reviewReadsOf(app, inbox.data) : []).filter(
    ({ month }) => month >= from.slice(0, 7) && month <= to.slice(0, 7),
  )
  const months = useReads(wanted.map(({ read }) => read))
  const changed = wanted.map(({ month, changedAt, monthCount }) => `${month} ${changedAt} ${monthCount}`).join()
  useEffect(() => {
    if (!isOffline && changed !== '') void readChanged({ trackId, store }, wanted)
    // oxlint-disable-next-line react/exhaustive-deps -- the months, compared by content
  }, [isOffline, changed, trackId, store])
  usePollWhileReading(inbox.data?.isReading === true && !isOffline, inbox.refresh)
  const parts = useStableArray(months.map(({ data }) => data))
  const reviews = parts.flatMap((part) => part?.content ?? [])
  return {
    inbox,
    reviews,
    isLoading: inbox.isLoading || months.some((one) => one.isLoading),
    isPartial: parts.includes(undefined),
    refresh: () => {
      for (const one of [inbox, ...months]) one.refresh()
    },
  }
}

const EVERY_MS = 5000

/** Asks again, in a tab that is seen, while the server is still reading an app's reviews from the store. */
export function usePollWhileReading(isGrowing: boolean, refresh: () => void): void {
  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    if (!isGrowing) return undefined
    const timer = setInterval(refreshIfVisible, EVERY_MS)
    return () => clearInterval(timer)
  }, [isGrowing])
}
