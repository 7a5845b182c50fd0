import { startSession } from '../data/session.ts'

/**
 * Starts what works in the background: session, connectivity, device database, queue, worker. Call once, right after
 * the first render; nothing here is waited for by the first frame.
 */
export function startDevice(): void {
  startSession()
}
