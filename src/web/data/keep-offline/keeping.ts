import { useSyncExternalStore } from 'react'
import { dropAllKept, dropKept, putKept } from '#web/offline/answers/kept.ts'
import { removeAll, removeApp } from '#web/offline/answers/remove-saved.ts'
import { createStore } from '#web/offline/create-store.ts'
import { isOfFrame } from '../cache/boot-format.ts'
import { removeBootAnswers } from '../cache/boot-record.ts'
import { getQueryClient } from '../cache/query-client.ts'
import type { ReadMeta } from '../queries/read.ts'
import { session } from '#web/session/session-store.ts'
import { storeKey } from '../cache/store-key.ts'

/** The state of a project that is kept available offline. */
export interface KeptState {
  /** Number of pages (an app in a country) wanted, and of those saved with every answer and picture. */
  pages: number
  saved: number
  /** Locales of the countries whose pages are all saved. */
  locales: readonly string[]
  /** Approximate size of its answers and pictures, bytes. */
  size: number
  /** Device time of its oldest answer, ms since 1970; null: none is saved. */
  at: number | null
  work: 'none' | 'saving' | 'renewing'
  /** Why the download is paused; null: it is not. */
  held: 'offline' | 'full' | 'savingData' | 'counting' | 'failed' | null
}

/** The kept projects by id; null: not known yet. */
export const keeping = createStore<ReadonlyMap<string, KeptState> | null>(null)
/** The kept projects by id, as a hook; null: not known yet. */
export const useKeeping = (): ReadonlyMap<string, KeptState> | null =>
  useSyncExternalStore(keeping.subscribe, keeping.get)

/** Incremented when the user keeps or removes something. */
export const keepChanges = createStore(0)

const changed = () => keepChanges.set(keepChanges.get() + 1)
const justWanted: KeptState = { pages: 0, saved: 0, locales: [], size: 0, at: null, work: 'saving', held: null }

export function setKept(projectId: string, state: KeptState | null): void {
  const next = new Map(keeping.get())
  if (state) next.set(projectId, state)
  else next.delete(projectId)
  keeping.set(next)
}

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
