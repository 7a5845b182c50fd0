// @vitest-environment node
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commandsOf, commandOf } from '#tests/support/queue/fake-commands.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { HOME, type Op } from '#tests/support/queue/fake-write-server.ts'
import { queueTabs, type Tab } from '#tests/support/queue/queue-tabs.ts'
import { dependentsOf } from './dependents.ts'
import { readItems } from './queue.ts'
import { viewOf } from './view.ts'

const isLong = import.meta.env.MODE === 'long'
const EACH_TAB = isLong ? 40 : 8
const LOST_ANSWERS_OF = isLong ? 500 : 40

let all: ReturnType<typeof queueTabs>
let sent: number[]

const op = (n: number, part: Partial<Op> = {}): Op => ({ n, lane: 'a', entity: String(n), refuse: false, ...part })
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const done = () => all.server.effects.map(({ op }) => op.n)
const listed = ({ engine }: Tab) => viewOf(engine.state.get()).entries.map(({ state }) => state)

async function append(tab: Tab, ops: readonly Op[]): Promise<void> {
  for (const one of ops) await tab.engine.append(commandOf(one))
}

beforeAll(fakeLocks)
beforeEach(() => {
  sent = []
  all = queueTabs((one) => void sent.push(one.n))
})
afterEach(() => {
  for (const index of all.tabs.keys()) all.kill(index)
})

describe('five tabs', () => {
  it(`queue ${EACH_TAB} changes each; one at a time sends, and when it dies another goes on: each is done once`, async () => {
    const { server, open, kill, senders, engines } = all
    server.state.online = false
    const tabs = await Promise.all(numbers(5).map(open))
    await Promise.all(
      tabs.map((tab, t) =>
        append(
          tab,
          numbers(EACH_TAB).map((n) => op(t * EACH_TAB + n, { lane: `lane ${t}` })),
        ),
      ),
    )
    server.state.online = true
    server.state.faults.push(...numbers(3 * EACH_TAB).map((n) => (n % EACH_TAB === 5 ? 'hangAfter' : 'none')))
    for (const _ of numbers(3)) {
      for (const engine of engines()) void engine.wake(true)
      await vi.waitFor(() => expect(server.hanging.size).toBeGreaterThan(0))
      expect(new Set(senders).size, 'one tab sends').toBe(1)
      kill(senders[0] ?? -1)
    }
    await Promise.all(engines().map((engine) => engine.wake(true)))
    expect(done().toSorted((a, b) => a - b)).toEqual(numbers(5 * EACH_TAB))
    expect(server.met.hangAfter).toBe(3)
    expect(server.state.overlaps).toBe(0)
    for (const tab of all.tabs.values()) await vi.waitFor(() => expect(listed(tab)).toEqual([]))
  })
})

describe('a session that ends', () => {
  it('before every one of 50 changes loses and refuses none, and keeps their order', async () => {
    const tab = await all.open(0)
    all.server.state.online = false
    await append(
      tab,
      numbers(50).map((n) => op(n)),
    )
    all.server.state.online = true
    for (const n of numbers(50)) {
      all.server.state.faults = ['401']
      await tab.engine.wake(true)
      expect(viewOf(tab.engine.state.get()).paused).toBe('signIn')
      expect(done()).toEqual(numbers(n))
      all.server.state.faults = ['none', '401']
      await tab.engine.wake(true)
    }
    await tab.engine.wake(true)
    expect(done()).toEqual(numbers(50))
  })
})

describe('answers that are lost', () => {
  it(
    `are asked for again: ${LOST_ANSWERS_OF} changes, of which three in ten lose theirs, are done once each`,
    { timeout: 120_000 },
    async () => {
      const tab = await all.open(0)
      all.server.state.online = false
      await append(
        tab,
        numbers(LOST_ANSWERS_OF).map((n) => op(n)),
      )
      all.server.state.online = true
      all.server.state.faults = numbers(LOST_ANSWERS_OF).map((n) => (n % 10 < 3 ? 'lost' : 'none'))
      // A test that was given up must not go round for ever.
      for (let tries = 0; tries < 2 * LOST_ANSWERS_OF && done().length < LOST_ANSWERS_OF; tries += 1)
        await tab.engine.wake(true)
      expect(all.server.met.lost).toBe((LOST_ANSWERS_OF * 3) / 10)
      expect(sent).toHaveLength(LOST_ANSWERS_OF * 1.3)
      expect(done()).toEqual(numbers(LOST_ANSWERS_OF))
    },
  )
})

