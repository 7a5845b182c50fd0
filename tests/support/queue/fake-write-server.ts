import { ApiError } from '#web/api/api-error.ts'

/** The organisation in which a run begins. */
export const HOME = 'home'

export interface Op {
  /** Counts the writes of a run. */
  n: number
  lane: string
  entity: string
  /** Another entity that it touches: what it builds on. */
  parent?: string | undefined
  /** The server will never accept it. */
  refuse: boolean
  /** In which it is made; left out: `HOME`. */
  organization?: string | undefined
}

/** What the next request meets on its way; the code of an error that the server answers with. */
export const faults = [
  /** It never arrives. */
  'drop',
  /** It is done, but the answer does not arrive. */
  'lost',
  /** It is done, but the answer can't be read. */
  'garbled',
  /** Nothing comes back for as long as the sender waits; before or after it is done. */
  'hangBefore',
  'hangAfter',
  '401',
  '409',
  '429',
  '500',
  '503',
  /** A page of some proxy instead of an answer. */
  'html',
] as const
export type Fault = (typeof faults)[number]
/** In a row of faults: this request meets none. */
type Spared = 'none'

/** A write that reached the server: its effect, or its refusal. */
export interface Answered {
  op: Op
  done: boolean
}

const errors = {
  drop: { kind: 'offline' },
  lost: { kind: 'timeout' },
  garbled: { kind: 'malformed', status: 200 },
  401: { code: 'UNAUTHORIZED', status: 401 },
  409: { code: 'IDEMPOTENCY_IN_PROGRESS', status: 409 },
  429: { code: 'RATE_LIMITED', status: 429, retryAfterMs: 2000 },
  500: { code: 'INTERNAL', status: 500 },
  503: { code: 'UNAVAILABLE', status: 503, retryAfterMs: 2000 },
  html: { kind: 'unavailable', status: 200 },
} as const

/** The server's half of a queued write: every effect once for each key, as the real one does it. */
export function fakeWriteServer() {
  const effects: { key: string; op: Op; organization: string }[] = []
  const log: Answered[] = []
  const met: Partial<Record<Fault, number>> = {}
  const busyLanes = new Map<string, number>()
  const hanging = new Set<() => void>()
  const state = {
    online: true,
    signedIn: true,
    /** That of the user's token. */
    organization: HOME,
    hasRoom: false,
    faults: [] as (Fault | Spared)[],
    overlaps: 0,
  }

  function answer(key: string, op: Op, organizationId: string): void {
    if (!state.signedIn) throw new ApiError('', { code: 'UNAUTHORIZED', status: 401 })
    if (organizationId !== state.organization) throw new ApiError('', { code: 'OTHER_ORGANIZATION', status: 409 })
    if (op.refuse && !state.hasRoom) {
      log.push({ op, done: false })
      throw new ApiError('', { code: 'INSUFFICIENT_SLOTS', status: 409, details: { limit: 1 } })
    }
    if (effects.some((effect) => effect.key === key)) return
    effects.push({ key, op, organization: state.organization })
    log.push({ op, done: true })
  }

  async function meet(fault: Fault, signal: AbortSignal, done: () => void): Promise<void> {
    met[fault] = (met[fault] ?? 0) + 1
    if (fault === 'lost' || fault === 'garbled' || fault === 'hangAfter') done()
    if (fault === 'hangBefore' || fault === 'hangAfter') return hang(signal)
    throw new ApiError('', errors[fault])
  }

  const hang = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      const timeOut = () => reject(new ApiError('', errors.lost))
      hanging.add(timeOut)
      signal.addEventListener('abort', () => {
        hanging.delete(timeOut)
        reject(signal.reason)
      })
    })

  async function send(key: string, op: Op, signal: AbortSignal, organizationId: string): Promise<void> {
    const inLane = (busyLanes.get(op.lane) ?? 0) + 1
    busyLanes.set(op.lane, inLane)
    if (inLane > 1) state.overlaps += 1
    try {
      await new Promise((resolve) => setImmediate(resolve))
      signal.throwIfAborted()
      if (!state.online) throw new ApiError('', { kind: 'offline' })
      const fault = state.faults.shift()
      const done = () => answer(key, op, organizationId)
      if (fault && fault !== 'none') await meet(fault, signal, done)
      else done()
    } finally {
      busyLanes.set(op.lane, (busyLanes.get(op.lane) ?? 1) - 1)
    }
  }

  /** Senders give up on what hangs. */
  function timeOut(): void {
    for (const one of hanging) one()
    hanging.clear()
  }

  return { state, effects, log, met, hanging, send, timeOut }
}
