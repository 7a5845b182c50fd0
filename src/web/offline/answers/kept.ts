import * as v from 'valibot'
import { withConnection } from '../storage/database.ts'
import type { KeptRow } from '../storage/tables.ts'
import { userDatabase } from '../storage/user-databases.ts'

/** Most refusals that are remembered of one app; beyond, they are asked again. */
const MAX_REFUSED = 1000

const Refused = v.array(v.object({ key: v.string(), at: v.number() }))
/** What is damaged of a row is asked again; that the project is kept stays. */
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

/** Keeps a project from now on. Throws `DeviceError`. */
export async function putKept(userId: string, projectId: string, savingData: boolean): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.kept.put({ projectId, savingData, refused: [] }))
}

/** Keeps a project no longer; what is saved of it stays. Throws `DeviceError`. */
export async function dropKept(userId: string, projectId: string): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.kept.delete(projectId))
}

/** Keeps no project any longer; what is saved of them stays. Throws `DeviceError`. */
export async function dropAllKept(userId: string): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.kept.clear())
}

/** Remembers what the server refused to give, so that it is not asked again and again. */
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
