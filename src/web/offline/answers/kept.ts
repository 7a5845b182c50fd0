import * as v from 'valibot'
import { withConnection } from '../storage/database.ts'
import type { KeptRow } from '../storage/tables.ts'
import { userDatabase } from '../storage/user-databases.ts'

/** Maximum number of refusals remembered for an app; further ones are requested again. */
const MAX_REFUSED = 1000

const Refused = v.array(v.object({ key: v.string(), at: v.number() }))
/** Damaged fields get a default, so that the project stays kept. */
const Kept = v.object({
  projectId: v.string(),
  savingData: v.fallback(v.boolean(), false),
  refused: v.fallback(Refused, []),
})

/** The projects that the user keeps available offline. Throws `DeviceError`. */
export async function keptRows(userId: string): Promise<KeptRow[]> {
  const db = await userDatabase('data', userId)
  const rows = await withConnection(db, () => db.kept.toArray())
  return rows.flatMap((row) => {
    const kept = v.safeParse(Kept, row)
    return kept.success ? [kept.output] : []
  })
}

/** Keeps a project available offline. Throws `DeviceError`. */
export async function putKept(userId: string, projectId: string, savingData: boolean): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.kept.put({ projectId, savingData, refused: [] }))
}

/** Stops keeping a project; its saved data stays. Throws `DeviceError`. */
export async function dropKept(userId: string, projectId: string): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.kept.delete(projectId))
}

/** Stops keeping any project; saved data stays. Throws `DeviceError`. */
export async function dropAllKept(userId: string): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.kept.clear())
}

/** Records what the server refused, so that it is not requested over and over. */
export async function recordRefusals(userId: string, projectId: string, keys: readonly string[]): Promise<void> {
  const db = await userDatabase('data', userId)
  const at = Date.now()
  await withConnection(db, () =>
    db.kept
      .where('projectId')
      .equals(projectId)
      .modify((row) => {
        const others = v.parse(Kept, row).refused.filter(({ key }) => !keys.includes(key))
        row.refused = [...others, ...keys.map((key) => ({ key, at }))].slice(-MAX_REFUSED)
      }),
  )
}
