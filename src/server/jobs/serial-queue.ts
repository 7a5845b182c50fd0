import { hasTime } from './has-time.ts'

/**
 * `asked`: somebody waits for the result. `ahead`: it may be needed later; runs after everything that was asked for.
 */
export type Urgency = 'asked' | 'ahead'

export interface SerialQueue {
  /**
   * Runs the work after all earlier work, unless work with this key is queued or running. Asking for work that was
   * queued ahead raises its priority. The work must not throw. Resolves when the work with this key has finished or was
   * dropped.
   */
  add: (key: string, work: () => Promise<void>, urgency?: Urgency) => Promise<void>
  /** Number of tasks before it; 0: it is running; null: it is neither queued nor running. */
  place: (key: string) => number | null
  /** Number of queued tasks, including the running one. */
  waiting: () => number
  /** Drops queued tasks and resolves when the running one has finished. */
  stop: () => Promise<void>
}

interface Turn {
  work: () => Promise<void>
  urgency: Urgency
  ended: PromiseWithResolvers<void>
}

/**
 * Runs this process's work one task at a time. `isIdle`: whether there is capacity for work that nobody waits for;
 * checked repeatedly.
 */
export function serialQueue(isIdle: () => Promise<boolean> = hasTime): SerialQueue {
  const turns = new Map<string, Turn>()
  let current: string | undefined
  let running: Promise<void> | undefined
  let stopped = false

  /** Keys in the order of execution. */
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
      // The queue may have changed in the meantime.
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
