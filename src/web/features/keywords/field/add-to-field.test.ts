import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import * as messages from '#web/ui/feedback/notify.ts'
import { addToField } from './add-to-field.ts'
import { moorlight } from './field-fixtures.ts'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  ownDevice(crypto.randomUUID())
})
afterEach(() => {
  vi.restoreAllMocks()
  ownDevice(null)
})

test('says how many words were new to the field, and when none was', async () => {
  const notify = vi.spyOn(messages, 'notify').mockReturnValue('')
  await addToField(moorlight, ['brown noise for sleep', 'white noise'])
  await addToField(moorlight, ['white noise'])
  expect(notify.mock.calls.map(([{ title }]) => title)).toEqual([
    '3 words added to the keyword field',
    'Title, subtitle or keyword field have these words already',
  ])
})

test('says which keywords have no room, the first of many by name', async () => {
  const notify = vi.spyOn(messages, 'notify').mockReturnValue('')
  const long = (letter: string) => letter.repeat(60)
  await addToField(moorlight, [long('a'), long('b')])
  await addToField(moorlight, ['c', 'd', 'e', 'f', 'g'].map(long))
  expect(notify.mock.calls.map(([message]) => message)).toEqual([
    { kind: 'warning', title: '1 word added to the keyword field', description: `No room for ${long('b')}.` },
    {
      kind: 'warning',
      title: 'The keyword field is full',
      description: `No room for ${long('c')}, ${long('d')}, ${long('e')}, and 2 more.`,
    },
  ])
})
