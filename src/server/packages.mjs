// Runs on any Node from 20.19, before anything is installed: the packages of the lock, and the Node they bring along.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = join(root, 'node_modules/.bin')

const packagesIn = (lockFile) => JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages

/** npm leaves a list of what it installed; packages for other machines are not in it. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    const found = installed[path]
    return (
      path === '' || (found ? found.version === wanted.version : wanted.optional || wanted.devOptional || wanted.peer)
    )
  })
}

/** Installs the locked packages unless they are there; ends the process when npm can't. */
export function installIfMissing() {
  if (isInstalled()) return
  process.stderr.write('Installing packages (once, about a minute) …\n')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  process.stderr.write('npm ci failed.\n')
  process.exit(1)
}

/** The Node that comes with the packages, else this one when it is new enough; ends the process where there is none. */
export function findNode() {
  const bundled = join(bin, 'node')
  if (existsSync(bundled)) {
    if (runs(bundled)) return bundled
    // As on Alpine, whose C library is another one: the commands of the packages must find the system's Node, too.
    rmSync(bundled)
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  process.stderr.write(
    `Storeglass needs Node 24.7 or later here, for the Node that comes with it does not run on this system; this is ${process.versions.node}.\n`,
  )
  process.exit(1)
}

/** Whether this machine can run a program at all; that it has no room for it now does not count. */
function runs(program) {
  const { error, status } = spawnSync(program, ['--version'], { stdio: 'ignore' })
  return error ? !['ENOENT', 'ENOEXEC', 'EACCES'].includes(error.code) : status === 0
}

/** The environment in which `node` and the packages' commands are the project's own. */
export const projectEnvironment = () => ({
  // Compiled code is kept, which halves the time that a start takes to load it.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/storeglass/code'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
})
