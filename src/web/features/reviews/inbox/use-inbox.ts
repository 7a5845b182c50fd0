import { useEffect, useMemo, useState } from 'react'
import { tagsOf } from '#aso/reviews/review-tags.ts'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { AppRef } from '#contract/store.ts'
import { inMemory, restoreReads, useRead, type ReadResult } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useStableArray } from '#web/ui/hooks/use-stable-array.ts'
import { readChanged } from '../changed-months.ts'
import { sliceEnd } from './prepare-inbox.ts'
import { indexOf, type ReviewIndex, searchedText } from './review-index.ts'

export interface Inbox extends ReadResult<ReviewInbox> {
  /** Of the reviews loaded so far. */
  index: ReviewIndex
  /** Some months are still loading. */
  isReading: boolean
  /** The server is still reading the store: there will be more of them. */
  isGrowing: boolean
  /** Some months could not be loaded. */
  isPartial: boolean
  /** None is loaded yet, although there are some. */
  isEmpty: boolean
}

type Reads = ReturnType<typeof reviewReadsOf>
const NONE: Reads = []

/** An app's reviews with queued changes: from the device; only months that have changed come from the server. */
export function useInbox(app: AppRef): Inbox {
  const { trackId, store } = app
  const inbox = useRead(reviewInboxRead(app))
  const said = inbox.data
  const reads = said ? reviewReadsOf({ trackId, store }, said) : NONE
  const restored = useRestored(reads)
  const isRestored = restored === reads.length
  const isOffline = useConnectivity() === 'offline'
  useEffect(() => {
    if (isRestored && !isOffline) void readChanged({ trackId, store }, reads)
  }, [isRestored, isOffline, reads, trackId, store])
  // Months in memory stay in the list while a new month is looked up.
  const ready = reads.filter(({ read }, index) => index < restored || inMemory(read) !== undefined)
  const months = useReads(ready.map(({ read }) => read))
  const parts = useStableArray(months.map(({ data }) => data))
  const index = useMemo(() => indexOf(parts.flatMap((part) => part?.content ?? [])), [parts])
  const missing = months.filter(({ data }) => data === undefined)
  // Months that have grown on the server are being read anew.
  const isBehind = (said?.total ?? 0) > index.reviews.length && months.some(({ isRefreshing }) => isRefreshing)
  const error = inbox.error ?? missing.find((one) => one.error)?.error ?? null
  return {
    ...inbox,
    error,
    index,
    isReading: !isRestored || isBehind || missing.some(({ isLoading }) => isLoading),
    isGrowing: said?.isReading === true && !isOffline,
    isPartial: missing.some(({ isLoading }) => !isLoading) || (said?.isReading === true && isOffline),
    isEmpty: index.reviews.length === 0,
    refresh: () => {
      inbox.refresh()
      for (const one of missing) one.refresh()
    },
  }
}

/**
 * How many of the reads were looked up on the device. They are restored a slice at a time, so that the page stays responsive;
 * only the rest is fetched.
 */
function useRestored(reads: Reads): number {
  const key = reads.map(({ read }) => JSON.stringify(read.queryKey)).join()
  const [restored, setRestored] = useState({ key: '', count: 0 })
  useEffect(() => {
    const run = { isOver: false }
    const loadMonths = async () => {
      for (let from = restoredInMemory(reads); from < reads.length && !run.isOver;) {
        const to = sliceEnd(reads, from)
        await restoreReads(reads.slice(from, to).map(({ read }) => read))
        if (!run.isOver) setRestored({ key, count: to })
        from = to
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    void loadMonths()
    return () => {
      run.isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the reads, compared by their keys
  }, [key])
  const inMemoryNow = restoredInMemory(reads)
  return restored.key === key ? Math.max(restored.count, inMemoryNow) : inMemoryNow
}

/** How many of the first ones are in memory. */
function restoredInMemory(reads: Reads): number {
  const first = reads.findIndex(({ read }) => inMemory(read) === undefined)
  return first === -1 ? reads.length : first
}

const AT_ONCE = 400

/** Prepares search texts and tags while the browser is idle, so that the first search is fast. */
export function usePrepareSearch({ reviews }: ReviewIndex): void {
  useEffect(() => {
    let isOver = false
    const next = (from: number) => {
      if (isOver || from >= reviews.length) return
      for (const review of reviews.slice(from, from + AT_ONCE)) {
        searchedText(review)
        tagsOf(review)
      }
      whenIdle(() => next(from + AT_ONCE))
    }
    whenIdle(() => next(0))
    return () => {
      isOver = true
    }
  }, [reviews])
}
