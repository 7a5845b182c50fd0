import { useEffect, useSyncExternalStore } from 'react'
import type { KeptRows } from './kept-rows.ts'

/** Follows a row of the user's drafts; null: not read yet. */
export function useKept<T>(rows: KeptRows<T>, id: string): T | null {
  useEffect(() => rows.follow(id), [rows, id])
  return useSyncExternalStore(
    (listener) => rows.subscribe(id, listener),
    () => rows.get(id),
  )
}
