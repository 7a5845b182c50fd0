import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Once for all browser tests: the data folders that their servers start from, see make-first-day.ts. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'storeglass-first-day-'))
  execFileSync(
    join(root, 'node_modules/.bin/node'),
    ['--disable-warning=ExperimentalWarning', 'tests/support/servers/make-first-day.ts', folder],
    { cwd: root, stdio: 'inherit' },
  )
  process.env['STOREGLASS_FIRST_DAY'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
