import { withImports, type ModuleGraph } from './module-graph.ts'
import { firstPages, pageModules } from './first-pages.ts'
import { root } from './root.ts'

/** What comes after the first paint of every start: the saved answers, the main menu, all that works beside the pages. */
const afterFirstPaint = {
  database: 'src/web/offline/answers/query-store.ts',
  menu: 'src/web/shell/menu/parts.ts',
  background: 'src/web/commands/device.ts',
}

/** Of the log-in page, but needed by other pages, which would load the rest of it for these. */
const beyondLogIn = ['src/web/ui/forms/note.tsx']

/**
 * Folders and files with another chunk than their feature's, by how their paths in src/web, or src, begin; null: none, each part
 * that is imported by itself is a chunk by itself.
 */
const exceptions: [string[], string | null][] = [
  // Commands that come with the first of an area, and what they send.
  [['commands/keywords/refused-keywords'], null],
  [['commands/keywords/'], 'keyword-commands'],
  [['commands/connections/'], 'connection-commands'],
  [['commands/summaries/period-name', 'commands/summaries/next-day'], 'review-parts'],
  [['commands/reviews/', 'commands/reply-templates/', 'commands/summaries/'], 'review-commands'],
  // Kept for offline by every start, so that it must not bring the others along.
  [
    [
      'data/keep-offline/keeping',
      'offline/answers/kept',
      'data/reply-drafts/reply-draft',
      'offline/answers/remove-saved',
      'contract/connections/own-performance',
      'contract/reviews/held',
      'contract/reviews/reading',
      'contract/reviews/review.ts',
      'data/queries/own-performance',
      'data/queries/review-reads',
    ],
    'keeping',
  ],
  [['contract/connections/', 'data/queries/connection-reads'], 'connection-requests'],
  [
    [
      'contract/reviews/',
      'data/queries/review-model-read',
      'data/queries/translation-read',
      'aso/reviews/placeholders',
      'aso/reviews/compare-versions',
      'aso/reviews/periods',
    ],
    'review-requests',
  ],
  [['data/kept-rows/'], 'kept-rows'],
  // The pages of reviews, each by itself, and what opens in them later.
  [['features/reviews/inbox/reads/read-months'], null],
  [
    ['bulk/template-dialog', 'bulk/send-', 'bulk/reply-previews'].map((part) => `features/reviews/inbox/${part}`),
    'review-bulk',
  ],
  [['features/reviews/automation/turn-on/'], 'review-turn-on'],
  [['features/reviews/inbox/', 'features/reviews/templates/door'], 'review-inbox'],
  // Fields and changes that several of them have.
  [
    [
      'features/reviews/automation/editor/tokens',
      'features/reviews/automation/editor/chosen-tokens',
      'features/reviews/templates/editor/language-options',
      'features/reviews/templates/changes/change',
      'features/reviews/translation/',
    ],
    'review-parts',
  ],
  [
    ['features/reviews/reads/', 'features/reviews/summaries/quotes/', 'features/reviews/summaries/topics/'],
    'review-topics',
  ],
  // Words of every language, by which topics and keywords are found: once the page is drawn.
  [['features/reviews/over-time/model/find', 'aso/reviews/topics', 'aso/reviews/review-keywords'], 'review-words'],
  [['features/reviews/over-time/'], 'reviews-over-time'],
  [['features/reviews/summaries/new/', 'features/reviews/summaries/changes/remove-dialog'], 'review-new-summary'],
  [['features/reviews/templates/'], 'review-templates'],
  [['features/reviews/automation/'], 'review-automation'],
  [['features/reviews/summaries/'], 'review-summaries'],
  // Pages of the keyword area, what they share, and what opens in them later.
  [['features/keywords/field/composer/'], 'keyword-field'],
  // What an edit did is read with the stop words of every language.
  [['features/keywords/monitor/edits/'], 'edit-effect'],
  [['selection-bar', 'tag-'].map((one) => `features/keywords/monitor/selection/${one}`), 'keyword-selection'],
  [
    ['toolbar/filter-choices', 'toolbar/set-filters', 'toolbar/monitor-fields', 'history/day-range-form'].map(
      (one) => `features/keywords/monitor/${one}`,
    ),
    'keyword-filters',
  ],
  [
    ['features/keywords/monitor/', 'aso/keywords/rank-', 'aso/keywords/system-tags', 'aso/keywords/periods'],
    'keyword-monitor',
  ],
  [
    [
      'browser/',
      'table/keyword-row-group.tsx',
      'table/keyword-rows.tsx',
      'table/keyword-table.tsx',
      'tracking/track-button.tsx',
      'tracking/tracking-note.tsx',
      'selection/track-bar.tsx',
    ].map((one) => `features/keywords/${one}`),
    'keyword-browser',
  ],
  [
    [
      'list/',
      'filters/',
      'table/',
      'tracking/',
      'selection/',
      'field/',
      'add/add-keywords-button',
      'live/live-search-button',
      'live/live-search.tsx',
    ].map((one) => `features/keywords/${one}`),
    'keywords',
  ],
  [['features/keywords/add/', 'features/keywords/live/'], null],
  [['features/keywords/'], 'keyword-research'],
  // Of two features, and in no page: together with what all share it would come with every page.
  [['ui/files/use-file-drop'], 'file-drop'],
  // What opens over the lists of connections.
  [['features/connections/key-form/kept-forms'], 'connections'],
  [['key-form/', 'key-check/'].map((one) => `features/connections/${one}`), 'connection-key'],
  [['features/connections/guide/'], 'connection-guide'],
  [['features/connections/apps-step/'], 'connection-apps'],
  [['detail/', 'revoke/'].map((one) => `features/connections/${one}`), 'connection-detail'],
  // Axes of ranks, and what happened to an app: of charts, which come later.
  [['apps/marks/', 'aso/keywords/edit-day', 'ui/charts/rank-axis', 'ui/hooks/use-width'], 'chart-parts'],
  // The first page: its later parts come one by one, as they near the window or are opened.
  [['features/overview/'], null],
  // Decoration of the log-in page, which must not bring the other ways in along.
  [['features/auth/crystals', 'features/auth/glass-cards'], null],
  // Asked at every start: whether the guide begins.
  [
    ['index.', 'guide/guide.', 'guide/guide-store', 'guide/start', 'survey/answers'].map(
      (one) => `features/onboarding/${one}`,
    ),
    null,
  ],
  // Phones have no map, and the tour begins where the guide is over.
  [['features/onboarding/countries/world', 'features/onboarding/tour/'], null],
  // The search of the stores' apps stands in the guide, behind "Add an app" and behind shared links.
  [['apps/search/', 'apps/adding/', 'features/onboarding/app-search', 'features/onboarding/onboarding.'], 'app-search'],
]

