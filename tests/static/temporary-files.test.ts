import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const allowed = new Set(
  `.ci .gitignore .oxfmtrc.json .oxlintrc.json LICENSE README.md index.html locales package-lock.json package.json public
  src sw tests tsconfig.json vite.config.ts`.split(/\s+/),
)

/** A home or working directory of somebody's computer. */
const machinePath = /(?<![\w.~/*-])(?:\/(?:home|Users|root|work)\/|[A-Z]:\\Users\\)[\w-]/
const isText = (file: string) => !/\.(?:png|ico|woff2|gz|br)$/.test(file)

// A package without its repository holds nothing to look at.
describe.runIf(existsSync('.git'))('what is committed', () => {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  // Deleted, but not committed yet.
  const files = listed.filter((file) => existsSync(file))

  test('nothing but the project stands at the top', () => {
    const atTop = new Set(files.map((file) => file.split('/')[0] ?? ''))
    expect([...atTop].filter((name) => !allowed.has(name))).toEqual([])
  })

  test('no file names a path of somebody’s machine', () => {
    const naming = files.filter((file) => isText(file) && machinePath.test(readFileSync(file, 'utf8')))
    expect(naming).toEqual([])
  })
})
