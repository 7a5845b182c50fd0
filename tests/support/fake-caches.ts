import { vi } from 'vitest'

/** Cache Storage as far as this project uses it: by address, in the order of storing. */
export function fakeCaches(): void {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (key: string | Request | URL) =>
    new URL(key instanceof Request ? key.url : key, 'http://localhost').href
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: string | Request | URL) => entries.get(urlOf(key))?.clone(),
    matchAll: async () => Array.from(entries.values(), (response) => response.clone()),
    add: async (key: string | Request) => {
      const response = await fetch(new Request(urlOf(key)))
      if (!response.ok) throw new TypeError('Request failed')
      entries.set(urlOf(key), response)
    },
    put: async (key: string | Request, response: Response) => void entries.set(urlOf(key), response),
    delete: async (key: string | Request) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  })
  vi.stubGlobal('caches', {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: string | Request | URL) => {
      const url = urlOf(key)
      return [...all.values()]
        .find((entries) => entries.has(url))
        ?.get(url)
        ?.clone()
    },
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return cacheOf(entries)
    },
  })
}
