import type { Page } from '@playwright/test'

/** Strings that stand for a user: ids, address, what only they have. */
export async function canariesOf(page: Page): Promise<string[]> {
  const boot = await page.evaluate(() => localStorage.getItem('storeglass.boot') ?? '')
  const found = ['userId', 'organizationId', 'email', 'projectId'].map(
    (name) => new RegExp(`"${name}":"([^"]+)"`).exec(boot)?.[1] ?? '',
  )
  if (found.includes('')) throw new Error('The boot set names nobody.')
  return found
}

/** Where on the device any of the strings still is: localStorage, sessionStorage, IndexedDB, caches, readable cookies. */
export const residue = (page: Page, canaries: string[]): Promise<string[]> =>
  page.evaluate(async (canaries) => {
    const found: string[] = []
    const look = (where: string, text: string) => {
      for (const canary of canaries) if (text.includes(canary)) found.push(`${canary} in ${where}`)
    }
    look('cookies', document.cookie)
    for (const [name, store] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(store)) look(`${name} ${key}`, `${key} ${String(value)}`)
    for (const { name = '' } of await indexedDB.databases()) look(`database ${name}`, `${name} ${await dump(name)}`)
    for (const name of await caches.keys()) {
      // The app itself, the same for everybody.
      if (name.includes('precache')) continue
      look('cache names', name)
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        look(`cache ${name}`, `${request.url} ${answer ? await answer.text() : ''}`)
      }
    }
    return found

    function allOf(asked: IDBRequest): Promise<string> {
      return new Promise((resolve) => {
        asked.addEventListener('success', () => resolve(JSON.stringify(asked.result)))
        asked.addEventListener('error', () => resolve(''))
      })
    }

    async function dump(name: string): Promise<string> {
      const database = await new Promise<IDBDatabase | null>((resolve) => {
        const request = indexedDB.open(name)
        // Deleted since it was listed: looking must not make it again.
        request.addEventListener('upgradeneeded', () => request.transaction?.abort())
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => resolve(null))
      })
      if (!database) return ''
      const rows = await Promise.all(
        [...database.objectStoreNames].map(async (name) => {
          const store = database.transaction(name).objectStore(name)
          return [name, ...(await Promise.all([allOf(store.getAllKeys()), allOf(store.getAll())]))].join(' ')
        }),
      )
      database.close()
      return rows.join('\n')
    }
  }, canaries)
