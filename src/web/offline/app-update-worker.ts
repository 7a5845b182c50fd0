import { Workbox } from 'workbox-window'
import { appUpdate, isSafeToReload } from './app-update.ts'
import { connectivity } from './connectivity.ts'
import { outbox } from './outbox/outbox.ts'
import { workerAddress } from './worker-address.ts'

const HOURLY_MS = 3600_000
/** Focus and reconnect may come in bursts: checks are at least this far apart, ms. */
const CHECK_GRAIN_MS = 30_000
/** Some browsers never tell that the new worker took over, ms. */
const TAKE_OVER_MS = 2500

/** After this time a first installation that was broken off is tried again, ms. */
const INSTALL_AGAIN_MS = 5000
/** Where there can be no worker at all, more tries would not help. */
const TRIES = 3

/** Registers the worker, and checks for a newer one on load, every hour, on focus and on reconnect. */
export async function registerWorker(tries = TRIES): Promise<void> {
  const workbox = new Workbox(workerAddress)
  workbox.addEventListener('waiting', () => offer(workbox))
  const registration = await workbox.register().catch(() => undefined)
  if (!registration) {
    if (tries > 1) setTimeout(() => void registerWorker(tries - 1), INSTALL_AGAIN_MS)
    return
  }
  const stopChecking = checkForNewer(registration)
  // A file that did not come ends a first installation, and the browser would not try again before the next load.
  workbox.addEventListener('redundant', () => {
    if (registration.active) return
    stopChecking()
    setTimeout(() => void registerWorker(), INSTALL_AGAIN_MS)
  })
}

function checkForNewer(registration: ServiceWorkerRegistration): () => void {
  let checkedAt = Date.now()
  const check = () => {
    if (connectivity.get() === 'offline' || Date.now() - checkedAt < CHECK_GRAIN_MS) return
    checkedAt = Date.now()
    // Looked for again later.
    registration.update().catch(() => {})
  }
  const hourly = setInterval(check, HOURLY_MS)
  window.addEventListener('focus', check)
  const stops = [
    connectivity.subscribe(check),
    // The server has refused a queued write of a version it no longer knows.
    outbox.subscribe(() => {
      if (outbox.get().paused === 'update') check()
    }),
  ]
  return () => {
    clearInterval(hourly)
    window.removeEventListener('focus', check)
    for (const stop of stops) stop()
  }
}

function offer(workbox: Workbox): void {
  const apply = () => {
    const reload = once(() => window.location.reload())
    workbox.addEventListener('controlling', reload)
    workbox.messageSkipWaiting()
    setTimeout(reload, TAKE_OVER_MS)
  }
  appUpdate.set({ ready: true, apply })
  const applySilently = () => {
    if (!isSafeToReload()) return
    document.removeEventListener('visibilitychange', applySilently)
    apply()
  }
  document.addEventListener('visibilitychange', applySilently)
  applySilently()
}

function once(task: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    task()
  }
}
