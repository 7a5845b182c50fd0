import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'

/**
 * Maximum number of concurrent reads while changes wait to be sent. Browsers open six connections to a server: on a
 * slow connection, a page that requests everything at once would delay every change by seconds.
 */
const AT_ONCE = 3
/** A change whose retry is further away than this does not limit reads, ms. */
const SOON_MS = 10_000

let underWay = 0
const waiting = new Set<() => void>()

const isFree = () => underWay < AT_ONCE || connectivity.get() === 'offline' || !changesGoOut()

function changesGoOut(): boolean {
  const { entries, sending, paused } = outbox.get()
  const soon = Date.now() + SOON_MS
  const isNext = entries.some(({ state, nextAttemptAt }) => state === 'waiting' && nextAttemptAt <= soon)
  return sending || (paused === null && isNext)
}

function letGo(): void {
  for (const go of waiting) {
    if (!isFree()) return
    waiting.delete(go)
    underWay += 1
    go()
  }
}

outbox.subscribe(letGo)
connectivity.subscribe(letGo)

/** Runs `ask` as soon as a slot is free. Rejects with the signal's reason if it is aborted before. */
export async function inSlot<T>(signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> {
  if (isFree()) underWay += 1
  else await turn(signal)
  try {
    return await ask()
  } finally {
    underWay -= 1
    letGo()
  }
}

function turn(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = () => {
      waiting.delete(go)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    waiting.add(go)
  })
}
