import { useEffect, useMemo, useState } from 'react'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { AppRef } from '#contract/store.ts'
import { inMemory, restoreReads, useRead, type ReadResult } from '#web/data/queries/read.ts'
import { reviewInboxRead, reviewReadsOf } from '#web/data/queries/review-reads.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useSame } from '#web/ui/hooks/use-same.ts'
import { indexOf, type ReviewIndex } from '../model/review-index.ts'
import { readChanged } from './read-months.ts'

export interface Inbox extends ReadResult<ReviewInbox> {
  /** Of the reviews that are there. */
  index: ReviewIndex
  /** Some months are missing, and on their way. */
  isReading: boolean
  /** Some months are missing: they could not be had. */
  isPartial: boolean
  /** None is there yet, though there are some. */
  isEmpty: boolean
}

const NONE: ReturnType<typeof reviewReadsOf> = []

/** An app's reviews, queued changes included: from the device, and of the server only those months that have changed. */
export function useInbox(app: AppRef): Inbox {
  const { trackId, store } = app
  const inbox = useRead(reviewInboxRead(app))
  const said = inbox.data
  // oxlint-disable-next-line react/exhaustive-deps -- the app by its names
  const reads = useMemo(() => (said ? reviewReadsOf(app, said) : NONE), [said, trackId, store])
  const isRestored = useRestored(reads)
  const isOffline = useConnectivity() === 'offline'
  useEffect(() => {
    if (isRestored && !isOffline) void readChanged({ trackId, store }, reads)
  }, [isRestored, isOffline, reads, trackId, store])
  const months = useReads(isRestored ? reads.map(({ read }) => read) : [])
  const parts = useSame(months.map(({ data }) => data))
  const index = useMemo(() => indexOf(parts.flatMap((part) => part?.content ?? [])), [parts])
  const missing = months.filter(({ data }) => data === undefined)
  const error = inbox.error ?? missing.find((one) => one.error)?.error ?? null
  return {
    ...inbox,
    error,
    index,
    isReading: !isRestored || missing.some(({ isLoading }) => isLoading),
    isPartial: missing.some(({ isLoading }) => !isLoading),
    isEmpty: index.reviews.length === 0,
    refresh: () => {
      inbox.refresh()
      for (const one of missing) one.refresh()
    },
  }
}

/** What the device has comes first: only the rest is asked for. Then what has changed is read anew. */
function useRestored(reads: ReturnType<typeof reviewReadsOf>): boolean {
  const key = reads.map(({ read, changedAt }) => `${JSON.stringify(read.queryKey)} ${changedAt}`).join()
  const [restored, setRestored] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void restoreReads(reads.map(({ read }) => read)).then(() => {
      if (!isOver) setRestored(key)
    })
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the reads by their key
  }, [key])
  // Those that were there before stay, while others are looked for.
  return restored !== null || reads.every(({ read }) => inMemory(read) !== undefined)
}
