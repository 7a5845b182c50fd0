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
    newer.version(2).stores({ queries: '&key, endpointId, [usedAt+size]', selection: '&id', more: '&id' })
    await newer.open()
    expect(deviceStorage.get()).toBe('reload')
    await expect(db.queries.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
    newer.close()
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
