import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { bindOps, commandOf } from '#tests/support/fake-commands.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'
import { fakeWriteServer, type Answered, type Fault, type Op } from '#tests/support/fake-write-server.ts'
import { openDatabase, retire, type OutboxDatabase } from '../database.ts'
import { createEngine, type Engine } from './engine.ts'

type Step =
  | { do: 'append'; tab: number; op: Omit<Op, 'n'> }
  | { do: 'undo' | 'retry' | 'discard'; tab: number; which: number }
  | { do: 'fault'; faults: Fault[] }
  | { do: 'offline' | 'online' | 'signOut' | 'signIn' }
  | { do: 'wake' | 'kill'; tab: number }
  | { do: 'wait'; turns: number }

const lanes = ['a', 'b'] as const
const tab = fc.nat(1)
const op = fc.record({
  lane: fc.constantFrom(...lanes),
  entity: fc.constantFrom('1', '2'),
  refuse: fc.nat(4).map((one) => one === 0),
})
const fault = fc.constantFrom<Fault>(
  ...(['drop', 'lost', 'hangBefore', 'hangAfter', '500', '503', '429', '401', '409', 'html'] as const),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('append' as const), tab, op }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'retry' as const, 'discard' as const),
      tab,
      which: fc.nat(9),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('offline' as const, 'online' as const, 'signOut' as const, 'signIn' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('wake' as const, 'kill' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), turns: fc.nat(6) }) },
)

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
let runs = 0

/** Several tabs of one user with one queue, and a server at the other end. */
function setUp() {
  runs += 1
  const userId = `model-${runs}`
  const server = fakeWriteServer()
  const tabs: ({ db: OutboxDatabase; engine: Engine } | null)[] = [null, null]
  const appended: { seq: number; op: Op }[] = []
  const takenBack = new Set<number>()
  let killed = 0

  async function engineOf(index: number): Promise<Engine> {
    const open = tabs[index]
    if (open) return open.engine
    const db = await openDatabase('outbox', userId)
    const engine = createEngine({
      userId,
      db,
      bind: bindOps(server.send),
      canSend: () => server.state.online && server.state.signedIn,
      refresh: async () => {
        if (!server.state.online) throw new Error('offline')
      },
      makeRoom: async () => {},
      random: () => 0,
    })
    tabs[index] = { db, engine }
    return engine
  }

  function kill(index: number): void {
    const open = tabs[index]
    if (!open) return
    killed += 1
    open.engine.stop()
    retire(open.db)
    tabs[index] = null
  }

  const all = async (act: (engine: Engine) => unknown) => {
    for (const open of tabs) if (open) await act(open.engine)
  }

  async function take(one: Step): Promise<void> {
    switch (one.do) {
      case 'append': {
        const engine = await engineOf(one.tab)
        const op = { ...one.op, n: appended.length }
        const seq = await engine.append(commandOf(op))
        appended.push({ seq, op })
        return
      }
      case 'undo':
      case 'discard': {
        const target = appended[one.which % Math.max(1, appended.length)]
        if (!target) return
        const engine = await engineOf(one.tab)
        if ((await engine.undo(target.seq)) === 'undone') takenBack.add(target.seq)
        return
      }
      case 'retry': {
        const engine = await engineOf(one.tab)
        const refused = engine.state.get().planned.find(({ state }) => state === 'refused')
        if (refused) await Promise.race([engine.retry(refused.item.seq), turn()])
        return
      }
      case 'fault':
        server.state.faults.push(...one.faults)
        return
      case 'offline':
        server.state.online = false
        return
      case 'online':
        server.state.online = true
        return all((engine) => void engine.wake(true))
      case 'signOut':
        server.state.signedIn = false
        return
      case 'signIn':
        server.state.signedIn = true
        return all((engine) => void engine.wake())
      case 'wake':
        void (await engineOf(one.tab)).wake()
        return
      case 'kill':
        return kill(one.tab)
      case 'wait':
        for (let left = one.turns; left > 0; left -= 1) await turn()
    }
  }

  /** Everything heals: what can be sent is sent. Hanging requests end with their tab. */
  async function settle() {
    kill(0)
    kill(1)
    Object.assign(server.state, { online: true, signedIn: true, faults: [] })
    const engine = await engineOf(0)
    const db = tabs[0]!.db
    for (let round = 0; round < 20; round += 1) {
      await engine.wake(true)
      await turn()
      const left = await db.commands.toArray()
      if (left.every(({ state }) => state === 'refused' || state === 'pending') && engine.state.get().ready) {
        const planned = engine.state.get().planned.map(({ state }) => state)
        if (planned.length === left.length && planned.every((state) => state === 'refused' || state === 'held')) break
      }
    }
    const left = new Map(engine.state.get().planned.map(({ item, state }) => [item.seq, state]))
    kill(0)
    return left
  }

  return { server, appended, takenBack, take, settle, killed: () => killed }
}

