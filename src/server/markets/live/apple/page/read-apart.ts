import { Worker } from 'node:worker_threads'
import type { ProductPage } from './product-page.ts'
import { NotUnderstood, type Wanted } from './read-page.ts'

export interface Asked {
  id: number
  html: string
  wanted: Wanted
}

/** `reason`: why there is no page. */
export type Told = { page: ProductPage; reason: null } | { page: null; reason: string }

export interface Reply {
  id: number
  told: Told
}

export interface PageReader {
  /** @throws NotUnderstood */
  read: (html: string, wanted: Wanted) => Promise<ProductPage>
  close: () => Promise<void>
}

type Waiting = { resolve: (told: Told) => void; reject: (error: unknown) => void }

/** Reads product pages in a thread of its own: they are up to a megabyte, and others are served meanwhile. */
export function openPageReader(): PageReader {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./page-thread.ts', import.meta.url))
    // It keeps no process running.
    started.unref()
    started.on('message', ({ id, told }: Reply) => {
      waiting.get(id)?.resolve(told)
      waiting.delete(id)
    })
    started.once('error', (error) => {
      if (thread === started) thread = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return started
  }

  return {
    async read(html, wanted) {
      thread ??= start()
      const id = ++lastId
      const told = new Promise<Told>((resolve, reject) => waiting.set(id, { resolve, reject }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
      thread.postMessage({ id, html, wanted } satisfies Asked)
      const { page, reason } = await told
      if (page === null) throw new NotUnderstood(reason)
      return page
    },
    async close() {
      const running = thread
      thread = null
      await running?.terminate()
    },
  }
}
