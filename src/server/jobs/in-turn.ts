export interface InTurn {
  /** Runs the work after all that came before, unless work of this key waits or runs already. It must not throw. */
  add: (key: string, work: () => Promise<void>) => void
  /** How many wait, with the one that runs. */
  waiting: () => number
  /** Drops what waits and resolves when what runs has ended. */
  stop: () => Promise<void>
}

/** Work of this process, one at a time. */
export function inTurn(): InTurn {
  const waiting = new Map<string, () => Promise<void>>()
  let running: Promise<void> | undefined
  let stopped = false

  async function run(): Promise<void> {
    for (const [key, work] of waiting) {
      await work()
      waiting.delete(key)
    }
    running = undefined
  }

  return {
    add(key, work) {
      if (stopped) return
      if (!waiting.has(key)) waiting.set(key, work)
      running ??= run()
    },
    waiting: () => waiting.size,
    async stop() {
      stopped = true
      waiting.clear()
      await running
    },
  }
}
