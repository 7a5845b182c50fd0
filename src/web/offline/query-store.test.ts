import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, retire, type DataDatabase } from './database.ts'
import { createQueryStore } from './query-store.ts'

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
    const store = createQueryStore(db, { rows: 10, size: 1e9 })
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
    const store = createQueryStore(db, { rows: 1000, size: 5000 })
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

  it('survive a connection that the browser has lost', async () => {
    const store = createQueryStore(db)
    await store.write(rows(2))
    db.close({ disableAutoOpen: true })
    expect((await store.read(['k1']))[0]?.data).toEqual({ n: 1 })
  })
})
