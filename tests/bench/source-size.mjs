// `npm run size:sources`: how many files and lines each side has, how long its files are, which folders hold too many, and
// how many files one figure passes from the address to SQL and back.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Files that may stand in one folder, its tests and styles among them. */
const FOLDER_MAX = 30

const below = (pattern) => new RegExp(`^(${pattern})/`)
/** A file belongs to the first part that fits. */
const parts = {
  // Not written by hand, or texts rather than code.
  apart: {
    'generated files': /\.gen\.ts$/,
    'message catalogues': /\.po$/,
    'sample texts': /\.json$/,
  },
  others: {
    styles: /\.css$/,
    'tests beside their source': /^(src|sw)\/.*\.test\.tsx?$/,
    'API tests': below('tests/api'),
    'browser tests': below('tests/(e2e|offline)'),
    'support, static tests, benches': below('tests'),
  },
  sources: {
    web: below('src/web'),
    server: below('src/server'),
    'contract, aso': below('src/(contract|aso)'),
    'build, worker, catalogue settings': below('src/build|sw|locales'),
  },
}

const lengths = new Map(['src', 'sw', 'tests', 'locales'].flatMap(filesBelow).map((file) => [file, linesOf(file)]))
const files = new Map(Object.values(parts).flatMap((kind) => Object.keys(kind).map((part) => [part, []])))
for (const file of lengths.keys()) files.get(partOf(file))?.push(file)

print('part | files | lines | median | p90 | longest', '--- | --- | --- | --- | --- | ---')
for (const part of Object.keys(parts.sources)) print(row(part, files.get(part)))
print(
  row(
    'all sources',
    Object.keys(parts.sources).flatMap((part) => files.get(part)),
  ),
)
for (const part of Object.keys(parts.others)) print(row(part, files.get(part)))

print('', 'of the web | files | lines | median | p90 | longest', '--- | --- | --- | --- | --- | ---')
for (const folder of ['features/overview', 'features/connections', 'app', 'ui'])
  print(
    row(
      folder,
      files.get('web').filter((file) => file.startsWith(`src/web/${folder}/`)),
    ),
  )

print('', 'apart | files | lines', '--- | --- | ---')
for (const part of Object.keys(parts.apart)) print(`${part} | ${files.get(part).length} | ${sum(files.get(part))}`)

const written = Object.keys({ ...parts.sources, ...parts.others }).flatMap((part) => files.get(part))
const folders = Object.entries(Object.groupBy(written, dirname)).filter(([, within]) => within.length > FOLDER_MAX)
print('', `folders of more than ${FOLDER_MAX} files | files`, '--- | ---')
for (const [folder, within] of folders.sort(([, a], [, b]) => b.length - a.length))
  print(`${folder} | ${within.length}`)

const walk = walkOfTheRating()
print('', 'walk of the rating, as src/README.md lists it | files | lines', '--- | --- | ---')
print(`address to SQL to pixel | ${walk.length} | ${sum(walk)}`)

function print(...lines) {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

function row(title, within) {
  const sorted = within.toSorted((a, b) => lengths.get(a) - lengths.get(b))
  const lengthAt = (share) => lengths.get(sorted[Math.ceil(share * sorted.length) - 1])
  const longest = sorted.at(-1)
  const figures = [sorted.length, sum(sorted), lengthAt(0.5), lengthAt(0.9), `${lengths.get(longest)} ${longest}`]
  return [title, ...figures].join(' | ')
}

function sum(within) {
  return within.reduce((total, file) => total + lengths.get(file), 0)
}

/** Each item names files, or a folder and in brackets files of it. */
function walkOfTheRating() {
  const readme = readFileSync(join(root, 'src/README.md'), 'utf8')
  const list = /`trackId` passes [\s\S]+?\n\n([\s\S]+?)\n\n/.exec(readme)?.[1] ?? ''
  const named = [...list.matchAll(/`([\w./-]+)`(?:\s+\(([^)]+)\))?/g)].flatMap(([, path, within]) =>
    within === undefined ? [path] : [...within.matchAll(/`([^`]+)`/g)].map(([, name]) => join(path, name)),
  )
  return named.map((path) => join('src', path))
}

function partOf(file) {
  return Object.values(parts)
    .flatMap((kind) => Object.entries(kind))
    .find(([, pattern]) => pattern.test(file))?.[0]
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(m?tsx?|m?js|css|po|json)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function linesOf(file) {
  return readFileSync(join(root, file), 'utf8').split('\n').length - 1
}
