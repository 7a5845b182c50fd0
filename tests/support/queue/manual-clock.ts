export interface ManualClock {
  now: () => Date
  /** Sleeps by this clock: until somebody advances it far enough, or the signal is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  advance: (ms: number) => void
  /** How long each sleeper has to go, ms, shortest first. */
  sleepers: () => number[]
}

/** Stands still until tests advance it. */
export function manualClock(start = '2026-03-01T12:00:00.000Z'): ManualClock {
  let now = Date.parse(start)
  const sleepers = new Set<{ until: number; wake: () => void }>()
  return {
    now: () => new Date(now),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = {
          until: now + ms,
          wake: () => {
            sleepers.delete(sleeper)
            resolve()
          },
        }
        sleepers.add(sleeper)
        signal.addEventListener('abort', sleeper.wake, { once: true })
        if (signal.aborted) sleeper.wake()
      }),
    advance: (ms) => {
      now += ms
      for (const { until, wake } of sleepers) if (until <= now) wake()
    },
    sleepers: () => [...sleepers].map(({ until }) => until - now).sort((a, b) => a - b),
  }
}
