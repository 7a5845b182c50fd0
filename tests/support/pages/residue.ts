import type { Page } from '@playwright/test'
import { databaseNames, openNamed } from './device-rows.ts'

/** Strings that stand for a user: ids, address, what only they have. */
export async function canariesOf(page: Page): Promise<string[]> {
  const boot = await page.evaluate(() => localStorage.getItem('storeglass.boot') ?? '')
  const found = ['userId', 'organizationId', 'email', 'projectId'].map(
    (name) => new RegExp(`"${name}":"([^"]+)"`).exec(boot)?.[1] ?? '',
  )
  if (found.includes('')) throw new Error('The boot record names nobody.')
  return found
}

/** Where on the device any of the strings still is: localStorage, sessionStorage, IndexedDB, caches, readable cookies. */
export async function residue(page: Page, canaries: string[]): Promise<string[]> {
  const places = { ...(await page.evaluate(textsOutsideOfDatabases)), ...(await textsOfDatabases(page)) }
  return Object.entries(places).flatMap(([where, text]) =>
    canaries.filter((canary) => `${where} ${text}`.includes(canary)).map((canary) => `${canary} in ${where}`),
  )
}

/** What lies at each place, by its name. */
async function textsOutsideOfDatabases(): Promise<Record<string, string>> {
  const texts: Record<string, string> = { cookies: document.cookie }
  for (const [name, store] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, value] of Object.entries(store)) texts[`${name} ${key}`] = String(value)
  for (const name of await caches.keys()) {
    // The app itself, the same for everybody: the precache, and files whose names contain a hash.
    if (name.includes('precache')) continue
    const cache = await caches.open(name)
    const requests = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'))
    const answers = requests.map(async (request) => {
      const answer = await cache.match(request)
      return `${request.url} ${answer ? await answer.text() : ''}`
    })
    texts[`cache ${name}`] = (await Promise.all(answers)).join('\n')
  }
  return texts
}

async function textsOfDatabases(page: Page): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const name of await databaseNames(page)) {
    const db = await openNamed(page, name)
    texts[`database ${name}`] = db ? await db.evaluate(dump) : ''
  }
  return texts
}

async function dump(db: IDBDatabase): Promise<string> {
  const textOf = (asked: IDBRequest): Promise<string> =>
    new Promise((resolve) => {
      asked.addEventListener('success', () => resolve(JSON.stringify(asked.result)))
      asked.addEventListener('error', () => resolve(''))
    })
  const tables = Array.from(db.objectStoreNames, async (name) => {
    const store = db.transaction(name).objectStore(name)
    return [name, ...(await Promise.all([textOf(store.getAllKeys()), textOf(store.getAll())]))].join(' ')
  })
  const rows = await Promise.all(tables)
  db.close()
  return rows.join('\n')
}
