import type { Urgency } from './budget.ts'
import type { Line, Place } from './queue.ts'

/** A call that is under way, or waits for its turn; callers who want the same thing join it. */
export interface Flight {
  /** Resolves when the answer is kept. */
  landed: Promise<void>
  /** Returns how to leave: a call that nobody waits for any more and that has not begun is not made. */
  join: (urgency: Urgency) => () => void
}

/** At most one call at a time for each key. */
export interface Flights {
  get: (key: string) => Flight | undefined
  /** `call` is run when it is its turn. */
  start: (keys: readonly string[], call: () => Promise<void>) => Flight
  /** Waits for those whose call has begun. */
  close: () => Promise<void>
}

export function openFlights(line: Line): Flights {
  const underWay = new Map<string, Flight>()

  return {
    get: (key) => underWay.get(key),

    start(keys, call) {
      const waiting: Record<Urgency, number> = { page: 0, background: 0 }
      const place: Place = line.enter('background')
      let begun = false
      const forget = () => {
        for (const key of keys) if (underWay.get(key) === flight) underWay.delete(key)
      }
      const update = () => {
        if (begun) return
        if (waiting.page + waiting.background > 0) return place.setUrgency(waiting.page > 0 ? 'page' : 'background')
        forget()
        place.leave()
      }
      const begin = () => {
        begun = true
        return call()
      }
      const flight: Flight = {
        landed: place.turn.then(begin).finally(forget),
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
      flight.landed.catch(() => undefined)
      for (const key of keys) underWay.set(key, flight)
      return flight
    },

    async close() {
      line.close()
      await Promise.allSettled([...underWay.values()].map(({ landed }) => landed))
    },
  }
}
