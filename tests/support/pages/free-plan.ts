import path from 'node:path'
import type { Services } from '#server/endpoints/services.ts'
import { openEmbedded } from '#server/db/database.ts'
import type { ServerProcess } from '../servers/server-process.ts'

/** Puts every organisation on the free plan, for good: demos too, which are on the paid one. */
export async function putOnFreePlan(db: Services['db']): Promise<void> {
  const ended = { trial_start: null, trial_end: null, current_term_end: null }
  await db
    .updateTable('subscription')
    .set({ plan_id: 'free', status: 'active', ...ended })
    .execute()
}

/** The same for a server that runs: it stops, and starts again on the same port with the same people. */
export async function moveToFreePlan(server: ServerProcess): Promise<void> {
  await server.stop()
  const database = await openEmbedded(path.resolve(server.data))
  try {
    await putOnFreePlan(database.db)
  } finally {
    await database.close()
  }
  await server.start()
}
