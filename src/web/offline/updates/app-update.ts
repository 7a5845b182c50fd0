import { outbox } from '../outbox/outbox.ts'
import { createStore } from '../create-store.ts'

export interface AppUpdate {
  /** A newer version is downloaded and waits. */
  ready: boolean
  /** Changes to it; the page reloads. */
  apply: () => void
}

export const appUpdate = createStore<AppUpdate>({ ready: false, apply: () => {} })

const unsaved = new Set<string>()

/** Says that `key` (a form, a dialog) holds input that a reload would lose; such a tab is never reloaded silently. */
export function markUnsaved(key: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(key)
  else unsaved.delete(key)
}

/** Whether something is typed in that a reload would lose. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/**
 * Loads the page anew for what it lacks; where that would lose what is typed in, the reload is offered as an update is.
 * Returns whether it loads.
 */
export function reloadOrOffer(reload: () => void): boolean {
  const loads = !hasUnsaved()
  if (loads) reload()
  else if (!appUpdate.get().ready) appUpdate.set({ ready: true, apply: reload })
  return loads
}

/** Whether a reload now would go unnoticed: nobody looks, nothing is being typed or sent. */
export const isSafeToReload = (): boolean =>
  document.visibilityState === 'hidden' && !hasUnsaved() && !outbox.get().sending
