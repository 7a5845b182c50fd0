import { messageSW, Workbox } from 'workbox-window'
import { scriptPolicies } from '#contract/worker/script-policies.ts'
import type { WorkerMessage } from '#contract/worker/worker.ts'
import { appUpdate, hasUnsaved, isSafeToReload } from './app-update.ts'
import { connectivity } from '../connectivity/connectivity.ts'
import { outbox } from '../outbox/outbox.ts'
import { hasJustReloaded, isOtherThanWorker, recordAsked, recordReload, takeAsked } from './reloads.ts'

const HOURLY_MS = 3600_000
/** Focus and reconnect may come in bursts: checks are at least this far apart, ms. */
const CHECK_GRAIN_MS = 30_000
/** Some browsers never tell that the new worker took over, ms. */
const TAKE_OVER_MS = 4500
/** The app opens from the device: a load that takes longer than that is lost, ms. */
const LOAD_AGAIN_MS = 3000

/** The page stands by then: to look through the caches while it is drawn would hold its files back, ms. */
const REST_MS = 4000

/** After this time a first installation that was broken off is tried again, ms. */
const INSTALL_AGAIN_MS = 5000
/** Where there can be no worker at all, more tries would not help. */
const TRIES = 3

const WORKER = '/sw.js'

function workerAlone(address: string): string {
  if (address !== WORKER) throw new TypeError('Only the service worker of the app is registered')
  return address
}

/** The service worker's address, as browsers that know Trusted Types want it. */
const workerAddress =
  window.trustedTypes?.createPolicy(scriptPolicies.worker, { createScriptURL: workerAlone }).createScriptURL(WORKER) ??
  WORKER

let registration: ServiceWorkerRegistration | null = null

/** Registers the worker, and checks for a newer one on load, every hour, on focus and on reconnect. */
export async function registerWorker(): Promise<void> {
  let isUnderWorker = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab changed to a newer worker: this page's files are those of the version before.
    if (isUnderWorker) offer()
    isUnderWorker = true
  })
  checkForNewer()
  await register(TRIES)
}

async function register(tries: number): Promise<void> {
  // A worker that is in charge but leaves (the operator has switched it off) would be called back by a registration.
  if (navigator.serviceWorker.controller) return followRegistration(await navigator.serviceWorker.getRegistration())
  const next = await new Workbox(workerAddress).register({ immediate: true }).catch(() => undefined)
  if (!next) {
    if (tries > 1) setTimeout(() => void register(tries - 1), INSTALL_AGAIN_MS)
    return
  }
  followRegistration(next)
}

// Workbox takes a second update for one of another tab, and listens no more: the browser's own events tell of each.
function followRegistration(next: ServiceWorkerRegistration | undefined): void {
  if (!next) return
  // After an installation that failed the browser begins with a new one.
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
    // A file that did not come ends a first installation, and the browser would not try again before the next load.
    const isBrokenOff = worker.state === 'redundant' && !isInstalled && !registration?.active
    if (isBrokenOff) setTimeout(() => void register(TRIES), INSTALL_AGAIN_MS)
  })
}

function checkForNewer(): void {
  let checkedAt = Date.now()
  const check = () => {
    if (connectivity.get() === 'offline' || Date.now() - checkedAt < CHECK_GRAIN_MS) return
    checkedAt = Date.now()
    // Looked for again later.
    registration?.update().catch(() => {})
  }
  setInterval(check, HOURLY_MS)
  window.addEventListener('focus', check)
  connectivity.subscribe(check)
  // The server has refused a queued write of a version it no longer knows.
  outbox.subscribe(() => {
    if (outbox.get().paused === 'update') check()
  })
}

/** Offers the newer version, and changes to it as soon as nobody would notice. */
function offer(): void {
  if (appUpdate.get().ready) return
  appUpdate.set({ ready: true, apply: applyAsked })
  // The page was loaded anew before the newer version had taken over.
  if (takeAsked() && !hasUnsaved()) return apply()
  const applySilently = () => {
    // Where the new worker does not take over, a hidden tab must not try for ever.
    if (!isSafeToReload() || hasJustReloaded()) return
    recordReload()
    apply()
  }
  document.addEventListener('visibilitychange', applySilently)
  outbox.subscribe(applySilently)
  applySilently()
}

/** A load that begins while one worker gives way to the next may be handed to the one that goes, and wait for ever. */
function loadAnew(): void {
  window.location.reload()
  // A second reload would wait for the first.
  const { pathname, search } = window.location
  setInterval(() => window.location.replace(pathname + search), LOAD_AGAIN_MS)
}

function applyAsked(): void {
  recordAsked()
  apply()
}

function apply(): void {
  let isReloading = false
  const reload = () => {
    if (!isReloading) loadAnew()
    isReloading = true
  }
  const waiting = registration?.waiting
  // It took over already, from another tab.
  if (!waiting) return reload()
  // It takes over once the worker before has answered what is under way.
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && reload())
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  const message: WorkerMessage = { type: 'SKIP_WAITING' }
  void messageSW(waiting, message)
  setTimeout(reload, TAKE_OVER_MS)
}
