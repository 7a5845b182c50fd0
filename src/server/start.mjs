// `npm start` on any Node from 20.19: installs and builds what is missing, then runs the server on the Node it needs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { nodeEnvironment, nodeFlags } from './node-flags.mjs'
import { findNode, installIfMissing, projectEnvironment, root } from './packages.mjs'

const buildHash = join(root, 'dist/.build-hash')

/** What the built web app is made of. */
const sources = [
  'src/build',
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
  const env = projectEnvironment()
  const run = (args) => spawnSync(node, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env })
  const steps = [
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    ['src/server/http/static/precompress.ts'],
  ]
  for (const step of steps) if (run(step).status !== 0) fail('The web app could not be built.')
  writeFileSync(buildHash, hash)
}

function runServer(node) {
  const server = spawn(node, [...nodeFlags, join(root, 'src/server/main.ts')], {
    stdio: 'inherit',
    env: { ...nodeEnvironment, ...projectEnvironment() },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

installIfMissing()
const node = findNode()
buildIfChanged(node)
runServer(node)
