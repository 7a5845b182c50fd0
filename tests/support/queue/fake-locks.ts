import { vi } from 'vitest'

interface Waiting {
  start: () => void
}

/** Web Locks as the platform has them, for as many "tabs" as a test opens in one process. */
export function fakeLocks(): void {
  const held = new Map<string, Waiting[]>()
  const next = (name: string) => {
    const queue = held.get(name) ?? []
    const first = queue.shift()
    if (first) first.start()
    else held.delete(name)
  }
  const request = (name: string, { signal }: { signal?: AbortSignal }, task: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const start = () =>
        void task()
          .then(resolve, reject)
          .finally(() => next(name))
      const queue = held.get(name)
      if (!queue) {
        held.set(name, [])
        return start()
      }
      const waiting = { start }
      queue.push(waiting)
      signal?.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return
        queue.splice(queue.indexOf(waiting), 1)
        reject(signal.reason)
      })
    })
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, key) => (key === 'locks' ? { request } : Reflect.get(target, key)),
      has: (target, key) => key === 'locks' || Reflect.has(target, key),
    }),
  )
}
