import { setImmediate } from 'node:timers/promises'

/** Longest stretch of computing between two pauses for the event loop, ms. */
const STRETCH_MS = 8

/** A pause to call again and again within long work: it gives way to other work once enough time has gone. */
export function breather(): () => Promise<void> {
  let until = performance.now() + STRETCH_MS
  return async () => {
    if (performance.now() < until) return
    await setImmediate()
    until = performance.now() + STRETCH_MS
  }
}
