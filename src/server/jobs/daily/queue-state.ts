import type { JobQueue, JobState } from '#contract/admin.ts'

/** What is known of a queue; moments and counts over all processes. */
export interface QueueFacts {
  waiting: number
  active: number
  /** Since when the oldest work that is due has waited; null: nothing is due. */
  dueSince: Date | null
  lastSuccessAt: Date | null
  lastErrorAt: Date | null
}

/** Work of a day may take hours, for the stores want few calls; a quarter of the day is too long. */
const LATE_AFTER_SECONDS = 6 * 3600
/** An error that was followed by nothing is of no interest any more. */
const FORGOTTEN_AFTER_MS = 24 * 3600_000

/** Seconds by which the oldest work that is due is late; 0: none is. */
export const lagOf = ({ dueSince }: Pick<QueueFacts, 'dueSince'>, now: Date): number =>
  dueSince ? Math.max(0, Math.round((now.getTime() - dueSince.getTime()) / 1000)) : 0

/** `lateAfter`: seconds of lag from which the queue counts as late. */
export function stateOf(facts: QueueFacts, now: Date, lateAfter = LATE_AFTER_SECONDS): JobState {
  const { waiting, active, lastSuccessAt, lastErrorAt } = facts
  const failedSince = lastErrorAt && lastErrorAt > (lastSuccessAt ?? new Date(0))
  if (failedSince && now.getTime() - lastErrorAt.getTime() < FORGOTTEN_AFTER_MS) return 'failing'
  if (lagOf(facts, now) > lateAfter) return 'late'
  return waiting + active > 0 ? 'running' : 'idle'
}

const worstFirst: readonly JobState[] = ['failing', 'late', 'running', 'idle', 'off']

/** The worst state and the longest lag of all queues. */
export function summaryOf(queues: readonly Pick<JobQueue, 'state' | 'lagSeconds'>[]) {
  const state = worstFirst.find((one) => queues.some((queue) => queue.state === one)) ?? 'idle'
  return { state, lagSeconds: Math.max(0, ...queues.map(({ lagSeconds }) => lagSeconds)) }
}
