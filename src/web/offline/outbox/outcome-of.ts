import { connectivity } from '../connectivity/connectivity.ts'
import { outbox } from './outbox.ts'

/** The result of an entity's changes: accepted by the server, one refused, or waiting until the server is reachable. */
type Outcome = 'sent' | 'refused' | 'waiting'

/** Resolves once the result of the queued changes that touch an entity is known. */
export function outcomeOf(entity: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const check = () => {
      const outcome = outcomeNow(entity)
      if (outcome === null) return
      for (const stop of stops) stop()
      resolve(outcome)
    }
    stops.push(outbox.subscribe(check), connectivity.subscribe(check))
    check()
  })
}

function outcomeNow(entity: string): Outcome | null {
  const { entries, paused } = outbox.get()
  const own = entries.filter(({ entities }) => entities.includes(entity))
  if (own.length === 0) return 'sent'
  if (own.some(({ state }) => state !== 'waiting' && state !== 'sending')) return 'refused'
  return connectivity.get() === 'offline' || paused !== null ? 'waiting' : null
}
