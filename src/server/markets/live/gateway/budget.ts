import type { Kysely } from 'kysely'
import type { StoreBudget } from '#contract/admin.ts'
import type { Schema } from '#server/db/schema.ts'
import { backOffMs } from './back-off.ts'
import type { StoreFailure } from './store-failure.ts'

/**
 * What is asked of a store under a limit of its own: `APP_STORE` is every kind of search and the feeds, which refuse callers together;
 * Apple's Lookup, product pages and completions each count apart.
 */
export type BudgetName = StoreBudget['name']

/**
 * `page`: a person waits for the answer; `pool`: the search of the term pool, which keeps to a share of the calls by itself;
 * `background`: other jobs.
 */
export type Urgency = 'page' | 'pool' | 'background'

/** Leave to make one call, or how long there is none. */
export type Slot = { kind: 'granted' } | { kind: 'wait'; ms: number } | { kind: 'blocked'; until: Date }

export interface BudgetStatus {
  callsLastMinute: number
  /** Calls in a row that failed; 0: the last one was answered. */
  failures: number
  /** Not called before; null: not blocked. */
  blockedUntil: Date | null
}

/** A budget of calls. It is kept in the database, so that any number of processes share it. */
export interface Budget {
  /** Counts a call if there may be one now. */
  take: (urgency: Urgency) => Promise<Slot>
  succeeded: () => Promise<void>
  /** @returns until when the store is left alone; null: it goes on */
  failed: (failure: StoreFailure) => Promise<Date | null>
  status: () => Promise<BudgetStatus>
}

const MINUTE_MS = 60_000
/** Jobs take at most this share of a minute's calls, evenly spread: what is left is there for pages at once. */
const BACKGROUND_SHARE = 0.7
/** Failures in a row after which the store itself counts as down, and not just one thing in it. */
const FAILURES_UNTIL_DOWN = 3

/** Calls a minute that jobs get of a budget. */
export const backgroundCallsOf = (callsPerMinute: number): number =>
  Math.max(1, Math.floor(callsPerMinute * BACKGROUND_SHARE))

/** How it stands with a budget. */
export async function budgetStatus(db: Kysely<Schema>, budget: BudgetName, now: Date): Promise<BudgetStatus> {
  const row = await db.selectFrom('store_budget').selectAll().where('budget', '=', budget).executeTakeFirst()
  return {
    callsLastMinute: lastMinute(row?.calls ?? [], now.getTime()).length,
    failures: row?.failures ?? 0,
    blockedUntil: row?.blocked_until && row.blocked_until > now ? row.blocked_until : null,
  }
}

interface Parts {
  db: Kysely<Schema>
  budget: BudgetName
  callsPerMinute: number
  clock: () => Date
  random: () => number
}

export function openBudget({ db, budget, callsPerMinute, clock, random }: Parts): Budget {
  const backgroundCalls = backgroundCallsOf(callsPerMinute)

  /** Runs with the budget's row locked; never call a store in here: the embedded database has one connection. */
  async function locked<T>(
    work: (row: State, now: number, save: (row: Partial<State>) => Promise<unknown>) => Promise<T>,
  ) {
    return db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('store_budget')
        .values({ budget, calls: [], failures: 0, blocked_until: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await transaction
        .selectFrom('store_budget')
        .selectAll()
        .where('budget', '=', budget)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const save = (change: Partial<State>) =>
        transaction.updateTable('store_budget').set(change).where('budget', '=', budget).execute()
      // Only now: the lock may have taken a while, and calls are counted in the order of the locks.
      return work(row, clock().getTime(), save)
    })
  }

  function freeAt(calls: number[], now: number, urgency: Urgency): number {
    const most = urgency === 'page' ? callsPerMinute : backgroundCalls
    const room = calls.length < most ? now : (calls[calls.length - most] ?? now) + MINUTE_MS
    if (urgency === 'page') return room
    return Math.max(room, (calls.at(-1) ?? -Infinity) + MINUTE_MS / backgroundCalls)
  }

  return {
    take: (urgency) =>
      locked<Slot>(async (row, now, save) => {
        if (row.blocked_until && row.blocked_until.getTime() > now) return { kind: 'blocked', until: row.blocked_until }
        const calls = lastMinute(row.calls, now)
        const ms = freeAt(calls, now, urgency) - now
        if (ms > 0) return { kind: 'wait', ms }
        await save({ calls: [...calls, now] })
        return { kind: 'granted' }
      }),

    async succeeded() {
      // A call from before the block that is answered during it says nothing about what comes after.
      await db
        .updateTable('store_budget')
        .set({ failures: 0, blocked_until: null })
        .where('budget', '=', budget)
        .where('failures', '>', 0)
        .where((where) => where.or([where('blocked_until', 'is', null), where('blocked_until', '<=', clock())]))
        .execute()
    },

    failed: (failure) =>
      locked(async (row, now, save) => {
        const blocked = row.blocked_until && row.blocked_until.getTime() > now ? row.blocked_until : null
        // Calls that were under way together fail together: that is one failure, not many.
        if (blocked && failure.retryAfterSeconds === null) return blocked
        const failures = blocked ? row.failures : row.failures + 1
        const atOnce =
          failure.kind === 'rate-limited' || failure.kind === 'refused' || failure.retryAfterSeconds !== null
        const inARow = atOnce ? failures : failures - FAILURES_UNTIL_DOWN + 1
        const until = inARow < 1 ? null : new Date(now + backOffMs(inARow, failure, random()))
        const later = blocked && until && blocked > until ? blocked : until
        await save({ failures, blocked_until: later })
        return later
      }),

    status: () => budgetStatus(db, budget, clock()),
  }
}

type State = Schema['store_budget']

/** In order, though clocks of other machines may differ a little. Calls far ahead are of a clock that was put back since. */
const lastMinute = (calls: number[], now: number) =>
  calls.filter((at) => Math.abs(now - at) < MINUTE_MS).sort((a, b) => a - b)
