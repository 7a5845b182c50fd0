import type { Plugin } from 'vite'
import { chunksOf, type Chunk } from './chunks.ts'
import { firstPages } from './first-pages.ts'

/**
 * Tells V8 that nearly every function of a start's scripts is called: it compiles them together, off the main thread where it
 * can, instead of each at its first call. Other engines read a comment.
 */
export const eagerFunctions = (): Plugin => ({
  name: 'eager-functions',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After Vite has written its list of preloads at the top: V8 reads the comment only before all else.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of startChunks(chunksOf(bundle)))
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code ?? ''}`
    },
  },
})

/** The entry, the first page of a member, and what they import. */
function startChunks(chunks: readonly Chunk[]): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const starts = ['/src/web/main.tsx', ...firstPages.app.map((route) => `/routes/${route}.tsx?tsr-split`)]
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => starts.some((start) => id.includes(start)))) add(chunk)
  return found
}
