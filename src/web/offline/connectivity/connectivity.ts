import { API_BASE, API_HEADER } from '#contract/protocol/endpoint.ts'
import { DISK_FULL, getHealth } from '#contract/protocol/health.ts'
import { listenToOutcomes } from '#web/api/outcomes.ts'
import { outbox } from '../outbox/outbox.ts'
import { createStore } from '../create-store.ts'

export type Connectivity = 'online' | 'offline'

/** Whether the server is reachable, from the latest requests and the probe; `navigator.onLine` is only a hint. */
export const connectivity = createStore<Connectivity>(navigator.onLine ? 'online' : 'offline')

const PROBE_PATH = `${API_BASE}${getHealth.path}`
/** Grace period after a failed request while the probe is in progress, ms. */
const GRACE_PERIOD_MS = 1500
const POLL_MIN_MS = 2000
const POLL_MAX_MS = 30_000
const POLL_GROWTH = 1.5
/** Maximum delay between probes while changes wait to be sent or the server is starting, ms. */
const POLL_SOON_MS = 5000
/** Maximum time without a request while the page is visible, ms: an idle page, too, notices that the server is down. */
const SILENCE_MS = 15_000

let probing: Promise<void> | null = null
/** Number of answers so far: the result of a probe that was sent before the latest answer is outdated. */
let answers = 0
/** The page was closed, or set aside for the back button: it asks nothing until it is shown again. */
let isGone = false
let answeredAt = 0
let poll: ReturnType<typeof setTimeout> | undefined
let pollMs = POLL_MIN_MS

/** Records that the server itself answered a request. */
export function reportAnswered(): void {
  answers += 1
  answeredAt = Date.now()
  stopPolling()
  connectivity.set('online')
}

/** Records that a request got no answer, or not from the server. The probe decides. */
export function reportUnanswered(): void {
  if (connectivity.get() === 'online') void probe()
}

listenToOutcomes({
  isOffline: () => connectivity.get() === 'offline',
  onAnswered: reportAnswered,
  onNoResponse: reportUnanswered,
})

window.addEventListener('pagehide', () => {
  isGone = true
  stopPolling()
})
window.addEventListener('pageshow', () => (isGone = false))

/** Checks whether the server is reachable. Concurrent calls share one request. */
export function probe(): Promise<void> {
  if (isGone) return Promise.resolve()
  probing ??= ask().finally(() => {
    probing = null
  })
  return probing
}

async function ask(): Promise<void> {
  const before = answers
  const isCurrent = () => answers === before && !isGone
  const graceTimer = setTimeout(() => isCurrent() && connectivity.set('offline'), GRACE_PERIOD_MS)
  const presence = await askServer()
  clearTimeout(graceTimer)
  if (presence === 'there') return reportAnswered()
  if (!isCurrent()) return
  connectivity.set('offline')
  pollLater(presence === 'starting')
}

/** Whether the server answers a request sent now. */
export const isServerThere = async (): Promise<boolean> => (await askServer()) === 'there'

/** `starting`: the server answers but is not ready. */
async function askServer(): Promise<'there' | 'starting' | 'away'> {
  try {
    const signal = AbortSignal.timeout(getHealth.timeoutMs)
    const response = await fetch(PROBE_PATH, { cache: 'no-store', redirect: 'error', signal })
    // A captive portal answers 200 with its own page, or with JSON.
    if (!response.headers.has(API_HEADER)) return 'away'
    if (response.ok || response.status === 429) return 'there'
    if (response.status !== 503) return 'away'
    return (await isDiskFull(response)) ? 'there' : 'starting'
  } catch {
    return 'away'
  }
}

/** A server whose disk is full still answers: only changes wait. */
async function isDiskFull(response: Response): Promise<boolean> {
  const body = (await response.json()) as { details?: { status?: unknown } }
  return body.details?.status === DISK_FULL
}

/** Changes wait to be sent, and the page is visible. */
const isAwaited = () => outbox.get().waiting > 0 && document.visibilityState === 'visible'

function pollLater(isStarting = false): void {
  clearTimeout(poll)
  const isSoon = isStarting || isAwaited()
  poll = setTimeout(() => void probe(), isSoon ? Math.min(pollMs, POLL_SOON_MS) : pollMs)
  if (!isStarting) pollMs = Math.min(pollMs * POLL_GROWTH, POLL_MAX_MS)
}

function stopPolling(): void {
  clearTimeout(poll)
  poll = undefined
  pollMs = POLL_MIN_MS
}

/** Probes when the browser reports a change or the user returns to the page. Returns a function that stops it. */
export function watchConnectivity(): () => void {
  const stop = new AbortController()
  const listen = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal: stop.signal })
  const reprobe = () => {
    pollMs = POLL_MIN_MS
    void probe()
  }
  const lookIfOffline = () => {
    if (connectivity.get() === 'offline') reprobe()
  }
  listen(window, 'online', reprobe)
  listen(window, 'offline', reprobe)
  listen(window, 'focus', lookIfOffline)
  listen(window, 'pageshow', lookIfOffline)
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') lookIfOffline()
  })
  let wasAwaited = isAwaited()
  const stopFollowing = outbox.subscribe(() => {
    const isNew = isAwaited() && !wasAwaited
    wasAwaited = isAwaited()
    if (isNew && connectivity.get() === 'offline') pollLater()
  })
  const heartbeat = setInterval(() => {
    const isSilent = Math.abs(Date.now() - answeredAt) >= SILENCE_MS
    if (isSilent && document.visibilityState === 'visible' && connectivity.get() === 'online') void probe()
  }, SILENCE_MS / 3)
  lookIfOffline()
  return () => {
    clearInterval(heartbeat)
    stopFollowing()
    stop.abort()
    stopPolling()
  }
}
