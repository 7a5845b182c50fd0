import { reloadOrOffer } from './app-update.ts'
import { isServerThere, reportUnanswered } from '../connectivity/connectivity.ts'
import { hasJustReloaded, recordReload } from './reloads.ts'

/**
 * A file of this version could not be loaded. Where the server is there, it is gone from it, and one reload brings the
 * new version; offline a reload would bring nothing, and might lose the page. So the server is asked now: an answer
 * that was on its way before may come from a server that has gone since. What is typed in is not lost for it: then the
 * reload is offered.
 */
async function reloadForMissingFile(): Promise<void> {
  if (hasJustReloaded()) return
  if (!(await isServerThere())) return reportUnanswered()
  if (hasJustReloaded()) return
  reloadOrOffer(() => {
    recordReload()
    window.location.reload()
  })
}

/** Looks after missing files, also those of the first page. Returns what stops it. */
export function watchMissingFiles(): () => void {
  const lookForIt = ({ payload }: VitePreloadErrorEvent) => {
    // The router, too, loads a page anew whose script is missing, by how the message begins, and also offline.
    payload.message = `Missing: ${payload.message}`
    void reloadForMissingFile()
  }
  window.addEventListener('vite:preloadError', lookForIt)
  return () => window.removeEventListener('vite:preloadError', lookForIt)
}
