import type { Failure } from '#web/api/failure.ts'
import { logWarning } from '#web/api/log.ts'
import { classify } from './classify.ts'
import { planSends, type Sendable, MAX_WAIT_MS } from './plan.ts'
import type { Queue } from './queue.ts'
import type { CommandRow } from './row.ts'

const FIRST_MS = 1000
const LONGEST_MS = 60_000
const JITTER = 0.3

/**
 * Delay before the next attempt, ms: 1 s doubling to 60 s, minus up to 30% jitter so that many devices do not return in
 * step, and never less than the server asked for.
 * @param attempts attempts so far, at least 1
 * @param random 0..1
 */
function backoffMs(attempts: number, retryAfterMs: number | null, random: number): number {
  const doubling = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.min(Math.max(doubling * (1 - JITTER * random), retryAfterMs ?? 0), MAX_WAIT_MS)
}

/** Maximum number of rows being sent concurrently, each from another lane. */
const PARALLEL = 4
/** Rows sent before the lock is released for other tabs. */
const BATCH = 50

export interface DrainContext {
  userId: string
  /** The current organisation; rows of others are not sent. */
  organizationId: () => string | null
  queue: Queue
  /** Whether sending can succeed at the moment. */
  canSend: () => boolean
  signal: AbortSignal
  now: () => number
  /** 0..1 */
  random: () => number
}

export interface Drained {
  /** The queue waits for a log-in, or for an update of the app. */
  paused: 'signIn' | 'update' | null
  /** More rows are due than fit into this batch. */
  more: boolean
  /** When the next row is due, ms since 1970. */
  wakeAt: number | null
}

/** Sends what is due, in order within each lane. The caller must hold the lock. */
export async function drain(context: DrainContext): Promise<Drained> {
  const { queue } = context
  const inFlight = new Map<string, Promise<void>>()
  let paused: Drained['paused'] = null
  let sent = 0

  const sendInLane = async (item: Sendable): Promise<void> => {
    try {
      const pause = await sendOne(context, item)
      paused ??= pause
    } finally {
      inFlight.delete(item.row.lane)
    }
  }
  const start = (item: Sendable) => {
    sent += 1
    inFlight.set(item.row.lane, sendInLane(item))
  }

  await queue.recover()
  try {
    for (;;) {
      const plan = planSends(await queue.items(), new Set(inFlight.keys()), {
        organizationId: context.organizationId(),
        now: context.now(),
      })
      const maySend = paused === null && sent < BATCH && !context.signal.aborted && context.canSend()
      if (maySend) plan.now.slice(0, PARALLEL - inFlight.size).forEach(start)
      if (inFlight.size === 0) return { paused, more: plan.now.length > 0, wakeAt: plan.wakeAt }
      await Promise.race(inFlight.values())
    }
  } finally {
    // The lock must be held until every request of this batch has settled.
    await Promise.allSettled(inFlight.values())
  }
}

type Pause = Drained['paused']

async function sendOne(context: DrainContext, { row, command }: Sendable): Promise<Pause> {
  const { queue, userId, signal } = context
  if (!(await queue.begin(row.seq))) return null
  try {
    await command.send({ idempotencyKey: row.id, signal, userId, organizationId: row.organization.id })
  } catch (error) {
    // Aborted while sending: the row keeps its state, and the next drain recovers it.
    return signal.aborted ? null : settle(context, row, error)
  }
  await queue.applied(row.seq)
  return null
}

async function settle({ queue, now, random }: DrainContext, row: CommandRow, error: unknown): Promise<Pause> {
  // Any other error is a bug in the command: shown as a refusal instead of retried for ever.
  const failure = isFailure(error) ? error : null
  const outcome = failure ? classify(failure) : 'refused'
  if (outcome === 'signIn' || outcome === 'update') {
    await queue.later(row.seq, 0, false)
    return outcome
  }
  if (outcome === 'applied') {
    await queue.applied(row.seq)
  } else if (outcome === 'retry' || outcome === 'otherOrganization') {
    // The new token, of another organisation, mostly says so in a moment: until then nothing is asked again and again.
    const wait = backoffMs(row.attempts + 1, failure?.retryAfterMs ?? null, random())
    await queue.later(row.seq, now() + wait, true)
  } else {
    const { code = null, status = null, details = {} } = failure ?? {}
    await queue.refused(row.seq, { code, status, details })
    // ERR-012.
    logWarning(`${row.name} was refused: ${code ?? 'without a code'}`)
  }
  return null
}

const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && 'kind' in error && 'code' in error && 'status' in error && 'retryAfterMs' in error