describe('changes that build on each other', () => {
  /** Each touches what the one before has touched, and something of its own. */
  const chain = numbers(6).map((n) => op(n, { parent: String(Math.max(0, n - 1)), refuse: n === 0 }))

  it('wait, five deep, while the first is refused: none is sent, all are shown as waiting for it', async () => {
    const tab = await all.open(0)
    await append(tab, [...chain, op(6)])
    await tab.engine.wake()
    expect(done()).toEqual([6])
    expect(sent).toEqual([0, 6])
    await vi.waitFor(() => expect(listed(tab)).toEqual(['refused', 'held', 'held', 'held', 'held', 'held']))
    const { entries } = viewOf(tab.engine.state.get())
    const [refused] = entries
    expect(refused && dependentsOf(entries, refused)).toEqual(entries.slice(1))
  })

  it('go, in order, once the first is discarded; or are discarded with it, and then none is sent', async () => {
    const tab = await all.open(0)
    await append(tab, chain)
    await tab.engine.wake()
    await vi.waitFor(() => expect(listed(tab)[0]).toBe('refused'))
    const { entries } = viewOf(tab.engine.state.get())
    for (const { seq } of entries.slice(4).toReversed()) await tab.engine.discard(seq)
    await tab.engine.discard(entries[0]?.seq ?? 0)
    await vi.waitFor(() => expect(listed(tab)).toEqual([]))
    expect(done()).toEqual([1, 2, 3])
  })

  it('are told apart from what something else holds', async () => {
    const tab = await all.open(0)
    await append(tab, [
      op(0, { entity: 'x', refuse: true }),
      op(1, { entity: 'y', refuse: true }),
      op(2, { entity: 'y' }),
      op(3, { entity: 'x' }),
      op(4, { entity: 'y' }),
    ])
    await tab.engine.wake()
    await vi.waitFor(() => expect(listed(tab)).toEqual(['refused', 'refused', 'held', 'held', 'held']))
    const { entries } = viewOf(tab.engine.state.get())
    const waitingFor = (index: number) =>
      entries.filter((one) => dependentsOf(entries, entries[index] ?? one).includes(one))
    expect(waitingFor(0)).toEqual([entries[3]])
    expect(waitingFor(1)).toEqual([entries[2], entries[4]])
  })
})

describe('a change that can never be done', () => {
  it('keeps none of the 99 others from being done, and stays with its reason', async () => {
    const tab = await all.open(0)
    all.server.state.online = false
    await append(
      tab,
      numbers(100).map((n) => op(n, { refuse: n === 10 })),
    )
    all.server.state.online = true
    await tab.engine.wake(true)
    expect(done()).toEqual(numbers(100).filter((n) => n !== 10))
    expect(sent).toHaveLength(100)
    await vi.waitFor(() => expect(listed(tab)).toEqual(['refused']))
    expect(viewOf(tab.engine.state.get())).toMatchObject({ waiting: 0, attention: 1 })
  })
})

describe('a slow and shaky line', () => {
  const CHANGES = isLong ? 300 : 80
  /** From a request to its answer, ms. */
  const LATENCY_MS = 2000

  it(
    `${CHANGES} changes over 2 s of latency, a fifth of the answers 503 and one in twenty cut off: each once, one at a time, in at most three times as long as without faults`,
    { timeout: 300_000 },
    async () => {
      let now = Date.UTC(2026, 0, 15)
      const slow = queueTabs(
        (one) => {
          sent.push(one.n)
          now += LATENCY_MS
        },
        () => now,
      )
      const tab = await slow.open(0)
      slow.server.state.online = false
      await append(
        tab,
        numbers(CHANGES).map((n) => op(n)),
      )
      const began = now
      slow.server.state.online = true
      // The same faults each time, mixed: 503 for one in five, and for one in twenty no answer, before or after it is done.
      slow.server.state.faults = numbers(2 * CHANGES).map((n) => {
        if ((n * 7) % 5 === 0) return '503'
        return (n * 7) % 20 === 3 ? (n % 40 < 20 ? 'drop' : 'lost') : 'none'
      })
      const done = () => slow.server.effects.map((effect) => effect.op.n)
      const waits = () => viewOf(tab.engine.state.get()).entries.length > 0
      for (let tries = 0; tries < 10 * CHANGES && waits(); tries += 1) {
        await tab.engine.wake()
        const { row } = (await readItems(tab.db, commandsOf(slow.server.send), HOME))[0] ?? {}
        now = Math.max(now, row?.nextAttemptAt ?? 0)
      }
      expect(done()).toEqual(numbers(CHANGES))
      expect(slow.server.state.overlaps).toBe(0)
      expect(now - began).toBeLessThan(3 * CHANGES * LATENCY_MS)
      const { met } = slow.server
      expect(met[503]).toBeGreaterThan(CHANGES / 5)
      expect((met.drop ?? 0) + (met.lost ?? 0)).toBeGreaterThan(CHANGES / 20)
      slow.kill(0)
    },
  )
})
