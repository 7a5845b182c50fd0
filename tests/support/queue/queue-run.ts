import Dexie from 'dexie'
import { vi } from 'vitest'
import { planStates } from '#web/offline/outbox/plan.ts'
import { readItems } from '#web/offline/outbox/queue.ts'
import { commandsOf, commandOf, touchSame } from './fake-commands.ts'
import { HOME, type Op } from './fake-write-server.ts'
import type { Step } from './queue-steps.ts'
import { queueTabs, turn } from './queue-tabs.ts'

/** What became of the writes of a run that a person was told of or did something to, by their numbers. */
export interface Told {
  /** Kept, as far as the person was told. */
  kept: Set<number>
  /** Taken back, with whether the server had done it by then: its answer had been lost. */
  takenBack: Map<number, boolean>
  /** How often a step had its effect. */
  counts: Record<'killedSender' | 'killedAppend' | 'retried' | 'discarded' | 'clockSet' | 'handedOver', number>
  /** Writes that were sent although an earlier one that they build on was refused. */
  sentTooEarly: number[]
}

/** The user's other organisation. */
const AWAY = 'away'
const MANY_TURNS = 50
const PATIENCE_MS = 5000

/** Takes the steps of one run against tabs and a server. */
export function queueRun() {
  const all = queueTabs(look)
  const { server, tabs, senders, organization, enter, open, kill } = all
  const ops: Op[] = []
  const told: Told = {
    kept: new Set(),
    takenBack: new Map(),
    sentTooEarly: [],
    counts: { killedSender: 0, killedAppend: 0, retried: 0, discarded: 0, clockSet: 0, handedOver: 0 },
  }
  const { counts } = told
  const goingBack = new Set<number>()
  let now = Date.UTC(2026, 0, 15)
  vi.spyOn(Date, 'now').mockImplementation(() => now)

  const newOp = (part: Omit<Op, 'n'>): Op => {
    const op = { ...part, n: ops.length, organization: organization.get() ?? HOME }
    ops.push(op)
    return op
  }
  /** What lies on the device, with its state in its own organisation, in order. */
  async function listed() {
    const { db } = [...tabs.values()][0] ?? (await open(0))
    const items = await readItems(db, commandsOf(server.send), HOME)
    const planned = [HOME, AWAY].flatMap((id) => planStates(items, id).filter(({ isHere }) => isHere))
    return planned
      .toSorted((a, b) => a.item.seq - b.item.seq)
      .flatMap(({ item, state }) =>
        item.row ? [{ seq: item.seq, n: numberOf(item.row), attempts: item.row.attempts, state }] : [],
      )
  }
  const takeBack = async (tab: number, { seq, n }: { seq: number; n: number }) => {
    const { engine } = await open(tab)
    goingBack.add(n)
    const undone = (await engine.undo(seq)) === 'undone'
    if (undone)
      told.takenBack.set(
        n,
        server.effects.some(({ op }) => op.n === n),
      )
    return undone
  }
  /** Looks at a write that is sent: whether an earlier one that it builds on was refused and is still there. */
  function look(op: Op): void {
    const isInTheWay = (earlier: Op) =>
      earlier.n < op.n &&
      touchSame(earlier, op) &&
      !goingBack.has(earlier.n) &&
      server.log.findLast((one) => one.op.n === earlier.n)?.done === false
    if (ops.some(isInTheWay)) told.sentTooEarly.push(op.n)
  }
  const wakeAll = (reconnected = false) => all.engines().forEach((engine) => void engine.wake(reconnected))

  async function take(one: Step): Promise<void> {
    switch (one.do) {
      case 'append': {
        const { engine } = await open(one.tab)
        const op = newOp(one.op)
        await engine.append(commandOf(op))
        told.kept.add(op.n)
        return
      }
      case 'appendAndKill': {
        const { engine } = await open(one.tab)
        const op = newOp(one.op)
        let isOver = false
        const kept = engine.append(commandOf(op)).then(
          () => told.kept.add(op.n),
          () => null,
        )
        void kept.then(() => (isOver = true))
        for (let left = one.turns; left > 0; left -= 1) await turn()
        if (!isOver) counts.killedAppend += 1
        kill(one.tab)
        await kept
        return
      }
      case 'undo': {
        const there = await listed()
        const target = there[one.which % Math.max(1, there.length)]
        if (target) await takeBack(one.tab, target)
        return
      }
      case 'loseAndUndo': {
        server.state.faults.unshift('lost')
        wakeAll(true)
        for (let left = MANY_TURNS; left > 0 && server.state.faults[0] === 'lost'; left -= 1) await turn()
        const target = (await listed()).find(({ state, attempts }) => state === 'waiting' && attempts > 0)
        if (target) await takeBack(one.tab, target)
        return
      }
      case 'discard': {
        const target = (await listed()).find(({ state }) => state === 'refused')
        if (target && (await takeBack(one.tab, target))) counts.discarded += 1
        return
      }
      case 'retry': {
        const target = (await listed()).find(({ state }) => state === 'refused')
        if (!target) return
        counts.retried += 1
        await Promise.race([open(one.tab).then(({ engine }) => engine.retry(target.seq)), turn()])
        return
      }
      case 'fault':
        server.state.faults.push(...one.faults)
        return
      case 'killSender': {
        server.state.faults.unshift(one.fault)
        wakeAll()
        for (let left = 10; left > 0 && server.hanging.size === 0; left -= 1) await turn()
        const [sender] = senders
        if (sender === undefined || server.hanging.size === 0) return
        counts.killedSender += 1
        if (tabs.size > 1) counts.handedOver += 1
        kill(sender)
        return
      }
      case 'timeOut':
        return server.timeOut()
      case 'offline':
        server.state.online = false
        return
      case 'online':
        server.state.online = true
        return wakeAll(true)
      case 'signOut':
        server.state.signedIn = false
        return
      case 'signIn':
        server.state.signedIn = true
        return wakeAll()
      case 'room':
        server.state.hasRoom = one.hasRoom
        return
      case 'switch':
        return enter(server.state.organization === HOME ? AWAY : HOME, one.isSeen)
      case 'open':
        return void (await open(one.tab)).engine.wake()
      case 'kill':
        return void kill(one.tab)
      case 'clock':
        now += one.byMs
        counts.clockSet += 1
        return wakeAll()
      case 'wait':
        for (let left = one.turns; left > 0; left -= 1) await turn()
    }
  }

  /** Sends until nothing is left but what needs a person. Gives back what is listed then, by number. */
  async function rest() {
    for (let round = 0; ; round += 1) {
      for (const id of new Set([...ops.map((op) => op.organization ?? HOME), HOME])) {
        enter(id)
        await Promise.all(all.engines().map((engine) => engine.wake(true)))
      }
      await turn()
      const left = await listed()
      const isAtRest = left.every(({ state }) => state === 'refused' || state === 'held')
      if (isAtRest || round === MANY_TURNS) return left
    }
  }

  /** Whether every open tab comes to show these writes and no others, in this order. */
  async function everyTabShows(left: readonly { seq: number }[]): Promise<boolean> {
    const seqs = left.map(({ seq }) => seq).join()
    const shown = () =>
      all.engines().map(({ state }) =>
        state
          .get()
          .planned.map(({ item }) => item.seq)
          .join(),
      )
    const giveUpAt = performance.now() + PATIENCE_MS
    while (performance.now() < giveUpAt) {
      if (shown().every((one) => one === seqs)) return true
      await turn()
    }
    return false
  }

  /** All faults are over; `restart`: every tab is closed and one opened, otherwise those that are open go on. */
  async function heal(restart: boolean): Promise<void> {
    if (restart) for (const tab of tabs.keys()) kill(tab)
    Object.assign(server.state, { online: true, signedIn: true, faults: [] })
    server.timeOut()
    if (tabs.size === 0) await open(0)
  }

  /** Leaves nothing: there may be thousands of runs. */
  const end = async () => {
    const names = [...tabs.values()].map(({ db }) => db.name)
    for (const tab of tabs.keys()) kill(tab)
    for (const name of new Set(names)) await Dexie.delete(name)
    vi.mocked(Date.now).mockClear()
  }

  return { server, ops, told, take, rest, heal, listed, takeBack, everyTabShows, end }
}

const numberOf = ({ payload }: { payload: unknown }): number => (payload as Op).n
