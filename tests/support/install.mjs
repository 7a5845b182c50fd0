// Runs on any Node from 20.19: installs what is missing before anything else is imported.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Installs the locked packages when there are none or the lock is newer than what is installed. */
export function installIfMissing() {
  const marker = join(root, 'node_modules/.package-lock.json')
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs - 1000) return
  process.stdout.write('Installing packages (once)\n')
  const installed = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (installed.status !== 0) process.exit(installed.status ?? 1)
}

/** The environment in which `node` is the one the project brings along. */
export function projectEnvironment() {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
}
