// `npm run test:zones`: every browser test in every time zone, of which `npm test` takes one a day for each file. What follows
// on the command line goes to Playwright, as in `npm run test:zones -- e2e/market`.
import { spawnSync } from 'node:child_process'
import { projectEnvironment, root } from '../src/server/packages.mjs'
import { timeZoneNote, timeZones, timeZoneVariable } from './support/time-zone.ts'

const args = ['test', '-c', 'tests/playwright.config.ts', '--project', 'e2e', '--project', 'offline', '--retries=1']

for (const zone of timeZones) {
  process.stdout.write(`\n── ${timeZoneNote(zone)}\n`)
  const env = { ...projectEnvironment(), [timeZoneVariable]: zone }
  const { status } = spawnSync('playwright', [...args, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
