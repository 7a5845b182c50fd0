// `node tests/support/slowest-files.mjs REPORT…`: the 40 slowest test files, as a table, from JSON reports of Vitest and Playwright:
//   npx vitest run --reporter=json --outputFile=vitest.json
//   PLAYWRIGHT_JSON_OUTPUT_NAME=playwright.json npx playwright test -c tests/playwright.config.ts --reporter=json
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../src/server/packages.mjs'

const SHOWN = 40

/** Files of a Vitest report, with what their tests and hooks took together, ms. */
const ofVitest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    ms: endTime - startTime,
  }))

/** All tests of a suite of a Playwright report. */
const testsIn = (suite) => [
  ...(suite.specs ?? []).flatMap(({ file, tests }) => tests.map(({ results }) => ({ file, results }))),
  ...(suite.suites ?? []).flatMap(testsIn),
]

/** Files of a Playwright report; a test that ran again counts with both runs. */
function ofPlaywright(report) {
  const files = new Map()
  for (const { file, results } of testsIn(report)) {
    const one = files.get(file) ?? { file: `tests/${file}`, tests: 0, ms: 0 }
    one.tests += 1
    for (const { duration } of results) one.ms += duration
    files.set(file, one)
  }
  return [...files.values()]
}

const files = process.argv.slice(2).flatMap((path) => {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return report.testResults ? ofVitest(report) : ofPlaywright(report)
})
const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
const lines = slowest.map(({ file, tests, ms }) => `| ${file} | ${tests} | ${(ms / 1000).toFixed(0)} |`)
process.stdout.write(`| file | tests | s |\n| --- | --: | --: |\n${lines.join('\n')}\n`)
