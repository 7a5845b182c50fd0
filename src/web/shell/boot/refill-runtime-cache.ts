import type { AnyRouter } from '@tanstack/react-router'
import { loadAccountTexts } from '#web/i18n/language.ts'
import { isShelfCleared } from '#web/offline/updates/runtime-cache.ts'
import { isShelved } from './pages-of-runtime-cache.ts'

/** Brings the pages' files of this version where those of one before were kept: what was seen opens offline. */
export async function refillShelf(router: AnyRouter): Promise<void> {
  if (!(await isShelfCleared())) return
  const routes = Object.values(router.routesByPath).filter(({ fullPath }) => isShelved(fullPath))
  // Without a connection the next start tries again.
  await Promise.allSettled([loadAccountTexts(), ...routes.map((route) => router.loadRouteChunk(route))])
}
