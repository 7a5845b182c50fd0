/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { optimize } from 'svgo'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { countries } from './src/server/markets/countries.ts'
import { cssVariablesResolver, theme } from './src/web/theme/theme.ts'

const linguiPath = { configPath: 'locales/lingui.config.ts' }
const linguiConfig = getConfig(linguiPath)

/** Adds each Mantine component's own stylesheet to the module that holds its class names (1:1 in @mantine/core),
 *  so that tree shaking and code splitting of the JS decide which CSS is shipped. Build only: in dev all of it is imported. */
const mantineCss = (): Plugin => ({
  name: 'mantine-component-css',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@mantine\/core\/esm\/components\/.*\/(\w+)\.module\.mjs$/ },
    handler(code, id) {
      const name = /(\w+)\.module\.mjs/.exec(id)?.[1]
      return { code: `import '@mantine/core/styles/${name}.css';\n${code}`, map: null }
    },
  },
})

const variablesId = '/__mantine-variables.css'

/** Mantine's palettes and headings that nothing here uses. */
const unusedVariable =
  /^--mantine-(color-(red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-|h\d-|heading)/

/** Mantine's CSS variables for our theme as a file: MantineProvider would write them into a <style>, which the content security policy refuses. */
const mantineVariables = (): Plugin => ({
  name: 'mantine-variables',
  resolveId: (id) => (id === 'virtual:mantine-variables.css' ? variablesId : null),
  load(id) {
    if (id !== variablesId) return null
    const merged = mergeMantineTheme(DEFAULT_THEME, theme)
    const defaults = defaultCssVariablesResolver(merged)
    const own = cssVariablesResolver(merged)
    const pick = (part: 'variables' | 'light' | 'dark') =>
      Object.fromEntries(
        Object.entries({ ...defaults[part], ...own[part] }).filter(([name]) => !unusedVariable.test(name)),
      )
    return convertCssVariables(
      {
        variables: pick('variables'),
        light: { '--mantine-color-scheme': 'light', ...pick('light') },
        dark: { '--mantine-color-scheme': 'dark', ...pick('dark') },
      },
      ':root',
    )
  },
})

const flagFolder = new URL('node_modules/country-flag-icons/3x2/', import.meta.url)

/** Leaves out the brush of Mantine's charts, which none here has: it brings far more code than a line. */
const withoutBrush = (): Plugin => ({
  name: 'without-brush',
  apply: 'build',
  transform: {
    filter: { id: /@mantine\/charts\/esm\/ChartBrush\/ChartBrush\.mjs$/ },
    handler: () => ({ code: 'export const ChartBrush = () => null', map: null }),
  },
})

/** Parts of Mantine's charts that a line chart is made of. */
const chartParts = ['grid-chart', 'ChartLegend/ChartLegend', 'ChartTooltip/ChartTooltip']

/** Of the styles of Mantine's charts, which come in one piece, those of the charts that are drawn here. */
const chartCss = (): Plugin => {
  const folder = new URL('node_modules/@mantine/charts/esm/', import.meta.url)
  const classesIn = (text: string): string[] => text.match(/m_[\da-f]+/g) ?? []
  const wanted = new Set(
    chartParts.flatMap((part) => classesIn(readFileSync(new URL(`${part}.module.mjs`, folder), 'utf8'))),
  )
  return {
    name: 'chart-css',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@mantine\/charts\/styles\.css$/ },
      handler: (code) => ({
        code: code.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selector: string) => {
          const classes = classesIn(selector)
          return classes.length === 0 || classes.some((one) => wanted.has(one)) ? rule : ''
        }),
        map: null,
      }),
    },
  }
}

/** What an endpoint says of itself in the OpenAPI document is the server's to tell. */
const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /src[\\/]contract[\\/]/ },
    handler: (code) => ({ code: code.replaceAll(/^\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm, ''), map: null }),
  },
})

/** Letters that stand before what a word adds to the one before: so many characters of that one are kept (A: none). */
const KEPT = /[A-Z][^A-Z]*/g

