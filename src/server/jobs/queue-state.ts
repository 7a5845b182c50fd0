import type { JobQueue, JobState } from '#contract/admin.ts'

/** Facts about a queue; times and counts cover all processes. */
export interface QueueFacts {
  waiting: number
  active: number
  /** When the oldest due work became due; null: nothing is due. */
  dueSince: Date | null
  lastSuccessAt: Date | null
  lastErrorAt: Date | null
}

/** A day's work may take hours, because the stores allow few calls; a quarter of the day is too long. */
const LATE_AFTER_SECONDS = 6 * 3600
/** An error is reported for this long if nothing ran after it. */
const ERROR_SHOWN_MS = 24 * 3600_000

/** Lag of the oldest due work, seconds; 0 if nothing is due. */
export const lagOf = ({ dueSince }: Pick<QueueFacts, 'dueSince'>, now: Date): number =>
  dueSince ? Math.max(0, Math.round((now.getTime() - dueSince.getTime()) / 1000)) : 0

/** `lateAfter`: lag in seconds from which the queue counts as late. */
export function stateOf(facts: QueueFacts, now: Date, lateAfter = LATE_AFTER_SECONDS): JobState {
  const { waiting, active, lastSuccessAt, lastErrorAt } = facts
  const failedSince = lastErrorAt && lastErrorAt > (lastSuccessAt ?? new Date(0))
  if (failedSince && now.getTime() - lastErrorAt.getTime() < ERROR_SHOWN_MS) return 'failing'
  if (lagOf(facts, now) > lateAfter) return 'late'
  return waiting + active > 0 ? 'running' : 'idle'
}

const worstFirst: readonly JobState[] = ['failing', 'late', 'running', 'idle', 'off']

/** The worst state and the longest lag of all queues. */
export function summaryOf(queues: readonly Pick<JobQueue, 'state' | 'lagSeconds'>[]) {
  const state = worstFirst.find((one) => queues.some((queue) => queue.state === one)) ?? 'idle'
  return { state, lagSeconds: Math.max(0, ...queues.map(({ lagSeconds }) => lagSeconds)) }
}