/** Longest code of a module that comes along with others, characters. */
const SMALL = 4000

/**
 * Which modules share a file. A browser opens six connections, and each further file waits for one of them: a start takes
 * few files, a page one or two.
 * - What the first pages need: `base` at every start, `guest` or `app` besides; `database` and `background` come next.
 * - Of the rest, a feature is a chunk, with all that it alone needs. Dialogs and charts, which need a library, stay by themselves.
 * - Small modules that several chunks need are one, `shared`. What is left follows the bundler's own rule.
 */
export function chunkGroups() {
  const place = chunkRule()
  const only = (name: string) => (id: string, graph: ModuleGraph) => (place(id, graph) === name ? name : null)
  const source = /[\\/](src|locales)[\\/](?!web[\\/]main\.tsx)|@tabler[\\/]/
  return [
    // The common passwords by which a new one is judged: larger than all else that judges it, and never held up a page.
    { name: 'dictionary', test: /[\\/]@zxcvbn-ts[\\/]language-common[\\/]/, priority: 10 },
    { name: 'vendor', test: /[\\/]node_modules[\\/].*\.m?js$/, tags: ['$initial' as const], priority: 9 },
    ...startChunks.map((name, index) => ({ name: only(name), debugName: name, test: source, priority: 8 - index })),
    { name: place, debugName: 'features', test: source, priority: 2, includeDependenciesRecursively: false },
    {
      name: smallOnes('shared'),
      debugName: 'shared',
      test: /[\\/]src[\\/](?!web[\\/]features)/,
      minShareCount: 2,
      priority: 1.6,
    },
    {
      name: smallOnes('overview'),
      debugName: 'overview',
      test: /[\\/]src[\\/]web[\\/]features[\\/]overview/,
      minShareCount: 2,
      priority: 1.5,
    },
    // By themselves they would join the chunk of one page, and others would import that.
    { name: 'icons', test: /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons/, priority: 1 },
  ]
}

