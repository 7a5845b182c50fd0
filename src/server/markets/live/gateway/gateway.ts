import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { SourceName } from '#contract/market/sources.ts'
import type { Store } from '#contract/store.ts'
import type { Schema as Tables } from '#server/db/schema.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { storedAnswers, type Known } from './stored-answers.ts'
import { backOffMs } from './back-off.ts'
import { openBudget, type BudgetName, type BudgetStatus, type Urgency } from './budget.ts'
import { trackInFlightCalls, type InFlightCall } from './in-flight.ts'
import { openQueue, type Sleep } from './queue.ts'
import { SourceOff, StoreFailure, StoreUnavailable } from './store-failure.ts'

type Schema<T> = v.GenericSchema<unknown, T>

/** What a store said, and when. */
export interface StoreAnswer<T> {
  value: T
  /** The moment of reading, ISO. */
  readAt: string
  /** True: older than wanted, because the store does not answer at present. Only pages get such answers. */
  stale: boolean
}

interface Wanted<T> {
  /** While this source is switched off, the store is not called: only what was kept is answered, to pages alone. */
  source: SourceName
  /** An answer as young as this is good enough and costs no call. A null ("there is no such thing") only for 1 h. */
  maxAgeMs: number
  urgency: Urgency
  /** Checks what `fetch` gives and what was kept, so it has to take its own output. Plain JSON data only. */
  schema: Schema<T>
}

export interface ReadOne<T> extends Wanted<T> {
  /** Names what is asked for, unique within the store, such as `lookup/US/284882215`; its first part goes to the log. */
  key: string
  /**
   * Calls the store, and gives up after a time of its own. null: there is no such thing.
   * An answer that takes further calls awaits `anotherTurn` before each of them. `kept`: what was kept last, null: nothing.
   * @throws StoreFailure; anything else counts as malformed
   */
  fetch: (anotherTurn: () => Promise<void>, kept: T | null) => Promise<unknown>
}

export interface ReadMany<T> extends Wanted<T> {
  keys: readonly string[]
  /** One call for all of these keys, which are some of those asked for; every one of them has to be answered. */
  fetch: (
    keys: readonly string[],
    anotherTurn: () => Promise<void>,
    keptOf: (key: string) => T | null,
  ) => Promise<ReadonlyMap<string, unknown>>
}

/**
 * A way to one store. It keeps the last good answer of each key, asks for the same thing once at a time, stays within
 * its budget of calls over all processes, and leaves the store alone while it wants none.
 *
 * A page waits at most 4 s; then, or when the store fails, it gets the last good answer as `stale`. A job waits for its
 * turn for as long as it takes, and never gets a stale answer: it is to try again later instead.
 */
export interface Gateway {
  /** @throws StoreUnavailable: no answer that will do, and when to ask again; SourceOff: it may not be asked */
  read: <T>(wanted: ReadOne<T>) => Promise<StoreAnswer<T>>
  /** Answers in the order of the keys. @throws StoreUnavailable when one of them has no answer that will do */
  readMany: <T>(wanted: ReadMany<T>) => Promise<StoreAnswer<T>[]>
  status: () => Promise<BudgetStatus>
  /** Refuses who waits, and waits for the calls that are under way. */
  close: () => Promise<void>
}

export interface GatewayParts {
  db: Kysely<Tables>
  store: Store
  /** Which of the store's limits its calls count for. */
  budget: BudgetName
  callsPerMinute: number
  isOn: (source: SourceName) => Promise<boolean>
  clock: () => Date
  log: Log
  /** 0..1 */
  random?: () => number
  sleep?: Sleep
  /** Longest that a page waits for its turn and the answer, ms. */
  patienceMs?: number
}

const PATIENCE_MS = 4000
const NOTHING_MAX_AGE_MS = 60 * 60_000

