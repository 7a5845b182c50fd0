/// <reference lib="webworker" />
import * as v from 'valibot'
import { cacheNames } from 'workbox-core'
import { PAST_WORKER } from '#contract/worker/past-worker.ts'
import { WorkerMessage } from '#contract/worker/worker.ts'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { answerRead, isKeptRead } from './api-reads.ts'
import { dropPagesOfOthers, findLastPage, withLastPage } from './last-page.ts'
import { notTheShell, ownPage } from './navigations.ts'
import { isOwnFile } from './own-files.ts'
import { answerPicture, isPicture } from './pictures.ts'
import { fillPrecache } from './precache-lanes.ts'
import { repairPrecache } from './precache-repair.ts'
import { answerFromRuntimeCache, copyEqualFiles, fillRuntimeCache, tidyRuntimeCache } from './runtime-cache.ts'
import { forgetUser, assumeUser, rememberUser } from './users.ts'

/** `later`: fetched in the background, not before activation (src/build/device-files.ts). */
type ManifestEntry = PrecacheEntry & { later?: boolean }

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const all = self.__WB_MANIFEST as ManifestEntry[]
const manifest = all.filter(({ later }) => !later)
const laterFiles = all.flatMap(({ later, url }) => (later ? [url] : []))
const laterPaths = new Set(laterFiles.map((file) => `/${file}`))
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      (await isOwnFile(request, response, manifest)) ? response : null,
  },
])
// Not "/" either: as of every page, its last state may be shown.
precacheAndRoute(manifest, { directoryIndex: '' })
cleanupOutdatedCaches()
self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([fillPrecache(manifest), copyEqualFiles(laterFiles)])),
)

/** For browsers that can answer from a cache without starting the worker; TypeScript has no types for it yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (rules: object[]) => Promise<void>
}

// The precache holds the core's hashed files: the browser can serve them without starting this worker.
self.addEventListener('install', (event: RoutingInstallEvent) => {
  if (!event.addRoutes) return
  const hashed = manifest.filter(({ revision }) => revision === null)
  const or = hashed.map(({ url }) => ({ urlPattern: new URLPattern({ pathname: `/${url}` }) }))
  event.waitUntil(event.addRoutes([{ condition: { or }, source: { cacheName: cacheNames.precache } }]))
})

const answerShell = createHandlerBoundToURL('/index.html')
registerRoute(
  new NavigationRoute((options) => fetch(options.request).catch(() => answerShell(options)), {
    denylist: [...notTheShell, ownPage],
  }),
)
registerRoute(
  new NavigationRoute(
    async (options) => {
      const [shell, page] = await Promise.all([answerShell(options), findLastPage(options.url)])
      return page ? withLastPage(shell, page) : shell
    },
    { denylist: notTheShell },
  ),
)
// A navigation that bypassed the worker and reached nobody is redirected back.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === PAST_WORKER,
  ({ request }) => fetch(request).catch(() => Response.redirect('/')),
)
registerRoute(isKeptRead, answerRead)
registerRoute(isPicture, answerPicture)
registerRoute(({ url, sameOrigin }) => sameOrigin && laterPaths.has(url.pathname), answerFromRuntimeCache)

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), tidyRuntimeCache(laterFiles)])),
)

self.addEventListener('message', (event) => {
  const parsed = v.safeParse(WorkerMessage, event.data)
  if (!parsed.success) return
  const message = parsed.output
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  else if (message.type === 'FILL') {
    const filled = fillRuntimeCache(laterFiles, message.files).then((state) => event.ports[0]?.postMessage(state))
    // Every start fills once its page rests, so this checks the precache once per start. Offline, it can't be repaired.
    event.waitUntil(Promise.all([filled, repairPrecache(manifest).catch(() => {})]))
  } else if (message.type === 'USER') {
    rememberUser(message.userId)
    event.waitUntil(dropPagesOfOthers(message.userId))
  } else if (message.type === 'SHOWS') assumeUser(message.userId)
  else event.waitUntil(forgetUser(message.userId))
})

// Only a wake-up: the queue belongs to the pages, which send what is due. TypeScript has no type for the event, which
// only Chromium fires.
self.addEventListener('sync', (event) => (event as ExtendableEvent).waitUntil(wakePages()))

async function wakePages(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ type: 'WAKE_UP' })
}
