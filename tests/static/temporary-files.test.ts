import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

const allowed = new Set(
  `.ci .gitignore .oxfmtrc.json .oxlintrc.json LICENSE README.md index.html locales package-lock.json package.json public
  src sw tests tsconfig.json vite.config.ts`.split(/\s+/),
)

// A package without its repository holds nothing to look at.
test.runIf(existsSync('.git'))('nothing but the project stands at its top', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  const atTop = new Set(files.map((file) => file.split('/')[0] ?? ''))
  expect([...atTop].filter((name) => !allowed.has(name))).toEqual([])
})