export function openGateway(parts: GatewayParts): Gateway {
  const { db, store, clock, log, random = Math.random, sleep = sleepFor, patienceMs = PATIENCE_MS } = parts
  const answers = storedAnswers(db, store)
  const budget = openBudget({ db, budget: parts.budget, callsPerMinute: parts.callsPerMinute, clock, random })
  const queue = openQueue({ store, budget, clock, sleep, patienceMs })
  const inFlight = trackInFlightCalls(queue)

  const sinceNow = (moment: Date) => moment.getTime() - clock().getTime()
  const unavailable = (ms: number, cause?: unknown) => new StoreUnavailable(store, ms, cause)

  function isFresh(known: Known<unknown> | undefined, maxAgeMs: number): boolean {
    if (!known?.kept) return false
    const mostMs = known.kept.value === null ? Math.min(maxAgeMs, NOTHING_MAX_AGE_MS) : maxAgeMs
    return -sinceNow(known.kept.readAt) <= mostMs
  }

  /** The store, or this one thing of it, is left alone for a while. */
  async function failed(failure: StoreFailure, keys: readonly string[], failures: number): Promise<StoreUnavailable> {
    const blockedUntil = await budget.failed(failure)
    const retryAt = blockedUntil ?? new Date(clock().getTime() + backOffMs(failures + 1, failure, random()))
    if (!blockedUntil) await answers.failed(keys, retryAt)
    const what = keys[0]?.split('/')[0]
    const seconds = Math.ceil(sinceNow(retryAt) / 1000)
    log.warn(blockedUntil ? 'store blocked' : 'store failed', {
      budget: parts.budget,
      what,
      why: failure.kind,
      message: failure.message,
      seconds,
    })
    return unavailable(sinceNow(retryAt), failure)
  }

  /** What the store said about each key, as the schema gives it, or why it can't be used. */
  async function attempt<T>(
    fetch: () => Promise<ReadonlyMap<string, unknown>>,
    keys: readonly string[],
    schema: Schema<T>,
  ) {
    try {
      return checked(await fetch(), keys, schema)
    } catch (error) {
      if (error instanceof StoreFailure) return error
      // A further turn was refused: the store is left alone already.
      if (error instanceof StoreUnavailable) throw error
      log.error('store answer could not be read', { store, ...errorFields(error) })
      return new StoreFailure('malformed', 'The answer could not be read', { cause: error })
    }
  }

  function begin<T>(
    { schema, fetch }: ReadMany<T>,
    keys: readonly string[],
    known: Map<string, Known<T>>,
  ): InFlightCall {
    return inFlight.start(keys, async () => {
      // While this call waited for its turn, another process may have read the same.
      const now = await answers.load(keys, schema)
      const readAt = (all: Map<string, Known<T>>, key: string) => all.get(key)?.kept?.readAt.getTime()
      if (keys.every((key) => readAt(now, key) !== readAt(known, key))) return
      const keptOf = (key: string) => now.get(key)?.kept?.value ?? null
      const values = await attempt(() => fetch(keys, () => queue.enter('background').turn, keptOf), keys, schema)
      if (values instanceof StoreFailure)
        throw await failed(values, keys, Math.max(...keys.map((key) => now.get(key)?.failures ?? 0)))
      await answers.keep(values, clock())
      await budget.succeeded()
    })
  }

  /** Resolves to null when there is a new answer, else to why there is none. */
  async function outcomeOf(pending: InFlightCall, urgency: Urgency): Promise<unknown> {
    const leave = pending.join(urgency)
    const settled = pending.settled.then(
      () => null,
      (error: unknown) => error,
    )
    const patience = new AbortController()
    try {
      if (urgency !== 'page') return await settled
      const outOfPatience = sleep(patienceMs, patience.signal).then(() => unavailable(patienceMs))
      return await Promise.race([settled, outOfPatience])
    } finally {
      patience.abort()
      leave()
    }
  }

  /** Asks for what is due: one call for all that nobody else asks for already. Gives what went wrong, by key. */
  async function refresh<T>(wanted: ReadMany<T>, due: string[], known: Map<string, Known<T>>) {
    const { source } = wanted
    if (!(await parts.isOn(source)))
      return new Map<string, unknown>(due.map((key) => [key, new SourceOff(store, source)]))
    const problems = new Map<string, unknown>()
    const waiting = new Map<string, InFlightCall>()
    const own: string[] = []
    for (const key of due) {
      const retryAt = known.get(key)?.retryAt
      const pending = inFlight.get(key)
      if (retryAt && sinceNow(retryAt) > 0) problems.set(key, unavailable(sinceNow(retryAt)))
      else if (pending) waiting.set(key, pending)
      else own.push(key)
    }
    if (own.length > 0) {
      const pending = begin(wanted, own, known)
      for (const key of own) waiting.set(key, pending)
    }
    const outcomes = new Map(
      [...new Set(waiting.values())].map((pending) => [pending, outcomeOf(pending, wanted.urgency)]),
    )
    for (const [key, pending] of waiting) {
      const problem = await outcomes.get(pending)
      if (problem !== null) problems.set(key, problem)
    }
    return problems
  }

  async function readMany<T>(wanted: ReadMany<T>): Promise<StoreAnswer<T>[]> {
    const { keys, urgency, maxAgeMs, schema } = wanted
    if (keys.length === 0) return []
    const before = await answers.load(keys, schema)
    const due = [...new Set(keys)].filter((key) => !isFresh(before.get(key), maxAgeMs))
    const problems = due.length > 0 ? await refresh(wanted, due, before) : new Map<string, unknown>()
    const after = due.length > 0 ? await answers.load(keys, schema) : before
    return keys.map((key) => {
      const problem = problems.get(key)
      const kept = after.get(key)?.kept
      const excusable = problem === undefined || (urgency === 'page' && problem instanceof StoreUnavailable)
      if (!kept || !excusable) throw problem ?? unavailable(patienceMs)
      return { value: kept.value, readAt: kept.readAt.toISOString(), stale: problem !== undefined }
    })
  }

  return {
    readMany,
    async read({ key, fetch, ...wanted }) {
      const [answer] = await readMany({
        ...wanted,
        keys: [key],
        fetch: async (_, turn, keptOf) => new Map([[key, await fetch(turn, keptOf(key))]]),
      })
      if (!answer) throw new Error('One key has one answer.')
      return answer
    },
    status: budget.status,
    close: inFlight.close,
  }
}

/** @throws StoreFailure malformed */
function checked<T>(values: ReadonlyMap<string, unknown>, keys: readonly string[], schema: Schema<T>) {
  const parsed = keys.map((key): [string, T] => {
    const { success, output, issues } = v.safeParse(schema, values.get(key))
    if (success) return [key, output]
    const where = v.getDotPath(issues[0]) ?? 'the answer'
    throw new StoreFailure('malformed', `The answer is not as expected: ${where}: ${issues[0].message}`)
  })
  return new Map(parsed)
}

async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  // A wait for a store never keeps the process alive.
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
