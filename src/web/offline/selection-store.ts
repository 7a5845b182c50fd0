import * as v from 'valibot'
import { withConnection } from './storage/database.ts'
import { deviceUser } from './storage/device-user.ts'
import { seedSelection, Selection, selection } from './selection.ts'
import { userDatabase } from './storage/user-databases.ts'

const ROW = 'selection'

/** Restores the user's selection from the device if the first frame had none, then saves its changes. */
export function saveSelection(): void {
  void load()
  deviceUser.subscribe(() => void load())
  selection.subscribe(() => void save())
}

let loadedFor: string | null = null

async function load(): Promise<void> {
  const userId = deviceUser.get()
  loadedFor = null
  if (userId === null) return
  const row = await readRow(userId).catch(() => undefined)
  if (deviceUser.get() !== userId) return
  loadedFor = userId
  const saved = v.safeParse(Selection, row?.value)
  if (saved.success) seedSelection(saved.output, userId)
  else await save()
}

async function readRow(userId: string) {
  const db = await userDatabase('data', userId)
  return withConnection(db, () => db.selection.get(ROW))
}

async function save(): Promise<void> {
  const userId = deviceUser.get()
  if (userId === null || loadedFor !== userId) return
  const value = selection.get()
  try {
    const db = await userDatabase('data', userId)
    await withConnection(db, () => db.selection.put({ id: ROW, value }))
  } catch {
    // The copy for the first frame still has it.
  }
}
