// Counts what breaks the rules of the web's layout (src/README.md). A count may only fall: house-limits.json holds the
// highest allowed. `--write` lowers the limits to today's counts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const limitsFile = join(root, 'tests/static/house-limits.json')
/** A file with one importer is too small to stand alone below this, in lines. */
const CRUMB_LINES = 40

const files = readdirSync(join(root, 'src/web'), { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
const styles = files.filter((file) => file.endsWith('.css'))

const count = (of, pattern) => of.reduce((sum, file) => sum + (text.get(file).match(pattern)?.length ?? 0), 0)
const linesOf = (file) => text.get(file).split('\n').length - 1
/** Elements are drawn in these; a `.ts` file may write HTML as text, for a page that is exported. */
const outsideUi = code.filter((file) => file.endsWith('.tsx') && !file.startsWith('src/web/ui/'))

const counts = {
  'files of the web': code.length,
  'files with one importer and under 40 lines': crumbs().length,
  'folders below a page': new Set(code.map(dirname).filter((folder) => /features\/[^/]+\/[^/]+\/./.test(folder))).size,
  'names that a feature has twice': repeatedNames(),
  'raw controls outside ui': count(outsideUi, /<(?:button|input|select|textarea|table)(?=[\s>])/g),
  // They need Mantine's global classes, which are not loaded here.
  'props without effect': count(code, /\s(?:visibleFrom|hiddenFrom|lightHidden|darkHidden)(?=[\s=>])/g),
  'CSS modules': styles.length,
  'lines of CSS': styles.reduce((sum, file) => sum + linesOf(file), 0),
  // A change anywhere could concern each element, so that the browser styles the whole document anew.
  'selectors that anything concerns': count(styles, /(?:^|[\s,>~+]):has\(|(?:root|html|body):has\(/gm),
  'font sizes in px': count(styles, /font(?:-size)?:[^;]*?\d+px/g),
  'colour literals': count(
    styles.filter((file) => !file.endsWith('theme/tokens.css')),
    /#[0-9a-f]{3,8}\b(?=[^{]*;)|\b(?:rgb|hsl)a?\(/gi,
  ),
}

const limits = JSON.parse(readFileSync(limitsFile, 'utf8'))
const over = Object.entries(counts).filter(([rule, found]) => found > (limits[rule] ?? 0))
for (const [rule, found] of Object.entries(counts))
  process.stdout.write(`${rule}: ${found} (at most ${limits[rule]})\n`)
for (const [rule, found] of over) process.stderr.write(`more ${rule} than before: ${found}, not ${limits[rule]}\n`)
if (process.argv.includes('--crumbs')) for (const file of crumbs()) process.stdout.write(`${file}\n`)
if (process.argv.includes('--write')) writeFileSync(limitsFile, `${JSON.stringify(counts, null, 2)}\n`)
else process.exitCode = over.length ? 1 : 0

/** Routes are small by nature: the router wants a file each. */
function crumbs() {
  const importers = new Map()
  for (const file of code)
    for (const [, alone, from, lazily] of text
      .get(file)
      .matchAll(/^import '([^']+)'|\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm)) {
      const goal = targetOf(file, alone ?? from ?? lazily)
      if (text.has(goal)) importers.set(goal, (importers.get(goal) ?? new Set()).add(file))
    }
  return code.filter(
    (file) => importers.get(file)?.size === 1 && linesOf(file) < CRUMB_LINES && !file.startsWith('src/web/routes/'),
  )
}

function targetOf(file, specifier) {
  if (specifier.startsWith('#web/')) return specifier.replace('#web/', 'src/web/')
  return specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : undefined
}

function repeatedNames() {
  const names = code
    .filter((file) => file.startsWith('src/web/features/'))
    .map((file) => `${file.split('/')[3]} ${basename(file)}`)
  return names.length - new Set(names).size
}
