import { i18n } from '@lingui/core'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { payloads } from '#tests/support/queue/command-samples.ts'
import { placesOf, sampleOf, spoilt } from '#tests/support/stores/sample-of.ts'
import { read } from '#web/data/queries/read.ts'
import { restore } from '#web/data/cache/restore.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { storeKey } from '#web/data/cache/store-key.ts'
import { formatTime } from '../i18n/format.ts'
import { openDatabase, retire } from '#web/offline/storage/database.ts'
import { deviceOrganisation } from '#web/offline/storage/device-user.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { freeSpace } from '#web/offline/storage/free-space.ts'
import { keptRows, recordRefusals } from '#web/offline/answers/kept.ts'
import { createEngine } from '../offline/outbox/engine.ts'
import { viewOf } from '../offline/outbox/view.ts'
import { createQueryStore } from '#web/offline/answers/query-store.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { look } from '#web/apps/visits.ts'
import { commands, registry } from './registry.ts'
import type { CommandName } from './payloads.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

/** Of each kind of record, so many times. */
const RUNS = 1000
const ada = '11111111-1111-4111-8111-111111111111'

/** What a damaged disk, another version or an edit by hand may have left in one field of a record. */
const damage = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, '', -1, 1e300, Number.NaN, Number.POSITIVE_INFINITY, [], {}),
  fc.constant('x'.repeat(100_000)),
  fc.constant(new Date(Number.NaN)),
  fc.constant(new Map([['a', 1]])),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":1}') as unknown),
  fc.constant('__proto__'),
  fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, maxDepth: 2 }),
)
const isStorable = (value: unknown) => {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

/** `RUNS` records that begin as a good one and have one to three places damaged; what names them stays. */
function damaged<T extends object>(good: readonly T[], name: keyof T & string): T[] {
  const spoiltOne = fc
    .tuple(fc.nat(), fc.array(fc.tuple(fc.nat(), damage.filter(isStorable)), { minLength: 1, maxLength: 3 }))
    .map(([which, changes]) => {
      const record = good[which % good.length]!
      const places = placesOf(record).filter(([first]) => first !== undefined && first !== name)
      return changes.reduce<unknown>((seen, [place, by]) => {
        try {
          return spoilt(seen, places[place % places.length]!, by)
        } catch {
          // The place itself is gone with a change before.
          return seen
        }
      }, structuredClone(record)) as T
    })
  return fc.sample(spoiltOne, RUNS)
}

function canBeShown(time: number): boolean {
  try {
    return formatTime(time, 'en') !== ''
  } catch {
    return false
  }
}

const uncaught: unknown[] = []
const note = (reason: unknown) => uncaught.push(reason)

beforeEach(() => {
  uncaught.length = 0
  process.on('unhandledRejection', note)
  ownDevice(ada)
})
afterEach(() => {
  process.off('unhandledRejection', note)
  ownDevice(null)
  if (uncaught.length > 0) throw new AggregateError(uncaught, 'Nobody caught these')
  if (Reflect.has({}, 'polluted')) throw new Error('A record has reached the prototype of all objects')
})

test('1,000 damaged answers: each is dropped or reads as the contract says, and the sound ones beside them open', async () => {
  const kept = endpoints.filter(({ offline }) => offline === 'cache')
  const samples = kept.map((endpoint, n) => ({ endpoint, input: { query: { n } }, data: sampleOf(endpoint.response) }))
  const rowOf = (sample: (typeof samples)[number], input: unknown) => ({
    key: storeKey(sample.endpoint, input),
    endpointId: sample.endpoint.id,
    input,
    data: sample.data,
    updatedAt: 1,
    usedAt: 1,
    size: 1,
  })
  const db = await userDatabase('data', ada)
  const rows = damaged(
    samples.map((sample) => rowOf(sample, sample.input)),
    'key',
  ).map((row, n) =>
    Object.assign(row, {
      key: `${row.key}${n}`,
    }),
  )
  await db.queries.bulkPut(rows)
  await db.queries.bulkPut(samples.map((sample) => rowOf(sample, sample.input)))
  const store = createQueryStore(db, { rows: 100, size: 1e6, kept: { rows: 1, size: 1 } })

  const seen = await store.look(rows.map(({ key }) => key))
  expect(seen.filter((row) => row && !canBeShown(row.updatedAt))).toEqual([])
  for (const { endpoint, input } of samples) {
    const question = { ...read(endpoint, input as never), queryKey: [endpoint.id, input] as const }
    await restore([question])
    const answer = getQueryClient().getQueryData<{ data: unknown; at: number }>(question.queryKey)
    expect([endpoint.id, v.is(endpoint.response, answer?.data)]).toEqual([endpoint.id, true])
    await store.list(endpoint.id)
  }
  await store.entries()
  await freeSpace(db)
  await store.write([{ ...rowOf(samples[0]!, {}), key: 'new' }])
  expect((await store.read(['new']))[0]?.data).toEqual(samples[0]!.data)
})

test('1,000 damaged changes: none is dropped, each is listed, those that can be read are as they were, all are exported', async () => {
  const names = Object.keys(payloads) as CommandName[]
  const good = names.map((name) => {
    const bound = commands.bind({ name, version: registry[name]!.version, payload: payloads[name] })!
    const { lane, entities } = bound
    return {
      seq: 0,
      id: crypto.randomUUID(),
      name,
      version: registry[name]!.version,
      lane,
      entities: [...entities],
      payload: payloads[name],
      createdAt: 1,
      attempts: 0,
      nextAttemptAt: 0,
      state: 'pending' as const,
      refusal: null,
    }
  })
  const db = await openDatabase('outbox', 'damaged')
  const rows = damaged(good, 'seq').map((row, n) => Object.assign(row, { seq: n + 1, id: uniqueOr(row.id) }))
  await db.commands.bulkPut(rows)
  const engine = createEngine({
    userId: 'damaged',
    db,
    commands,
    organization: deviceOrganisation,
    rememberedOrganization: deviceOrganisation.get() ?? '',
    canSend: () => false,
    refresh: async () => {},
    makeRoom: async () => {},
  })
  await vi.waitFor(() => expect(engine.state.get().ready).toBe(true))
  await engine.wake(true)
  const applied = rows.filter((row) => (row.state as string) === 'applied').length
  const { entries, attention } = viewOf(engine.state.get())
  expect(entries.length).toBe(rows.length - applied)
  expect(attention).toBeGreaterThan(RUNS / 4)
  for (const one of entries) {
    expect(i18n._(one.title)).not.toBe('')
    expect(one.createdAt === null || canBeShown(one.createdAt)).toBe(true)
  }
  expect(v.parse(v.object({ changes: v.array(v.unknown()) }), JSON.parse(await engine.export())).changes).toHaveLength(
    RUNS,
  )
  engine.stop()
  retire(db)

  /** No two may have the same; a damaged one stays damaged. */
  function uniqueOr(id: unknown): string {
    return good.some((one) => one.id === id) || typeof id !== 'string' ? crypto.randomUUID() : `${id}${Math.random()}`
  }
})

test('1,000 damaged notes of visits and of kept apps: what is read is whole', async () => {
  const db = await userDatabase('data', ada)
  const told = { at: 1, changes: ['title 2026-11-18'] }
  const visits = damaged([{ id: 'v', seenAt: 1, told, toldBefore: told }], 'id')
  await db.visits.bulkPut(visits.map((row, n) => Object.assign(row, { id: `v${n}` })))
  for (let n = 0; n < RUNS; n += 1) {
    const { toldBefore } = await look(`v${n}`, told)
    expect(toldBefore === null || Array.isArray(toldBefore.changes)).toBe(true)
  }
  const kept = damaged([{ projectId: 'p', savingData: true, refused: [{ key: 'k', at: 1 }] }], 'projectId')
  await db.kept.bulkPut(kept.map((row, n) => Object.assign(row, { projectId: `p${n}` })))
  expect(await keptRows(ada)).toHaveLength(RUNS)
  await recordRefusals(ada, 'p0', ['other'])
  expect((await keptRows(ada)).find(({ projectId }) => projectId === 'p0')?.refused.at(-1)?.key).toBe('other')
})
