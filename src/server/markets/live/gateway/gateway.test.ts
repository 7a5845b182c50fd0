import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeExpired } from '#server/jobs/maintenance/maintenance.ts'
import { createLog } from '#server/kernel/log.ts'
import { describeOnEachDatabase } from '#tests/support/api-harness.ts'
import type { Services } from '#server/endpoints/services.ts'
import { manualClock, type ManualClock } from '#tests/support/manual-clock.ts'
import type { Urgency } from './budget.ts'
import { openGate, type Gate } from './gateway.ts'
import { StoreFailure, StoreUnavailable } from './store-failure.ts'

const HOUR_MS = 60 * 60_000
const Title = v.nullable(v.object({ title: v.string() }))

describeOnEachDatabase('the gate of a store', (open) => {
  let db: Services['db']
  let clock: ManualClock
  let gates: Gate[]
  let lines: string[]
  /** Every key that the store was asked for, in order. */
  let asked: string[]

  beforeAll(async () => {
    db = (await open()).services.db
  })
  beforeEach(async () => {
    await db.deleteFrom('store_answer').execute()
    await db.deleteFrom('store_budget').execute()
    clock = manualClock()
    gates = []
    lines = []
    asked = []
  })
  afterEach(() => Promise.all(gates.map((gate) => gate.close())))

  function gateOf(callsPerMinute = 20): Gate {
    const log = createLog('warn', (line) => lines.push(line))
    const { now, sleep } = clock
    const gate = openGate({ db, store: 'APP_STORE', callsPerMinute, clock: now, sleep, log, random: () => 0 })
    gates.push(gate)
    return gate
  }

  /** Asks for a key whose answer is its title, or what `fetch` does instead. */
  function ask(gate: Gate, key: string, urgency: Urgency = 'page', fetch: () => unknown = () => ({ title: key })) {
    const call = async () => {
      asked.push(key)
      return await fetch()
    }
    return gate.read({ key, maxAgeMs: HOUR_MS, urgency, schema: Title, fetch: call })
  }
  const fail =
    (...failure: ConstructorParameters<typeof StoreFailure>) =>
    () => {
      throw new StoreFailure(...failure)
    }
  const asleep = async (count: number) => await expect.poll(() => clock.sleepers().length, { interval: 2 }).toBe(count)
  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      () => expect.unreachable(),
      (error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error
        return error
      },
    )

  test('an answer is kept with its moment, and costs no further call while it is young', async () => {
    const first = await ask(gateOf(), 'a')
    expect(first).toEqual({ value: { title: 'a' }, readAt: '2026-03-01T12:00:00.000Z', stale: false })
    clock.advance(HOUR_MS)
    expect(await ask(gateOf(), 'a')).toEqual(first)
    clock.advance(1)
    expect(await ask(gateOf(), 'a')).toMatchObject({ readAt: '2026-03-01T13:00:00.001Z', stale: false })
    expect(asked).toEqual(['a', 'a'])
  })

  test('"there is no such thing" is an answer too, kept for a shorter time', async () => {
    const gate = gateOf()
    const askForDays = () =>
      gate.read({
        key: 'gone',
        maxAgeMs: 48 * HOUR_MS,
        urgency: 'page',
        schema: Title,
        fetch: async () => {
          asked.push('gone')
          return null
        },
      })
    expect(await askForDays()).toMatchObject({ value: null, stale: false })
    clock.advance(HOUR_MS)
    await askForDays()
    clock.advance(1)
    await askForDays()
    expect(asked).toHaveLength(2)
  })

  test('texts that a database can be picky about come back as they were', async () => {
    const title = 'half a pair \ud83d, a nul \u0000, an emoji 🐟'
    const gate = gateOf()
    await ask(gate, 'odd', 'page', () => ({ title }))
    expect((await ask(gate, 'odd')).value).toEqual({ title })
  })

  test('many who ask for the same thing share one call, a job and a page too', async () => {
    const gate = gateOf()
    const answers = await Promise.all([ask(gate, 'a'), ask(gate, 'a', 'background'), ask(gate, 'a')])
    expect(new Set(answers.map(({ readAt }) => readAt)).size).toBe(1)
    expect(asked).toEqual(['a'])
  })

  test('several keys are read in one call, but for those that are known or under way', async () => {
    const gate = gateOf()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await ask(gate, 'known')
    const slow = ask(gate, 'slow', 'page', async () => {
      await held
      return { title: 'slow' }
    })
    await expect.poll(() => asked, { interval: 2 }).toContain('slow')
    const many = gate.readMany({
      keys: ['new 1', 'known', 'slow', 'new 2', 'new 1'],
      maxAgeMs: HOUR_MS,
      urgency: 'page',
      schema: Title,
      fetch: async (keys) => {
        asked.push(keys.join())
        release()
        return new Map(keys.map((key) => [key, { title: key }]))
      },
    })
    expect((await many).map(({ value }) => value?.title)).toEqual(['new 1', 'known', 'slow', 'new 2', 'new 1'])
    await slow
    expect(asked).toEqual(['known', 'slow', 'new 1,new 2'])
  })

  test('when a call fails the last good answer comes back as stale, and nothing bad is kept', async () => {
    const gate = gateOf()
    const good = await ask(gate, 'a')
    clock.advance(2 * HOUR_MS)
    for (const kind of ['server-error', 'timeout', 'unreachable', 'malformed', 'refused', 'rate-limited'] as const) {
      expect(await ask(gate, 'a', 'page', fail(kind, kind))).toEqual({ ...good, stale: true })
      await db.deleteFrom('store_budget').execute()
      await db.updateTable('store_answer').set({ retry_at: null }).execute()
    }
    expect(await ask(gate, 'a', 'page', () => '<html>')).toEqual({ ...good, stale: true })
    expect(asked).toHaveLength(8)
    clock.advance(HOUR_MS)
    expect(await ask(gate, 'a')).toMatchObject({ value: { title: 'a' }, stale: false })
  })

  test('an error that nobody foresaw counts as an answer that can’t be read, and is logged', async () => {
    const gate = gateOf()
    const good = await ask(gate, 'a')
    clock.advance(2 * HOUR_MS)
    const broken = () => {
      throw new TypeError('x is not a function')
    }
    expect(await ask(gate, 'a', 'page', broken)).toEqual({ ...good, stale: true })
    expect(lines.join()).toContain('x is not a function')
  })

  test('without a good answer the caller hears when to ask again, and why', async () => {
    const gate = gateOf()
    const error = await refusal(ask(gate, 'a', 'page', fail('timeout', 'no answer in 10 s')))
    expect(error).toMatchObject({ store: 'APP_STORE', retryAfterSeconds: 30, cause: { kind: 'timeout' } })
    expect(await db.selectFrom('store_answer').select(['body', 'read_at']).execute()).toEqual([
      { body: null, read_at: null },
    ])
  })

  test('a job never gets a stale answer: it is told to come back', async () => {
    const gate = gateOf()
    await ask(gate, 'a')
    clock.advance(2 * HOUR_MS)
    expect(await refusal(ask(gate, 'a', 'background', fail('timeout', '')))).toMatchObject({ retryAfterSeconds: 30 })
  })

  test('one thing that fails is left alone for longer each time; everything else goes on', async () => {
    const gate = gateOf()
    for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      const broken = fail('server-error', '500')
      expect((await refusal(ask(gate, 'broken', 'page', broken))).retryAfterSeconds).toBe(seconds)
      await refusal(ask(gate, 'broken', 'page', broken))
      clock.advance(1000 * seconds - 1)
      await refusal(ask(gate, 'broken', 'page', broken))
      expect(await ask(gate, `other ${seconds} ${asked.length}`)).toMatchObject({ stale: false })
      clock.advance(1)
    }
    expect(asked.filter((key) => key === 'broken')).toHaveLength(9)
  })

  test('a refusal stops all calls, for longer each time, until one is answered', async () => {
    const gate = gateOf()
    const refused = fail('refused', '403')
    for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      const calls = asked.length
      expect((await refusal(ask(gate, `a ${calls}`, 'page', refused))).retryAfterSeconds).toBe(seconds)
      clock.advance(seconds * 1000 - 1)
      expect((await refusal(ask(gate, 'other'))).retryAfterSeconds).toBe(1)
      expect((await refusal(ask(gate, 'other', 'background'))).retryAfterSeconds).toBe(1)
      expect(asked).toHaveLength(calls + 1)
      clock.advance(1)
    }
    await ask(gate, 'other')
    expect(await gate.status()).toMatchObject({ failures: 0, blockedUntil: null })
    expect((await refusal(ask(gate, 'b', 'page', refused))).retryAfterSeconds).toBe(30)
    expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ event: 'store blocked', why: 'refused' })
  })

  test('Retry-After is honoured by every process, also after a restart', async () => {
    const busy = fail('rate-limited', '429', { retryAfterSeconds: 600 })
    expect((await refusal(ask(gateOf(), 'a', 'page', busy))).retryAfterSeconds).toBe(600)
    clock.advance(599_000)
    expect((await refusal(ask(gateOf(), 'b'))).retryAfterSeconds).toBe(1)
    expect(await gateOf().status()).toMatchObject({ blockedUntil: new Date('2026-03-01T12:10:00Z') })
    clock.advance(1000)
    await ask(gateOf(), 'b')
    expect(asked).toEqual(['a', 'b'])
  })

  test('a block that comes between the calls of one answer is no further failure', async () => {
    const gate = gateOf()
    const twoCalls = gate.read({
      key: 'long',
      maxAgeMs: HOUR_MS,
      urgency: 'page',
      schema: Title,
      fetch: async (anotherTurn) => {
        await refusal(ask(gate, 'other', 'page', fail('refused', '403')))
        await anotherTurn()
      },
    })
    expect((await refusal(twoCalls)).retryAfterSeconds).toBe(30)
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['store blocked'])
    expect(await db.selectFrom('store_answer').select('key').execute()).toEqual([])
  })

  test('calls that fail together count as one failure', async () => {
    const gate = gateOf()
    const keys = ['a', 'b', 'c', 'd', 'e']
    const errors = await Promise.all(keys.map((key) => refusal(ask(gate, key, 'page', fail('refused', '403')))))
    expect(errors.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([30, 30, 30, 30, 30])
    expect((await gate.status()).failures).toBe(1)
  })

  test('three failures in a row, of whatever, mean that the store is down', async () => {
    const gate = gateOf()
    for (const key of ['a', 'b', 'c']) await refusal(ask(gate, key, 'page', fail('server-error', '502')))
    await refusal(ask(gate, 'd'))
    expect(asked).toEqual(['a', 'b', 'c'])
  })

  test('two processes share one budget: never more calls in a minute than allowed', async () => {
    const [one, two] = [gateOf(6), gateOf(6)]
    const keys = ['a', 'b', 'c', 'd', 'e']
    const all = await Promise.allSettled([one, two].flatMap((gate, i) => keys.map((key) => ask(gate, `${key} ${i}`))))
    const reasons = all.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    expect(reasons.map((reason) => reason instanceof StoreUnavailable && reason.retryAfterSeconds)).toEqual([
      60, 60, 60, 60,
    ])
    expect(asked).toHaveLength(6)
    expect((await one.status()).callsLastMinute).toBe(6)
    clock.advance(60_000)
    await ask(two, 'more')
    expect(asked).toHaveLength(7)
  })

  test('what another process has read meanwhile is not asked for again', async () => {
    const [one, two] = [gateOf(10), gateOf(10)]
    await ask(one, 'first', 'background')
    const waiting = ask(one, 'a', 'background')
    await asleep(1)
    const read = await ask(two, 'a')
    clock.advance(60_000)
    expect(await waiting).toEqual(read)
    expect(asked).toEqual(['first', 'a'])
  })

  test('jobs are spread evenly and leave a share of every minute to pages', async () => {
    const gate = gateOf(8)
    const jobs = [1, 2, 3, 4, 5, 6].map((i) => ask(gate, `job ${i}`, 'background'))
    for (const calls of [1, 2, 3, 4, 5]) {
      await expect.poll(() => asked.length, { interval: 2 }).toBe(calls)
      await asleep(1)
      expect(clock.sleepers()).toEqual([12_000])
      if (calls < 5) clock.advance(12_000)
    }
    for (const page of ['page 1', 'page 2', 'page 3']) await ask(gate, page)
    expect(asked.slice(5)).toEqual(['page 1', 'page 2', 'page 3'])
    await asleep(1)
    clock.advance(60_000)
    await Promise.all(jobs)
  })

  test('pages go first, also one that joins what a job waits for', async () => {
    const gate = gateOf(2)
    await ask(gate, 'x', 'background')
    const jobs = [ask(gate, 'job 1', 'background'), ask(gate, 'job 2', 'background')]
    await asleep(1)
    const page = ask(gate, 'job 2')
    await expect(page).resolves.toMatchObject({ value: { title: 'job 2' } })
    expect(asked).toEqual(['x', 'job 2'])
    await asleep(1)
    clock.advance(60_000)
    await expect.poll(() => asked, { interval: 2 }).toEqual(['x', 'job 2', 'job 1'])
    await Promise.all(jobs)
  })

  test('a page waits 4 s at most; the answer that comes later is kept for the next one', async () => {
    const gate = gateOf()
    const good = await ask(gate, 'a')
    clock.advance(2 * HOUR_MS)
    const { promise: slow, resolve: answer } = Promise.withResolvers<{ title: string }>()
    const page = ask(gate, 'a', 'page', () => slow)
    await expect.poll(() => asked.length, { interval: 2 }).toBe(2)
    clock.advance(4000)
    expect(await page).toEqual({ ...good, stale: true })
    answer({ title: 'late' })
    await gate.close()
    expect(await ask(gateOf(), 'a')).toMatchObject({ value: { title: 'late' }, stale: false })
    expect(asked).toHaveLength(2)
  })

  test('a call that no page waits for any more is not made', async () => {
    const gate = gateOf(1)
    const start = clock.now().getTime()
    await ask(gate, 'first')
    clock.advance(57_000)
    const page = refusal(ask(gate, 'second'))
    await asleep(2)
    // Another process had the call that this one waited for; the next will be free 63 s after the start.
    await db
      .updateTable('store_budget')
      .set({ calls: [start + 3000] })
      .execute()
    clock.advance(3000)
    await asleep(2)
    clock.advance(1000)
    await page
    await asleep(0)
    clock.advance(60_000)
    await ask(gate, 'third')
    expect(asked).toEqual(['first', 'third'])
  })

  test('answers that nobody asked for in 14 days go with the nightly upkeep', async () => {
    await ask(gateOf(), 'old')
    clock.advance(15 * 24 * HOUR_MS)
    await ask(gateOf(), 'young')
    await removeExpired({ db }, clock.now())
    expect(await db.selectFrom('store_answer').select('key').execute()).toEqual([{ key: 'young' }])
  })
})
