import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#web/data/session-store.ts'

/** Runs the guards of the page again whenever somebody signs in or out, in this tab or another one. */
export function followSession(router: AnyRouter): () => void {
  const who = () => `${session.get().state} ${session.get().identity?.userId ?? ''}`
  let last = who()
  return session.subscribe(() => {
    if (who() === last) return
    last = who()
    void router.invalidate()
  })
}
