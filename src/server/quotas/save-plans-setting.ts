import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Whether this server sells plans, where the queries find it: the processes of one database all judge alike. */
export async function savePlansSetting(db: Kysely<Schema>, plans: boolean): Promise<void> {
  const value = plans ? ('on' as const) : ('off' as const)
  await db
    .insertInto('server_setting')
    .values({ name: 'plans', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
