import type { Plugin } from 'vite'
import { chunksOf, withImports, type Chunk } from './chunks.ts'

/**
 * Names to the document's first script what a start needs besides what the document itself asks for: the texts of the
 * language, while the entry is still on its way, and the font.
 */
export const documentFiles = (): Plugin => ({
  name: 'document-files',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((file) => /hanken-grotesk-latin-wght/.test(file))
      const files = { ...documentFilesOf(chunksOf(bundle)), font }
      return html.replace('var preloads = {}', `var preloads = ${JSON.stringify(files)}`)
    },
  },
})

/** The texts by language, and the styles of the entry, which the document asks for. */
export function documentFilesOf(chunks: readonly Chunk[]) {
  const entry = withImports(chunks.filter(isEntry), chunks)
  const texts = (language: string) =>
    [...withImports(chunks.filter(holds(`/locales/first/${language}.po`)), chunks)]
      .filter((chunk) => !entry.has(chunk))
      .map(({ fileName }) => fileName)
  return {
    entry: [...entry].flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? [])),
    en: texts('en'),
    de: texts('de'),
  }
}

const holds = (part: string) => (chunk: Chunk) => chunk.moduleIds.some((id) => id.includes(part))
const isEntry = holds('/src/web/main.tsx')
