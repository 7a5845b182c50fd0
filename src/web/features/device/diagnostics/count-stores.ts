import {
  databaseName,
  databases,
  deviceCaches,
  localKeys,
  sessionKeys,
  type DatabaseKind,
} from '#web/offline/stores.ts'
import { workerCaches } from '#contract/worker/worker.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { cacheStorage } from '#web/offline/abilities/browser-abilities.ts'

/** Something that is kept on the device, by the name of its kind: ids of users are left out. */
export interface Counted {
  name: string
  /** Entries, by table where there are tables; characters of a key's value. */
  counts: Record<string, number>
}

/** Rows of the user's databases; none of a database that can't be opened. */
export async function countDatabases(): Promise<Counted[]> {
  const userId = deviceUser.get()
  const there = new Set((await indexedDB.databases()).flatMap(({ name }) => name ?? []))
  const kinds = Object.keys(databases) as DatabaseKind[]
  return Promise.all(
    kinds.map(async (kind) => {
      const isThere = userId !== null && there.has(databaseName(kind, userId))
      return { name: `${databases[kind].prefix}<user>`, counts: isThere ? await rowsOf(kind, userId) : {} }
    }),
  )
}

async function rowsOf(kind: DatabaseKind, userId: string): Promise<Record<string, number>> {
  try {
    const { tables } = await userDatabase(kind, userId)
    return Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table.name, await table.count()] as const)),
    )
  } catch {
    return {}
  }
}

/** Entries of the worker's caches. */
export async function countCaches(): Promise<Counted[]> {
  const caches = cacheStorage()
  if (!caches) return []
  const names = await caches.keys()
  return Promise.all(
    names.map(async (name) => ({
      name: kindOfCache(name),
      counts: { entries: (await (await caches.open(name)).keys()).length },
    })),
  )
}

function kindOfCache(name: string): string {
  if (name in deviceCaches) return name
  // Longest first: "kept-media-" also holds "media-".
  const prefixes = Object.values(workerCaches).map(({ prefix }) => prefix)
  const prefix = prefixes.toSorted((a, b) => b.length - a.length).find((one) => name.startsWith(one))
  if (prefix) return `${prefix}<user>`
  return name.includes('precache') ? 'precache' : 'other'
}

/** Declared keys of the browser's storage that hold something, and how many characters. */
export function countKeys(): Counted[] {
  const lengths = (storage: Storage, names: object) =>
    Object.keys(names).flatMap((name) => {
      const value = storage.getItem(name)
      return value === null ? [] : [{ name, counts: { characters: value.length } }]
    })
  try {
    return [...lengths(localStorage, localKeys), ...lengths(sessionStorage, sessionKeys)]
  } catch {
    // The browser lets the app keep nothing.
    return []
  }
}
