import { API_BASE } from '#contract/protocol/endpoint.ts'
import { getHealth } from '#contract/protocol/health.ts'
import { session } from '#web/session/session-store.ts'
import { language } from '#web/i18n/language.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { storageManager, workerContainer } from '#web/offline/abilities/browser-abilities.ts'
import { countCaches, countDatabases, type Counted, countKeys } from './count-stores.ts'

/** What helps to find out why something doesn't work: versions, room, counts and states, nothing of anybody. */
export interface Diagnostics {
  format: 'storeglass-diagnostics'
  version: 1
  /** ISO 8601, by the device's clock. */
  at: string
  app: { build: string; server: string | null; language: string; installed: boolean }
  browser: { userAgent: string; online: boolean }
  /** Bytes; null: the browser doesn't say. */
  storage: { usage: number | null; quota: number | null; persisted: boolean | null; state: string }
  databases: Counted[]
  caches: Counted[]
  keys: Counted[]
  queue: { ready: boolean; paused: string | null; sending: boolean; states: Record<string, number> }
  worker: { inCharge: boolean; installing: string | null; waiting: string | null; active: string | null }
  session: string
  connection: { state: string; serverAnswers: number | null; answerMs: number; last: AnswerOf[] }
}

/** Looks at this browser now; the server is asked whether it is there, and nothing is sent to it. Never throws. */
export async function collectDiagnostics(): Promise<Diagnostics> {
  const [server, storage, worker, databases, caches] = await Promise.all([
    askServer(),
    describeStorage(),
    describeWorker(),
    countDatabases().catch(() => []),
    countCaches().catch(() => []),
  ])
  const { ready, paused, sending, entries, elsewhere } = outbox.get()
  const states: Record<string, number> = {}
  for (const { state } of [...entries, ...elsewhere]) states[state] = (states[state] ?? 0) + 1
  return {
    format: 'storeglass-diagnostics',
    version: 1,
    at: new Date().toISOString(),
    app: {
      build: buildName(),
      server: server.version,
      language: language(),
      installed: matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches,
    },
    browser: { userAgent: navigator.userAgent, online: navigator.onLine },
    storage: { ...storage, state: deviceStorage.get() },
    databases,
    caches,
    keys: countKeys(),
    queue: { ready, paused, sending, states },
    worker,
    session: session.get().state,
    connection: {
      state: connectivity.get(),
      serverAnswers: server.status,
      answerMs: server.ms,
      last: lastAnswers(),
    },
  }
}

/** The entry's file: its name changes with every build. */
const buildName = (): string => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return entry?.src.split('/').at(-1) ?? 'development'
}

async function askServer(): Promise<{ status: number | null; version: string | null; ms: number }> {
  const began = performance.now()
  const asked = await fetch(`${API_BASE}${getHealth.path}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(getHealth.timeoutMs),
  }).catch(() => null)
  const body: unknown = await asked?.json().catch(() => null)
  const version = typeof body === 'object' && body && 'version' in body ? String(body.version).slice(0, 40) : null
  return { status: asked?.status ?? null, version, ms: Math.round(performance.now() - began) }
}

async function describeStorage() {
  const storage = storageManager()
  const [estimate, persisted] = await Promise.all([
    storage?.estimate?.().catch(() => null),
    storage?.persisted?.().catch(() => null),
  ])
  return { usage: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted: persisted ?? null }
}

async function describeWorker(): Promise<Diagnostics['worker']> {
  const workers = workerContainer()
  const registration = await workers?.getRegistration().catch(() => undefined)
  return {
    inCharge: Boolean(workers?.controller),
    installing: registration?.installing?.state ?? null,
    waiting: registration?.waiting?.state ?? null,
    active: registration?.active?.state ?? null,
  }
}

/** How one request went. */
interface AnswerOf {
  /** ms since the page was loaded. */
  at: number
  /** The first segment of the path only: the rest may hold personal data. */
  area: string
  /** null: no answer, or the browser doesn't say. */
  status: number | null
  ms: number
}

const SHOWN = 20

/** How the last requests to the API went, as the browser noted them, newest first. */
function lastAnswers(): AnswerOf[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .flatMap((entry) => {
      const area = areaOf(entry.name)
      if (area === null) return []
      const status = entry.responseStatus || null
      return [{ at: Math.round(entry.startTime), area, status, ms: Math.round(entry.duration) }]
    })
    .slice(-SHOWN)
    .toReversed()
}

function areaOf(address: string): string | null {
  const { pathname, origin } = new URL(address, window.location.href)
  if (origin !== window.location.origin || !pathname.startsWith(`${API_BASE}/`)) return null
  const area = pathname.slice(API_BASE.length + 1).split('/')[0] ?? ''
  return /^[a-z-]{1,30}$/.test(area) ? area : 'other'
}
