import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/** `virtual:own-pages`: how the addresses of the app's pages begin, which the worker answers with the shell. */
export const ownPages = (): Plugin => ({
  name: 'own-pages',
  resolveId: (id) => (id === 'virtual:own-pages' ? '\0own-pages' : null),
  load: (id) => (id === '\0own-pages' ? `export const ownPages = ${JSON.stringify(firstSegments())}` : null),
})

/** The first segment of every address that the router knows. */
function firstSegments(): string[] {
  const tree = readFileSync(`${root}src/web/routeTree.gen.ts`, 'utf8')
  const paths = /interface FileRoutesByFullPath \{([\s\S]+?)\n\}/.exec(tree)?.[1] ?? ''
  const segments = new Set(Array.from(paths.matchAll(/'\/([^/'$]+)/g), ([, segment = '']) => segment))
  if (segments.size === 0) throw new Error('The route tree names no pages.')
  return [...segments]
}
