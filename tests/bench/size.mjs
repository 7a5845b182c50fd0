// `npm run size`: builds and prints what the first route transfers, per kind, against the budget; exits 1 over it.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { projectEnvironment, root } from '../../src/server/packages.mjs'

const KB = 1024
const dist = join(root, 'dist')
const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8', env: projectEnvironment() })
if (built.status !== 0) {
  process.stderr.write(`${built.stdout}${built.stderr}`)
  process.exit(1)
}

/** By file: what it imports, its styles, the sources it holds. */
const chunks = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'))
const bytes = (file) => {
  const raw = readFileSync(join(dist, file))
  return {
    raw: raw.length,
    gzip: gzipSync(raw, { level: 9 }).length,
    brotli: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}
const add = (files) =>
  [...files].map(bytes).reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
    raw: 0,
    gzip: 0,
    brotli: 0,
  })

/** The file that holds a source. */
function chunkOf(source) {
  const found = Object.keys(chunks).find((file) => chunks[file].sources.includes(source))
  if (!found) throw new Error(`no file holds ${source}`)
  return found
}

/** Files with everything they import statically. */
function closure(files, js = new Set(), css = new Set()) {
  for (const file of files) {
    if (js.has(file)) continue
    js.add(file)
    for (const style of chunks[file].css) css.add(style)
    closure(chunks[file].imports, js, css)
  }
  return { js, css }
}

// The overview, home and the log-in come with the entry.
const start = closure(['src/web/main.tsx', 'locales/first/en.po'].map(chunkOf))
const fonts = readdirSync(join(dist, 'assets'))
  .filter((file) => /hanken-grotesk-latin-wght.*\.woff2$/.test(file))
  .map((file) => `assets/${file}`)

/** What the worker brings to the device: the core before it starts, the others in the background. */
const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
const entries = JSON.parse(/\[\{[^\]]*"url":"assets[^\]]*\}\]/.exec(worker)?.[0] ?? '[]')
const [precacheFiles, laterFiles] = [false, true].map((isLater) =>
  entries.filter(({ later = false }) => later === isLater).map(({ url }) => url),
)
/** A file that imports one which does not come with it would fail offline. */
const open = [
  ...precacheFiles.flatMap((file) => (chunks[file]?.imports ?? []).filter((one) => !precacheFiles.includes(one))),
  ...laterFiles.flatMap((file) =>
    (chunks[file]?.imports ?? []).filter((one) => !precacheFiles.includes(one) && !laterFiles.includes(one)),
  ),
]
const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)
const precacheBytes = sizeOf(precacheFiles)

const rows = [
  ['first route (overview, home, log-in), JS', add(start.js), 260],
  ['first route, CSS', add(start.css), 45],
  ['first route, font', add(fonts), 36],
  ['service worker', bytes('sw.js'), 20],
]
const kb = (value) => `${(value / KB).toFixed(1)} KB`
let over = false
process.stdout.write('what | gzip | brotli | budget (brotli)\n--- | --- | --- | ---\n')
for (const [what, size, budget] of rows) {
  const bad = size.brotli > budget * KB
  over ||= bad
  process.stdout.write(`${what} | ${kb(size.gzip)} | ${kb(size.brotli)} | ${budget} KB${bad ? ' OVER' : ''}\n`)
}
const precacheBad = precacheBytes > 3 * KB * KB || precacheFiles.length === 0
over ||= precacheBad
process.stdout.write(
  `core precache, raw | ${precacheFiles.length} entries | ${kb(precacheBytes)} | 3072 KB${precacheBad ? ' OVER' : ''}\n`,
)
process.stdout.write(`background fill, raw | ${laterFiles.length} entries | ${kb(sizeOf(laterFiles))} |\n`)
for (const file of open) process.stdout.write(`imported by files on the device, but not there: ${file} OVER\n`)
over ||= open.length > 0
if (process.argv.includes('--files'))
  for (const file of start.js) process.stdout.write(`  ${file} ${kb(bytes(file).brotli)}\n`)
process.exitCode = over ? 1 : 0
