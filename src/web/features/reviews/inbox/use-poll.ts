import { useEffect, useEffectEvent } from 'react'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import type { ReviewIndex } from './review-index.ts'

/** Time between two requests, ms: while replies are being sent or reviews are read for the first time, and otherwise. */
const SOON = 5000
const LATER = 120_000

interface Read {
  data: ReviewInbox | undefined
  index: ReviewIndex
  /** Device time of the shown data, ms. */
  updatedAt: number | null
  isRefreshing: boolean
  refresh: () => void
}

/**
 * Refreshes the inbox when the user comes to the page, because a rule or a colleague may just have answered, and then at
 * intervals; only in a visible tab that is online.
 */
export function usePoll({ data: inbox, index, updatedAt, isRefreshing, refresh }: Read): void {
  const isOffline = useConnectivity() === 'offline'
  const isOnTheWay = index.reviews.some(({ reply }) => reply?.state === 'queued' || reply?.state === 'sending')
  const isFirst = inbox !== undefined && inbox.source !== 'none' && inbox.readAt === null
  const isGrowing = inbox?.isReading === true
  const pause = isOnTheWay || isFirst || isGrowing ? SOON : LATER
  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  const isKnown = inbox !== undefined
  const onReturn = useEffectEvent(() => {
    if (updatedAt !== null && !isRefreshing && Date.now() - updatedAt > SOON) refreshIfVisible()
  })
  useEffect(() => {
    if (isKnown && !isOffline) onReturn()
  }, [isKnown, isOffline])
  useEffect(() => {
    if (isOffline) return undefined
    const timer = setInterval(refreshIfVisible, pause)
    return () => clearInterval(timer)
  }, [isOffline, pause])
}
