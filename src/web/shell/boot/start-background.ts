import { isInRuntimeCache } from './pages-of-runtime-cache.ts'
import { isRuntimeCacheCleared } from '#web/offline/updates/runtime-cache.ts'
import { loadAccountTexts } from '#web/i18n/language.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { startDevice } from '#web/commands/start-device.ts'
import { whenQuiet } from '#web/data/scheduling/when-quiet.ts'
import { offerConsentPanel } from '../consent/panel.ts'
import { startThirdParties } from '../consent/start-third-parties.ts'
import { loadStack } from '#web/ui/feedback/notify.ts'
import { followAskedApp } from './select-asked-app.ts'
import { tellLostChanges } from './tell-lost-changes.ts'
import { tellUnhandledErrors } from './unhandled-errors.ts'

/** Brings the pages' files of this version where those of one before were kept: what was seen opens offline. */
async function refillRuntimeCache(router: AnyRouter): Promise<void> {
  if (!(await isRuntimeCacheCleared())) return
  const routes = Object.values(router.routesByPath).filter(({ fullPath }) => isInRuntimeCache(fullPath))
  // Without a connection the next start tries again.
  await Promise.allSettled([loadAccountTexts(), ...routes.map((route) => router.loadRouteChunk(route))])
}

/** Starts what works beside the pages. Call once, when the first of them stands. */
export function startBackground(router: AnyRouter): void {
  tellUnhandledErrors(router)
  startDevice()
  followAskedApp(router)
  offerConsentPanel()
  void startThirdParties()
  tellLostChanges()
  whenQuiet(() => void loadStack())
}
