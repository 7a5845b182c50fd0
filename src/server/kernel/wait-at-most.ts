import { setTimeout } from 'node:timers/promises'

/** Resolves when the work has settled, or after `ms`. */
export async function waitAtMost(work: Promise<void>, ms: number): Promise<void> {
  const timer = new AbortController()
  const patience = setTimeout(ms, undefined, { signal: timer.signal }).catch(() => undefined)
  await Promise.race([work, patience])
  timer.abort()
}
