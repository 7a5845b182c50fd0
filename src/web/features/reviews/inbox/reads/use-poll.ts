import { useEffect, useEffectEvent } from 'react'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import type { ReviewIndex } from '../model/review-index.ts'

/** Between two looks, ms: while a reply is on its way to the store, while reviews are read for the first time, else. */
const SOON = 5000
const LATER = 120_000

/** Asks now and then whether the store has news, only in a tab that is seen and online. */
export function usePoll(inbox: ReviewInbox | undefined, index: ReviewIndex, refresh: () => void): void {
  const isOffline = useConnectivity() === 'offline'
  const isOnTheWay = index.reviews.some(({ reply }) => reply?.state === 'queued' || reply?.state === 'sending')
  const isFirst = inbox !== undefined && inbox.source !== 'none' && inbox.readAt === null
  const pause = isOnTheWay || isFirst ? SOON : LATER
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    if (isOffline) return undefined
    const timer = setInterval(look, pause)
    return () => clearInterval(timer)
  }, [isOffline, pause])
}
