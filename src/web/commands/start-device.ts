import { startSession } from '#web/session/session.ts'
import { watchConnectivity } from '#web/offline/connectivity/connectivity.ts'
import { loadWhenReachable } from '#web/offline/connectivity/load-when-reachable.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { wakeOutbox } from '../offline/outbox/outbox.ts'
import { tellWorker } from '#web/offline/worker/tell-worker.ts'
import { answerWorker } from '#web/offline/worker/worker-link.ts'
import { workerContainer } from '#web/offline/abilities/browser-abilities.ts'

/**
 * Starts the background work: session, connectivity, device databases, queue, worker. Call once, after the first
 * render; the first frame waits for none of it.
 */
export function startDevice(): void {
  startSession()
  watchConnectivity()
  answerWorker(deviceUser.get, () => wakeOutbox(true))
  deviceUser.subscribe(() => tellWorker({ type: 'USER', userId: deviceUser.get() }))
  startWorker()
  loadDevice()
}

/** Without it nothing is saved or sent. */
const loadDevice = () =>
  loadWhenReachable(
    () => import('./device.ts'),
    ({ runDevice }) => runDevice(),
  )

function startWorker(): void {
  if (!import.meta.env.PROD || !workerContainer()) return
  const load = () =>
    loadWhenReachable(
      () => import('#web/offline/updates/register-worker.ts'),
      ({ registerWorker }) => void registerWorker(),
    )
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', load, { once: true })
}
