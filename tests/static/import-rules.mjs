// Checks who may import whom: the rooms of the README's architecture section. Exits 1 with one line per broken rule.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circlesIn } from './circles.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The web side from the ground up, types included: a room may use what stands before it. */
const webOrder = [
  'theme',
  'i18n',
  'api',
  'offline',
  'session',
  'data',
  'commands',
  'ui',
  'apps',
  'features',
  'launch',
  'app',
  'routes',
  'routeTree.gen.ts',
  'main.tsx',
].map((room) => `src/web/${room}`)

const shared = ['src/contract', 'src/aso']

/** The longest matching prefix names a file's room. */
const rooms = [...shared, ...webOrder, 'src/build', 'src/server', 'sw', 'locales', 'tests']

/** What a room may import besides itself and packages. */
const allowed = {
  'src/contract': [],
  'src/aso': ['src/contract'],
  ...Object.fromEntries(webOrder.map((room, level) => [room, [...shared, ...webOrder.slice(0, level)]])),
  'src/web/theme': [],
  'src/web/i18n': ['src/contract', 'locales'],
  // What it makes of them at build time: the theme's variables, the flags of the countries.
  'src/build': ['src/web/theme', 'src/server'],
  'src/server': shared,
  sw: ['src/contract'],
  locales: [],
  tests: rooms,
}

/** Packages a room is confined to; other rooms may use any. A room's `hooks.ts` is where it meets React. */
const packages = {
  'src/contract': ['valibot'],
  'src/web/offline': { not: /^(react|react-dom|@mantine\/.*)$/ },
  'src/web/session': { not: /^(react|react-dom|@mantine\/.*)$/ },
  'src/web/commands': { not: /^(react|react-dom|@mantine\/.*)$/ },
}

/** Stands for every folder of the server that has no place of its own: a feature, which imports `reads.ts` and `index.ts` of others. */
const FEATURES = 'features'
/** Stands for the files beside the rooms, which put the whole together. */
const TOP = 'top'

/** The server from the ground up, types included: a room may use what stands before it. */
const serverOrder = [
  'kernel',
  'db',
  'audit',
  'flags',
  'mail',
  'quotas',
  'media',
  'scope',
  'jobs',
  'history',
  'markets',
  'integrations',
  'sample',
  'payments',
  'endpoints',
  FEATURES,
  'http',
  TOP,
]

/** What other features may import of a feature. */
const isCommands = (file) => /^src\/web\/features\/[^/]+\/commands\.ts$/.test(file)
const isReads = (file) => /^src\/web\/features\/[^/]+\/reads\.ts$/.test(file)

/** The registry of commands loads those of a feature when one of them is queued; the types of all payloads stand together. */
const ofRegistry = new Set(['src/web/commands/registry.ts', 'src/web/commands/payloads.ts'])

const roomOf = (file) =>
  rooms.filter((room) => file === room || file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
const segment = (file, prefix) =>
  file.startsWith(`${prefix}/`) ? file.slice(prefix.length + 1).split('/')[0] : undefined

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const withoutComments = (file) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Static, re-exporting, dynamic and type imports. */
function importsOf(file) {
  const source = withoutComments(file)
  const pattern =
    /(?:^|[;\s])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3])
}

function target(file, specifier) {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier.split('?')[0]))
  const alias = /^#(contract|aso|server|web|tests)\/(.*)$/.exec(specifier)
  return alias ? (alias[1] === 'tests' ? `tests/${alias[2]}` : `src/${alias[1]}/${alias[2]}`) : undefined
}

