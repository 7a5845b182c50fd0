import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const own = 'tests/static/error-texts.test.ts'
const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'))
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const files = globSync(['src/web/**/*.{ts,tsx}', 'src/server/auth/**/*.ts'])
const interfaceSources = read(files.filter((file) => !isTest(file)))
const tests = read([...files, ...globSync('tests/**/*.ts')].filter((file) => isTest(file) && file !== own))

/** The specification's own words: they stand as they are, whatever we would write (C-30). */
const quoted = [
  ['AUTH-062', 'This field is required!'],
  ['BAR-009', 'Select a competitor...'],
  ['CONN-011', 'Wrong file type'],
  ['ERR-005', 'Accepting invitation has failed'],
  ['ERR-006', 'Invite Expired or Invalid'],
  ['ERR-009', 'Something went wrong. Please try verify your account again.'],
  ['ERR-015', 'Organization ID not found'],
  ['ERR-020', 'Loading version history failed'],
  ['ERR-021', 'No version history found'],
  ['ERR-022', 'Version is not available'],
  ['ERR-023', 'No release description'],
  ['ERR-024', 'An error occurred while saving your profile'],
  ['ERR-025', 'An error occurred while closing the account'],
  ['ERR-026', 'An error occurred while changing your password'],
  ['ERR-027', 'An error occurred while changing the currency'],
  ['ERR-028', 'An error occurred while changing the payment method'],
  ['ERR-029', 'An error occurred while saving the billing address'],
  ['ERR-030', 'You have reached your app limit!'],
  ['MENU-022', 'Coming soon!'],
  ['OV-005', 'App Overview'],
  ['OV-046', 'No data available'],
  ['OV-048', 'Add Competitors'],
  ['SUB-025', 'You do not have permission to view invoices.'],
] as const

/** Of these the specification says only what they are about (OP-91). */
const paraphrased = [
  ['ERR-031', "You've already added this app."],
  ['ERR-032', 'Name change failed'],
  ['ERR-033', 'Adding or removing apps failed'],
  ['ERR-034', 'Revoking the access failed.'],
  ['ERR-035', "Couldn't load the connections"],
  ['ERR-036', "Couldn't load the apps of this key"],
  ['ERR-037', 'Store validation failed'],
  ['ERR-038', 'A connection with the provided credentials already exists.'],
  ['ERR-039', 'File upload failed.'],
  ['ERR-040', 'Primary connection change failed, try again later'],
  ['ERR-041', 'Adding the app to the connection failed'],
  ['ERR-042', 'App removal failed, try again later'],
  ['ERR-043', 'Renaming failed'],
  ['ERR-044', 'Credential validation failed'],
  ['ERR-045', "There's no connection to the store, so replies can't be sent."],
  ['ERR-046', "The AI reply couldn't be generated. Try again."],
  ['ERR-047', "The reply couldn't be generated."],
  ['ERR-048', 'The connection is broken. Check its status'],
  ['ERR-049', "Couldn't load the templates"],
  ['ERR-051', 'Template not saved'],
  ['ERR-053', 'All summaries of this month are used.'],
  ['ERR-054', 'The period must be within the last 90 days.'],
  ['ERR-055', "There's already a schedule with the same interval"],
  ['ERR-057', "Your plan doesn't support this data"],
  ['ERR-058', 'Choose another country.'],
  ['ERR-059', 'No live search data'],
] as const

test.each([...quoted, ...paraphrased])(
  'ERR-062, OP-88, OP-91, C-30: %s: the interface has “%s”, and a test that names the row reads it there',
  (row, text) => {
    expect(interfaceSources.some((source) => source.includes(text))).toBe(true)
    expect(tests.some((source) => source.includes(row) && source.includes(text))).toBe(true)
  },
)
