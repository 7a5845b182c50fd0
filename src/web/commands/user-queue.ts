import { i18n } from '@lingui/core'
import { refreshReads } from '#web/data/queries/refresh-reads.ts'
import { session } from '#web/session/session-store.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { wasMade } from '#web/offline/storage/database.ts'
import { deviceOrganisation, deviceUser, rememberedOrganisation } from '#web/offline/storage/device-user.ts'
import { freeSpace } from '#web/offline/storage/free-space.ts'
import { recordLoss, recordWaiting } from '#web/offline/outbox/lost-changes.ts'
import { createEngine, type Engine } from '#web/offline/outbox/engine.ts'
import { outbox, overlays, setEngine } from '#web/offline/outbox/outbox.ts'
import { overlaysOf, viewOf } from '#web/offline/outbox/view.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { commands } from './registry.ts'
import { recordSent, refreshSentElsewhere } from './sent-elsewhere.ts'

const canSend = () => session.get().state === 'in' && connectivity.get() === 'online'

let current: { userId: string; engine: Promise<Engine> } | null = null

/** The engine of the user's queue; one for each tab. Throws `DeviceError`. */
export function engineFor(userId: string): Promise<Engine> {
  if (current?.userId !== userId) {
    const engine = start(userId)
    current = { userId, engine }
    engine.catch(() => {
      if (current?.engine === engine) current = null
    })
  }
  return current.engine
}

async function start(userId: string): Promise<Engine> {
  const db = await userDatabase('outbox', userId)
  if (wasMade(db)) recordLoss(userId)
  const engine = createEngine({
    userId,
    db,
    commands,
    organization: deviceOrganisation,
    rememberedOrganization: rememberedOrganisation(userId) ?? '',
    canSend: () => deviceUser.get() === userId && canSend(),
    refresh: async (keys) => {
      await refreshReads(keys)
      recordSent(keys)
    },
    makeRoom: async () => freeSpace(await userDatabase('data', userId)),
  })
  if (deviceUser.get() !== userId) {
    engine.stop()
    return engine
  }
  setEngine(engine)
  const show = () => {
    const { ready, planned } = engine.state.get()
    if (ready) recordWaiting(userId, planned.filter(({ state }) => state !== 'applied').length)
    // Overlays first: whoever sees that the queue has been read relies on them.
    overlays.set(overlaysOf(engine.state.get()))
    outbox.set(viewOf(engine.state.get()))
  }
  const stopShowing = engine.state.subscribe(show)
  const stopWaitingForRows = engine.state.subscribe(() => {
    if (!engine.state.get().ready) return
    stopWaitingForRows()
    if (canSend()) refreshSentElsewhere()
  })
  // Country names depend on the current language.
  const stopTranslating = i18n.on('change', show)
  const stopWaiting = deviceUser.subscribe(() => {
    if (deviceUser.get() === userId) return
    stopWaiting()
    stopShowing()
    stopTranslating()
    engine.stop()
    setEngine(null)
    current = null
  })
  void engine.wake(true)
  return engine
}