const startChunks = ['base', 'app', 'guest', ...Object.keys(afterFirstPaint)]

/** What a feature opens later is told by its name, too. */
export function chunkFileNames({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const feature = /[\\/]web[\\/]features[\\/]([\w-]+)/.exec(facadeModuleId ?? '')?.[1]
  return feature && !name.startsWith(feature) ? `assets/${feature}-[name]-[hash].js` : 'assets/[name]-[hash].js'
}

/** Names the chunk of a module; null: the bundler's own rule says it. */
export function chunkRule(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, string | null>()
  let start: Map<string, string> | undefined
  function find(id: string, graph: ModuleGraph): string | null {
    start ??= chunksOfStart(graph)
    const found = start.get(id) ?? known.get(id)
    if (found !== undefined) return found
    // A circle of imports comes back to here.
    known.set(id, null)
    const place = isOpenedLater(id, graph) ? null : chunkByPath(id)
    const isPage = /[\\/]routes[\\/]/.test(id)
    known.set(id, place === undefined ? (isPage ? chunkOfPage(id, graph) : chunkOfUsers(id, graph)) : place)
    return known.get(id) ?? null
  }
  /** A route's page is in the chunk of the feature that it shows. */
  function chunkOfPage(id: string, graph: ModuleGraph): string | null {
    const features = [...withImports([id], graph)].flatMap((one) => (start?.has(one) ? [] : (chunkByPath(one) ?? [])))
    const [feature, ...others] = new Set(features)
    return others.length === 0 ? (feature ?? null) : null
  }
  function chunkOfUsers(id: string, graph: ModuleGraph): string | null {
    if (!/[\\/](src|@tabler)[\\/]/.test(id)) return null
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    const [user, ...others] = new Set([...importers, ...dynamicImporters].map((one) => find(one, graph)))
    return user && others.length === 0 && !startChunks.includes(user) ? user : null
  }
  return find
}

/** Names the chunk of small modules, that bring no library along that is not there from the start. */
function smallOnes(name: string): (id: string, graph: ModuleGraph) => string | null {
  let atStart: Set<string> | undefined
  return (id, graph) => {
    const start = (atStart ??= withImports([`${root}src/web/main.tsx`], graph))
    const isLibrary = (one: string) => /node_modules[\\/](?!@tabler)/.test(one) && !start.has(one)
    const isSmall = (graph.getModuleInfo(id)?.code ?? '').length <= SMALL
    return isSmall && ![...withImports([id], graph)].some(isLibrary) ? name : null
  }
}

/** A dialog or a chart that is loaded when it is needed. */
const isOpenedLater = (id: string, graph: ModuleGraph) =>
  /-(chart|dialog)\.tsx$/.test(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** The chunk of a module by its path; undefined: the path does not say it. */
export function chunkByPath(id: string): string | null | undefined {
  const catalogue = /[\\/]locales[\\/](\w[\w-]*)[\\/](\w+)\.po/.exec(id)
  if (catalogue) return `${catalogue[1]}-${catalogue[2]}`
  const path = /[\\/]src[\\/](?:web[\\/])?(.+)$/.exec(id)?.[1]?.replaceAll('\\', '/') ?? ''
  const exception = exceptions.find(([parts]) => parts.some((part) => path.startsWith(part)))
  return exception ? exception[1] : /^features\/([^/]+)/.exec(path)?.[1]
}

function chunksOfStart(graph: ModuleGraph): Map<string, string> {
  const entry = withImports([`${root}src/web/main.tsx`], graph)
  const guest = withImports(pageModules(firstPages.guest, graph), graph)
  const app = withImports(pageModules(firstPages.app, graph), graph)
  const all = new Map<string, string>()
  const add = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!all.has(id)) all.set(id, name)
  }
  const beyond = beyondLogIn.map((file) => root + file).filter((id) => guest.has(id))
  add('base', entry)
  add('base', withImports(beyond, graph))
  add(
    'base',
    [...guest].filter((id) => app.has(id)),
  )
  add('app', app)
  add('guest', guest)
  for (const [name, file] of Object.entries(afterFirstPaint)) add(name, withImports([root + file], graph))
  return all
}
