import { screen } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getPlans, getQuotas, liveSlots } from '#contract/billing/plans.ts'
import { getLinks } from '#contract/links.ts'
import { keywordRefusal } from '#web/commands/keywords/refusal.ts'
import { refusalMessage } from '#web/commands/refusal-message.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { read } from '#web/data/queries/read.ts'
import { Included } from '#web/features/account/index.ts'
import { i18n } from '@lingui/core'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { AppLimit } from '#web/apps/adding/add-failure.tsx'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  signIn(tokensOf(ada))
  respond(getLinks, { ...noLinks, plans: false })
  await getQueryClient().fetchQuery(read(getLinks, {}))
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

test('C-28: where no plans are sold, what a technical limit refuses speaks of no plan and no upgrade', () => {
  const subject = { name: 'Germany', project: 'Moorlight' }
  const said = [
    refusalMessage('INSUFFICIENT_SLOTS', subject, { limit: 20 }),
    refusalMessage('INSUFFICIENT_SLOTS', subject, {}),
    refusalMessage('APP_LIMIT_REACHED', subject, {}),
    keywordRefusal({ projectTitle: 'Moorlight' }, 'QUOTA_EXCEEDED', { limit: 10_000 }),
    keywordRefusal({ projectTitle: 'Moorlight' }, 'QUOTA_EXCEEDED', {}),
  ].map((message) => i18n._(message))
  for (const text of said) {
    expect(text).not.toMatch(/upgrade|plan/i)
    expect(text).toMatch(/Remove .*, then try again\.$/)
  }
})

test('C-28: a full list says what to remove, with no sentence that ends in the middle', async () => {
  drawPage(<AppLimit />)
  expect(await screen.findByText(/You have reached your app limit!/)).toHaveTextContent(
    'You have reached your app limit! Remove an app to add another.',
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('C-28: a demo is not said to have every feature above its own limits', async () => {
  const visitor = { ...ada, demo: true }
  signIn(tokensOf(visitor))
  respond(getPlans, { payments: 'test', plans: [], live: liveSlots(false), demoBooking: false })
  respond(getQuotas, [{ slotType: 'APP', used: 3, limit: 5 }])
  drawPage(<Included identity={visitor} />)
  expect(await screen.findByRole('region', { name: 'This is a demo' })).toBeVisible()
  expect(await screen.findByText('3 of 5')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/every feature|Everything is included/)
})
