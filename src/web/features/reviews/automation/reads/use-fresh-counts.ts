import { useEffect, useEffectEvent } from 'react'
import { useConnectivity } from '#web/offline/hooks.ts'

/** Rules are at work every 30 s. */
const PAUSE_MS = 20_000

/** Asks what rules have answered: now and again while one is on, and when somebody comes back to the page. */
export function useFreshCounts(isAnyOn: boolean, refresh: () => void): void {
  const isOffline = useConnectivity() === 'offline'
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  const isFollowed = isAnyOn && !isOffline
  useEffect(() => {
    if (!isFollowed) return undefined
    const timer = setInterval(look, PAUSE_MS)
    const come = () => look()
    addEventListener('focus', come)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', come)
    }
  }, [isFollowed])
}
