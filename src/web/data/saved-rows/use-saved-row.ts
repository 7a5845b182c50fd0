import { useEffect, useSyncExternalStore } from 'react'
import type { RowState, SavedRows } from './saved-rows.ts'

/** Follows a row of the user's drafts; null: not read yet. */
export function useSavedRow<T>(rows: SavedRows<T>, id: string): T | null {
  useEffect(() => rows.follow(id), [rows, id])
  return useSyncExternalStore(
    (listener) => rows.subscribe(id, listener),
    () => rows.get(id),
  )
}

/** Whether the device has a row that is followed as it shows. */
export function useRowState<T>(rows: SavedRows<T>, id: string): RowState {
  return useSyncExternalStore(
    (listener) => rows.subscribe(id, listener),
    () => rows.state(id),
  )
}
