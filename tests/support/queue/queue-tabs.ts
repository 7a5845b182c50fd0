import { openDatabase, retire } from '#web/offline/storage/database.ts'
import type { OutboxDatabase } from '#web/offline/storage/tables.ts'
import { createEngine, type Engine } from '#web/offline/outbox/engine.ts'
import { commandsOf } from './fake-commands.ts'
import { fakeWriteServer, type Op } from './fake-write-server.ts'

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
  /** Tabs with a write on its way, in the order in which they sent it. */
  const senders: number[] = []

  async function send(index: number, key: string, op: Op, signal: AbortSignal): Promise<void> {
    onSend(op)
    senders.push(index)
    await server.send(key, op, signal).finally(() => senders.splice(senders.indexOf(index), 1))
  }

  async function open(index: number): Promise<Tab> {
    const there = tabs.get(index)
    if (there) return there
    const db = await openDatabase('outbox', userId)
    const engine = createEngine({
      userId,
      db,
      commands: commandsOf((key, op, signal) => send(index, key, op, signal)),
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

  return { server, tabs, senders, open, kill, engines: () => [...tabs.values()].map(({ engine }) => engine) }
}
