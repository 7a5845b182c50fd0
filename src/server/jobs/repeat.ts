import { errorFields, type Log } from '#server/kernel/log.ts'

export interface Repetition {
  everyMs: number
  /** When the first run starts; left out: after one interval. */
  firstAfterMs?: number
  log: Log
  /** The event that is logged when a run fails. */
  failure: string
}

/**
 * Runs work at an interval, never twice at the same time: a run that takes longer than the interval skips turns. A run that fails
 * is logged, and the next one starts on time. The timers do not keep the process alive.
 * @param work `stopping` is aborted when the server stops
 * @returns stops it, and resolves when the current run has ended
 */
export function repeat(
  { everyMs, firstAfterMs, log, failure }: Repetition,
  work: (stopping: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work(stopping.signal)
      .catch((error: unknown) => log.error(failure, errorFields(error)))
      .finally(() => (running = undefined))
  }
  const interval = setInterval(run, everyMs).unref()
  const first = firstAfterMs === undefined ? undefined : setTimeout(run, firstAfterMs).unref()
  return async () => {
    clearInterval(interval)
    clearTimeout(first)
    stopping.abort()
    await running
  }
}
