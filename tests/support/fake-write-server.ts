import { ApiError } from '#web/data/api-error.ts'

export interface Op {
  /** Counts the writes of a run. */
  n: number
  lane: string
  entity: string
  /** The server will never accept it. */
  refuse: boolean
}

/** What the next request meets on its way. `hang…`: no answer ever; `lost`: done, but the answer does not arrive. */
export type Fault =
  | 'none'
  | 'drop'
  | 'lost'
  | 'hangBefore'
  | 'hangAfter'
  | '500'
  | '503'
  | '429'
  | '401'
  | '409'
  | 'html'

/** A write that reached the server: its effect, or its refusal. */
export interface Answered {
  op: Op
  done: boolean
}

/** The server's half of a queued write: every effect once for each key, as the real one does it. */
export function fakeWriteServer() {
  const effects: { key: string; op: Op }[] = []
  const log: Answered[] = []
  const busyLanes = new Map<string, number>()
  const state = { online: true, signedIn: true, faults: [] as Fault[], overlaps: 0 }

  function answer(key: string, op: Op): void {
    if (!state.signedIn) throw new ApiError('', { code: 'UNAUTHORIZED', status: 401 })
    if (op.refuse) {
      log.push({ op, done: false })
      throw new ApiError('', { code: 'INSUFFICIENT_SLOTS', status: 409, details: { limit: 1 } })
    }
    if (effects.some((effect) => effect.key === key)) return
    effects.push({ key, op })
    log.push({ op, done: true })
  }

  async function meet(fault: Fault, key: string, op: Op, signal: AbortSignal): Promise<void> {
    switch (fault) {
      case 'none':
        return answer(key, op)
      case 'drop':
        throw new ApiError('', { kind: 'offline' })
      case 'lost':
        answer(key, op)
        throw new ApiError('', { kind: 'timeout' })
      case 'hangBefore':
        return never(signal)
      case 'hangAfter':
        answer(key, op)
        return never(signal)
      case '500':
        throw new ApiError('', { code: 'INTERNAL', status: 500 })
      case '503':
        throw new ApiError('', { code: 'UNAVAILABLE', status: 503, retryAfterMs: 2000 })
      case '429':
        throw new ApiError('', { code: 'RATE_LIMITED', status: 429, retryAfterMs: 2000 })
      case '401':
        throw new ApiError('', { code: 'UNAUTHORIZED', status: 401 })
      case '409':
        throw new ApiError('', { code: 'IDEMPOTENCY_IN_PROGRESS', status: 409 })
      case 'html':
        throw new ApiError('', { kind: 'unavailable', status: 200 })
    }
  }

  async function send(key: string, op: Op, signal: AbortSignal): Promise<void> {
    const inLane = (busyLanes.get(op.lane) ?? 0) + 1
    busyLanes.set(op.lane, inLane)
    if (inLane > 1) state.overlaps += 1
    try {
      await new Promise((resolve) => setImmediate(resolve))
      if (!state.online) throw new ApiError('', { kind: 'offline' })
      await meet(state.faults.shift() ?? 'none', key, op, signal)
    } finally {
      busyLanes.set(op.lane, (busyLanes.get(op.lane) ?? 1) - 1)
    }
  }

  return { state, effects, log, send }
}

const never = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
