import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isFull, openDatabase, retire } from './database.ts'
import { deviceStorage } from './device-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  deviceStorage.set('ok')
})

describe('the device database', () => {
  it('of another tab with a newer version closes this one for good and asks for a reload', async () => {
    const db = await openDatabase('data', 'upgrade')
    const newer = new Dexie('storeglass-upgrade')
    newer.version(db.verno + 1).stores({ more: '&id' })
    await newer.open()
    expect(deviceStorage.get()).toBe('reload')
    await expect(db.queries.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
    newer.close()
  })

  it('of version 1 keeps its rows and gets the tables of later versions', async () => {
    const old = new Dexie('storeglass-older')
    old.version(1).stores({ queries: '&key, endpointId, [usedAt+size]', selection: '&id' })
    const row = { key: 'k', endpointId: 'e', input: {}, data: { n: 1 }, updatedAt: 3, usedAt: 1, size: 2 }
    await old.table('queries').put(row)
    await old.table('selection').put({ id: 'selection', value: 'mine' })
    old.close()
    const db = await openDatabase('data', 'older')
    expect(await db.queries.toArray()).toEqual([row])
    expect(await db.queries.orderBy('[usedAt+size+updatedAt]').keys()).toEqual([[1, 2, 3]])
    expect(await db.selection.toArray()).toEqual([{ id: 'selection', value: 'mine' }])
    await db.visits.put({ id: 'p', seenAt: 5, told: null, toldBefore: null })
    await db.kept.put({ projectId: 'p', savingData: false, refused: [] })
    await db.guides.put({ id: 'guide', value: {} })
    expect([await db.visits.count(), await db.kept.count(), await db.guides.count()]).toEqual([1, 1, 1])
    retire(db)
  })

  it('goes at once when the user logs out in another tab, and nobody is asked to reload', async () => {
    await openDatabase('data', 'leaving')
    await Dexie.delete('storeglass-leaving')
    expect(deviceStorage.get()).toBe('ok')
  })

  it('that can not be opened is off, in words that can be shown', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await expect(openDatabase('data', 'denied')).rejects.toMatchObject({ name: 'DeviceError', reason: 'off' })
    expect(deviceStorage.get()).toBe('off')
  })

  it('keeps each kind of each user apart', async () => {
    const [mine, yours] = [await openDatabase('data', 'me'), await openDatabase('data', 'you')]
    await mine.selection.put({ id: 'x', value: 'mine' })
    expect(await yours.selection.toArray()).toEqual([])
    retire(mine)
    retire(yours)
  })
})

describe('a full device', () => {
  it('is known by what Dexie hides inside', () => {
    const quota = new DOMException('', 'QuotaExceededError')
    expect(isFull(quota)).toBe(true)
    expect(isFull(Object.assign(new Error('aborted'), { inner: quota }))).toBe(true)
    expect(
      isFull(Object.assign(new Error('aborted'), { inner: Object.assign(new Error('x'), { inner: quota }) })),
    ).toBe(true)
    expect(isFull(new Error('QuotaExceededError'))).toBe(false)
    expect(isFull(undefined)).toBe(false)
  })
})
