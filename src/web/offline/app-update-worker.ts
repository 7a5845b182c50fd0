import { Workbox } from 'workbox-window'
import { appUpdate, isSafeToReload } from './app-update.ts'
import { connectivity } from './connectivity.ts'
import { outbox } from './outbox/outbox.ts'

const HOURLY_MS = 3600_000
/** Focus and reconnect may come in bursts: checks are at least this far apart, ms. */
const CHECK_GRAIN_MS = 30_000
/** Some browsers never tell that the new worker took over, ms. */
const TAKE_OVER_MS = 2500

/** Registers the worker, and checks for a newer one on load, every hour, on focus and on reconnect. */
export async function registerWorker(): Promise<void> {
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => offer(workbox))
  const registration = await workbox.register().catch(() => undefined)
  if (!registration) return

  let checkedAt = Date.now()
  const check = () => {
    if (connectivity.get() === 'offline' || Date.now() - checkedAt < CHECK_GRAIN_MS) return
    checkedAt = Date.now()
    // Looked for again later.
    registration.update().catch(() => {})
  }
  setInterval(check, HOURLY_MS)
  window.addEventListener('focus', check)
  connectivity.subscribe(check)
  // The server has refused a queued write of a version it no longer knows.
  outbox.subscribe(() => {
    if (outbox.get().paused === 'update') check()
  })
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
