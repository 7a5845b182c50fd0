import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeExpired } from '#server/maintenance.ts'
import { createLog } from '#server/kernel/log.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import type { SourceName } from '#contract/market/sources.ts'
import type { Services } from '#server/endpoints/services.ts'
import { manualClock, type ManualClock } from '#tests/support/queue/manual-clock.ts'
import type { BudgetName, Urgency } from './budget.ts'
import { openGateway, type Gateway } from './gateway.ts'
import { SourceOff, StoreFailure, StoreUnavailable } from './store-failure.ts'

const HOUR_MS = 60 * 60_000
const Title = v.nullable(v.object({ title: v.string() }))

describeOnEachDatabase('the gateway of a store', (open) => {
  let db: Services['db']
  let clock: ManualClock
  let gateways: Gateway[]
  let lines: string[]
  /** Every key that the store was asked for, in order. */
  let asked: string[]
  let off: Set<SourceName>

  beforeAll(async () => {
    db = (await open()).services.db
  })
  beforeEach(async () => {
    await db.deleteFrom('store_answer').execute()
    await db.deleteFrom('store_budget').execute()
    clock = manualClock()
    gateways = []
    lines = []
    asked = []
    off = new Set()
  })
  afterEach(() => Promise.all(gateways.map((gateway) => gateway.close())))

  function gatewayOf(callsPerMinute = 20, budget: BudgetName = 'APP_STORE'): Gateway {
    const log = createLog('warn', (line) => lines.push(line))
    const { now, sleep } = clock
    const gateway = openGateway({
      db,
      store: 'APP_STORE',
      budget,
      callsPerMinute,
      isOn: async (source) => !off.has(source),
      clock: now,
      sleep,
      log,
      random: () => 0,
    })
    gateways.push(gateway)
    return gateway
  }

  /** Asks for a key whose answer is its title, or what `fetch` does instead. */
  function ask(
    gateway: Gateway,
    key: string,
    urgency: Urgency = 'page',
    fetch: () => unknown = () => ({ title: key }),
  ) {
    const call = async () => {
      asked.push(key)
      return await fetch()
    }
    return gateway.read({ source: 'documented', key, maxAgeMs: HOUR_MS, urgency, schema: Title, fetch: call })
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
    const first = await ask(gatewayOf(), 'a')
    expect(first).toEqual({ value: { title: 'a' }, readAt: '2026-03-01T12:00:00.000Z', stale: false })
    clock.advance(HOUR_MS)
    expect(await ask(gatewayOf(), 'a')).toEqual(first)
    clock.advance(1)
    expect(await ask(gatewayOf(), 'a')).toMatchObject({ readAt: '2026-03-01T13:00:00.001Z', stale: false })
    expect(asked).toEqual(['a', 'a'])
  })

  test('"there is no such thing" is an answer too, kept for a shorter time', async () => {
    const gateway = gatewayOf()
    const askForDays = () =>
      gateway.read({
        source: 'documented',
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
    const gateway = gatewayOf()
    await ask(gateway, 'odd', 'page', () => ({ title }))
    expect((await ask(gateway, 'odd')).value).toEqual({ title })
  })

  test('of a source that is off pages get what was kept and jobs nothing, without a call; once it is on again, it is asked', async () => {
    const gateway = gatewayOf()
    await ask(gateway, 'kept')
    off.add('documented')
    expect((await ask(gateway, 'kept')).stale).toBe(false)
    clock.advance(HOUR_MS + 1)
    expect(await ask(gateway, 'kept')).toMatchObject({ value: { title: 'kept' }, stale: true })
    for (const [key, urgency] of [['kept', 'background'] as const, ['new', 'page'] as const]) {
      const error = await refusal(ask(gateway, key, urgency))
      expect(error).toBeInstanceOf(SourceOff)
      expect(error).toMatchObject({ store: 'APP_STORE', source: 'documented' })
    }
    expect(asked).toEqual(['kept'])
    off.clear()
    expect((await ask(gateway, 'kept', 'background')).stale).toBe(false)
  })

  test('many who ask for the same thing share one call, a job and a page too', async () => {
    const gateway = gatewayOf()
    const answers = await Promise.all([ask(gateway, 'a'), ask(gateway, 'a', 'background'), ask(gateway, 'a')])
    expect(new Set(answers.map(({ readAt }) => readAt)).size).toBe(1)
    expect(asked).toEqual(['a'])
  })

  test('several keys are read in one call, but for those that are known or under way', async () => {
    const gateway = gatewayOf()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await ask(gateway, 'known')
    const slow = ask(gateway, 'slow', 'page', async () => {
      await held
      return { title: 'slow' }
    })
    await expect.poll(() => asked, { interval: 2 }).toContain('slow')
    const many = gateway.readMany({
      source: 'documented',
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
    const gateway = gatewayOf()
    const good = await ask(gateway, 'a')
    clock.advance(2 * HOUR_MS)
    for (const kind of ['server-error', 'timeout', 'unreachable', 'malformed', 'refused', 'rate-limited'] as const) {
      expect(await ask(gateway, 'a', 'page', fail(kind, kind))).toEqual({ ...good, stale: true })
      await db.deleteFrom('store_budget').execute()
      await db.updateTable('store_answer').set({ retry_at: null }).execute()
    }
    expect(await ask(gateway, 'a', 'page', () => '<html>')).toEqual({ ...good, stale: true })
    expect(asked).toHaveLength(8)
    clock.advance(HOUR_MS)
    expect(await ask(gateway, 'a')).toMatchObject({ value: { title: 'a' }, stale: false })
  })

  test('an error that nobody foresaw counts as an answer that can’t be read, and is logged', async () => {
    const gateway = gatewayOf()
    const good = await ask(gateway, 'a')
    clock.advance(2 * HOUR_MS)
    const broken = () => {
      throw new TypeError('x is not a function')
    }
    expect(await ask(gateway, 'a', 'page', broken)).toEqual({ ...good, stale: true })
    expect(lines.join()).toContain('x is not a function')
  })

  test('without a good answer the caller hears when to ask again, and why', async () => {
    const gateway = gatewayOf()
    const error = await refusal(ask(gateway, 'a', 'page', fail('timeout', 'no answer in 10 s')))
    expect(error).toMatchObject({ store: 'APP_STORE', retryAfterSeconds: 30, cause: { kind: 'timeout' } })
    expect(await db.selectFrom('store_answer').select(['body', 'read_at']).execute()).toEqual([
      { body: null, read_at: null },
    ])
  })

  test('a job never gets a stale answer: it is told to come back', async () => {
    const gateway = gatewayOf()
    await ask(gateway, 'a')
    clock.advance(2 * HOUR_MS)
    expect(await refusal(ask(gateway, 'a', 'background', fail('timeout', '')))).toMatchObject({ retryAfterSeconds: 30 })
  })

  test('one thing that fails is left alone for longer each time; everything else goes on', async () => {
    const gateway = gatewayOf()
    for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      const broken = fail('server-error', '500')
      expect((await refusal(ask(gateway, 'broken', 'page', broken))).retryAfterSeconds).toBe(seconds)
      await refusal(ask(gateway, 'broken', 'page', broken))
      clock.advance(1000 * seconds - 1)
      await refusal(ask(gateway, 'broken', 'page', broken))
      expect(await ask(gateway, `other ${seconds} ${asked.length}`)).toMatchObject({ stale: false })
      clock.advance(1)
    }
    expect(asked.filter((key) => key === 'broken')).toHaveLength(9)
  })

  test('a refusal stops all calls, for longer each time, until one is answered', async () => {
    const gateway = gatewayOf()
    const refused = fail('refused', '403')
    for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      const calls = asked.length
      expect((await refusal(ask(gateway, `a ${calls}`, 'page', refused))).retryAfterSeconds).toBe(seconds)
      clock.advance(seconds * 1000 - 1)
      expect((await refusal(ask(gateway, 'other'))).retryAfterSeconds).toBe(1)
      expect((await refusal(ask(gateway, 'other', 'background'))).retryAfterSeconds).toBe(1)
      expect(asked).toHaveLength(calls + 1)
      clock.advance(1)
    }
    await ask(gateway, 'other')
    expect(await gateway.status()).toMatchObject({ failures: 0, blockedUntil: null })
    expect((await refusal(ask(gateway, 'b', 'page', refused))).retryAfterSeconds).toBe(30)
    expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ event: 'store blocked', why: 'refused' })
  })

  test('Retry-After is honoured by every process, also after a restart', async () => {
    const busy = fail('rate-limited', '429', { retryAfterSeconds: 600 })
    expect((await refusal(ask(gatewayOf(), 'a', 'page', busy))).retryAfterSeconds).toBe(600)
    clock.advance(599_000)
    expect((await refusal(ask(gatewayOf(), 'b'))).retryAfterSeconds).toBe(1)
    expect(await gatewayOf().status()).toMatchObject({ blockedUntil: new Date('2026-03-01T12:10:00Z') })
    clock.advance(1000)
    await ask(gatewayOf(), 'b')
    expect(asked).toEqual(['a', 'b'])
  })

  test('a block that comes between the calls of one answer is no further failure', async () => {
    const gateway = gatewayOf()
    const twoCalls = gateway.read({
      source: 'documented',
      key: 'long',
      maxAgeMs: HOUR_MS,
      urgency: 'page',
      schema: Title,
      fetch: async (anotherTurn) => {
        await refusal(ask(gateway, 'other', 'page', fail('refused', '403')))
        await anotherTurn()
      },
    })
    expect((await refusal(twoCalls)).retryAfterSeconds).toBe(30)
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['store blocked'])
    expect(await db.selectFrom('store_answer').select('key').execute()).toEqual([])
  })

  test('calls that fail together count as one failure', async () => {
    const gateway = gatewayOf()
    const keys = ['a', 'b', 'c', 'd', 'e']
    const errors = await Promise.all(keys.map((key) => refusal(ask(gateway, key, 'page', fail('refused', '403')))))
    expect(errors.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([30, 30, 30, 30, 30])
    expect((await gateway.status()).failures).toBe(1)
  })

  test('three failures in a row, of whatever, mean that the store is down', async () => {
    const gateway = gatewayOf()
    for (const key of ['a', 'b', 'c']) await refusal(ask(gateway, key, 'page', fail('server-error', '502')))
    await refusal(ask(gateway, 'd'))
    expect(asked).toEqual(['a', 'b', 'c'])
  })

  test('two processes share one budget: never more calls in a minute than allowed', async () => {
    const [one, two] = [gatewayOf(6), gatewayOf(6)]
    const keys = ['a', 'b', 'c', 'd', 'e']
    const all = await Promise.allSettled(
      [one, two].flatMap((gateway, i) => keys.map((key) => ask(gateway, `${key} ${i}`))),
    )
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
    const [one, two] = [gatewayOf(10), gatewayOf(10)]
    await ask(one, 'first', 'background')
    const waiting = ask(one, 'a', 'background')
    await asleep(1)
    const read = await ask(two, 'a')
    clock.advance(60_000)
    expect(await waiting).toEqual(read)
    expect(asked).toEqual(['first', 'a'])
  })

  test('jobs are spread evenly and leave a share of every minute to pages', async () => {
    const gateway = gatewayOf(8)
    const jobs = [1, 2, 3, 4, 5, 6].map((i) => ask(gateway, `job ${i}`, 'background'))
    for (const calls of [1, 2, 3, 4, 5]) {
      await expect.poll(() => asked.length, { interval: 2 }).toBe(calls)
      await asleep(1)
      expect(clock.sleepers()).toEqual([12_000])
      if (calls < 5) clock.advance(12_000)
    }
    for (const page of ['page 1', 'page 2', 'page 3']) await ask(gateway, page)
    expect(asked.slice(5)).toEqual(['page 1', 'page 2', 'page 3'])
    await asleep(1)
    clock.advance(60_000)
    await Promise.all(jobs)
  })

  test('pages go first, also one that joins what a job waits for', async () => {
    const gateway = gatewayOf(2)
    await ask(gateway, 'x', 'background')
    const jobs = [ask(gateway, 'job 1', 'background'), ask(gateway, 'job 2', 'background')]
    await asleep(1)
    const page = ask(gateway, 'job 2')
    await expect(page).resolves.toMatchObject({ value: { title: 'job 2' } })
    expect(asked).toEqual(['x', 'job 2'])
    await asleep(1)
    clock.advance(60_000)
    await expect.poll(() => asked, { interval: 2 }).toEqual(['x', 'job 2', 'job 1'])
    await Promise.all(jobs)
  })

  test('a page waits 4 s at most; the answer that comes later is kept for the next one', async () => {
    const gateway = gatewayOf()
    const good = await ask(gateway, 'a')
    clock.advance(2 * HOUR_MS)
    const { promise: slow, resolve: answer } = Promise.withResolvers<{ title: string }>()
    const page = ask(gateway, 'a', 'page', () => slow)
    await expect.poll(() => asked.length, { interval: 2 }).toBe(2)
    clock.advance(4000)
    expect(await page).toEqual({ ...good, stale: true })
    answer({ title: 'late' })
    await gateway.close()
    expect(await ask(gatewayOf(), 'a')).toMatchObject({ value: { title: 'late' }, stale: false })
    expect(asked).toHaveLength(2)
  })

  test('a call that no page waits for any more is not made', async () => {
    const gateway = gatewayOf(1)
    const start = clock.now().getTime()
    await ask(gateway, 'first')
    clock.advance(57_000)
    const page = refusal(ask(gateway, 'second'))
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
    await ask(gateway, 'third')
    expect(asked).toEqual(['first', 'third'])
  })

  test('a budget that is used up or blocked leaves the other budgets of the store alone, and answers are shared', async () => {
    const search = gatewayOf(1)
    const lookup = gatewayOf(1, 'APPLE_LOOKUP')
    await ask(search, 'a')
    await ask(lookup, 'b')
    expect(asked).toEqual(['a', 'b'])
    clock.advance(60_000)
    await refusal(ask(search, 'c', 'page', fail('rate-limited', 'The store answered 429')))
    expect((await search.status()).blockedUntil).not.toBeNull()
    expect(await lookup.status()).toMatchObject({ failures: 0, blockedUntil: null })
    expect((await ask(lookup, 'd')).value).toEqual({ title: 'd' })
    expect((await ask(search, 'd')).value).toEqual({ title: 'd' })
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
  })

  test('answers that nobody asked for in 14 days go with the nightly maintenance', async () => {
    await ask(gatewayOf(), 'old')
    clock.advance(15 * 24 * HOUR_MS)
    await ask(gatewayOf(), 'young')
    await removeExpired({ db }, clock.now())
    expect(await db.selectFrom('store_answer').select('key').execute()).toEqual([{ key: 'young' }])
  })
})
