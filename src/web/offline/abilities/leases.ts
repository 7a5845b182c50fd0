import { LEASES_DATABASE } from '../stores.ts'

/** A lease that nobody renews ends after this time, ms: its tab was closed. */
const LEASE_MS = 20_000
const RENEW_MS = 4000
/** How often a tab that waits looks again, ms. */
const LOOK_MS = 300

const TABLE = 'leases'

interface Lease {
  name: string
  holder: string
  until: number
}

interface Attempt {
  signal?: AbortSignal
}

/**
 * Locks between tabs for browsers without Web Locks: who holds one stands in a database that all tabs share, and for a
 * bounded time, in case the tab dies. A hidden tab whose timers the browser holds up may lose its lease to another: what
 * both would send then is harmless, for the server knows it by its key.
 */
export const leases = {
  async request<T>(name: string, { signal }: Attempt, task: () => Promise<T>): Promise<T> {
    const holder = holderName()
    const db = await open()
    let renewal: ReturnType<typeof setInterval> | undefined
    try {
      while (!(await take(db, name, holder))) await pause(signal)
      renewal = setInterval(() => void take(db, name, holder).catch(() => {}), RENEW_MS)
      signal?.throwIfAborted()
      return await task()
    } finally {
      clearInterval(renewal)
      await leave(db, name, holder).catch(() => {})
      db.close()
    }
  },
}

const holderName = () => Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-')

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(LEASES_DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE, { keyPath: 'name' }))
  return resultOf(request)
}

/** Takes or renews a lease that is free, over or one's own, in one transaction: of two tabs only one gets it. */
async function take(db: IDBDatabase, name: string, holder: string): Promise<boolean> {
  const table = db.transaction(TABLE, 'readwrite').objectStore(TABLE)
  const held = await resultOf<Lease | undefined>(table.get(name))
  if (held && held.holder !== holder && held.until > Date.now()) return false
  await resultOf(table.put({ name, holder, until: Date.now() + LEASE_MS } satisfies Lease))
  return true
}

async function leave(db: IDBDatabase, name: string, holder: string): Promise<void> {
  const table = db.transaction(TABLE, 'readwrite').objectStore(TABLE)
  const held = await resultOf<Lease | undefined>(table.get(name))
  if (held?.holder === holder) await resultOf(table.delete(name))
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal))
    const timer = setTimeout(resolve, LOOK_MS)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(reasonOf(signal))
    })
  })
}

const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : new Error('Aborted'))

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed')))
  })
}
