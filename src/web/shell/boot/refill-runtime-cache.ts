import type { AnyRouter } from '@tanstack/react-router'
import { loadAccountTexts } from '#web/i18n/language.ts'
import { isRuntimeCacheCleared } from '#web/offline/updates/runtime-cache.ts'
import { isInRuntimeCache } from './pages-of-runtime-cache.ts'

/** Brings the pages' files of this version where those of one before were kept: what was seen opens offline. */
export async function refillRuntimeCache(router: AnyRouter): Promise<void> {
  if (!(await isRuntimeCacheCleared())) return
  const routes = Object.values(router.routesByPath).filter(({ fullPath }) => isInRuntimeCache(fullPath))
  // Without a connection the next start tries again.
  await Promise.allSettled([loadAccountTexts(), ...routes.map((route) => router.loadRouteChunk(route))])
}
