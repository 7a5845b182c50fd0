import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'

/**
 * Maximum number of concurrent reads while changes wait to be sent. Browsers open six connections to a server: on a
 * slow connection, a page that requests everything at once would delay every change by seconds.
 */
const MAX_CONCURRENT = 3
/** A change whose retry is further away than this does not limit reads, ms. */
const SOON_MS = 10_000

let inFlight = 0
const waiting = new Set<() => void>()

const isFree = () => inFlight < MAX_CONCURRENT || connectivity.get() === 'offline' || !changesGoOut()

function changesGoOut(): boolean {
  const { entries, sending, paused } = outbox.get()
  const soon = Date.now() + SOON_MS
  const isNext = entries.some(({ state, nextAttemptAt }) => state === 'waiting' && nextAttemptAt <= soon)
  return sending || (paused === null && isNext)
}

function releaseSlots(): void {
  for (const go of waiting) {
    if (!isFree()) return
    waiting.delete(go)
    inFlight += 1
    go()
  }
}

outbox.subscribe(releaseSlots)
connectivity.subscribe(releaseSlots)

/** Runs `ask` as soon as a slot is free. Rejects with the signal's reason if it is aborted before. */
export async function inSlot<T>(signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> {
  if (isFree()) inFlight += 1
  else await turn(signal)
  try {
    return await ask()
  } finally {
    inFlight -= 1
    releaseSlots()
  }
}

function turn(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }
    const onAbort = () => {
      waiting.delete(go)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    waiting.add(go)
  })
}
