// `npm run check`: what needs no running program. Every check runs, so that one run shows all there is to mend.
import { spawnSync } from 'node:child_process'
import { projectEnvironment, root } from '../src/server/packages.mjs'

const sources = ['src', 'sw', 'tests', 'locales', 'vite.config.ts']
const lingui = ['--config', 'locales/lingui.config.ts']
const checks = [
  ['Types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['Types of the worker', 'tsc', ['--noEmit', '-p', 'sw/tsconfig.json']],
  ['Lint', 'oxlint', ['--type-aware', ...sources]],
  ['Format', 'oxfmt', ['--check', ...sources]],
  ['Import rules', 'node', ['tests/static/import-rules.mjs']],
  ['House rules', 'node', ['tests/static/house-rules.mjs']],
  ['Unused packages', 'node', ['tests/static/unused-packages.mjs']],
  ['Messages extracted', 'lingui', ['check', 'sync', ...lingui]],
  ['Messages translated', 'lingui', ['check', 'missing', '--mode', 'catalog', ...lingui]],
]

const failed = checks.filter(([title, command, args]) => {
  const run = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: projectEnvironment() })
  const ok = run.status === 0
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${title}\n`)
  if (!ok) process.stdout.write(`${run.error ?? ''}${run.stdout ?? ''}${run.stderr ?? ''}\n`)
  return !ok
})
process.exitCode = failed.length ? 1 : 0
