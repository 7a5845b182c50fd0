import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { savedReplies, repliesFile } from './saved-replies.ts'

let user = ''
beforeEach(() => {
  user = crypto.randomUUID()
  ownDevice(user)
})
afterEach(() => ownDevice(null))

test('replies that were written and not sent, of all apps: no damaged ones, and nothing else of the table', async () => {
  const { drafts } = await openDatabase('data', user)
  const draft = { text: 'Thanks', origin: 'person', templateId: null, at: 1 }
  await drafts.bulkPut([
    { id: 'replies APP_STORE 1', value: { a: draft, b: { ...draft, text: 'Sorry' } } },
    { id: 'replies GOOGLE_PLAY com.x', value: { c: draft } },
    { id: 'replies APP_STORE 2', value: { d: { text: 7 } } },
    { id: 'review-visit APP_STORE 1', value: { newest: '' } },
  ])
  const replies = await savedReplies()
  expect(replies.map(({ store, reviewId, text }) => `${store} ${reviewId} ${text}`)).toEqual([
    'APP_STORE a Thanks',
    'APP_STORE b Sorry',
    'GOOGLE_PLAY c Thanks',
  ])
  expect(JSON.parse(repliesFile(replies))).toMatchObject({ replyDrafts: [{ trackId: '1', text: 'Thanks' }, {}, {}] })
})
