import type { JSHandle, Page } from '@playwright/test'
import { databases, type DatabaseKind } from '#web/offline/stores.ts'

type Table<K extends DatabaseKind> = keyof (typeof databases)[K]['tables'] & string

/** Names of every database on the device. */
export const databaseNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []))

/** Opens a database of the page by its name, not through the app; null where there is none: looking must not make one. */
export async function openNamed(page: Page, name: string): Promise<JSHandle<IDBDatabase> | null> {
  const handle = await page.evaluateHandle(
    (name) =>
      new Promise<IDBDatabase | null>((resolve) => {
        const request = indexedDB.open(name)
        request.addEventListener('upgradeneeded', () => request.transaction?.abort())
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => resolve(null))
      }),
    name,
  )
  // A handle does not tell in its type whether it holds something.
  return (await handle.evaluate((db) => db === null)) ? null : (handle as JSHandle<IDBDatabase>)
}

/** Opens the database of the one user who is or was signed in here; null where there is none. */
export async function openDevice(page: Page, kind: DatabaseKind): Promise<JSHandle<IDBDatabase> | null> {
  // The longest first: one kind's names begin like the other's.
  const kinds = Object.entries(databases).toSorted(([, a], [, b]) => b.prefix.length - a.prefix.length)
  const kindOf = (name: string) => kinds.find(([, { prefix }]) => name.startsWith(prefix))?.[0]
  const name = (await databaseNames(page)).find((one) => kindOf(one) === kind)
  return name === undefined ? null : openNamed(page, name)
}

/** Rows of a table in the order of their keys; none where there is no such database. */
export async function deviceRows<K extends DatabaseKind>(page: Page, kind: K, table: Table<K>): Promise<unknown[]> {
  const db = await openDevice(page, kind)
  if (!db) return []
  return db.evaluate(async (db, table) => {
    const all = db.transaction(table).objectStore(table).getAll()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    db.close()
    return all.result as unknown[]
  }, table)
}

/** How many answers of an endpoint the device has. */
export async function countAnswers(page: Page, endpointId: string): Promise<number> {
  const db = await openDevice(page, 'data')
  if (!db) return 0
  return db.evaluate(async (db, endpointId) => {
    const count = db.transaction('queries').objectStore('queries').index('endpointId').count(endpointId)
    await new Promise((resolve) => count.addEventListener('success', resolve))
    db.close()
    return count.result
  }, endpointId)
}

/** Puts rows into a table, over those of the same keys, behind the app's back. Throws where there is no such database, or no room. */
export async function putRows<K extends DatabaseKind>(
  page: Page,
  kind: K,
  table: Table<K>,
  rows: readonly unknown[],
): Promise<void> {
  const db = await openDevice(page, kind)
  if (!db) throw new Error(`There is no database "${kind}".`)
  await db.evaluate(
    async (db, { table, rows }) => {
      const writing = db.transaction(table, 'readwrite')
      for (const row of rows) writing.objectStore(table).put(row)
      await new Promise((resolve, reject) => {
        writing.addEventListener('complete', resolve)
        writing.addEventListener('abort', () => reject(writing.error ?? new Error('Writing was aborted.')))
      })
      db.close()
    },
    { table, rows: [...rows] },
  )
}

/** Empties a table; whether there was one. */
export async function clearRows<K extends DatabaseKind>(page: Page, kind: K, table: Table<K>): Promise<boolean> {
  const db = await openDevice(page, kind)
  await db?.evaluate(async (db, table) => {
    const clearing = db.transaction(table, 'readwrite')
    clearing.objectStore(table).clear()
    await new Promise((resolve) => clearing.addEventListener('complete', resolve))
    db.close()
  }, table)
  return db !== null
}