/** Runs the steps, heals everything and checks the promises. */
async function check(steps: readonly Step[]) {
  const { server, appended, takenBack, take, settle, killed } = setUp()
  for (const one of steps) await take(one)
  const left = await settle()

  const done = server.effects.map(({ op }) => op.n)
  const expected = appended.filter(({ seq }) => !takenBack.has(seq) && !left.has(seq)).map(({ op }) => op.n)
  const mayBeDone = new Set(appended.filter(({ seq }) => takenBack.has(seq)).map(({ op }) => op.n))
  expect(new Set(done).size, 'nothing is done twice').toBe(done.length)
  expect(
    expected.filter((n) => !done.includes(n)),
    'nothing is lost',
  ).toEqual([])
  expect(
    done.filter((n) => !expected.includes(n) && !mayBeDone.has(n)),
    'nothing is done that is still listed',
  ).toEqual([])
  expect(outOfOrder(server.log), 'in order').toEqual([])
  expect(server.state.overlaps, 'one at a time in each lane').toBe(0)
  expect([...left.values()].filter((state) => state !== 'refused' && state !== 'held')).toEqual([])
  const refused = appended.filter(({ seq }) => left.get(seq) === 'refused')
  const refusable = appended.filter(({ seq, op }) => op.refuse && (left.get(seq) ?? expected.includes(op.n)))
  expect(refused, 'exactly what the server refuses is listed as refused').toEqual(
    refusable.filter(({ seq }) => left.get(seq) !== 'held'),
  )
  return { done, appended, left, takenBack, killed: killed() }
}

/**
 * Pairs of one lane whose effects are in the wrong order. A later write may overtake an earlier one only where that was
 * held back by a refusal of something else that touches the same; two that touch the same never change places.
 */
function outOfOrder(log: readonly Answered[]): [number, number][] {
  return log.flatMap((later, index) =>
    log
      .slice(index + 1)
      .filter((earlier) => later.done && earlier.done && isBefore(earlier.op, later.op))
      .filter((earlier) => isSame(earlier.op, later.op) || !wasHeld(earlier.op, log.slice(0, index)))
      .map((earlier): [number, number] => [earlier.op.n, later.op.n]),
  )
}

const isBefore = (a: Op, b: Op) => a.lane === b.lane && a.n < b.n
const isSame = (a: Op, b: Op) => a.lane === b.lane && a.entity === b.entity
const wasHeld = (op: Op, before: readonly Answered[]) =>
  before.some((one) => !one.done && isSame(one.op, op) && one.op.n < op.n)

beforeAll(fakeLocks)

describe('the queue', () => {
  it('lets what a refusal held back follow later writes of its lane, once the refused one is discarded', async () => {
    const append = (lane: string, entity: string, refuse = false) =>
      ({ do: 'append', tab: 0, op: { lane, entity, refuse } }) as const
    const { done } = await check([
      append('b', '1', true),
      append('b', '1'),
      append('a', '1', true),
      append('b', '2'),
      append('a', '1', true),
      { do: 'wait', turns: 50 },
      { do: 'discard', tab: 0, which: 0 },
      { do: 'offline' },
    ])
    expect(done).toEqual([3, 1])
  })

  it('applies every write exactly once and in order, whatever happens on the way', async () => {
    const total = { appended: 0, effects: 0, refused: 0, held: 0, undone: 0, killed: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const { done, appended, left, takenBack, killed } = await check(steps)
        total.appended += appended.length
        total.effects += done.length
        for (const state of left.values()) total[state === 'held' ? 'held' : 'refused'] += 1
        total.undone += takenBack.size
        total.killed += killed
      }),
      { numRuns: 400 },
    )
    // The steps really did what the claim is about.
    expect(Math.min(...Object.values(total)), 'every kind of step happened').toBeGreaterThan(30)
  }, 60_000)
})
