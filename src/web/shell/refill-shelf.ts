import type { AnyRouter } from '@tanstack/react-router'
import { SHELF_CACHE } from '#contract/worker.ts'
import { loadAccountTexts } from '#web/i18n/language.ts'

/** Pages whose files the worker keeps once one of them has been opened (`sw/shelf.ts`). */
const shelved = /^\/(settings|plans)\//

/** Brings the pages' files of this version where those of one before were kept: what was seen opens offline. */
export async function refillShelf(router: AnyRouter): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(SHELF_CACHE))) return
  const kept = await (await caches.open(SHELF_CACHE)).keys()
  if (kept.length > 0) return
  const routes = Object.values(router.routesByPath).filter(({ fullPath }) => shelved.test(`${fullPath}/`))
  // Without a connection the next start tries again.
  await Promise.allSettled([loadAccountTexts(), ...routes.map((route) => router.loadRouteChunk(route))])
}
