import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refreshToken, type Identity } from '#contract/auth/auth.ts'
import { getLinks } from '#contract/links.ts'
import { getProfile } from '#contract/profile.ts'
import { moveToMarket, previewMarketMove, switchOrganization } from '#contract/team.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { emptyOutbox } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { getIdentity, signIn } from '#web/session/session.ts'
import { MarketCard } from './market-card.tsx'

const owner: Identity = { ...ada, role: 'owner', market: 'sample' }

beforeEach(() => {
  respond(getLinks, { ...noLinks, market: 'live' })
  respond(getProfile, {
    id: owner.userId,
    firstName: owner.firstName,
    lastName: owner.lastName,
    email: owner.email,
    newEmail: null,
    role: 'owner',
    billingAccountId: null,
    privileges: [],
    language: 'en',
    scheme: 'auto',
    hasPassword: true,
    providers: [],
    marketingConsent: false,
  })
  respond(previewMarketMove, {
    targets: ['live'],
    apps: ['Moorlight', 'Facet Fall'],
    competitors: 3,
    keywords: 0,
    notes: 0,
    reviews: 0,
    summaries: 1,
    connections: ['Team key'],
  })
})
afterEach(() => getQueryClient().clear())

function open(who: Identity) {
  outbox.set({ ...emptyOutbox, ready: true })
  signIn(tokensOf(who))
  respond(refreshToken, tokensOf(who))
  drawPage(<MarketCard identity={who} />)
}

test('the owner is told what a switch deletes, gives the password, and enters the organisation on its new market', async () => {
  open(owner)
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to the live market' }))
  const deleted = await screen.findByRole('list', { name: 'What is deleted' })
  expect(
    within(deleted)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 apps with their history: Moorlight, Facet Fall',
    '3 competitors',
    '1 review summary',
    '1 connection: Team key',
    'Drafts on your device',
  ])
  const confirm = screen.getByRole('button', { name: 'Delete and switch' })
  await userEvent.click(confirm)
  expect(await screen.findByText('Enter your password.')).toBeVisible()

  refuse(moveToMarket, 'WRONG_PASSWORD')
  await userEvent.type(screen.getByLabelText('Your password'), 'guessed')
  await userEvent.click(confirm)
  expect(await screen.findByText('The password is wrong.')).toBeVisible()
  expect(asked(switchOrganization)).toHaveLength(0)

  respond(moveToMarket, null)
  respond(switchOrganization, tokensOf({ ...owner, market: 'live' }))
  await userEvent.click(confirm)
  await waitFor(() => expect(getIdentity()?.market).toBe('live'))
  expect(asked(moveToMarket).at(-1)?.body).toEqual({ market: 'live', password: 'guessed' })
})

test('nobody else is offered a switch, nor the owner where the server has no other market', async () => {
  open({ ...owner, role: 'admin' })
  await waitFor(() => expect(asked(getLinks)).toHaveLength(1))
  expect(screen.queryByText(/sample market/)).toBeNull()
  respond(getLinks, noLinks)
  getQueryClient().clear()
  open(owner)
  await waitFor(() => expect(asked(getLinks)).toHaveLength(2))
  expect(screen.queryByText(/sample market/)).toBeNull()
})
