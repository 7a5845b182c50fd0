import type { Plugin } from 'vite'
import { chunksOf, withImports, type Chunk } from './chunks.ts'

interface Entry {
  url: string
  revision: string | null
  size: number
}

/** What a module imports, and what it loads by `import()`. */
export interface ModuleLinks {
  imports: readonly string[]
  opens: readonly string[]
}

/**
 * Divides the worker's list of files in two: the core, which it fetches before it starts, and the others, which it brings to
 * the device in the background, marked `later`.
 */
export function deviceFiles() {
  let chunks: readonly Chunk[] = []
  const modules = new Map<string, ModuleLinks>()
  const plugin: Plugin = {
    name: 'device-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      chunks = chunksOf(bundle)
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        modules.set(id, { imports: importedIds, opens: dynamicallyImportedIds })
      }
    },
  }
  const divide = (entries: Entry[]) => ({ manifest: divideFiles(entries, chunks, modules) })
  return { plugin, divide }
}

/**
 * The core is the entry, which holds the first pages, with all that it and its parts open except other pages and their texts.
 * Modules tell what is opened: a file also holds what others need, and that may open more.
 */
export function divideFiles<T extends { url: string }>(
  entries: readonly T[],
  chunks: readonly Chunk[],
  modules: ReadonlyMap<string, ModuleLinks>,
): T[] {
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const opened = new Set<string>()
  const core = new Set<Chunk>()
  const open = (door: string): void => {
    const chunk = byModule.get(door)
    if (!chunk || opened.has(door)) return
    opened.add(door)
    const files = withImports([chunk], chunks)
    for (const file of files) core.add(file)
    const seen = new Set<string>()
    const follow = (id: string): void => {
      const file = byModule.get(id)
      // An index imports more than is used of it here.
      if (seen.has(id) || (file && !files.has(file))) return
      seen.add(id)
      const { imports = [], opens = [] } = modules.get(id) ?? {}
      imports.forEach(follow)
      if (file) for (const one of opens) if (!isLater(one)) open(one)
    }
    follow(door)
  }
  for (const id of modules.keys()) if (id.endsWith('/src/web/main.tsx')) open(id)
  const coreFiles = filesOf([...core])
  const filesOfChunks = filesOf(chunks)
  const isCore = ({ url }: T) => coreFiles.has(url) || !filesOfChunks.has(url)
  const texts = filesOf(chunks.filter(({ moduleIds }) => moduleIds.some(isText)))
  const rest = entries.filter((entry) => !isCore(entry))
  // Any page that is opened offline waits for its texts.
  const inOrder = [...rest.filter(({ url }) => texts.has(url)), ...rest.filter(({ url }) => !texts.has(url))]
  return [...entries.filter(isCore), ...inOrder.map((entry) => Object.assign({}, entry, { later: true }))]
}

const filesOf = (chunks: readonly Chunk[]) =>
  new Set(chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))

/** Texts that pages wait for. */
const isText = (id: string): boolean => id.includes('/locales/app/')
/** The router's plugin names the part of a route that is loaded when the route is opened. */
const isLater = (id: string): boolean => id.includes('?tsr-split') || isText(id)