/** A list of lower-case words as an expression that unfolds it: sorted, each without what it shares with the one before. */
function unfolding(words: readonly string[]): string {
  if (words.some((word) => /[A-Z]/.test(word))) throw new Error('a word of the lists is not in lower case')
  let last = ''
  const folded = words.toSorted().map((word) => {
    let kept = 0
    while (kept < 25 && kept < word.length && word[kept] === last[kept]) kept += 1
    last = word
    return String.fromCharCode(65 + kept) + word.slice(kept)
  })
  const text = JSON.stringify(folded.join(''))
  return `((word) => ${text}.match(${KEPT}).map((one) => (word = word.slice(0, one.charCodeAt(0) - 65) + one.slice(1))))('')`
}

/** Lists of words as one text each: in quotes of their own they are a third longer. */
const shortWordLists = (): Plugin => ({
  name: 'short-word-lists',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]stopword[\\/]src[\\/]stopwords_\w+\.js$/ },
    handler: (code) => ({
      code: code.replace(/= (\[[^\]]*\])/, (_, list: string) => {
        const words = Array.from(list.matchAll(/(['"])((?:\\.|(?!\1).)*)\1/g), ([, , word = '']) =>
          word.replaceAll('\\', ''),
        )
        return `= /* @__PURE__ */ ${unfolding(words)}`
      }),
      map: null,
    }),
  },
})

/** A flag is drawn at most 40 px wide: what is finer than a tenth of that is left out. */
const slimFlag = (drawn: string): string => {
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(drawn)?.[1])
  const overrides = { cleanupIds: false } as const
  return optimize(drawn, {
    multipass: true,
    floatPrecision: width < 200 ? 1 : 0,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  }).data
}

