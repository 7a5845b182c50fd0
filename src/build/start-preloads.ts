import type { Plugin } from 'vite'
import { chunksOf, type Chunk } from './chunks.ts'
import { firstPages } from './first-pages.ts'

/**
 * Names to the document's first script what each start needs besides the entry: the page's own code, its styles, the
 * texts of the language and, where the last page's answers are not at hand, the device's database. It asks for them
 * while the entry is still on its way: that saves a start on a slow line two round trips.
 */
export const startPreloads = (): Plugin => ({
  name: 'start-preloads',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replace('var preloads = {}', `var preloads = ${JSON.stringify(preloadsOf(chunksOf(bundle ?? {})))}`),
  },
})

/** What each part of a start needs, without what the entry brings along. */
export function preloadsOf(chunks: readonly Chunk[]): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (chunk: Chunk, seen: Set<Chunk>): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) withImports(byName.get(name)!, seen)
  }
  const holding = (part: string) =>
    chunks.filter((chunk) => [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => id.includes(part)))
  const entry = new Set<Chunk>()
  for (const chunk of holding('/src/web/main.tsx')) withImports(chunk, entry)
  const files = (...parts: string[]) => {
    const needed = new Set<Chunk>()
    for (const chunk of parts.flatMap(holding)) withImports(chunk, needed)
    const extra = [...needed].filter((chunk) => !entry.has(chunk))
    const styles = extra.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
    return [...extra.map((chunk) => chunk.fileName), ...styles]
  }
  const pages = (routes: readonly string[]) => files(...routes.map((route) => `/routes/${route}.tsx?tsr-split`))
  return {
    en: files('/locales/en.po'),
    de: files('/locales/de.po'),
    guest: pages(firstPages.guest),
    app: pages(firstPages.app),
    device: files('src/web/offline/answers/query-store.ts'),
  }
}
