import { isServerThere, reportUnanswered } from './connectivity.ts'
import { outbox } from './outbox/outbox.ts'
import { createStore } from './store.ts'
import type { SessionKey } from './stores.ts'

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

/** Whether a reload now would go unnoticed: nobody looks, nothing is being typed or sent. */
export const isSafeToReload = (): boolean =>
  document.visibilityState === 'hidden' && unsaved.size === 0 && !outbox.get().sending

const RELOADED_KEY: SessionKey = 'storeglass.reloaded'
/** A second reload for the same reason within this time would be a loop, ms. */
const RELOAD_GUARD_MS = 60_000

/**
 * A file of this version could not be loaded. Where the server is there, it is gone from it, and one reload brings the
 * new version; offline a reload would bring nothing, and might lose the page. So the server is asked now: an answer
 * that was on its way before may come from a server that has gone since.
 */
async function reloadForMissingFile(): Promise<void> {
  if (hasJustReloaded()) return
  if (!(await isServerThere())) return reportUnanswered()
  if (hasJustReloaded()) return
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  window.location.reload()
}

const hasJustReloaded = () => Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < RELOAD_GUARD_MS

/** Registers the worker and looks for newer versions. Returns what stops the guard against missing files. */
export function startAppUpdate(): () => void {
  const lookForIt = () => void reloadForMissingFile()
  window.addEventListener('vite:preloadError', lookForIt)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    const load = () => void import('./app-update-worker.ts').then(({ registerWorker }) => registerWorker())
    if (document.readyState === 'complete') load()
    else window.addEventListener('load', load, { once: true })
  }
  return () => window.removeEventListener('vite:preloadError', lookForIt)
}