/** The flag of every country that can be tracked as a symbol named by its code, in one file. */
function flagSprite(): string {
  const symbols = countries.map(({ country: code }) =>
    slimFlag(readFileSync(new URL(`${code}.svg`, flagFolder), 'utf8').trim())
      .replace(/^<svg [^>]*viewBox="([^"]+)"[^>]*>/, `<symbol id="${code}" viewBox="$1">`)
      .replace(/<\/svg>$/, '</symbol>')
      .replaceAll(/ id="(?![A-Z]{2}")/g, ` id="${code}-`)
      .replaceAll(/url\(#|href="#/g, (start) => `${start}${code}-`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const flags = (): Plugin => {
  let isBuild = false
  return {
    name: 'flag-sprite',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === 'virtual:flags' ? '\0flags' : null),
    load(id) {
      if (id !== '\0flags') return null
      if (!isBuild) return `export default '/__flags.svg'`
      const file = this.emitFile({ type: 'asset', name: 'flags.svg', source: flagSprite() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer: (server) => {
      server.middlewares.use('/__flags.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(flagSprite())
      })
    },
  }
}

interface ModuleGraph {
  getModuleInfo(id: string): {
    code: string | null
    importedIds: string[]
    dynamicallyImportedIds: string[]
    importers: string[]
    dynamicImporters: string[]
  } | null
}

/** A module with all that it imports. */
function withImports(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const one of graph.getModuleInfo(id)?.importedIds ?? []) withImports(one, graph, seen)
  return seen
}

/** Names the file of all that some modules import. */
const fileOf = (name: string, find: (graph: ModuleGraph) => string[]) => {
  let known: Set<string> | null = null
  const withAllImports = (graph: ModuleGraph) => {
    const seen = new Set<string>()
    for (const id of find(graph)) withImports(id, graph, seen)
    return seen
  }
  return (id: string, graph: ModuleGraph) => ((known ??= withAllImports(graph)).has(id) ? name : null)
}

const root = fileURLToPath(new URL('.', import.meta.url))
const source = (file: string) => `${root}src/web/${file}`

const guestRoutes = ['_guest.tsx', '_guest/login.tsx']
const userRoutes = ['_app.tsx', '_app/app-overview/route.tsx', '_app/app-overview/my-app.tsx']

/** What the pages of some routes are. */
const pagesOf = (routes: readonly string[], graph: ModuleGraph) =>
  routes.flatMap((route) => graph.getModuleInfo(source(`routes/${route}`))?.dynamicallyImportedIds ?? [])

/** The pages of some routes with all that they import. */
function importedBy(routes: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>()
  for (const id of pagesOf(routes, graph)) withImports(id, graph, seen)
  return seen
}

/** The first page behind the log-in: what its routes import, and nothing that comes later. */
const firstPage = fileOf('app', (graph) => pagesOf(userRoutes, graph))

/** What every start needs: besides the entry's own, what the first pages of guests and of those who are logged in share. */
const everyStart = () => {
  let known: ReadonlySet<string> | null = null
  const find = (graph: ModuleGraph) => {
    const entry = withImports(source('main.tsx'), graph)
    const [ofGuests, ofUsers] = [guestRoutes, userRoutes].map((routes) => importedBy(routes, graph))
    return new Set([...entry, ...ofGuests!].filter((id) => entry.has(id) || ofUsers!.has(id)))
  }
  return (id: string, graph: ModuleGraph) => ((known ??= find(graph)).has(id) ? 'base' : null)
}

/** The main menu, which comes after the first paint. */
const menu = fileOf('menu', () => [source('shell/menu/parts.ts')])

/** What works in the background of every page. */
const background = fileOf('background', () => [source('commands/device.ts')])

/** Longest code of a part that comes along with others, characters. */
const SMALL = 4000

/** Names the file of small parts that come later and that several pages share: one request instead of one for each. */
const ofLaterPages = () => {
  let atStart: Set<string> | null = null
  const isThere = (id: string, graph: ModuleGraph) => (atStart ??= withImports(source('main.tsx'), graph)).has(id)
  // A library that is not there from the start makes a part too heavy to come along with others.
  const isHeavy = (id: string, graph: ModuleGraph) => /node_modules[\\/](?!@tabler)/.test(id) && !isThere(id, graph)
  return (id: string, graph: ModuleGraph) =>
    (graph.getModuleInfo(id)?.code ?? '').length > SMALL ||
    [...withImports(id, graph)].some((one) => isHeavy(one, graph))
      ? null
      : 'later'
}

/** Parts that many starts never open, each with its pages in one file. */
const shelves = [
  // The dictionary that passwords are judged by is larger than all else that judges them.
  ['ways-in-dictionary', /node_modules[\\/]@zxcvbn-ts[\\/]language-common/],
  [
    'ways-in',
    /src[\\/]web[\\/](features[\\/]auth[\\/](later[\\/]|oauth[\\/]|sign-up|verif|check-inbox|mailbox)|routes[\\/](_guest[\\/]((forgot|reset)-password|sign-up)|accept-invitation|login-token|oauth|confirm-email)\b)|node_modules[\\/]@zxcvbn-ts[\\/]/,
  ],
  [
    'browse',
    /src[\\/]web[\\/](features[\\/](changelog|market[\\/](featurings|top-charts))[\\/]|routes[\\/]_app[\\/](analyze-market[\\/](featurings|top-charts)|creatives[\\/]changelog)\b)/,
  ],
  ['reviews', /src[\\/]web[\\/](features[\\/]reviews[\\/]|routes[\\/]_app[\\/]rr\b)/],
  // What happened in a store, as the timeline and the start page tell it.
  [
    'happenings',
    /src[\\/]web[\\/]features[\\/]market[\\/](featuring-place|timeline[\\/](entry-|kinds|timeline-entries|timeline\.module))/,
  ],
  [
    'home',
    /src[\\/]web[\\/](features[\\/](home|market[\\/]competitor-changes)[\\/]|features[\\/]overview[\\/]figures\.|routes[\\/]_app[\\/]home\b|shell[\\/]home\.)/,
  ],
  [
    'market',
    /src[\\/]web[\\/](features[\\/](market|overview[\\/](competitors[\\/]page|rankings[\\/]page|score))[\\/]|routes[\\/]_app[\\/](analyze-market|creatives|dashboard[\\/]aso-score)\b)/,
  ],
  [
    'figures',
    // What is asked for the downloads is also asked ahead, for apps that are kept on the device.
    /src[\\/]web[\\/](features[\\/](device[\\/](?!changes-file)|overview[\\/]downloads[\\/](?!storefronts-read))|routes[\\/]_app[\\/](dashboard[\\/]downloads|settings[\\/]offline)\b)/,
  ],
  // The search of the stores' apps, by which one is added: also the guide's.
  ['app-search', /src[\\/]web[\\/](apps[\\/](search|adding)[\\/]|features[\\/]onboarding[\\/]app-search)/],
  ['keywords', /src[\\/]web[\\/](features[\\/]keywords[\\/]|routes[\\/]_app[\\/]analyze-keywords\b)/],
  ['help', /src[\\/]web[\\/]shell[\\/](help|menu[\\/]lock|consent|banners)[\\/]/],
  [
    'staff',
    /src[\\/]web[\\/](features[\\/]administration|routes[\\/](_app[\\/]pages[\\/](administration|test-pages)|easter-egg))\b/,
  ],
  // Phones have no map, and the tour begins where the guide is over.
  ['onboarding-map', /src[\\/]web[\\/]features[\\/]onboarding[\\/]countries[\\/]world/],
  ['onboarding-tour', /src[\\/]web[\\/]features[\\/]onboarding[\\/]tour[\\/]/],
  // The search of apps is also that of "Add an app"; whether the guide starts is asked at every start.
  [
    'onboarding',
    /src[\\/]web[\\/]features[\\/]onboarding[\\/](apps|countries|step-intro|survey[\\/](?!answers|client-source)|guide[\\/](?!guide\.|guide-store|start-guide|selected-app))/,
  ],
  [
    'account',
    /src[\\/]web[\\/](features[\\/](account|team)[\\/]|routes[\\/]_app[\\/](plans[\\/]|settings[\\/](?!offline)))/,
  ],
] as const

const shelvedTexts = /locales[\\/](account|onboarding|ways-in|staff)[\\/](\w+)\.po/

/** Dialogs and charts come by themselves: they need far more code than the pages that show them; staff's come with theirs. */
const loose = /src[\\/]web[\\/](?!features[\\/]administration).*-(chart|dialog)\.tsx$/

const ownShelf = (id: string) => shelves.find(([, test]) => test.test(id))?.[0] ?? null

/** Names the shelf of a module: its own, or that of all that import it. */
const ofShelf = () => {
  const known = new Map<string, string | null>()
  const find = (id: string, graph: ModuleGraph): string | null => {
    const texts = shelvedTexts.exec(id)
    const own = texts ? `${texts[1]}-${texts[2]}` : ownShelf(id)
    if (loose.test(id)) return null
    if (own) return own
    if (known.has(id)) return known.get(id) ?? null
    known.set(id, null)
    const info = graph.getModuleInfo(id)
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
    const [first, ...others] = new Set(importers.map((one) => find(one, graph)))
    const shelf = others.length === 0 ? (first ?? null) : null
    known.set(id, shelf)
    return shelf
  }
  return find
}

/** The door of a page that is in a shelf's file stands on the same shelf. */
const chunkFileNames = ({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }) => {
  const shelf = facadeModuleId && (shelvedTexts.exec(facadeModuleId)?.[1] ?? ownShelf(facadeModuleId))
  return shelf && !name.startsWith(shelf) ? `assets/${shelf}-[name]-[hash].js` : 'assets/[name]-[hash].js'
}

interface Chunk {
  fileName: string
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
  facadeModuleId: string | null
  viteMetadata?: { importedCss: Set<string> }
}

const chunksOf = (bundle: object) => Object.values(bundle).filter((one) => one.type === 'chunk') as unknown as Chunk[]

/** The first files that import each other in a circle: what one of them needs at once from the other would not be there yet. */
function findCircle(chunks: readonly Chunk[]): string | null {
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

/** Tells `npm run size` which file holds which sources. Nobody is served it. */
const chunkList = (): Plugin => ({
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

/**
 * Names to the document's first script what each start needs besides the entry: the page's own code, its styles, the
 * texts of the language and, where the last page's answers are not at hand, the device's database. It asks for them
 * while the entry is still on its way, instead of one round trip after the other.
 */
const startPreloads = (): Plugin => ({
  name: 'start-preloads',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = chunksOf(bundle ?? {})
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const withImports = (chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
        if (!seen.has(chunk)) {
          seen.add(chunk)
          for (const name of chunk.imports) withImports(byName.get(name)!, seen)
        }
        return seen
      }
      const holding = (part: string) =>
        chunks.filter((chunk) => [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => id.includes(part)))
      const entry = withImports(chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith('/src/web/main.tsx')))!)
      const files = (...parts: string[]) => {
        const needed = parts.flatMap(holding).flatMap((chunk) => Array.from(withImports(chunk)))
        const extra = [...new Set(needed)].filter((chunk) => !entry.has(chunk))
        return [
          ...extra.map((chunk) => chunk.fileName),
          ...extra.flatMap((chunk) => Array.from(chunk.viteMetadata?.importedCss ?? [])),
        ]
      }
      const preloads = {
        en: files('/locales/en.po'),
        de: files('/locales/de.po'),
        guest: files('/routes/_guest.tsx?tsr-split', '/routes/_guest/login.tsx?tsr-split'),
        app: files(
          '/routes/_app.tsx?tsr-split',
          '/routes/_app/app-overview/route.tsx?tsr-split',
          '/routes/_app/app-overview/my-app.tsx?tsr-split',
        ),
        device: files('/offline/answers/query-store.ts'),
      }
      return html.replace('var preloads = {}', `var preloads = ${JSON.stringify(preloads)}`)
    },
  },
})

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/routeTree.gen.ts',
    }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, linguiPath)] }),
    // Memory cells make a component half as long again: only those that are drawn often, or with much work, say 'use memo'.
    react({ compiler: { compilationMode: 'annotation' } }),
    lingui({ ...linguiPath, failOnCompileError: true, failOnMissing: mode === 'production' ? 'resolved' : false }),
    mantineCss(),
    mantineVariables(),
    flags(),
    shortWordLists(),
    withoutSummaries(),
    withoutBrush(),
    chartCss(),
    startPreloads(),
    chunkList(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      devOptions: { enabled: false },
      injectManifest: {
        buildPlugins: { vite: [withoutSummaries()] },
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        // They need the server anyway, or are kept once they are opened (sw/shelf.ts); and letters that few texts
        // have, which the system's font draws offline.
        globIgnores: [
          'assets/{ways-in,staff,account,onboarding}-*',
          'assets/hanken-grotesk-{vietnamese,latin-ext,cyrillic-ext}-*',
        ],
      },
      manifest: false,
    }),
  ],
  // Names of classes are in the scripts, too: as short as they can be told apart.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    // Fonts in data: addresses are refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          // Few requests: a browser opens six connections, and each further file waits for one of them.
          groups: [
            { name: 'vendor', test: /node_modules[\\/].*\.m?js$/, tags: ['$initial'], priority: 6 },
            { name: everyStart(), test: /@tabler[\\/]|src[\\/](contract|aso|web)[\\/](?!main\.tsx)/, priority: 5 },
            {
              name: 'database',
              test: /node_modules[\\/]dexie|src[\\/]contract[\\/]profile\.|src[\\/]web[\\/]offline[\\/](storage|answers)[\\/](query-store|database|free-space|kept-scope|saved-entries|user-databases)\./,
              priority: 4,
            },
            {
              name: 'guest',
              test: /src[\\/]web[\\/](features[\\/]auth[\\/](?!later|oauth|crystals|glass-cards|sign-up|verif|check-inbox|mailbox)|routes[\\/]_guest(\.|[\\/]login))/,
              priority: 3,
            },
            // What they import besides goes its own way: it may be wanted without them.
            { name: ofShelf(), test: /./, priority: 2.5, includeDependenciesRecursively: false },
            { name: firstPage, test: /src[\\/](contract|aso|web)[\\/]/, priority: 2 },
            { name: menu, test: /src[\\/](contract|web)[\\/]/, priority: 1.8 },
            { name: background, test: /src[\\/](contract|web)[\\/]/, priority: 1.5 },
            {
              name: ofLaterPages(),
              test: /src[\\/](contract|web[\\/](apps|features|ui|shell))[\\/]/,
              minShareCount: 2,
              priority: 1,
            },
            // Of the parts that come later: by themselves they would join the door of one page, and others import that.
            { name: 'icons', test: /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons/, priority: 0.5 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{aso,contract,web}/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/static/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/unit-setup.ts'],
          maxWorkers: 3,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/api-global-setup.ts'],
          maxWorkers: 3,
          execArgv: ['--liftoff-only'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}))
