import path from 'node:path'
import type { AppSummary } from '#contract/store.ts'
import { openEmbedded } from '#server/db/database.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import type { DemoApi } from './demo-api.ts'

const words = ['sleep', 'game', 'photo', 'music', 'map', 'fitness', 'news', 'travel', 'notes', 'puzzle', 'scan', 'word']

/**
 * Adds apps of the store to the demo's organisation, whose plan has no such room, behind the server's back: it stops, and
 * starts again.
 * @returns how many apps the organisation has then, at least `wanted`
 */
export async function manyApps(server: ServerProcess, api: DemoApi, wanted: number): Promise<number> {
  const own = await api.projects()
  const found = new Map<string, AppSummary>()
  for (const word of words) {
    if (own.length + found.size >= wanted) break
    const search = `/bff/v1/apps/search?query=${word}&store=APP_STORE`
    for (const app of (await api.get<{ content: AppSummary[] }>(search)).content)
      if (!own.some(({ trackId }) => trackId === app.trackId)) found.set(app.trackId, app)
  }
  await server.stop()
  const { db, close } = await openEmbedded(path.resolve(server.data))
  try {
    await db
      .updateTable('subscription')
      .set({ apps: wanted * 2 })
      .execute()
    const { organisation_id, created_at } = await db
      .selectFrom('project')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    for (const [index, { trackId, title, iconUrl, developerName }] of [...found.values()].entries()) {
      const id = crypto.randomUUID()
      const names = { title, icon_url: iconUrl, developer_name: developerName }
      const later = new Date(created_at.getTime() + index + 1)
      await db
        .insertInto('project')
        .values({ id, organisation_id, store: 'APP_STORE', track_id: trackId, ...names, created_at: later })
        .execute()
      await db
        .insertInto('project_country')
        .values({ organisation_id, project_id: id, locale: 'en-US', created_at: later })
        .execute()
    }
  } finally {
    await close()
  }
  await server.start()
  return own.length + found.size
}
