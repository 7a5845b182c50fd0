import { connectivity } from '../offline/connectivity.ts'
import { outbox } from '../offline/outbox/outbox.ts'

/** Longest time that renewing waits for changes, ms: what is on screen is not to stay old behind a long queue. */
const LONGEST_MS = 10_000

/**
 * Tells when answers are to be asked again because the server is back: once the changes that wait have gone out, or after
 * 10 s. A browser opens six connections; on a slow line a page's questions would keep every change waiting for seconds.
 */
export function watchRenewing(tell: (isOnline: boolean) => void): () => void {
  let end = () => {}
  const follow = () => {
    end()
    if (connectivity.get() === 'offline') return tell(false)
    const limit = setTimeout(goOn, LONGEST_MS)
    const stop = outbox.subscribe(goOnIfSent)
    end = () => {
      clearTimeout(limit)
      stop()
    }
    goOnIfSent()
  }
  const goOnIfSent = () => {
    const { waiting, paused } = outbox.get()
    if (waiting === 0 || paused !== null) goOn()
  }
  const goOn = () => {
    end()
    tell(true)
  }
  const stopFollowing = connectivity.subscribe(follow)
  return () => {
    stopFollowing()
    end()
  }
}
