import path from 'node:path'
import { openEmbedded } from '#server/db/database.ts'
import { sampleApps } from '#server/sample/apps.ts'
import type { ServerProcess } from '../servers/server-process.ts'

/**
 * Gives the one organisation of a server more apps of the sample market than its plan has room for, behind the server's
 * back: it stops, and starts again.
 * @param wanted how many apps it has then
 */
export async function manyApps(server: ServerProcess, wanted: number): Promise<void> {
  const apps = await sampleApps()
  await server.stop()
  const { db, close } = await openEmbedded(path.resolve(server.data))
  try {
    await db
      .updateTable('subscription')
      .set({ apps: 2 * wanted })
      .execute()
    const own = await db.selectFrom('project').selectAll().orderBy('created_at').execute()
    const last = own.at(-1)
    if (!last) throw new Error('The organisation has no app.')
    const { organisation_id } = last
    const others = apps.filter(({ ref }) => !own.some(({ track_id }) => track_id === ref.trackId))
    const added = others.slice(0, wanted - own.length).map(({ ref, brand }, index) => ({
      organisation_id,
      id: crypto.randomUUID(),
      store: ref.store,
      track_id: ref.trackId,
      title: brand,
      icon_url: null,
      developer_name: null,
      created_at: new Date(last.created_at.getTime() + index + 1),
    }))
    await db.insertInto('project').values(added).execute()
    const countries = added.map(({ id, created_at }) => ({
      organisation_id,
      project_id: id,
      locale: 'en-US',
      created_at,
    }))
    await db.insertInto('project_country').values(countries).execute()
  } finally {
    await close()
  }
  await server.start()
}
