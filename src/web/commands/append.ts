import type { Engine } from '../offline/outbox/engine.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '../offline/outbox/outbox.ts'
import { askForWakeUp } from '#web/offline/worker/worker-link.ts'
import { session } from '#web/session/session-store.ts'
import type { CommandName, CommandPayload } from './payloads.ts'

/**
 * Queues a write and sends it as soon as the server can be reached. Resolves once the change is kept on the device.
 * Where the device keeps nothing it is sent at once: then it resolves with the server's answer and throws `ApiError`.
 * Throws `DeviceError` when it can neither be kept nor sent.
 */
export async function append<N extends CommandName>(name: N, payload: CommandPayload<N>): Promise<void> {
  const userId = session.get().identity?.userId
  if (userId === undefined) throw new Error('Nobody is signed in')
  const [{ registry }, { engineFor }, { DeviceError }] = await Promise.all([
    import('./registry.ts'),
    import('./user-queue.ts'),
    import('#web/offline/storage/device-error.ts'),
  ])
  const { version, bind } = registry[name]
  const command = bind(payload)
  if (!command) throw new Error(`${name}: the payload does not fit its schema`)
  const { lane, entities } = command
  const keep = (engine: Engine) => engine.append({ name, version, lane, entities: [...entities], payload })
  try {
    await engineFor(userId).then(keep)
    if (connectivity.get() === 'offline') protect()
  } catch (error) {
    const isWaitedFor = outbox.get().entries.some((one) => one.entities.some((entity) => entities.includes(entity)))
    if (!(error instanceof DeviceError) || connectivity.get() === 'offline' || isWaitedFor) throw error
    const { refreshReads } = await import('#web/data/queries/refresh-reads.ts')
    await command.send({ idempotencyKey: crypto.randomUUID(), signal: new AbortController().signal, userId })
    // It is sent: what can't be read now is read later.
    await refreshReads(command.refreshes).catch(() => {})
  }
}

/** This device now holds what nobody else has: the browser should not clear it away, and should tell of the network. */
function protect(): void {
  // A browser without it sends at the next start.
  void askForWakeUp().catch(() => {})
  void navigator.storage?.persist?.().catch(() => false)
}
