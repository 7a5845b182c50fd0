import { Worker } from 'node:worker_threads'
import type { PageCharts, WantedCharts } from '../charts/charts-page.ts'
import { malformed } from '../request.ts'
import type { WantedSearch } from '../search/search-orders.ts'
import type { ProductPage } from './product-page.ts'
import type { Wanted } from './read-page.ts'

/** What is asked for and found on the web store's pages, by their kind. */
interface Pages {
  product: { wanted: Wanted; found: ProductPage }
  charts: { wanted: WantedCharts; found: PageCharts }
  /** Ids of apps, in the page's order. */
  search: { wanted: WantedSearch; found: string[] }
}
type Kind = keyof Pages

export type Asked = { [K in Kind]: { id: number; kind: K; html: string; wanted: Pages[K]['wanted'] } }[Kind]

/** `reason`: why nothing is found. */
export type Told = { found: Pages[Kind]['found']; reason: null } | { found: null; reason: string }

export interface Reply {
  id: number
  told: Told
}

export interface PageReader {
  /** @throws StoreFailure for a page that is not what was asked for, or of another shape */
  read: <K extends Kind>(kind: K, html: string, wanted: Pages[K]['wanted']) => Promise<Pages[K]['found']>
  close: () => Promise<void>
}

type Waiting = { resolve: (told: Told) => void; reject: (error: unknown) => void }

/** Reads pages of the web store in a thread of its own: they are up to a megabyte, and others are served meanwhile. */
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
    async read<K extends Kind>(kind: K, html: string, wanted: Pages[K]['wanted']): Promise<Pages[K]['found']> {
      thread ??= start()
      const id = ++lastId
      const told = new Promise<Told>((resolve, reject) => waiting.set(id, { resolve, reject }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
      thread.postMessage({ id, kind, html, wanted })
      const { found, reason } = await told
      if (found === null) throw malformed(reason)
      // The thread answers what the kind asks for.
      return found
    },
    async close() {
      const running = thread
      thread = null
      await running?.terminate()
    },
  }
}
