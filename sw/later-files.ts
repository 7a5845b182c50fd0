import { LATER_FILES } from '#contract/worker.ts'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'

type Entry = PrecacheEntry | string

/** Files of the account's pages (vite.config.ts): the device has them once somebody has signed in. */
const isLater = /^assets\/account-/

const addressOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)

/** The build's files: entries of those for the precache, and the paths of those that come later. */
export function splitFiles(files: Entry[]): { first: Entry[]; later: string[] } {
  const later = files.map(addressOf).filter((address) => isLater.test(address))
  return { first: files.filter((entry) => !isLater.test(addressOf(entry))), later: later.map((path) => `/${path}`) }
}

/** Fetches what is not there yet. Never throws: what fails is tried again at the next start. */
export async function keepLaterFiles(paths: string[]): Promise<void> {
  const cache = await caches.open(LATER_FILES)
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => {})
}

/** Deletes the files of earlier versions, whose names no page of this version asks for. */
export async function dropEarlierFiles(paths: string[]): Promise<void> {
  if (!(await caches.has(LATER_FILES))) return
  const cache = await caches.open(LATER_FILES)
  for (const { url } of await cache.keys()) if (!paths.includes(new URL(url).pathname)) await cache.delete(url)
}

/** The file of the device; where it has none, the network's, which is kept. */
export async function answerLaterFile({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await caches.open(LATER_FILES)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const live = await fetch(request)
  if (live.status === 200) event.waitUntil(cache.put(request.url, live.clone()).catch(() => {}))
  return live
}
