import { reloadOrOffer } from './app-update.ts'
import { isServerThere, reportUnanswered } from '../connectivity/connectivity.ts'
import { hasJustReloaded, recordReload } from './reloads.ts'

/**
 * Handles a file of this version that could not be loaded. If the server is reachable, it no longer has the file, and a
 * reload brings the new version; offline, a reload would bring nothing and might lose the page. The server is checked
 * now, because an earlier answer may be outdated. If input would be lost, the reload is offered instead.
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

/** Watches for missing files, including those of the first page. Returns a function that stops it. */
export function watchMissingFiles(): () => void {
  const onPreloadError = ({ payload }: VitePreloadErrorEvent) => {
    // The router also reloads a page whose script is missing, even offline; it recognises the error by the start of its
    // message.
    payload.message = `Missing: ${payload.message}`
    void reloadForMissingFile()
  }
  window.addEventListener('vite:preloadError', onPreloadError)
  return () => window.removeEventListener('vite:preloadError', onPreloadError)
}
