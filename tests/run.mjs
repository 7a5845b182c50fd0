// `npm test`: everything a change must pass, on a fresh clone too. Plain JavaScript, so that Node 20.19 can start it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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
/** How many browser tests may pass only the second time: more are a fault of the tests or of the product. */
const FLAKY_MAX = 3
const tally = { passed: 0, failed: 0, skipped: 0 }
const failedSteps = []
/** What failed, for the last lines: the end of the log is all that some see of it. */
const failures = []

/**
 * Runs one step and tells what it printed when it is over; `isLive`: while it runs. One that hangs is ended after
 * `longestMinutes`, with all that it started.
 */
async function step(title, command, args, { isLive = false, more = {}, longestMinutes = 15 } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { ...env, ...more },
    // A process group of its own, which can be ended as one.
    detached: true,
  })
  const end = () => process.kill(-child.pid, 'SIGKILL')
  const hanging = setTimeout(() => {
    process.stdout.write(`\n${title}: not over after ${longestMinutes} minutes, ended.\n`)
    end()
  }, longestMinutes * 60_000)
  const interrupted = () => {
    end()
    process.exit(130)
  }
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted)
  if (isLive) process.stdout.write(`\n── ${title}\n`)
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  const [status] = await once(child, 'close')
  clearTimeout(hanging)
  process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  if (!isLive) process.stdout.write(`\n── ${title}\n${Buffer.concat(printed)}`)
  if (status !== 0) failedSteps.push(title)
  return status === 0
}

function countVitest(file) {
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  tally.passed += report.numPassedTests
  tally.failed += report.numFailedTests
  tally.skipped += report.numPendingTests + report.numTodoTests
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const { fullName, failureMessages } of failed) failures.push(`${file}: ${fullName}\n${failureMessages[0]}`)
    if (status === 'failed' && !failed.length) failures.push(`${file}\n${message}`)
  }
}

/** The tests of a suite of a Playwright report that ended so ('flaky': passed only when they ran again), with what they said. */
const endedAs = (status, suite) => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ annotations, results }) => ({
        title: [`${file}: ${title}`, ...annotations.map(({ type, description }) => `${type} ${description}`)].join(
          ', ',
        ),
        message: results[0]?.error?.message ?? '',
      })),
  ),
  ...(suite.suites ?? []).flatMap((one) => endedAs(status, one)),
]

// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this character
const plain = (text) => text.replaceAll(/\u001b\[[\d;]*m/g, '')

function countPlaywright(file) {
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { stats } = report
  const flaky = endedAs('flaky', report)
  for (const { title, message } of flaky) process.stdout.write(`flaky: ${title}\n${plain(message)}\n`)
  for (const { title, message } of endedAs('unexpected', report)) failures.push(`${title}\n${plain(message)}`)
  const tooMany = flaky.length > FLAKY_MAX
  if (tooMany) failedSteps.push(`${flaky.length} flaky browser tests`)
  tally.passed += stats.expected + (tooMany ? 0 : flaky.length)
  tally.failed += stats.unexpected + (tooMany ? flaky.length : 0)
  tally.skipped += stats.skipped
}

/** Many tests wait for a clock or a process: what needs no tests goes on beside them. */
async function checkAndBuild() {
  await step('Static checks', 'npm', ['run', '--silent', 'check'])
  return step('Production build', 'npm', ['run', '--silent', 'build'])
}

const vitestReport = join(reports, 'vitest.json')
const [isBuilt] = await Promise.all([
  checkAndBuild(),
  step(
    'Unit and API tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { isLive: true, longestMinutes: 40 },
  ),
])
countVitest(vitestReport)

if (isBuilt) {
  const playwrightReport = join(reports, 'playwright.json')
  await step(
    'Browser tests, online and offline',
    'playwright',
    [
      'test',
      '-c',
      'tests/playwright.config.ts',
      '--project',
      'e2e',
      '--project',
      'offline',
      '--reporter=list,json',
      '--retries=1',
    ],
    { isLive: true, longestMinutes: 60, more: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } },
  )
  countPlaywright(playwrightReport)
}
rmSync(reports, { recursive: true, force: true })

for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`)
const minutes = ((Date.now() - started) / 60_000).toFixed(1)
process.stdout.write(
  failedSteps.length ? `\nFailed: ${failedSteps.join(', ')} (${minutes} min)\n` : `\nAll green in ${minutes} min\n`,
)
const skipped = tally.skipped ? `, ${tally.skipped} skipped` : ''
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
process.exitCode = failedSteps.length || tally.passed === 0 ? 1 : 0
