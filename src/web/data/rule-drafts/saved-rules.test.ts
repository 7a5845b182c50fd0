import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { savedRules, rulesFile } from './saved-rules.ts'

let user = ''
beforeEach(() => {
  user = crypto.randomUUID()
  ownDevice(user)
})
afterEach(() => ownDevice(null))

test('rules that were written and not saved, of all apps: no damaged ones, and nothing else of the table', async () => {
  const { drafts } = await openDatabase('data', user)
  const draft = (name: string) => ({ edited: { id: name, name, conditions: [] }, seen: null })
  await drafts.bulkPut([
    { id: 'rules APP_STORE 1', value: { a: draft('Thanks'), b: draft('') } },
    { id: 'rules GOOGLE_PLAY com.x', value: { c: draft('Sorry') } },
    { id: 'rules APP_STORE 2', value: { d: { edited: 7 } } },
    { id: 'replies APP_STORE 1', value: {} },
  ])
  const rules = await savedRules()
  expect(rules.map(({ store, rule }) => `${store} ${rule.name}`)).toEqual([
    'APP_STORE Thanks',
    'APP_STORE ',
    'GOOGLE_PLAY Sorry',
  ])
  expect(JSON.parse(rulesFile(rules))).toMatchObject({ ruleDrafts: [{ rule: { conditions: [] } }, {}, {}] })
})
