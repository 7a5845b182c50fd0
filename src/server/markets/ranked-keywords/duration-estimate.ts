export interface DurationEstimate {
  /** Runs work that resolves to whether there was anything to do, and records how long it took. */
  measure: (work: () => Promise<boolean>) => Promise<boolean>
  /**
   * Estimated duration of `count` further runs and the current one, whole seconds from 1; null until one has finished.
   */
  secondsFor: (count: number) => number | null
}

/** Weight of the latest duration in the moving average: the machine's load changes. */
const LATEST = 0.5

/** Estimates how long work of one kind takes in this process. `now`: a monotonic clock, ms. */
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
