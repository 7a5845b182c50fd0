export interface DurationEstimate {
  /** Runs work that answers whether there was any to do, and remembers how long it took. */
  measure: (work: () => Promise<boolean>) => Promise<boolean>
  /** About how long so many more take, with the one under way; whole seconds from 1 on. null: none has ended yet. */
  secondsFor: (count: number) => number | null
}

/** How much the latest duration counts against those before: the machine's load changes. */
const LATEST = 0.5

/** How fast work of one kind goes in this process. `now`: ms, of a clock that only goes forward. */
export function createDurationEstimate(now: () => number = () => performance.now()): DurationEstimate {
  let mean: number | null = null
  let startedAt: number | null = null
  return {
    async measure(work) {
      const started = now()
      startedAt = started
      try {
        const done = await work()
        const took = now() - started
        if (done) mean = mean === null ? took : LATEST * took + (1 - LATEST) * mean
        return done
      } finally {
        startedAt = null
      }
    },
    secondsFor(count) {
      if (mean === null) return null
      const since = startedAt === null ? 0 : now() - startedAt
      return Math.max(1, Math.ceil((count * mean - Math.min(mean, since)) / 1000))
    },
  }
}
