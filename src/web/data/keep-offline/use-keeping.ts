import { useSyncExternalStore } from 'react'
import { keeping, type KeptState } from './keeping.ts'

/** The kept projects by id; null: not looked at yet. */
export const useKeeping = (): ReadonlyMap<string, KeptState> | null =>
  useSyncExternalStore(keeping.subscribe, keeping.get)
