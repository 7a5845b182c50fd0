import type { Kysely } from 'kysely'
import type { FeatureFlag } from '#contract/administration.ts'
import type { Schema } from '#server/db/schema.ts'

/** Every feature flag, with what holds where nobody has set it. A name is here exactly as long as something asks for it. */
const defaults = {
  /** Staff may act as another user. */
  feature_impersonation: true,
  /** The chat messenger, where one is configured. */
  feature_chat_support: false,
} as const satisfies Record<string, boolean>
export type FlagName = keyof typeof defaults

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(defaults, name)

/** All flags, by name. */
export async function flagsOf(db: Kysely<Schema>): Promise<FeatureFlag[]> {
  const rows = await db.selectFrom('feature_flag').selectAll().execute()
  const set = new Map(rows.map((row) => [row.name, row]))
  return Object.entries(defaults).map(([name, byDefault]) => {
    const row = set.get(name)
    return { name, enabled: row?.enabled ?? byDefault, changedAt: row?.changed_at.toISOString() ?? null }
  })
}

export async function isOn(db: Kysely<Schema>, name: FlagName): Promise<boolean> {
  const row = await db.selectFrom('feature_flag').select('enabled').where('name', '=', name).executeTakeFirst()
  return row?.enabled ?? defaults[name]
}

/** Turns a flag on or off for everybody. */
export async function turn(db: Kysely<Schema>, name: FlagName, enabled: boolean, now: Date): Promise<void> {
  const values = { enabled, changed_at: now }
  await db
    .insertInto('feature_flag')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
