import type { AnyRouter } from '@tanstack/react-router'
import { SHOWS_LAST_PAGE } from '#contract/worker/last-page.ts'
import { startDevice } from '#web/commands/start-device.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { whenQuiet } from '#web/data/scheduling/when-quiet.ts'
import { offerConsentPanel } from '../consent/panel.ts'
import { startThirdParties } from '../consent/start-third-parties.ts'
import { loadStack } from '#web/ui/feedback/notify.ts'
import { followAskedApp } from './select-asked-app.ts'
import { tellLostChanges } from './tell-lost-changes.ts'
import { tellUnhandledErrors } from './unhandled-errors.ts'
import { workerContainer } from '#web/offline/abilities/browser-abilities.ts'

const loadSaver = () => import('./last-page/save-last-page.ts')

/** Starts what works beside the pages. Call once, when the first of them stands. */
export function startBackground(router: AnyRouter): void {
  tellUnhandledErrors(router)
  startDevice()
  followAskedApp(router)
  offerConsentPanel()
  void startThirdParties()
  tellLostChanges()
  whenQuiet(() => preload(() => import('./tell-refused-keywords.ts').then((one) => one.tellRefusedKeywords())))
  // A worker has the parts that draw messages; without one the first message may be that something can't be loaded.
  if (!workerContainer()?.controller) whenQuiet(() => void loadStack())
  if (SHOWS_LAST_PAGE) whenQuiet(() => preload(() => loadSaver().then((one) => one.saveLastPages(router))))
}
