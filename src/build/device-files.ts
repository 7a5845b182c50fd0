import type { Plugin } from 'vite'
import { chunksOf, type Chunk } from './chunks.ts'
import { firstPages } from './first-pages.ts'

/** The routes whose pages are on the device before the worker starts. */
const coreRoutes = new Set([...firstPages.guest, ...firstPages.app, '_app/home'])

/**
 * What the core imports by `import()` and does not wait for: other features, their commands and texts, what is read of
 * connections, services of others, charts, the judge of passwords, how each page works, the panel that makes a file or a print of the
 * overview, and dialogs but for those in which something is found or changed on every page.
 */
const later =
  /[\\/]features[\\/](?!overview|home)|[\\/]commands[\\/]\w+[\\/]commands\.ts$|[\\/](connection-reads|follow-consent)\.ts$|[\\/]locales[\\/](?!pages)[\w-]+[\\/]|-chart\.tsx$|[\\/](page-help|share-panel)\.tsx$|(?<![\\/](palette|add-competitor|remove-app|log-out))-dialog\.tsx$|[\\/]@zxcvbn-ts[\\/]/

/** How the addresses of pages begin, in the order of use: that in which the rest comes to the device. */
const orderOfUse = [
  'app-overview',
  'analyze-keywords',
  'analyze-market',
  'rr',
  'dashboard',
  'creatives',
  'settings',
  'plans',
]

/** Shortest code of a page that comes later, characters. */
const SMALL = 500

interface Entry {
  url: string
  revision: string | null
  size: number
}

/**
 * Divides the worker's list of files in two: the core, which it fetches before it starts, and what it brings to the device
 * in the background, marked `later`, in the order of use.
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

export function divideFiles<T extends { url: string }>(entries: readonly T[], chunks: readonly Chunk[]): T[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const follow = (name: string, into: Set<string>, isWanted: (chunk: Chunk) => boolean): void => {
    const chunk = byName.get(name)
    if (!chunk || into.has(name)) return
    into.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style)
    for (const one of chunk.imports) follow(one, into, isWanted)
    for (const one of chunk.dynamicImports) if (isWanted(byName.get(one)!)) follow(one, into, isWanted)
  }
  const core = new Set<string>()
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.some((id) => id.endsWith('/src/web/main.tsx'))) follow(fileName, core, (chunk) => !isLater(chunk))

  // A page that brings nothing else along is too small to be missed.
  for (const chunk of chunks)
    if (
      routesOf(chunk).length > 0 &&
      (chunk.code?.length ?? SMALL) < SMALL &&
      chunk.imports.every((one) => core.has(one))
    )
      core.add(chunk.fileName)

  // What the core opens comes first, then page after page.
  const order = new Set<string>()
  const isNoPage = (chunk: Chunk) => routesOf(chunk).every((route) => coreRoutes.has(route))
  for (const name of core) follow(name, order, isNoPage)
  for (const start of orderOfUse)
    for (const chunk of chunks)
      if (routesOf(chunk).some((route) => route.startsWith(`_app/${start}`))) follow(chunk.fileName, order, isNoPage)
  const rank = [...order]
  const isOfChunk = new Set(chunks.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]))
  const isCore = ({ url }: T) => core.has(url) || !isOfChunk.has(url)
  const place = ({ url }: T) => (rank.includes(url) ? rank.indexOf(url) : rank.length)
  const rest = entries.filter((entry) => !isCore(entry)).toSorted((a, b) => place(a) - place(b))
  return [...entries.filter(isCore), ...rest.map((entry) => Object.assign({}, entry, { later: true }))]
}

const routesOf = ({ facadeModuleId, moduleIds }: Chunk): string[] =>
  [facadeModuleId ?? '', ...moduleIds].flatMap(
    (id) => /[\\/]web[\\/]routes[\\/](.+)\.tsx\?tsr-split/.exec(id)?.[1] ?? [],
  )

function isLater(chunk: Chunk): boolean {
  const routes = routesOf(chunk)
  if (routes.length > 0) return !routes.some((route) => coreRoutes.has(route))
  return (chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds).some((id) => later.test(id))
}
