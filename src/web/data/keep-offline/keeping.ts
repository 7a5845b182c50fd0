import { dropAllKept, dropKept, putKept } from '#web/offline/answers/kept.ts'
import { removeAll, removeApp } from '#web/offline/answers/remove-saved.ts'
import { createStore } from '#web/offline/create-store.ts'
import { getQueryClient } from '../cache/query-client.ts'
import type { ReadMeta } from '../queries/read.ts'
import { session } from '#web/session/session-store.ts'
import { storeKey } from '../cache/store-key.ts'

/** How a project that is kept available offline stands. */
export interface KeptState {
  /** Pages (an app in a country) that are wanted, and those that are there with every answer and picture. */
  pages: number
  saved: number
  /** Countries (their locales) of which every page is there. */
  locales: readonly string[]
  /** Bytes of its answers and pictures, about. */
  size: number
  /** Device time of its oldest answer, ms since 1970; null: nothing is there. */
  at: number | null
  work: 'none' | 'saving' | 'renewing'
  /** Why it does not go on: null: nothing is in the way. */
  held: 'offline' | 'full' | 'savingData' | 'counting' | 'failed' | null
}

/** The kept projects by id; null: not looked at yet. */
export const keeping = createStore<ReadonlyMap<string, KeptState> | null>(null)
/** Counted up when the user keeps or removes something. */
export const keepChanges = createStore(0)

const changed = () => keepChanges.set(keepChanges.get() + 1)
const justWanted: KeptState = { pages: 0, saved: 0, locales: [], size: 0, at: null, work: 'saving', held: null }

export function setKept(projectId: string, state: KeptState | null): void {
  const next = new Map(keeping.get())
  if (state) next.set(projectId, state)
  else next.delete(projectId)
  keeping.set(next)
}

/** Keeps every page of a project on the device from now on. `savingData`: although the browser asks to save data. Throws `DeviceError`. */
export async function keepApp(projectId: string, savingData: boolean): Promise<void> {
  const userId = session.get().identity?.userId
  if (!userId) return
  await putKept(userId, projectId, savingData)
  setKept(projectId, keeping.get()?.get(projectId) ?? justWanted)
  changed()
}

/** Keeps a project's pages no longer, then removes them from the device. Throws `DeviceError`. */
export async function removeSavedApp(projectId: string): Promise<void> {
  const userId = session.get().identity?.userId
  if (!userId) return
  // First of all, so that nothing is brought back meanwhile.
  await dropKept(userId, projectId)
  setKept(projectId, null)
  changed()
  forget(await removeApp(userId, projectId))
}

/** Keeps nothing, and removes everything that is saved but the queued changes. Throws `DeviceError`. */
export async function removeAllSaved(): Promise<void> {
  const userId = session.get().identity?.userId
  if (!userId) return
  await dropAllKept(userId)
  keeping.set(new Map())
  changed()
  await removeAll(userId)
  forget(() => true)
}

/** What nobody looks at leaves the memory, too. */
function forget(isGone: (key: string) => boolean): void {
  getQueryClient().removeQueries({
    type: 'inactive',
    predicate: ({ meta, queryKey }) => {
      const { kept, boot, endpoint } = (meta ?? {}) as Partial<ReadMeta>
      return kept === true && boot !== true && endpoint !== undefined && isGone(storeKey(endpoint, queryKey[1]))
    },
  })
}
