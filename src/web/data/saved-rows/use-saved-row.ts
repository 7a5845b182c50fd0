import { useEffect, useSyncExternalStore } from 'react'
import type { SavedRows } from './saved-rows.ts'

/** Follows a row of the user's drafts; null: not read yet. */
export function useSavedRow<T>(rows: SavedRows<T>, id: string): T | null {
  useEffect(() => rows.follow(id), [rows, id])
  return useSyncExternalStore(
    (listener) => rows.subscribe(id, listener),
    () => rows.get(id),
  )
}
