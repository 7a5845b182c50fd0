import { messageSW, Workbox } from 'workbox-window'
import { scriptPolicies } from '#contract/worker/script-policies.ts'
import type { WorkerMessage } from '#contract/worker/worker.ts'
import { appUpdate, hasUnsaved, isSafeToReload } from './app-update.ts'
import { connectivity } from '../connectivity/connectivity.ts'
import { outbox } from '../outbox/outbox.ts'
import { hasJustReloaded, isOtherThanWorker, recordAsked, recordReload, takeAsked } from './reloads.ts'
import { workerContainer } from '../abilities/browser-abilities.ts'

const HOURLY_MS = 3600_000
/** Minimum time between checks, ms: focus and reconnect events come in bursts. */
const MIN_CHECK_INTERVAL_MS = 30_000
/** Maximum wait for the new worker to take over, ms: some browsers never report it. */
const TAKE_OVER_MS = 4500
/** The same once the page has been reloaded in vain, ms: the previous worker still has requests to answer. */
const TAKE_OVER_LATE_MS = 30_000
/** The app loads from the device: a reload that takes longer than this has stalled, ms. */
const RELOAD_STALLED_MS = 3000

/** Delay until the first page is complete, ms: searching the caches earlier would slow down its files. */
const REST_MS = 4000

/** Delay before an interrupted first installation is retried, ms. */
const INSTALL_RETRY_MS = 5000
/** Maximum number of attempts, in case the browser can't have a worker at all. */
const TRIES = 3

const WORKER = '/sw.js'

function workerAddressOnly(address: string): string {
  if (address !== WORKER) throw new TypeError('Only the service worker of the app is registered')
  return address
}

/** The service worker's address as a Trusted Types script URL where the browser supports it. */
const workerAddress =
  window.trustedTypes
    ?.createPolicy(scriptPolicies.worker, { createScriptURL: workerAddressOnly })
    .createScriptURL(WORKER) ?? WORKER

let registration: ServiceWorkerRegistration | null = null

/** Registers the worker and checks for a newer one on load, hourly, on focus and on reconnect. */
export async function registerWorker(): Promise<void> {
  const workers = workerContainer()
  if (!workers) return
  let isUnderWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // Another tab activated a newer worker: this page's files belong to the previous version.
    if (isUnderWorker) offer()
    isUnderWorker = true
  })
  checkForNewer()
  await register(TRIES)
}

async function register(tries: number): Promise<void> {
  // Registering would revive a worker that is unregistering itself because the operator has switched it off.
  const workers = workerContainer()
  if (workers?.controller) return followRegistration(await workers.getRegistration())
  const next = await new Workbox(workerAddress).register({ immediate: true }).catch(() => undefined)
  if (!next) {
    if (tries > 1) setTimeout(() => void register(tries - 1), INSTALL_RETRY_MS)
    return
  }
  followRegistration(next)
}

// Workbox mistakes a second update for one from another tab and stops listening: the browser's own events report each
// one.
function followRegistration(next: ServiceWorkerRegistration | undefined): void {
  if (!next) return
  // After a failed installation, the browser creates a new registration.
  if (next !== registration) next.addEventListener('updatefound', () => follow(next))
  registration = next
  follow(next)
  if (next.waiting) offer()
  else if (!next.installing) setTimeout(() => void isOtherThanWorker().then((isOther) => isOther && offer()), REST_MS)
}

const followed = new WeakSet<ServiceWorker>()

function follow({ installing: worker }: ServiceWorkerRegistration): void {
  if (!worker || followed.has(worker)) return
  followed.add(worker)
  let isInstalled = false
  worker.addEventListener('statechange', () => {
    isInstalled ||= worker.state === 'installed'
    if (worker.state === 'installed' && registration?.active) offer()
    // One missing file fails the first installation, and the browser would not retry it before the next load.
    const isBrokenOff = worker.state === 'redundant' && !isInstalled && !registration?.active
    if (isBrokenOff) setTimeout(() => void register(TRIES), INSTALL_RETRY_MS)
  })
}

function checkForNewer(): void {
  let checkedAt = Date.now()
  const check = () => {
    if (connectivity.get() === 'offline' || Date.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    // Checked again later.
    registration?.update().catch(() => {})
  }
  setInterval(check, HOURLY_MS)
  window.addEventListener('focus', check)
  connectivity.subscribe(check)
  // The server has refused a queued write of a version that it no longer supports.
  outbox.subscribe(() => {
    if (outbox.get().paused === 'update') check()
  })
}

/** Offers the newer version, and activates it as soon as that would go unnoticed. */
function offer(): void {
  if (appUpdate.get().ready) return
  appUpdate.set({ ready: true, apply: applyAsked })
  // The page was reloaded before the newer version had taken over.
  if (takeAsked() && !hasUnsaved()) return apply(TAKE_OVER_LATE_MS)
  let asked: ServiceWorker | null = null
  const applySilently = () => {
    const waiting = registration?.waiting ?? null
    // A tab that comes up in the previous version all the same must not retry for ever.
    if (!isSafeToReload() || hasJustReloaded() || (waiting && waiting === asked)) return
    asked = waiting
    // Nobody waits for it: reloaded before that, the tab would come up in the previous version, and stay in it.
    takeOver(() => {
      // Meanwhile somebody may have come back to the tab.
      if (!isSafeToReload() || hasJustReloaded()) return
      recordReload()
      reloadUntilLoaded()
    })
  }
  document.addEventListener('visibilitychange', applySilently)
  outbox.subscribe(applySilently)
  applySilently()
}

/** The browser may hand a reload that starts while workers change to the outgoing one, where it never completes. */
function reloadUntilLoaded(): void {
  window.location.reload()
  // A second reload would wait for the first.
  const { pathname, search } = window.location
  setInterval(() => window.location.replace(pathname + search), RELOAD_STALLED_MS)
}

function applyAsked(): void {
  recordAsked()
  apply(TAKE_OVER_MS)
}

/** @param patienceMs the page is reloaded after this even if nothing says that the newer version has taken over */
function apply(patienceMs: number): void {
  let isReloading = false
  const reload = () => {
    if (!isReloading) reloadUntilLoaded()
    isReloading = true
  }
  takeOver(reload)
  setTimeout(reload, patienceMs)
}

/** Has the waiting worker take over, and says when it has: once the previous worker has answered its requests. */
function takeOver(onTakenOver: () => void): void {
  const waiting = registration?.waiting
  // It has already taken over, from another tab.
  if (!waiting) return onTakenOver()
  const done = new AbortController()
  const tell = () => {
    if (done.signal.aborted) return
    done.abort()
    onTakenOver()
  }
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && tell(), { signal: done.signal })
  workerContainer()?.addEventListener('controllerchange', tell, { signal: done.signal })
  const message: WorkerMessage = { type: 'SKIP_WAITING' }
  void messageSW(waiting, message)
}
