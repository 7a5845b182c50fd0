import { liveQuery } from 'dexie'
import * as v from 'valibot'
import { createStore, saysTheSame, type Store } from '#web/offline/create-store.ts'
import { withConnection } from '#web/offline/storage/database.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { deviceOrganisation, deviceUser } from '#web/offline/storage/device-user.ts'
import { awayId, userDatabase } from '#web/offline/storage/user-databases.ts'
import { markUnsaved } from '#web/offline/updates/app-update.ts'
import { writeRow } from './write-row.ts'

/** Whose rows they are: what is read or written late must not end up with another user, or in another organisation. */
interface Owner {
  userId: string | null
  organizationId: string | null
}

const ownerNow = (): Owner => ({ userId: deviceUser.get(), organizationId: deviceOrganisation.get() })
const isOwnerNow = ({ userId, organizationId }: Owner): boolean =>
  deviceUser.get() === userId && deviceOrganisation.get() === organizationId

/** Whether the device has the row as it shows: not while a change is on its way, nor where it did not take one. */
export type RowState = 'written' | 'writing' | 'unwritten'

interface Row<T> {
  /** null: not read yet. */
  store: Store<T | null>
  state: Store<RowState>
  /** Own changes that are not over. */
  changes: number
  /** Those of them that show, and are on their way to the device: until then it is behind. */
  writing: number
  /** The device did not take a change: what it has is behind until a later one is written. */
  isUnwritten: boolean
  /** Changes are written one after the other. */
  last: Promise<void>
}

/** Rows of one shape in the user's table of drafts: the same in every tab, and for the page alone where nothing is kept. */
export interface SavedRows<T> {
  get: (id: string) => T | null
  state: (id: string) => RowState
  /** The row, from the device if this tab does not have it yet. */
  read: (id: string) => Promise<T>
  /** To the row and to its state. */
  subscribe: (id: string, listener: () => void) => () => void
  /** Follows what this tab and others write; returns what ends it. */
  follow: (id: string) => () => void
  /**
   * Applies a change to the row as it is then, also when another tab writes it at the same time. A full device frees space and
   * tries once more. Throws what kept it from being written (`DeviceError`): the change stays in this tab, and
   * is written with the next one. Where the device keeps nothing, the row lasts as long as the page, and nothing is thrown.
   */
  change: (id: string, next: (before: T) => T) => Promise<void>
}

export function savedRows<T>(schema: v.GenericSchema<unknown, T>, empty: T): SavedRows<T> {
  const rows = new Map<string, Row<T>>()

  function rowOf(id: string): Row<T> {
    const known = rows.get(id)
    if (known) return known
    const row: Row<T> = {
      store: createStore<T | null>(null, saysTheSame),
      state: createStore<RowState>('written'),
      changes: 0,
      writing: 0,
      isUnwritten: false,
      last: Promise.resolve(),
    }
    rows.set(id, row)
    return row
  }

  function updateState(id: string, row: Row<T>): void {
    row.state.set(row.changes > 0 ? 'writing' : row.isUnwritten ? 'unwritten' : 'written')
    markUnsaved(id, row.state.get() !== 'written')
  }

  const forget = () => {
    for (const [id, row] of rows) {
      row.store.set(null)
      row.isUnwritten = false
      updateState(id, row)
    }
  }
  deviceUser.subscribe(forget)
  deviceOrganisation.subscribe(forget)

  const valueOf = (kept: unknown): T => {
    const parsed = v.safeParse(schema, kept)
    return parsed.success ? parsed.output : empty
  }

  /** Takes over what the device has, unless this tab is ahead of it or another owner is here by now. */
  function take(id: string, owner: Owner, kept: { value: unknown } | undefined): void {
    const row = rowOf(id)
    if (row.writing === 0 && !row.isUnwritten && isOwnerNow(owner)) row.store.set(valueOf(kept?.value))
  }

  async function reread(id: string): Promise<void> {
    const { store } = rowOf(id)
    const owner = ownerNow()
    const { userId } = owner
    try {
      const db = userId === null ? null : await userDatabase('data', userId)
      take(id, owner, db ? await withConnection(db, () => db.drafts.get(id)) : undefined)
    } catch {
      store.set(store.get() ?? empty)
    }
  }

  function follow(id: string): () => void {
    let isOver = false
    let end = () => {}
    const begin = async () => {
      await reread(id)
      const owner = ownerNow()
      if (owner.userId === null) return
      const db = await userDatabase('data', owner.userId)
      if (isOver || !isOwnerNow(owner)) return
      const following = liveQuery(() => db.drafts.get(id)).subscribe({
        next: (kept) => take(id, owner, kept),
        error: () => {},
      })
      end = () => following.unsubscribe()
    }
    const start = () => {
      end()
      // Where nothing is kept there is nothing to follow.
      begin().catch(() => {})
    }
    start()
    const stop = deviceOrganisation.subscribe(start)
    return () => {
      isOver = true
      stop()
      end()
    }
  }

  async function read(id: string): Promise<T> {
    const { store } = rowOf(id)
    if (store.get() === null) await reread(id)
    return store.get() ?? empty
  }

  async function write(id: string, next: (before: T) => T): Promise<void> {
    const row = rowOf(id)
    const owner = ownerNow()
    const { userId, organizationId } = owner
    if (userId === null || organizationId === null) return
    let isUnwritten = false
    try {
      await row.last
      const rowId = deviceOrganisation.get() === organizationId ? id : awayId(id, organizationId)
      await writeRow(userId, rowId, (kept) => (row.isUnwritten ? row.store.get() : null) ?? next(valueOf(kept)))
    } catch (error) {
      isUnwritten = true
      if (!(error instanceof DeviceError) || error.reason !== 'off') throw error
    } finally {
      if (isOwnerNow(owner)) row.isUnwritten = isUnwritten
    }
  }

  async function change(id: string, next: (before: T) => T): Promise<void> {
    const row = rowOf(id)
    row.changes += 1
    updateState(id, row)
    try {
      await read(id)
      // Not what was read: a change that came just before may have been applied meanwhile.
      row.store.set(next(row.store.get() ?? empty))
      row.writing += 1
      const written = write(id, next)
      row.last = written.catch(() => {})
      await written.finally(() => (row.writing -= 1))
      await reread(id)
    } finally {
      row.changes -= 1
      updateState(id, row)
    }
  }

  return {
    get: (id) => rowOf(id).store.get(),
    state: (id) => rowOf(id).state.get(),
    subscribe: (id, listener) => {
      const stops = [rowOf(id).store.subscribe(listener), rowOf(id).state.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    read,
    follow,
    change,
  }
}
