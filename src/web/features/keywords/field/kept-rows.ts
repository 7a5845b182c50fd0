import { liveQuery } from 'dexie'
import * as v from 'valibot'
import { createStore, saysTheSame, type Store } from '#web/offline/create-store.ts'
import { withConnection } from '#web/offline/storage/database.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'

interface Row<T> {
  /** null: not read yet. */
  store: Store<T | null>
  /** Own changes on their way to the device: until then it is behind. */
  writing: number
}

/** Rows of one shape in the user's table of drafts: the same in every tab, and for the page alone where nothing is kept. */
export interface KeptRows<T> {
  get: (id: string) => T | null
  /** The row, from the device if this tab does not have it yet. */
  read: (id: string) => Promise<T>
  subscribe: (id: string, listener: () => void) => () => void
  /** Follows what this tab and others write; returns what ends it. */
  follow: (id: string) => () => void
  /** Applies a change to the row as it is then, also when another tab writes it at the same time. */
  change: (id: string, next: (before: T) => T) => Promise<void>
}

export function keptRows<T>(schema: v.GenericSchema<unknown, T>, empty: T): KeptRows<T> {
  const rows = new Map<string, Row<T>>()

  function rowOf(id: string): Row<T> {
    const known = rows.get(id)
    if (known) return known
    const row: Row<T> = { store: createStore<T | null>(null, saysTheSame), writing: 0 }
    rows.set(id, row)
    return row
  }

  deviceUser.subscribe(() => {
    for (const { store } of rows.values()) store.set(null)
  })

  const valueOf = (kept: { value: unknown } | undefined): T => {
    const parsed = v.safeParse(schema, kept?.value)
    return parsed.success ? parsed.output : empty
  }

  async function database() {
    const userId = deviceUser.get()
    return userId === null ? null : userDatabase('data', userId)
  }

  async function reread(id: string): Promise<void> {
    const { store } = rowOf(id)
    try {
      const db = await database()
      const kept = db ? await withConnection(db, () => db.drafts.get(id)) : undefined
      if (rowOf(id).writing === 0) store.set(valueOf(kept))
    } catch {
      store.set(store.get() ?? empty)
    }
  }

  function follow(id: string): () => void {
    let isOver = false
    let end = () => {}
    const row = rowOf(id)
    const begin = async () => {
      await reread(id)
      const db = await database()
      if (!db || isOver) return
      const following = liveQuery(() => db.drafts.get(id)).subscribe({
        next: (kept) => row.writing === 0 && row.store.set(valueOf(kept)),
        error: () => {},
      })
      end = () => following.unsubscribe()
    }
    // Where nothing is kept there is nothing to follow.
    begin().catch(() => {})
    return () => {
      isOver = true
      end()
    }
  }

  async function read(id: string): Promise<T> {
    const { store } = rowOf(id)
    if (store.get() === null) await reread(id)
    return store.get() ?? empty
  }

  async function change(id: string, next: (before: T) => T): Promise<void> {
    const row = rowOf(id)
    row.store.set(next(await read(id)))
    row.writing += 1
    try {
      const db = await database()
      if (!db) return
      await withConnection(db, () =>
        db.transaction('rw', db.drafts, async () => {
          await db.drafts.put({ id, value: next(valueOf(await db.drafts.get(id))) })
        }),
      )
    } catch {
      // Where the device keeps nothing, the row lasts as long as the page.
      return
    } finally {
      row.writing -= 1
    }
    if (row.writing === 0) await reread(id)
  }

  return {
    get: (id) => rowOf(id).store.get(),
    subscribe: (id, listener) => rowOf(id).store.subscribe(listener),
    read,
    follow,
    change,
  }
}
