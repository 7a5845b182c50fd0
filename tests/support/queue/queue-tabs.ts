import { openDatabase, retire } from '#web/offline/storage/database.ts'
import type { OutboxDatabase } from '#web/offline/storage/tables.ts'
import { createEngine, type Engine } from '#web/offline/outbox/engine.ts'
import { commandsOf } from './fake-commands.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createStore } from '#web/offline/create-store.ts'
import { fakeWriteServer, HOME, type Op } from './fake-write-server.ts'

export interface Tab {
  db: OutboxDatabase
  engine: Engine
}

export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

let users = 0

/** As many tabs as a test opens of one user with one queue, and a server at the other end; `onSend` is told before. */
export function queueTabs(onSend: (op: Op) => void = () => {}, now = () => Date.now()) {
  users += 1
  const userId = `tabs-${users}`
  const server = fakeWriteServer()
  const tabs = new Map<number, Tab>()
  /** The organisation that the tabs know of. */
  const organization = createStore<string | null>(HOME)
  /** Tabs with a write on its way, in the order in which they sent it. */
  const senders: number[] = []

  /** The user is in this organisation from now on; `isSeen`: the tabs know. */
  function enter(id: string, isSeen = true): void {
    server.state.organization = id
    if (isSeen) organization.set(id)
  }

  async function send(index: number, ...sent: Parameters<typeof server.send>): Promise<void> {
    onSend(sent[1])
    senders.push(index)
    try {
      await server.send(...sent)
    } catch (error) {
      // The tabs learn of it with the token that told the server.
      if (error instanceof ApiError && error.code === 'OTHER_ORGANIZATION') organization.set(server.state.organization)
      throw error
    } finally {
      senders.splice(senders.indexOf(index), 1)
    }
  }

  async function open(index: number): Promise<Tab> {
    const there = tabs.get(index)
    if (there) return there
    const db = await openDatabase('outbox', userId)
    const engine = createEngine({
      userId,
      db,
      commands: commandsOf((...sent) => send(index, ...sent)),
      organization,
      rememberedOrganization: HOME,
      canSend: () => server.state.online && server.state.signedIn,
      refresh: async () => {
        if (!server.state.online) throw new Error('offline')
      },
      makeRoom: async () => {},
      now,
      random: () => 0,
    })
    const tab = { db, engine }
    tabs.set(index, tab)
    return tab
  }

  /** As a process dies: nothing is told, nothing is waited for. */
  function kill(index: number): boolean {
    const tab = tabs.get(index)
    if (!tab) return false
    tab.engine.stop()
    retire(tab.db)
    return tabs.delete(index)
  }

  return {
    server,
    tabs,
    senders,
    organization,
    enter,
    open,
    kill,
    engines: () => [...tabs.values()].map(({ engine }) => engine),
  }
}
