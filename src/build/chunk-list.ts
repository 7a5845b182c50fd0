import type { Plugin } from 'vite'
import { chunksOf, type Chunk } from './chunks.ts'
import { root } from './root.ts'

/** Tells `npm run size` and the tests which file holds which sources. Nobody is served it. */
export const chunkList = (): Plugin => ({
  name: 'chunk-list',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const circle = findCircle(chunksOf(bundle))
    if (circle) this.error(`Files that import each other: ${circle}`)
    const chunks = chunksOf(bundle).map(({ fileName, imports, dynamicImports, viteMetadata, ...chunk }) => {
      const sources = new Set([chunk.facadeModuleId ?? '', ...chunk.moduleIds].filter((id) => id.startsWith(root)))
      const css = Array.from(viteMetadata?.importedCss ?? [])
      return [fileName, { imports, dynamicImports, css, sources: Array.from(sources, (id) => id.slice(root.length)) }]
    })
    this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(Object.fromEntries(chunks)) })
  },
})

/** The first files that import each other in a circle: what one of them needs at once from the other would not be there yet. */
export function findCircle(chunks: readonly Pick<Chunk, 'fileName' | 'imports'>[]): string | null {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]): string | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name].join(' → ')
    if (done.has(name)) return null
    done.add(name)
    for (const next of byName.get(name)?.imports ?? []) {
      const circle = walk(next, [...way, name])
      if (circle) return circle
    }
    return null
  }
  for (const { fileName } of chunks) {
    const circle = walk(fileName, [])
    if (circle) return circle
  }
  return null
}
