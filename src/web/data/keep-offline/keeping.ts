import { useSyncExternalStore } from 'react'
import { createStore } from '#web/offline/create-store.ts'

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

export function setKept(projectId: string, state: KeptState | null): void {
  const next = new Map(keeping.get())
  if (state) next.set(projectId, state)
  else next.delete(projectId)
  keeping.set(next)
}
