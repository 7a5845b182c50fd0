import { dropAllKept, dropKept, putKept } from '#web/offline/answers/kept.ts'
import { removeAll, removeApp } from '#web/offline/answers/remove-saved.ts'
import { session } from '#web/session/session-store.ts'
import { isOfFrame } from '../cache/boot-format.ts'
import { removeBootAnswers } from '../cache/boot-record.ts'
import { getQueryClient } from '../cache/query-client.ts'
import { storeKey } from '../cache/store-key.ts'
import type { ReadMeta } from '../queries/read.ts'
import { keepChanges, keeping, setKept, type KeptState } from './keeping.ts'

const changed = () => keepChanges.set(keepChanges.get() + 1)
const justWanted: KeptState = { pages: 0, saved: 0, locales: [], size: 0, at: null, work: 'saving', held: null }

/**
 * Keeps every page of a project on the device from now on. `savingData`: even if the browser asks to save data. Throws
 * `DeviceError`.
 */
export async function keepApp(projectId: string, savingData: boolean): Promise<void> {
  const userId = session.get().identity?.userId
  if (!userId) return
  await putKept(userId, projectId, savingData)
  setKept(projectId, keeping.get()?.get(projectId) ?? justWanted)
  changed()
}

/** Stops keeping a project and deletes its pages from the device. Throws `DeviceError`. */
export async function removeSavedApp(projectId: string): Promise<void> {
  const userId = session.get().identity?.userId
  if (!userId) return
  // First, so that nothing is downloaded again meanwhile.
  await dropKept(userId, projectId)
  setKept(projectId, null)
  changed()
  removeBootAnswers()
  forget(await removeApp(userId, projectId))
}

/** Stops keeping all projects and deletes everything saved except the queued changes. Throws `DeviceError`. */
export async function removeAllSaved(): Promise<void> {
  const userId = session.get().identity?.userId
  if (!userId) return
  await dropAllKept(userId)
  keeping.set(new Map())
  changed()
  removeBootAnswers()
  await removeAll(userId)
  forget(() => true)
}

/** Removes unused answers from memory, too. */
function forget(isGone: (key: string) => boolean): void {
  getQueryClient().removeQueries({
    type: 'inactive',
    predicate: ({ meta, queryKey }) => {
      const { kept, endpoint } = (meta ?? {}) as Partial<ReadMeta>
      return (
        kept === true && endpoint !== undefined && !isOfFrame(endpoint.id) && isGone(storeKey(endpoint, queryKey[1]))
      )
    },
  })
}
