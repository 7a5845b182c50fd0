import { afterEach, beforeEach, expect, test } from 'vitest'
import { getConnections } from '#contract/connections/connections.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { saveAnswers, writeAnswers } from '#web/data/cache/save-answers.ts'
import { restoreReads } from '#web/data/queries/read.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectionOf, listOf, studioId } from './fixtures.ts'
import { connectionsRead, dropConnection, putConnection } from './reads.ts'

let stop: () => void
beforeEach(async () => {
  signIn(tokensOf(ada))
  stop = saveAnswers()
  respond(getConnections, listOf(connectionOf({ status: 'broken' })))
  await getQueryClient().fetchQuery(connectionsRead())
  await writeAnswers()
  noNetwork()
})
afterEach(() => {
  stop()
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

/** What a page shows that is loaded before the lists have come anew. */
async function shownAfterLoad() {
  await writeAnswers()
  getQueryClient().clear()
  const read = connectionsRead()
  await restoreReads([read])
  return getQueryClient().getQueryData<{ data: unknown }>(read.queryKey)?.data
}

test('CONN-018: a connection with a new key is mended in a page that is loaded at once, too', async () => {
  putConnection(connectionOf({ status: 'working' }))
  expect(await shownAfterLoad()).toMatchObject({ total: 1, content: [{ id: studioId, status: 'working' }] })
})

test('CONN-019: a connection that was revoked is gone from a page that is loaded at once', async () => {
  dropConnection(studioId)
  expect(await shownAfterLoad()).toMatchObject({ total: 0, content: [] })
})
