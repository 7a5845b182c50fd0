import { prefetchReferenceLists } from '#web/data/cache/prefetch-reference-lists.ts'
import { restoreOnReconnect } from '#web/data/cache/restore-on-reconnect.ts'
import { saveAnswers } from '#web/data/cache/save-answers.ts'
import { session } from '#web/session/session-store.ts'
import { followAppBadge } from '../offline/app-badge.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { wakeOutbox } from '../offline/outbox/outbox.ts'
import { saveSelection } from '../offline/selection-store.ts'
import { engineFor } from './user-queue.ts'

/** Runs what needs the device's databases (saved answers, selection, queue) until the page is closed. */
export function runDevice(): void {
  saveAnswers()
  restoreOnReconnect()
  prefetchReferenceLists()
  saveSelection()
  runQueue()
  followAppBadge()
  deviceUser.subscribe(runQueue)
  // Another tab may have held its database until now.
  deviceStorage.subscribe(runQueue)
  connectivity.subscribe(() => wakeOutbox(connectivity.get() === 'online'))
  session.subscribe(() => wakeOutbox())
  window.addEventListener('focus', () => wakeOutbox())
  window.addEventListener('pageshow', () => wakeOutbox())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeOutbox()
  })
}

function runQueue(): void {
  const userId = deviceUser.get()
  // Without a database the queue stays empty; `deviceStorage` holds the reason.
  if (userId !== null) engineFor(userId).catch(() => {})
}
