import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import * as messages from '#web/ui/feedback/notify.ts'
import { addToField } from './add-to-field.ts'
import { moorlight } from './fixtures.ts'

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
    'The keyword field or your title has these words already',
  ])
})
