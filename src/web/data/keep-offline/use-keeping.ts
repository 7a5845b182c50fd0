import { useSyncExternalStore } from 'react'
import { keeping, type KeptState } from './keeping.ts'

/** The kept projects by id; null: not known yet. */
export const useKeeping = (): ReadonlyMap<string, KeptState> | null =>
  useSyncExternalStore(keeping.subscribe, keeping.get)
