import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** `asked`: somebody waits for it; `ahead`: it may be wanted later, and comes after all that is asked for. */
export type Urgency = 'asked' | 'ahead'

export interface SerialQueue {
  /**
   * Runs the work after all that came before, unless work of this key waits or runs already; what waits ahead and is asked
   * for now comes earlier. It must not throw. Resolves when the work of the key has ended or was dropped.
   */
  add: (key: string, work: () => Promise<void>, urgency?: Urgency) => Promise<void>
  /** How many come first; 0: it runs; null: it neither runs nor waits. */
  place: (key: string) => number | null
  /** How many wait, with the one that runs. */
  waiting: () => number
  /** Drops what waits and resolves when what runs has ended. */
  stop: () => Promise<void>
}

interface Turn {
  work: () => Promise<void>
  urgency: Urgency
  ended: PromiseWithResolvers<void>
}

/** How long the process is watched before work that nobody waits for, ms, and how busy it may have been then, 0..1. */
const WATCH_MS = 200
const BUSY = 0.3

async function hasTime(): Promise<boolean> {
  const before = performance.eventLoopUtilization()
  await setTimeout(WATCH_MS)
  return performance.eventLoopUtilization(before).utilization < BUSY
}

/** Work of this process, one at a time. `isIdle`: whether it has time for what nobody waits for; it is asked again and again. */
export function serialQueue(isIdle: () => Promise<boolean> = hasTime): SerialQueue {
  const turns = new Map<string, Turn>()
  let current: string | undefined
  let running: Promise<void> | undefined
  let stopped = false

  /** The keys in the order in which they run. */
  const order = (): string[] => {
    const waiting = [...turns].filter(([key]) => key !== current)
    const of = (urgency: Urgency) => waiting.filter(([, turn]) => turn.urgency === urgency).map(([key]) => key)
    return [...(current === undefined ? [] : [current]), ...of('asked'), ...of('ahead')]
  }

  async function run(): Promise<void> {
    for (let [key] = order(); key !== undefined; [key] = order()) {
      const turn = turns.get(key)
      if (!turn) break
      if (turn.urgency === 'ahead' && !(await isIdle())) continue
      // Meanwhile something may have been asked for, or all been dropped.
      if (order()[0] !== key) continue
      current = key
      await turn.work()
      current = undefined
      turns.delete(key)
      turn.ended.resolve()
    }
    running = undefined
  }

  return {
    add(key, work, urgency = 'asked') {
      if (stopped) return Promise.resolve()
      const known = turns.get(key)
      if (known) {
        if (urgency === 'asked') known.urgency = 'asked'
        return known.ended.promise
      }
      const turn = { work, urgency, ended: Promise.withResolvers<void>() }
      turns.set(key, turn)
      running ??= run()
      return turn.ended.promise
    },
    place(key) {
      const place = order().indexOf(key)
      return place === -1 ? null : place
    },
    waiting: () => turns.size,
    async stop() {
      stopped = true
      for (const [key, { ended }] of turns) {
        if (key === current) continue
        turns.delete(key)
        ended.resolve()
      }
      await running
    },
  }
}
