// `npm start` on any Node from 20.19: installs and builds what is missing, then runs the server on the Node it needs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
const buildHash = join(root, 'dist/.build-hash')

/** What the built web app is made of. */
const sources = [
  'src/web',
  'src/contract',
  'src/aso',
  'sw',
  'public',
  'locales',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const say = (line) => process.stderr.write(`${line}\n`)

function fail(line) {
  say(line)
  process.exit(1)
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages

/** npm leaves a list of what it installed; packages for other machines are not in it. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    const found = installed[path]
    return path === '' || (found ? found.version === wanted.version : wanted.optional || wanted.devOptional || wanted.peer)
  })
}

function installIfMissing() {
  if (isInstalled()) return
  say('Installing packages (once, about a minute) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('npm ci failed.')
}

/** The Node that comes with the packages, else this one when it is new enough. */
function findNode() {
  const bundled = join(bin, 'node')
  if (existsSync(bundled)) return bundled
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  fail(`Storeglass needs Node 24.7 or later here; this is ${process.versions.node}.`)
}

function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** Changes with every file that the build reads; tests and generated files do not count. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    if (/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file)) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function buildIfChanged(node) {
  const hash = hashOfSources()
  if (existsSync(buildHash) && readFileSync(buildHash, 'utf8') === hash) return
  say('Building the web app …')
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
  const run = (args) => spawnSync(node, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env })
  const steps = [['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], ['src/server/http/precompress.ts']]
  for (const step of steps) if (run(step).status !== 0) fail('The web app could not be built.')
  writeFileSync(buildHash, hash)
}

function runServer(node) {
  const server = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, 'src/server/main.ts')], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

installIfMissing()
const node = findNode()
buildIfChanged(node)
runServer(node)
