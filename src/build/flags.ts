import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { countries } from '../server/markets/countries.ts'
import { root } from './root.ts'

const folder = `${root}node_modules/country-flag-icons/3x2`

/** The largest markets: most pages show no other flags. */
const common = new Set('AT AU BR CA CH CN DE ES FR GB IN IT JP KR MX NL PL SE TR US'.split(' '))

/**
 * `virtual:flags`: the flags of all countries that can be tracked in two files, one of the common ones. A browser reads a
 * file whole before it draws a flag of it.
 */
export const flags = (): Plugin => {
  let isBuild = false
  return {
    name: 'flag-sprite',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === 'virtual:flags' ? '\0flags' : null),
    load(id) {
      if (id !== '\0flags') return null
      const codes = `export const common = ${JSON.stringify([...common])}`
      if (!isBuild) return `export const commonFlags = '/__flags.svg', otherFlags = commonFlags; ${codes}`
      const file = (name: string, isIn: (code: string) => boolean) =>
        `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: flagSprite(isIn) })}`
      const commonFlags = file('flags.svg', (code) => common.has(code))
      const otherFlags = file('other-flags.svg', (code) => !common.has(code))
      return `export const commonFlags = ${commonFlags}, otherFlags = ${otherFlags}; ${codes}`
    },
    configureServer: (server) => {
      server.middlewares.use('/__flags.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(flagSprite())
      })
    },
  }
}

/** Each of these flags as a symbol that is named by its country's code. */
export function flagSprite(isIn: (code: string) => boolean = () => true): string {
  const codes = countries.map(({ country }) => country).filter(isIn)
  const symbols = codes.map((code) => flagSymbol(code, slim(readFileSync(`${folder}/${code}.svg`, 'utf8').trim())))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/**
 * A flag is drawn at most 40 px wide: what is finer than a tenth of that is left out. It saves 7.9 of 24.3 KB (brotli) of
 * a file that the first page waits for.
 */
function slim(drawing: string): string {
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(drawing)?.[1])
  const overrides = { cleanupIds: false } as const
  return optimize(drawing, {
    multipass: true,
    floatPrecision: width < 200 ? 1 : 0,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  }).data
}

/** A drawing as a symbol; ids inside of it get the code in front, as they have to be unique in the file. */
export const flagSymbol = (code: string, drawing: string): string =>
  drawing
    .replace(/^<svg [^>]*viewBox="([^"]+)"[^>]*>/, `<symbol viewBox="$1">`)
    .replace(/<\/svg>$/, '</symbol>')
    .replaceAll(/ id="/g, ` id="${code}-`)
    .replaceAll(/url\(#|href="#/g, (start) => `${start}${code}-`)
    .replace('<symbol ', `<symbol id="${code}" `)
