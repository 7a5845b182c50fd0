/// <reference lib="webworker" />
import * as v from 'valibot'
import {
  WorkerMessage,
  workerCacheName,
  workerCaches,
  type PageMessage,
  type WorkerCache,
} from '#contract/worker/worker.ts'

declare const self: ServiceWorkerGlobalScope

/** Maximum wait for a page to say who is signed in, ms. */
const ANSWER_MS = 1000

/** undefined: not known since the worker started. */
let current: string | null | undefined
/** Requests that wait until it is known. */
const waiting: ((userId: string | null) => void)[] = []
/** Users who logged out: responses still in flight must not be stored for them. */
const forgotten = new Set<string>()

/** Stores who is signed in, as a page reports it. */
export function rememberUser(userId: string | null): void {
  current = userId
  for (const tell of waiting.splice(0)) tell(userId)
  if (userId !== null) forgotten.delete(userId)
}

/** Stores whose page is shown before that page can report its user; who was reported stays. */
export function assumeUser(userId: string): void {
  if (current === undefined && mayStore(userId)) rememberUser(userId)
}

/** Deletes the caches of a user who logged out. */
export async function forgetUser(userId: string): Promise<void> {
  forgotten.add(userId)
  if (current === userId) current = null
  const kinds = Object.keys(workerCaches) as WorkerCache[]
  await Promise.all(kinds.map((kind) => caches.delete(workerCacheName(kind, userId))))
}

/** Whether responses of this user may be stored. */
export const mayStore = (userId: string): boolean => !forgotten.has(userId)

/** Who is signed in, for requests that do not carry it; null: nobody, or unknown. */
export async function userOf(clientId: string): Promise<string | null> {
  if (current !== undefined) return current
  const client = await self.clients.get(clientId)
  const answer = client ? await askPage(client) : null
  current ??= answer ?? undefined
  return current ?? null
}

function askPage(client: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timeout = setTimeout(() => resolve(null), ANSWER_MS)
    // A page that is still being loaded says it by itself.
    waiting.push(resolve)
    port1.onmessage = ({ data }) => {
      clearTimeout(timeout)
      const parsed = v.safeParse(WorkerMessage, data)
      resolve(parsed.success && parsed.output.type === 'USER' ? parsed.output.userId : null)
    }
    client.postMessage({ type: 'WHO' } satisfies PageMessage, [port2])
  })
}
