import { afterEach, beforeEach, expect, test } from 'vitest'
import { getListingChanges, type ListingChange } from '#contract/overview/history.ts'
import { getProfile } from '#contract/profile.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { refusal, refuse, respond, type Answer } from '#tests/support/network/index.ts'
import { screen, waitFor } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { ChangesCard } from './changes-card.tsx'
import { app, measured, show } from './fixtures.tsx'

const DAY = 86_400_000
const ago = (days: number) => Date.now() - days * DAY
const titleChange: ListingChange = {
  part: 'title',
  day: dayOf(ago(1)),
  before: 'Moorlight',
  after: 'Moorlight: Sleep',
}

const visits = async () => (await userDatabase('data', ada.userId)).visits
const visitedAt = async (at: number) =>
  (await visits()).put({
    id: `${app.store} ${app.trackId} en-US`,
    seenAt: at,
    told: { at, changes: [] },
    toldBefore: null,
  })

function open(answer: Answer<typeof getListingChanges>) {
  respond(getListingChanges, answer)
  show(<ChangesCard app={app} locale="en-US" />)
  return screen.getByRole('region', { name: 'Changed since your last visit' })
}
const told = (changes: ListingChange[] | null) => ({ changes, provenance: measured })

beforeEach(async () => {
  signIn(tokensOf(ada))
  ownDevice(ada.userId)
  refuse(getProfile, 'FORBIDDEN')
  await (await visits()).clear()
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

test('MENU-012: what changed since the last visit stands open, part by part', async () => {
  await visitedAt(ago(3))
  const card = open(told([titleChange]))
  expect(await screen.findByRole('heading', { name: 'Title' })).toBeVisible()
  expect(card).toHaveTextContent('1 word added')
})

test('MENU-012: where nothing changed it is said since when', async () => {
  await visitedAt(ago(3))
  const card = open(told([]))
  await waitFor(() => expect(card).toHaveTextContent(/Nothing has changed since \d\d\. \w+ \d{4}\./))
})

test('MENU-012: the first visit has nothing to compare with', async () => {
  const card = open(told([titleChange]))
  await waitFor(() => expect(card).toHaveTextContent('Nothing to show yet.'))
})

test('MENU-012: a market that knows no past says so', async () => {
  const card = open(told(null))
  await waitFor(() => expect(card).toHaveTextContent('No data available'))
})

test('MENU-012: what failed can be tried again', async () => {
  const card = open(refusal('APP_NOT_FOUND'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(card).toHaveTextContent("Couldn't load what changed")
})