function complaint(file, specifier) {
  const room = roomOf(file)
  const isTest = /\.test\.tsx?$/.test(file)
  const goal = target(file, specifier)
  if (goal === undefined) {
    const confined = packages[isCommands(file) ? 'src/web/commands' : room]
    if (!confined || isTest || file.endsWith('/hooks.ts') || specifier.startsWith('node:')) return
    if (Array.isArray(confined) ? !confined.includes(specifier) : confined.not.test(specifier))
      return `${room} may not use the package ${specifier}`
    return
  }
  const goalRoom = roomOf(goal)
  // A test may set up what its room only meets at run time, on its own side of the house.
  const side = (one) => one?.split('/').slice(0, 2).join('/')
  if (isTest && (goalRoom === 'tests' || side(goalRoom) === side(room))) return
  if (ofRegistry.has(file) && isCommands(goal)) return
  if (isCommands(file) && !isTest && ['src/web/ui', 'src/web/apps'].includes(goalRoom))
    return `commands may not import ${goalRoom}`
  if (goalRoom !== room && !allowed[room]?.includes(goalRoom)) return `${room} may not import ${goalRoom}`
  const own = segment(file, 'src/web/features')
  const other = segment(goal, 'src/web/features')
  if (own && other && own !== other && !isCommands(goal) && !isReads(goal))
    return `feature ${own} may not import feature ${other}`
  return isTest ? undefined : serverComplaint(segment(file, 'src/server'), segment(goal, 'src/server'), goal)
}

/**
 * Around the features one imports a page, what a page keeps offline, or the `index.ts`, `reads.ts` or `commands.ts` of a
 * feature or of a folder in it. A lazy import may name any part, and what a search holds comes before its page.
 */
function entranceComplaint(file, specifier) {
  const goal = target(file, specifier)
  if (
    !goal?.startsWith('src/web/features/') ||
    /\/(index|reads|commands|order-search|keep-plan)\.ts$|-page\.tsx$/.test(goal)
  )
    return
  return `${file}: comes into ${goal} by another way than a page, index.ts, reads.ts or commands.ts`
}

const aroundFeatures = ['src/web/app', 'src/web/routes']

const pastEntrances = () =>
  aroundFeatures
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...withoutComments(file).matchAll(/^(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/gm)].flatMap(
        ([, specifier]) => entranceComplaint(file, specifier) ?? [],
      ),
    )

function serverComplaint(own, other, goal) {
  if (own === undefined || other === undefined || own === other) return
  const placeOf = (room) => (room.includes('.') ? TOP : serverOrder.includes(room) ? room : FEATURES)
  const level = (room) => serverOrder.indexOf(placeOf(room))
  // Whoever asks for the fictional market asks the markets' interface.
  if (other === 'sample' && placeOf(own) !== TOP) return `server room ${own} may not import sample`
  if (level(other) < level(own) || (placeOf(own) === TOP && placeOf(other) === TOP)) return
  if (placeOf(own) !== FEATURES || placeOf(other) !== FEATURES)
    return `server room ${own} may not import ${other}, which stands above it`
  if (!/\/(reads|index)\.ts$/.test(goal)) return `server feature ${own} may not import server feature ${other}`
}

/** What a file, or a room, of one side imports on that side; tests belong to no room. */
function graphOf(side, nameOf = (file) => file) {
  const files = new Set(filesBelow(side).filter((file) => !/\.test\.tsx?$/.test(file)))
  const next = new Map([...files].map((file) => [nameOf(file), new Set()]))
  for (const file of files) {
    for (const goal of importsOf(file).map((specifier) => target(file, specifier))) {
      // The registry's way up is no circle of rooms.
      if (nameOf(file) !== file && ofRegistry.has(file) && isCommands(goal)) continue
      if (files.has(goal) && nameOf(goal) !== nameOf(file)) next.get(nameOf(file)).add(nameOf(goal))
    }
  }
  return next
}

const circlesOn = (side) =>
  [graphOf(side), graphOf(side, (file) => `${side}/${segment(file, side)}`)]
    .flatMap(circlesIn)
    .map((members) => `a circle of imports: ${members.join(' ')}`)

const broken = ['src', 'sw'].flatMap(filesBelow).flatMap((file) =>
  importsOf(file)
    .map((specifier) => [specifier, complaint(file, specifier)])
    .filter(([, said]) => said)
    .map(([specifier, said]) => `${file}: ${said} (${specifier})`),
)
const complaints = [...broken, ...pastEntrances(), ...circlesOn('src/web'), ...circlesOn('src/server')]
for (const line of complaints) process.stderr.write(`${line}\n`)
process.stdout.write(complaints.length ? `${complaints.length} breaches of the import rules\n` : 'import rules hold\n')
process.exitCode = complaints.length ? 1 : 0
