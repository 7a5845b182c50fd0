import type { Plugin } from 'vite'
import { chunksOf, type Chunk } from './chunks.ts'

interface Entry {
  url: string
  revision: string | null
  size: number
}

/**
 * Divides the worker's list of files in two: the core, which it fetches before it starts, and the other pages, which it
 * brings to the device in the background, marked `later`.
 */
export function deviceFiles() {
  let chunks: readonly Chunk[] = []
  const plugin: Plugin = {
    name: 'device-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: (_, bundle) => {
      chunks = chunksOf(bundle)
    },
  }
  const divide = (entries: Entry[]) => ({ manifest: divideFiles(entries, chunks) })
  return { plugin, divide }
}

/** The core is the entry, which holds the first pages, with all that it and its parts open except other pages. */
export function divideFiles<T extends { url: string }>(entries: readonly T[], chunks: readonly Chunk[]): T[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const core = new Set<string>()
  const follow = (name: string): void => {
    const chunk = byName.get(name)
    if (!chunk || core.has(name)) return
    core.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) core.add(style)
    for (const one of [...chunk.imports, ...chunk.dynamicImports.filter((other) => !isPage(byName.get(other)))])
      follow(one)
  }
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.some((id) => id.endsWith('/src/web/main.tsx'))) follow(fileName)
  const isOfChunk = new Set(chunks.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]))
  const isCore = ({ url }: T) => core.has(url) || !isOfChunk.has(url)
  const rest = entries.filter((entry) => !isCore(entry))
  return [...entries.filter(isCore), ...rest.map((entry) => Object.assign({}, entry, { later: true }))]
}

/** The router's plugin names the part of a route that is loaded when the route is opened. */
const isPage = (chunk: Chunk | undefined): boolean => chunk?.facadeModuleId?.includes('?tsr-split') === true
