import type { Weather } from './fault-proxy.ts'
import { seededBelow } from '../queue/random.ts'

/** How often the line failed, and how. */
export type Met = Record<'unavailable' | 'reset' | 'lost', number>

/** A line that is slow and nothing else. */
export const slowLine = (latencyMs: number) => (): Weather => ({ latencyMs })

/**
 * A slow line on which one request in five is answered with 503 by something on the way, and one in twenty is cut off: half of these
 * before the server has it, half of them after. The same faults for the same seed, as long as requests come in the same order.
 */
export function badLine(latencyMs: number, seed: number): { weather: () => Weather; met: Met } {
  const below = seededBelow(seed)
  const met: Met = { unavailable: 0, reset: 0, lost: 0 }
  const weather = (): Weather => {
    const drawn = below(40)
    if (drawn < 8) {
      met.unavailable += 1
      const body = JSON.stringify({ error: 'UNAVAILABLE', message: 'Of the line' })
      return { latencyMs, fault: { kind: 'answer', status: 503, body } }
    }
    if (drawn === 8) {
      met.reset += 1
      return { latencyMs, fault: { kind: 'reset' } }
    }
    if (drawn === 9) {
      met.lost += 1
      return { latencyMs, fault: { kind: 'lost-response' } }
    }
    return { latencyMs }
  }
  return { weather, met }
}
