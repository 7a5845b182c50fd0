import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'

/** What is known of one thing asked of a store. */
export interface Known<T> {
  /** The last good answer; null: there is none. */
  kept: { value: T; readAt: Date } | null
  /** Failures in a row since. */
  failures: number
  /** Not to be asked again before. */
  retryAt: Date | null
}

/** The last good answers of a store, in the database: shared by all processes, there after a restart. */
export interface Answers {
  /** An answer that does not fit the schema, such as one of an earlier release, counts as none. */
  load: <T>(keys: readonly string[], schema: v.GenericSchema<unknown, T>) => Promise<Map<string, Known<T>>>
  keep: (values: ReadonlyMap<string, unknown>, readAt: Date) => Promise<void>
  failed: (keys: readonly string[], retryAt: Date) => Promise<void>
}

export function storedAnswers(db: Kysely<Schema>, store: Store): Answers {
  return {
    async load(keys, schema) {
      const rows = await db
        .selectFrom('store_answer')
        .selectAll()
        .where('store', '=', store)
        .where('key', 'in', [...keys])
        .execute()
      return new Map(
        rows.map(({ key, body, read_at, failures, retry_at }) => {
          const value = v.safeParse(schema, body === null ? null : JSON.parse(body))
          const kept = read_at && value.success ? { value: value.output, readAt: read_at } : null
          return [key, { kept, failures, retryAt: retry_at }]
        }),
      )
    },

    async keep(values, readAt) {
      const rows = inOrder([...values.keys()]).map((key) => ({
        store,
        key,
        body: textOf(values.get(key)),
        read_at: readAt,
        failures: 0,
        retry_at: null,
      }))
      await db
        .insertInto('store_answer')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['store', 'key']).doUpdateSet((row) => ({
            body: row.ref('excluded.body'),
            read_at: row.ref('excluded.read_at'),
            failures: 0,
            retry_at: null,
          })),
        )
        .execute()
    },

    async failed(keys, retryAt) {
      const rows = inOrder(keys).map((key) => ({
        store,
        key,
        body: null,
        read_at: null,
        failures: 1,
        retry_at: retryAt,
      }))
      await db
        .insertInto('store_answer')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['store', 'key']).doUpdateSet((row) => ({
            failures: row('store_answer.failures', '+', 1),
            retry_at: row.ref('excluded.retry_at'),
          })),
        )
        .execute()
    },
  }
}

/** Always in the same order, so that two processes never wait for each other's rows. */
const inOrder = (keys: readonly string[]) => [...new Set(keys)].sort()

const textOf = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Which of these keys a store's gateway keeps an answer under, other than that there is no such thing. */
export async function storedKeys(db: Kysely<Schema>, store: Store, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('store_answer')
    .select('key')
    .where('store', '=', store)
    .where('key', 'in', [...keys])
    .where('body', 'is not', null)
    .execute()
  return rows.map(({ key }) => key)
}
