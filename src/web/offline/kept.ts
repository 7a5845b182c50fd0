import { withConnection, type KeptRow } from './database.ts'
import { userDatabase } from './user-databases.ts'

/** Most refusals that are remembered of one app; beyond, they are asked again. */
const MAX_REFUSED = 1000

/** The projects that the user keeps available offline. Throws `DeviceError`. */
export async function keptRows(userId: string): Promise<KeptRow[]> {
  const db = await userDatabase('data', userId)
  return withConnection(db, () => db.kept.toArray())
}

/** Keeps a project from now on. Throws `DeviceError`. */
export async function putKept(userId: string, projectId: string, savingData: boolean): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.kept.put({ projectId, savingData, refused: [] }))
}

/** Remembers what the server refused to give, so that it is not asked again and again. */
export async function noteRefused(userId: string, projectId: string, keys: readonly string[]): Promise<void> {
  const db = await userDatabase('data', userId)
  const at = Date.now()
  await withConnection(db, () =>
    db.kept
      .where('projectId')
      .equals(projectId)
      .modify((row) => {
        const others = row.refused.filter(({ key }) => !keys.includes(key))
        row.refused = [...others, ...keys.map((key) => ({ key, at }))].slice(-MAX_REFUSED)
      }),
  )
}
