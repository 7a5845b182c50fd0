import { useEffect, useEffectEvent } from 'react'

const EVERY_MS = 5000

/** Asks again, in a tab that is seen, while the server is still reading an app's reviews from the store. */
export function useReadOn(isGrowing: boolean, refresh: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    if (!isGrowing) return undefined
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [isGrowing])
}
