import { parentPort } from 'node:worker_threads'
import type { Asked, Reply, Told } from './read-apart.ts'
import { NotUnderstood, readPage } from './read-page.ts'

parentPort?.on('message', ({ id, html, wanted }: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that asked, not to a window
  parentPort?.postMessage({ id, told: toldOf(html, wanted) } satisfies Reply)
})

function toldOf(html: string, wanted: Asked['wanted']): Told {
  try {
    return { page: readPage(html, wanted), reason: null }
  } catch (error) {
    if (error instanceof NotUnderstood) return { page: null, reason: error.message }
    return { page: null, reason: `The page could not be read: ${String(error)}` }
  }
}
