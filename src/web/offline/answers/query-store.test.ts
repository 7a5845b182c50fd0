import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, retire } from '../storage/database.ts'
import type { DataDatabase } from '../storage/tables.ts'
import { freeSpace } from '../storage/free-space.ts'
import { createQueryStore } from './query-store.ts'

const keptBound = { rows: 5, size: 1e9 }
let count = 0
let db: DataDatabase
const row = (n: number, data: unknown = { n }) => ({
  key: `k${n}`,
  endpointId: n % 2 ? 'odd' : 'even',
  input: { n },
  data,
  updatedAt: n,
})
const rows = (length: number, data?: unknown) => Array.from({ length }, (_, n) => row(n, data))

beforeEach(async () => {
  count += 1
  db = await openDatabase('data', `store-${count}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  retire(db)
})

describe('saved answers', () => {
  it('are read in one go, in the order asked for', async () => {
    const store = createQueryStore(db)
    await store.write(rows(60))
    const [first, none, second] = await store.read(['k59', 'nothing', 'k0'])
    expect([first?.data, none, second?.data]).toEqual([{ n: 59 }, undefined, { n: 0 }])
  })

  it('are listed by endpoint, the latest first', async () => {
    const store = createQueryStore(db)
    await store.write(rows(6))
    expect((await store.list('even')).map(({ updatedAt }) => updatedAt)).toEqual([4, 2, 0])
  })

  it('beyond the number of rows go, the longest unused first', async () => {
    const store = createQueryStore(db, { rows: 10, size: 1e9, kept: keptBound })
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
    await store.write(rows(10))
    vi.setSystemTime(24 * 3600_000)
    await store.read(['k0', 'k1'])
    await vi.waitFor(async () => expect((await db.queries.get('k1'))?.usedAt).toBe(24 * 3600_000))
    await store.write([row(98), row(99)])
    expect(await db.queries.count()).toBe(10)
    const kept = await store.read(['k0', 'k1', 'k98', 'k99', 'k2', 'k3'])
    expect(kept.map((one) => one !== undefined)).toEqual([true, true, true, true, false, false])
  })

  it('beyond the size go, and one that is too large by itself is not kept', async () => {
    const store = createQueryStore(db, { rows: 1000, size: 5000, kept: keptBound })
    await store.write(rows(10, 'x'.repeat(998)))
    expect(await db.queries.count()).toBe(5)
    await store.write([row(100, 'x'.repeat(2_000_001))])
    expect(await store.read(['k100'])).toEqual([undefined])
  })

  it('are let go when the device is full, after others have made room', async () => {
    const store = createQueryStore(db)
    await store.write(rows(10))
    const full = () => Object.assign(new Error('full'), { inner: new DOMException('', 'QuotaExceededError') })
    vi.spyOn(db.queries, 'bulkPut').mockRejectedValueOnce(full())
    await store.write([row(11)])
    expect(await db.queries.count()).toBe(6)
    expect((await store.read(['k11']))[0]?.data).toEqual({ n: 11 })
  })

  const ofApp = (n: number) => ({ ...row(n), key: `getAppDetails@2:[{"trackId":"${n < 4 ? '77' : '777'}","n":${n}}]` })
  const keep = async (store: ReturnType<typeof createQueryStore>) => {
    const projects = [{ projectId: 'p1', trackId: '700' }]
    const rivals = { content: [{ trackId: '77' }] }
    await store.write([
      { key: 'getProjects@1:[]', endpointId: 'getProjects', input: {}, data: projects, updatedAt: 0 },
      {
        key: 'getCompetitors@1:[{"projectId":"p1"}]',
        endpointId: 'getCompetitors',
        input: {},
        data: rivals,
        updatedAt: 0,
      },
    ])
    await db.kept.put({ projectId: 'p1', savingData: false, refused: [] })
  }
  const left = async (keys: string[]) => (await db.queries.bulkGet(keys)).filter((one) => one !== undefined).length

  it('of a kept app and its competitors are not counted with the others, which never push them out', async () => {
    const store = createQueryStore(db, { rows: 3, size: 1e9, kept: { rows: 6, size: 1e9 } })
    await keep(store)
    const [ofKept, ofOthers] = [[0, 1, 2, 3].map(ofApp), [4, 5, 6, 7].map(ofApp)]
    await store.write(ofKept)
    await store.write(ofOthers)
    expect(await left(ofKept.map(({ key }) => key))).toBe(4)
    expect(await left(ofOthers.map(({ key }) => key))).toBe(3)
    expect(await left(['getProjects@1:[]', 'getCompetitors@1:[{"projectId":"p1"}]'])).toBe(2)
  })

  it('of a kept app go beyond their own bounds only', async () => {
    const store = createQueryStore(db, { rows: 3, size: 1e9, kept: { rows: 4, size: 1e9 } })
    await keep(store)
    const rows = [0, 1, 2, 3].map(ofApp)
    await store.write(rows)
    expect(await left(rows.map(({ key }) => key))).toBe(4)
    await store.write(['a', 'b', 'c'].map((end) => Object.assign(ofApp(0), { key: ofApp(0).key + end })))
    expect(await db.queries.count()).toBe(6)
    expect(await left(['getProjects@1:[]', 'getCompetitors@1:[{"projectId":"p1"}]'])).toBe(2)
  })

  it('of a kept app are the last to make room on a full device', async () => {
    const store = createQueryStore(db)
    await keep(store)
    const [ofKept, ofOthers] = [[0, 1, 2, 3].map(ofApp), [4, 5, 6, 7].map(ofApp)]
    await store.write([...ofKept, ...ofOthers])
    const counts: number[][] = []
    for (let times = 0; times < 4; times += 1) {
      await freeSpace(db)
      counts.push([await left(ofOthers.map(({ key }) => key)), await left(ofKept.map(({ key }) => key))])
    }
    expect(counts).toEqual([
      [2, 4],
      [1, 4],
      [0, 4],
      [0, 2],
    ])
    expect(await left(['getProjects@1:[]', 'getCompetitors@1:[{"projectId":"p1"}]'])).toBe(2)
  })

  it('tell their age and size without being read', async () => {
    const store = createQueryStore(db)
    await store.write(rows(2))
    expect((await store.entries()).map(({ key, size, updatedAt }) => [key, size, updatedAt])).toEqual([
      ['k0', 7, 0],
      ['k1', 7, 1],
    ])
  })

  it('survive a connection that the browser has lost', async () => {
    const store = createQueryStore(db)
    await store.write(rows(2))
    db.close({ disableAutoOpen: true })
    expect((await store.read(['k1']))[0]?.data).toEqual({ n: 1 })
  })
})
