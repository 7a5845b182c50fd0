import type { Engine } from '../offline/outbox/engine.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '../offline/outbox/outbox.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { askForWakeUp } from '#web/offline/worker/worker-link.ts'
import { session } from '#web/session/session-store.ts'
import type { CommandName, CommandPayload } from './payloads.ts'
import { newId, persistStorage } from '#web/offline/abilities/browser-abilities.ts'

/**
 * Queues a write and sends it as soon as the server is reachable. Resolves once the change is stored on the device. If
 * the device can't store anything, sends it immediately, and then resolves with the server's answer or throws
 * `ApiError`. Throws `DeviceError` if it can neither be stored nor sent.
 */
export async function append<N extends CommandName>(name: N, payload: CommandPayload<N>): Promise<void> {
  // As the user saw it when they made the change: they may be in another organisation before it is stored.
  const { identity } = session.get()
  if (!identity) throw new Error('Nobody is signed in')
  const { userId, organizationId, organizationName = null } = identity
  const [{ loadCommands, registry }, { engineFor }] = await Promise.all([
    import('./registry.ts'),
    import('./user-queue.ts'),
  ])
  await loadCommands([name])
  const version = registry[name]?.version ?? 0
  const command = registry[name]?.bind(payload)
  if (!command) throw new Error(`${name}: the payload does not fit its schema`)
  const { lane, entities } = command
  const keep = (engine: Engine) =>
    engine.append({
      name,
      version,
      lane,
      entities: [...entities],
      payload,
      organization: { id: organizationId, name: organizationName },
    })
  try {
    await engineFor(userId).then(keep)
    if (connectivity.get() === 'offline') protect()
  } catch (error) {
    const isWaitedFor = outbox.get().entries.some((one) => one.entities.some((entity) => entities.includes(entity)))
    if (!(error instanceof DeviceError) || connectivity.get() === 'offline' || isWaitedFor) throw error
    const { refreshReads } = await import('#web/data/queries/refresh-reads.ts')
    const { signal } = new AbortController()
    await command.send({ idempotencyKey: newId(), signal, userId, organizationId })
    // The write was sent; queries that can't be refetched now are refetched later.
    await refreshReads(command.refreshes).catch(() => {})
  }
}

/**
 * The device now holds unsent data: asks the browser not to evict it, and to wake the worker when the connection
 * returns.
 */
function protect(): void {
  // Browsers without it send at the next start.
  void askForWakeUp().catch(() => {})
  void persistStorage().catch(() => false)
}
