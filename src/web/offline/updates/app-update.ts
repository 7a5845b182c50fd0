import { outbox } from '../outbox/outbox.ts'
import { createStore } from '../create-store.ts'

export interface AppUpdate {
  /** A newer version has been downloaded and waits. */
  ready: boolean
  /** Activates it; the page reloads. */
  apply: () => void
}

export const appUpdate = createStore<AppUpdate>({ ready: false, apply: () => {} })

const unsaved = new Set<string>()

/** Records whether `key` (a form, a dialog) holds input that a reload would lose; such a tab never reloads silently. */
export function markUnsaved(key: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(key)
  else unsaved.delete(key)
}

/** Whether a reload would lose input. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/**
 * Reloads the page for a missing file; if input would be lost, offers the reload like an update. Returns whether the
 * page reloads.
 */
export function reloadOrOffer(reload: () => void): boolean {
  const loads = !hasUnsaved()
  if (loads) reload()
  else if (!appUpdate.get().ready) appUpdate.set({ ready: true, apply: reload })
  return loads
}

/** Whether a reload would go unnoticed: the page is hidden, and nothing is being typed or sent. */
export const isSafeToReload = (): boolean =>
  document.visibilityState === 'hidden' && !hasUnsaved() && !outbox.get().sending
