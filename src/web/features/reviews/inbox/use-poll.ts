import { useEffect, useEffectEvent } from 'react'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import type { ReviewIndex } from './review-index.ts'

/** Between two looks, ms: while a reply is on its way to the store, while reviews are read for the first time, else. */
const SOON = 5000
const LATER = 120_000

interface Read {
  data: ReviewInbox | undefined
  index: ReviewIndex
  /** Device time of what is shown, ms. */
  updatedAt: number | null
  isRefreshing: boolean
  refresh: () => void
}

/**
 * Asks whether the store has news when somebody comes to the page, for a rule or a colleague may just have answered, and then
 * now and again; only in a tab that is seen and online.
 */
export function usePoll({ data: inbox, index, updatedAt, isRefreshing, refresh }: Read): void {
  const isOffline = useConnectivity() === 'offline'
  const isOnTheWay = index.reviews.some(({ reply }) => reply?.state === 'queued' || reply?.state === 'sending')
  const isFirst = inbox !== undefined && inbox.source !== 'none' && inbox.readAt === null
  const isGrowing = inbox?.isReading === true
  const pause = isOnTheWay || isFirst || isGrowing ? SOON : LATER
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  const isKnown = inbox !== undefined
  const come = useEffectEvent(() => {
    if (updatedAt !== null && !isRefreshing && Date.now() - updatedAt > SOON) look()
  })
  useEffect(() => {
    if (isKnown && !isOffline) come()
  }, [isKnown, isOffline])
  useEffect(() => {
    if (isOffline) return undefined
    const timer = setInterval(look, pause)
    return () => clearInterval(timer)
  }, [isOffline, pause])
}
