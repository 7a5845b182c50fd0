import type { Kysely } from 'kysely'
import type { Provider } from '#contract/connections/connection.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ConsoleRecords } from './console.ts'

interface Of {
  organisationId: string
  provider: Provider
  clock: () => Date
}

const parsed = (value: string): unknown => JSON.parse(value)

/** What was written through an organisation's fictional console. */
export function storedRecords(db: Kysely<Schema>, { organisationId, provider, clock }: Of): ConsoleRecords {
  const of = (owner: string, kind: string) => ({ organisation_id: organisationId, provider, owner, kind })
  return {
    async get(owner, kind, id) {
      const row = await db
        .selectFrom('console_record')
        .select('value')
        .where((where) => where.and({ ...of(owner, kind), id }))
        .executeTakeFirst()
      return row ? parsed(row.value) : null
    },
    async list(owner, kind) {
      const rows = await db
        .selectFrom('console_record')
        .select(['id', 'value', 'at'])
        .where((where) => where.and(of(owner, kind)))
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(({ id, value, at }) => ({ id, value: parsed(value), at }))
    },
    async put(owner, kind, id, value) {
      const written = { value: JSON.stringify(value), at: clock() }
      await db
        .insertInto('console_record')
        .values({ ...of(owner, kind), id, ...written })
        .onConflict((conflict) =>
          conflict.columns(['organisation_id', 'provider', 'owner', 'kind', 'id']).doUpdateSet(written),
        )
        .execute()
    },
    async delete(owner, kind, id) {
      await db
        .deleteFrom('console_record')
        .where((where) => where.and({ ...of(owner, kind), id }))
        .execute()
    },
  }
}
