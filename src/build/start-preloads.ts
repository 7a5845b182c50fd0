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
    handler: (html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((file) => /hanken-grotesk-latin-wght/.test(file))
      return html.replace(
        'var preloads = {}',
        `var preloads = ${JSON.stringify({ ...preloadsOf(chunksOf(bundle)), font })}`,
      )
    },
  },
})

interface Preloads extends Record<string, string[] | Record<string, string[]>> {
  /** Of the pages beside the first one, by their paths. */
  pages: Record<string, string[]>
}

/** What each part of a start needs, without what the entry brings along. */
export function preloadsOf(chunks: readonly Chunk[]): Preloads {
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
    const styles = extra.flatMap(stylesOf)
    return [...extra.map((chunk) => chunk.fileName), ...styles]
  }
  const pages = (routes: readonly string[]) => files(...routes.map((route) => `/routes/${route}.tsx?tsr-split`))
  const app = pages(firstPages.app)
  const page = (route: string) => pages([route]).filter((file) => !app.includes(file))
  const routes = chunks.flatMap((chunk) => chunk.moduleIds.flatMap((id) => PAGE.exec(id)?.[1] ?? []))
  return {
    // The document asks for these by itself.
    entry: Array.from(entry).flatMap(stylesOf),
    en: files('/locales/en.po'),
    de: files('/locales/de.po'),
    guest: pages(firstPages.guest),
    app,
    'pages-en': files('/locales/pages/en.po'),
    'pages-de': files('/locales/pages/de.po'),
    pages: Object.fromEntries(
      routes.filter((route) => page(`_app/${route}`).length > 0).map((route) => [`/${route}`, page(`_app/${route}`)]),
    ),
    device: files('src/web/offline/answers/query-store.ts'),
  }
}

/** The page of a route, of the areas in which people work. */
const PAGE =
  /[\\/]routes[\\/]_app[\\/]((?:home|app-overview|analyze-keywords|analyze-market|creatives|dashboard|rr)(?:\/(?!route)[\w-]+)?)\.tsx\?tsr-split=component/

const stylesOf = ({ viteMetadata }: Chunk) => Array.from(viteMetadata?.importedCss ?? [])
