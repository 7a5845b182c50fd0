// `npm run test:changed`: the unit and API tests that import what has changed since the branch left `main` (or since another
// commit: `npm run test:changed -- HEAD~3`), and the browser tests whose own files have changed. What a test reads as a
// file or runs as a process is not followed: `npm test` is the judge.
import { spawnSync } from 'node:child_process'
import { projectEnvironment, root } from '../src/server/packages.mjs'

const [wanted] = process.argv.slice(2)
const options = { cwd: root, encoding: 'utf8', env: projectEnvironment() }

/** @returns what git says, or undefined where it fails */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, options)
  return status === 0 ? stdout.trim() : undefined
}

function run(command, args) {
  const { status } = spawnSync(command, args, { ...options, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
  return status === 0
}

/** Where this branch left another one. */
const forkOf = (branch) => git('merge-base', 'HEAD', branch)

const base =
  wanted === undefined ? (forkOf('main') ?? forkOf('origin/main') ?? git('rev-parse', 'HEAD')) : forkOf(wanted)
if (base === undefined) {
  process.stderr.write(`git knows no commit “${wanted ?? 'HEAD'}” that HEAD shares.\n`)
  process.exit(2)
}

const listed = [
  git('diff', '--name-only', '--diff-filter=d', base),
  git('ls-files', '--others', '--exclude-standard'),
].flatMap((lines) => (lines ? lines.split('\n') : []))
const changed = [...new Set(listed)]
const specs = changed.filter((file) => /^tests\/(e2e|offline)\/.*\.spec\.ts$/.test(file))
process.stdout.write(
  `${changed.length} files changed since ${base.slice(0, 7)}, ${specs.length} browser tests among them\n`,
)

if (changed.length > 0) run('vitest', ['run', `--changed=${base}`, '--passWithNoTests'])
if (specs.length > 0 && run('npm', ['run', '--silent', 'build']))
  run('playwright', ['test', '-c', 'tests/playwright.config.ts', ...specs])
