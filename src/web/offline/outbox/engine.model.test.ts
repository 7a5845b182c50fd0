// @vitest-environment node
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { entitiesOf, ofSame, touchSame } from '#tests/support/queue/fake-commands.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { faults, type Answered, type Op } from '#tests/support/queue/fake-write-server.ts'
import { queueRun } from '#tests/support/queue/queue-run.ts'
import { steps, type Step } from '#tests/support/queue/queue-steps.ts'

const isLong = import.meta.env.MODE === 'long'
const RUNS = 1000
/** So many times as many, each with chances of its own. */
const ROUNDS = isLong ? 20 : 1
/** Every fault and every kind of step must have had its effect at least once in as many runs. */
const ONCE_IN_RUNS = 500

/** Runs the steps, heals everything and checks what is promised. */
async function check(taken: readonly Step[], restart = true) {
  const { server, ops, told, take, rest, heal, takeBack, everyTabShows, end } = queueRun()
  for (const one of taken) await take(one)
  await heal(restart)
  const atRest = await rest()

  const states = new Map(atRest.map(({ n, state }) => [n, state]))
  const done = server.effects.map(({ op }) => op.n)
  const lastAnswer = new Map(server.log.map(({ op, done: isDone }) => [op.n, isDone]))
  const fate = ({ n }: Op) => {
    if (told.takenBack.has(n)) return told.takenBack.get(n) ? 'done and taken back' : 'taken back'
    if (lastAnswer.has(n)) return lastAnswer.get(n) ? 'done' : 'refused'
    return told.kept.has(n) || states.has(n) ? 'held' : 'never kept'
  }
  const found = ({ n }: Op) => {
    const isDone = done.includes(n)
    if (told.takenBack.has(n) && !states.has(n)) return isDone ? 'done and taken back' : 'taken back'
    return states.get(n) ?? (isDone ? 'done' : 'never kept')
  }
  expect(new Set(done).size, 'nothing is done twice').toBe(done.length)
  expect(ops.map(found), 'nothing is lost, and what is listed is not done').toEqual(ops.map(fate))
  expect(server.effects.filter(({ op, organization }) => op.organization !== organization)).toEqual([])
  expect(outOfOrder(server.log, ops), 'in order').toEqual([])
  expect(server.state.overlaps, 'one at a time in each lane').toBe(0)
  expect(told.sentTooEarly, 'nothing is sent that builds on what is refused').toEqual([])
  expect(await everyTabShows(atRest), 'every tab shows what is left').toBe(true)

  let left = atRest
  while (left.some(({ state }) => state === 'refused')) {
    for (const one of left) if (one.state === 'refused') await takeBack(0, one)
    left = await rest()
  }
  expect(left, 'the queue is empty once the refused writes are discarded').toEqual([])
  await end()
  return { server, ops, atRest, told, done }
}

/**
 * Pairs of one lane whose effects are in the wrong order. A later write may overtake an earlier one only where that was
 * refused, or held back by a refusal; two that touch the same never change places.
 */
function outOfOrder(log: readonly Answered[], ops: readonly Op[]): [number, number][] {
  return log.flatMap((later, index) => {
    const stopped = stoppedBy(log.slice(0, index), ops)
    return log
      .slice(index + 1)
      .filter(
        (earlier) => later.done && earlier.done && earlier.op.lane === later.op.lane && ofSame(earlier.op, later.op),
      )
      .filter((earlier) => earlier.op.n < later.op.n && (touchSame(earlier.op, later.op) || !stopped.has(earlier.op.n)))
      .map((earlier): [number, number] => [earlier.op.n, later.op.n])
  })
}

/** Numbers of the writes that had been refused, and of the later ones that touch the same, however indirectly. */
function stoppedBy(log: readonly Answered[], ops: readonly Op[]): Set<number> {
  const refused = new Set(log.flatMap(({ op, done }) => (done ? [] : [op.n])))
  const blocked = new Set<string>()
  const stopped = ops.filter((op) => {
    if (!refused.has(op.n) && !entitiesOf(op).some((one) => blocked.has(one))) return false
    for (const one of entitiesOf(op)) blocked.add(one)
    return true
  })
  return new Set(stopped.map(({ n }) => n))
}

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
      { do: 'discard', tab: 0 },
      { do: 'offline' },
    ])
    expect(done).toEqual([3, 1])
  })

  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)
  it.each(rounds)(
    `applies every write exactly once and in order, whatever happens on the way (${RUNS} runs, %i of ${ROUNDS})`,
    { timeout: 600_000 },
    async () => {
      const total = new Map<string, number>()
      const add = (counts: Record<string, number>) => {
        for (const [name, count] of Object.entries(counts)) total.set(name, (total.get(name) ?? 0) + count)
      }
      add(Object.fromEntries(faults.map((fault) => [fault, 0])))
      await fc.assert(
        fc.asyncProperty(steps, fc.boolean(), async (taken, restart) => {
          const { server, ops, atRest, told, done } = await check(taken, restart)
          add(server.met)
          add(told.counts)
          for (const one of taken) if ('tab' in one || !('fault' in one)) add({ [one.do]: 1 })
          add({ kept: ops.length, done: done.length, takenBack: told.takenBack.size })
          add({ takenBackButDone: [...told.takenBack.values()].filter(Boolean).length })
          add({ neverKept: ops.length - told.kept.size })
          for (const { state } of atRest) add({ [`left ${state}`]: 1 })
        }),
        { numRuns: RUNS },
      )
      if (isLong) process.stdout.write(`${JSON.stringify(Object.fromEntries(total), null, 2)}\n`)
      // The steps really did what the claim is about.
      const rare = [...total].filter(([, count]) => count < RUNS / ONCE_IN_RUNS)
      expect(rare, 'every kind of fault and step happened').toEqual([])
    },
  )
})
