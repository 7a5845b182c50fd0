import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#web/session/session-store.ts'

/** Runs the guards of the page again whenever somebody signs in or out or changes the organisation, in whichever tab. */
export function followSession(router: AnyRouter): () => void {
  const who = () => {
    const { state, identity } = session.get()
    return `${state} ${identity?.userId ?? ''} ${identity?.organizationId ?? ''}`
  }
  let last = who()
  return session.subscribe(() => {
    if (who() === last) return
    last = who()
    void router.invalidate()
  })
}
