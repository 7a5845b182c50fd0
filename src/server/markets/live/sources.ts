import type { Kysely } from 'kysely'
import { DEFAULT_SOURCES, SourceName, type StoreSources } from '#contract/market/sources.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Which sources are used now, by every process of a database alike. `fixed`: STOREGLASS_SOURCES, which wins over what staff
 * chose.
 */
export async function sourcesInUse(
  db: Kysely<Schema>,
  fixed: readonly SourceName[] | undefined,
): Promise<StoreSources> {
  if (fixed) return { on: [...fixed], chosenBy: 'environment' }
  const rows = await db.selectFrom('store_source').selectAll().execute()
  if (rows.length === 0) return { on: [...DEFAULT_SOURCES], chosenBy: 'nobody' }
  const enabled = new Set(rows.filter((row) => row.enabled).map(({ name }) => name))
  return {
    on: SourceName.options.filter((name) => enabled.has(name)),
    chosenBy: rows.some(({ changed_at }) => changed_at !== null) ? 'staff' : 'update',
  }
}

/** Switches each source on or off. */
export async function saveChoice(db: Kysely<Schema>, on: readonly SourceName[], now: Date): Promise<void> {
  await db
    .insertInto('store_source')
    .values(SourceName.options.map((name) => ({ name, enabled: on.includes(name), changed_at: now })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        enabled: row.ref('excluded.enabled'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute()
}
