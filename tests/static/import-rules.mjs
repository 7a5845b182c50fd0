// Checks who may import whom: the rooms of the README's architecture section. Exits 1 with one line per broken rule.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  'shell',
  'routes',
  'routeTree.gen.ts',
  'main.tsx',
].map((room) => `src/web/${room}`)

const shared = ['src/contract', 'src/aso']

/** The longest matching prefix names a file's room. */
const rooms = [...shared, ...webOrder, 'src/server', 'sw', 'locales', 'tests']

/** What a room may import besides itself and packages. */
const allowed = {
  'src/contract': [],
  'src/aso': ['src/contract'],
  ...Object.fromEntries(webOrder.map((room, level) => [room, [...shared, ...webOrder.slice(0, level)]])),
  'src/web/theme': [],
  'src/web/i18n': ['src/contract', 'locales'],
  'src/web/api': [...shared, 'src/web/offline', 'src/web/session'],
  'src/server': shared,
  sw: ['src/contract'],
  locales: [],
  tests: rooms,
}

/** Packages a room is confined to; other rooms may use any. A room's `hooks.ts` is where it meets React. */
const packages = {
  'src/contract': ['valibot'],
  'src/web/offline': { not: /^(react|react-dom|@mantine\/.*)$/ },
  'src/web/commands': { not: /^(react|react-dom|@mantine\/.*)$/ },
}

/** Server rooms that every feature of the server may use; a feature imports no other feature. */
const serverRooms = new Set([
  'audit',
  'db',
  'endpoints',
  'flags',
  'history',
  'http',
  'jobs',
  'kernel',
  'mail',
  'markets',
  'media',
  'payments',
  'quotas',
  'sample',
  'scope',
])

const roomOf = (file) =>
  rooms.filter((room) => file === room || file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
const segment = (file, prefix) =>
  file.startsWith(`${prefix}/`) ? file.slice(prefix.length + 1).split('/')[0] : undefined

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Static, re-exporting, dynamic and type imports; comments are cut first. */
function importsOf(file) {
  const source = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
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
    const confined = packages[room]
    if (!confined || isTest || file.endsWith('/hooks.ts') || specifier.startsWith('node:')) return
    if (Array.isArray(confined) ? !confined.includes(specifier) : confined.not.test(specifier))
      return `${room} may not use the package ${specifier}`
    return
  }
  const goalRoom = roomOf(goal)
  // A test may set up what its room only meets at run time, on its own side of the house.
  const side = (one) => one?.split('/').slice(0, 2).join('/')
  if (isTest && (goalRoom === 'tests' || side(goalRoom) === side(room))) return
  if (goalRoom !== room && !allowed[room]?.includes(goalRoom)) return `${room} may not import ${goalRoom}`
  const own = segment(file, 'src/web/features')
  const other = segment(goal, 'src/web/features')
  if (own && other && own !== other) return `feature ${own} may not import feature ${other}`
  const ownServer = segment(file, 'src/server')
  const otherServer = segment(goal, 'src/server')
  const ownIsFeature = ownServer && !ownServer.includes('.') && !serverRooms.has(ownServer)
  const otherIsFeature = otherServer && !otherServer.includes('.') && !serverRooms.has(otherServer)
  if (ownIsFeature && otherIsFeature && ownServer !== otherServer && !isTest)
    return `server feature ${ownServer} may not import server feature ${otherServer}`
}

const complaints = ['src', 'sw'].flatMap(filesBelow).flatMap((file) =>
  importsOf(file)
    .map((specifier) => [specifier, complaint(file, specifier)])
    .filter(([, said]) => said)
    .map(([specifier, said]) => `${file}: ${said} (${specifier})`),
)
for (const line of complaints) process.stderr.write(`${line}\n`)
process.stdout.write(complaints.length ? `${complaints.length} imports against the rules\n` : 'import rules hold\n')
process.exitCode = complaints.length ? 1 : 0
