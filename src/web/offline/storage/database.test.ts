import { Dexie } from 'dexie'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, retire, withConnection } from './database.ts'
import { isFull } from './database-failure.ts'
import { deviceStorage } from './device-storage.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { CommandRow } from '../outbox/row.ts'
import { databaseName } from '../stores.ts'

/** Tables of the versions before, as they were declared, each with a row as it was written then. */
const answer = { key: 'k', endpointId: 'e', input: {}, data: { n: 1 }, updatedAt: 3, usedAt: 1, size: 2 }
const selected = { id: 'selection', value: 'mine' }
const released: Record<string, Record<string, { keys: string; row: object }>> = {
  1: {
    queries: { keys: '&key, endpointId, [usedAt+size]', row: answer },
    selection: { keys: '&id', row: selected },
  },
  2: {
    queries: { keys: '&key, endpointId, [usedAt+size+updatedAt]', row: answer },
    selection: { keys: '&id', row: selected },
    kept: { keys: '&projectId', row: { projectId: 'p', savingData: true, refused: [{ key: 'k', at: 4 }] } },
    visits: {
      keys: '&id',
      row: { id: 'p', seenAt: 5, told: { at: 3, changes: ['title 2026-11-03'] }, toldBefore: null },
    },
  },
  3: {
    queries: { keys: '&key, endpointId, [usedAt+size+updatedAt]', row: answer },
    selection: { keys: '&id', row: selected },
    guides: { keys: '&id', row: { id: 'connection-onboarding', value: {} } },
  },
}

const queued = (state: 'pending' | 'refused', refusal: object | null) => ({
  id: crypto.randomUUID(),
  name: 'setFavourite',
  version: 1,
  lane: 'favourites',
  entities: ['favourite:US'],
  payload: { country: 'US', favourite: true },
  createdAt: 1_770_000_000_000,
  attempts: 1,
  nextAttemptAt: 0,
  state,
  refusal,
})

/** As often as this, the browser can't open any. */
function refuseToOpen(times: number): void {
  const open = vi.spyOn(indexedDB, 'open')
  for (let time = 0; time < times; time += 1)
    open.mockImplementationOnce(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError')
    })
}

afterEach(() => {
  ownDevice(null)
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

  it.each(Object.entries(released))(
    'of version %s keeps its rows and gets what came later',
    async (version, tables) => {
      const user = `older-${version}`
      const old = new Dexie(databaseName('data', user))
      old
        .version(Number(version))
        .stores(Object.fromEntries(Object.entries(tables).map(([name, { keys }]) => [name, keys])))
      for (const [name, { row }] of Object.entries(tables)) await old.table(name).put(row)
      old.close()
      const db = await openDatabase('data', user)
      for (const [name, { row }] of Object.entries(tables)) expect(await db.table(name).toArray()).toEqual([row])
      expect(await db.queries.orderBy('[usedAt+size+updatedAt]').keys()).toEqual([[1, 2, 3]])
      await db.visits.put({ id: 'q', seenAt: 5, told: null, toldBefore: null })
      await db.kept.put({ projectId: 'q', savingData: false, refused: [] })
      await db.guides.put({ id: 'guide', value: {} })
      await db.drafts.put({ id: 'draft', value: {} })
      const ids = [db.visits, db.kept, db.guides, db.drafts].map((table) => table.toCollection().primaryKeys())
      expect((await Promise.all(ids)).map((one) => one.at(-1))).toEqual(['q', 'q', 'guide', 'draft'])
      retire(db)
    },
  )

  it('of the first version of the queue keeps every change in its order', async () => {
    const old = new Dexie(databaseName('outbox', 'older'))
    old.version(1).stores({ commands: '++seq, &id' })
    const rows = [
      queued('pending', null),
      queued('refused', { code: null, status: 400, details: { field: 'name', most: 3 } }),
    ]
    for (const row of rows) await old.table('commands').add(row)
    old.close()
    const db = await openDatabase('outbox', 'older')
    const kept = await db.commands.orderBy('seq').toArray()
    expect(kept.map(({ seq }) => seq)).toEqual([1, 2])
    expect(kept).toEqual(rows.map((row) => expect.objectContaining(row)))
    expect(kept.every((row) => v.is(CommandRow, row))).toBe(true)
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

  it('that others hold for a while opens as soon as they let go', async () => {
    ownDevice('patient')
    refuseToOpen(6)
    const db = await openDatabase('data', 'patient')
    await db.selection.put({ id: 'x', value: 'mine' })
    expect(deviceStorage.get()).toBe('ok')
    retire(db)
  })

  it('that fails for a while is given up, and used again by itself once it opens', async () => {
    ownDevice('patient')
    const db = await openDatabase('data', 'patient')
    db.close({ disableAutoOpen: false })
    refuseToOpen(6)
    const read = () => withConnection(db, () => db.selection.count())
    await expect(read()).rejects.toMatchObject({ name: 'DeviceError', reason: 'off' })
    expect(deviceStorage.get()).toBe('off')
    await vi.waitUntil(() => deviceStorage.get() === 'ok', { timeout: 4000 })
    expect(await read()).toBe(1)
    retire(db)
  })

  it('is not made again for somebody who has left while it was tried', async () => {
    ownDevice('leaving soon')
    refuseToOpen(4)
    const opening = openDatabase('data', 'leaving soon')
    ownDevice(null)
    await expect(opening).rejects.toMatchObject({ name: 'DeviceError', reason: 'off' })
    expect(await Dexie.exists(databaseName('data', 'leaving soon'))).toBe(false)
  })

  it('that could not be opened for one is nothing to the next who logs in', async () => {
    ownDevice('unlucky')
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await expect(openDatabase('data', 'unlucky')).rejects.toMatchObject({ reason: 'off' })
    vi.restoreAllMocks()
    ownDevice('lucky')
    expect(deviceStorage.get()).toBe('ok')
    retire(await openDatabase('data', 'lucky'))
    expect(deviceStorage.get()).toBe('ok')
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
