import { parentPort } from 'node:worker_threads'
import { StoreFailure } from '../../gateway/store-failure.ts'
import { chartsOnPage } from '../charts/charts-page.ts'
import { idsOnSearchPage } from '../search/search-orders.ts'
import type { Asked, Reply, Told } from './read-apart.ts'
import { NotUnderstood, readPage } from './read-page.ts'

parentPort?.on('message', (asked: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that asked, not to a window
  parentPort?.postMessage({ id: asked.id, told: toldOf(asked) } satisfies Reply)
})

function toldOf(asked: Asked): Told {
  try {
    return { found: foundOn(asked), reason: null }
  } catch (error) {
    const isForeseen = error instanceof NotUnderstood || error instanceof StoreFailure
    return { found: null, reason: isForeseen ? error.message : `The page could not be read: ${String(error)}` }
  }
}

function foundOn({ kind, html, wanted }: Asked): NonNullable<Told['found']> {
  switch (kind) {
    case 'product':
      return readPage(html, wanted)
    case 'charts':
      return chartsOnPage(html, wanted)
    case 'search':
      return idsOnSearchPage(html, wanted)
  }
}
