import type { Urgency } from './budget.ts'
import type { CallQueue, Place } from './queue.ts'

/** A call that is under way, or waits for its turn; callers who want the same thing join it. */
export interface InFlightCall {
  /** Resolves when the answer is kept. */
  settled: Promise<void>
  /** Returns how to leave: a call that nobody waits for any more and that has not begun is not made. */
  join: (urgency: Urgency) => () => void
}

/** At most one call at a time for each key. */
export interface InFlightCalls {
  get: (key: string) => InFlightCall | undefined
  /** `call` is run when it is its turn. */
  start: (keys: readonly string[], call: () => Promise<void>) => InFlightCall
  /** Waits for those whose call has begun. */
  close: () => Promise<void>
}

/** The most urgent one first. */
const URGENCIES = ['page', 'pool', 'background'] as const satisfies Urgency[]

/** `queue`: where each call waits for its turn. */
export function trackInFlightCalls(queue: CallQueue): InFlightCalls {
  const underWay = new Map<string, InFlightCall>()

  return {
    get: (key) => underWay.get(key),

    start(keys, call) {
      const waiting: Record<Urgency, number> = { page: 0, pool: 0, background: 0 }
      const place: Place = queue.enter('background')
      let begun = false
      const forget = () => {
        for (const key of keys) if (underWay.get(key) === pending) underWay.delete(key)
      }
      const update = () => {
        if (begun) return
        const most = URGENCIES.find((urgency) => waiting[urgency] > 0)
        if (most) return place.setUrgency(most)
        forget()
        place.leave()
      }
      const begin = () => {
        begun = true
        return call()
      }
      const pending: InFlightCall = {
        settled: place.turn.then(begin).finally(forget),
        join(urgency) {
          waiting[urgency]++
          update()
          return () => {
            waiting[urgency]--
            update()
          }
        },
      }
      // It may fail after its last caller has left.
      pending.settled.catch(() => undefined)
      for (const key of keys) underWay.set(key, pending)
      return pending
    },

    async close() {
      queue.close()
      await Promise.allSettled([...underWay.values()].map(({ settled }) => settled))
    },
  }
}
