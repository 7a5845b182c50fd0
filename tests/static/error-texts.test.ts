import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const english = globSync('locales/**/en.po').map((file) => readFileSync(file, 'utf8'))

test.each([
  ['ERR-005', 'Accepting invitation has failed'],
  ['ERR-006', 'Invite Expired or Invalid'],
  ['ERR-009', 'Something went wrong. Please try to verify your account again.'],
  ['ERR-015', 'Organization ID not found'],
  ['ERR-020', 'Loading version history failed'],
  ['ERR-021', 'No version history found'],
  ['ERR-022', 'Version is not available'],
  ['ERR-023', 'No release description'],
  ['ERR-030', 'You have reached your app limit.'],
  ['SUB-025', 'You do not have permission to view invoices.'],
])('ERR-062, OP-91: the wording of %s is in a catalogue', (_, text) => {
  expect(english.some((catalogue) => catalogue.includes(`msgid "${text}"`))).toBe(true)
})
