import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/**
 * How long the process is observed before work runs that nobody waits for, ms, and its maximum event loop utilisation
 * meanwhile, 0..1.
 */
const WATCH_MS = 200
const BUSY = 0.3
/** On a server that is always busy, such work still gets on, ms. */
const LONGEST_MS = 5000

/** Whether the process has capacity for work that nobody waits for. */
export async function hasTime(): Promise<boolean> {
  const before = performance.eventLoopUtilization()
  await setTimeout(WATCH_MS)
  return performance.eventLoopUtilization(before).utilization < BUSY
}

/** Resolves once the process has time, or after five seconds. */
export async function untilTime(): Promise<void> {
  const end = performance.now() + LONGEST_MS
  while (!(await hasTime()) && performance.now() < end);
}
