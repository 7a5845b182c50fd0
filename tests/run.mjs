// `npm test`: everything a change must pass, on a fresh clone too. Plain JavaScript, so that Node 20.19 can start it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './support/browser.mjs'
import { installIfMissing, projectEnvironment, root } from '../src/server/packages.mjs'

const started = Date.now()
installIfMissing()
const browser = await findBrowser({ shell: true })
if (!browser) {
  process.stderr.write(
    'No browser found. Install Chromium (Debian: apt-get install -y chromium; elsewhere: npx playwright install chromium)\n' +
      'or name one: CHROMIUM=/path/to/chromium npm test\n',
  )
  process.exit(1)
}

const reports = mkdtempSync(join(tmpdir(), 'storeglass-reports-'))
const env = { ...projectEnvironment(), CHROMIUM: browser }
const tally = { passed: 0, failed: 0, skipped: 0 }
const failedSteps = []

function step(title, command, args, more = {}) {
  process.stdout.write(`\n── ${title}\n`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } })
  if (status !== 0) failedSteps.push(title)
  return status === 0
}

function countVitest(file) {
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  tally.passed += report.numPassedTests
  tally.failed += report.numFailedTests
  tally.skipped += report.numPendingTests + report.numTodoTests
}

function countPlaywright(file) {
  if (!existsSync(file)) return
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  tally.passed += stats.expected
  tally.failed += stats.unexpected + stats.flaky
  tally.skipped += stats.skipped
}

step('Static checks', 'npm', ['run', '--silent', 'check'])
const vitestReport = join(reports, 'vitest.json')
step('Unit and API tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
countVitest(vitestReport)

if (step('Production build', 'npm', ['run', '--silent', 'build'])) {
  const playwrightReport = join(reports, 'playwright.json')
  step(
    'Browser tests, online and offline',
    'playwright',
    ['test', '-c', 'tests/playwright.config.ts', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    },
  )
  countPlaywright(playwrightReport)
}
rmSync(reports, { recursive: true, force: true })

const minutes = ((Date.now() - started) / 60_000).toFixed(1)
process.stdout.write(
  failedSteps.length ? `\nFailed: ${failedSteps.join(', ')} (${minutes} min)\n` : `\nAll green in ${minutes} min\n`,
)
const skipped = tally.skipped ? `, ${tally.skipped} skipped` : ''
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
process.exitCode = failedSteps.length || tally.passed === 0 ? 1 : 0
