import type { AnyRouter } from '@tanstack/react-router'
import { plural, t } from '@lingui/core/macro'
import { SHOWS_LAST_PAGE } from '#contract/worker/last-page.ts'
import { startDevice } from '#web/commands/start-device.ts'
import { preload, whenIdle } from '#web/data/scheduling/when-idle.ts'
import { loadStack, notify } from '#web/ui/feedback/notify.ts'
import { workerContainer } from '#web/offline/abilities/browser-abilities.ts'
import { lostChanges } from '#web/offline/outbox/lost-changes.ts'
import { offerConsentPanel } from '../consent/consent-panel.ts'
import { startThirdParties } from '../consent/third-parties.ts'
import { followAskedApp } from './select-asked-app.ts'
import { tellUnhandledErrors } from './unhandled-errors.ts'

const loadSaver = () => import('#web/launch/save-last-page.ts')

/** Starts what runs beside the pages. Call once, when the first page is drawn. */
export function startBackground(router: AnyRouter): void {
  tellUnhandledErrors(router)
  startDevice()
  followAskedApp(router)
  offerConsentPanel()
  void startThirdParties()
  tellLostChanges()
  whenIdle(() => preload(() => import('./tell-refused-keywords.ts').then((one) => one.tellRefusedKeywords())), {
    afterRequests: true,
  })
  // A worker has the parts that draw messages; without one the first message may be that something can't be loaded.
  if (!workerContainer()?.controller) whenIdle(() => void loadStack(), { afterRequests: true })
  if (SHOWS_LAST_PAGE)
    whenIdle(() => preload(() => loadSaver().then((one) => one.saveLastPages(router))), { afterRequests: true })
}

/** Says that changes are lost for good: the browser has deleted them with the site's data. */
export function tellLostChanges(): void {
  const tell = () => {
    const count = lostChanges.get()
    if (count === null) return
    notify({
      kind: 'error',
      title: plural(count, { one: '# change is lost', other: '# changes are lost' }),
      description: t`The browser deleted Storeglass's data on this device before it was sent. Make the change again.`,
      stays: true,
    })
  }
  lostChanges.subscribe(tell)
  tell()
}
