import { screen, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getActiveIncidents } from '#contract/administration.ts'
import { getAccountStatus } from '#contract/account-closing.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { activate } from '#web/i18n/language.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { refusal, respond, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { BannerWatch } from './banners.tsx'

const incident = {
  id: '66666666-6666-4666-8666-666666666666',
  type: 'info' as const,
  title: 'Imports are slow',
  message: 'They will be here by noon.',
  url: null,
}
const status = {
  customerId: null,
  markedForDeletion: true,
  scheduledDeletionDate: '2026-05-01T00:00:00.000Z',
  isPlanCancelled: false,
  planEndDate: null,
  trialCanceled: false,
  trialEndsAfter: null,
  trialEndsAfter24hr: false,
}

function open(ofStatus: Answer<typeof getAccountStatus>, ofIncidents: Answer<typeof getActiveIncidents>) {
  signIn(tokensOf(ada))
  respond(refreshToken, tokensOf(ada))
  respond(getAccountStatus, ofStatus)
  respond(getActiveIncidents, ofIncidents)
  return drawPage(<BannerWatch identity={ada} />)
}

const warn = vi.spyOn(console, 'warn')
/** There is no layout here that could change. */
class StillObserver {
  observe() {}
  disconnect() {}
}

beforeEach(async () => {
  await activate('en')
  vi.stubGlobal('ResizeObserver', StillObserver)
  warn.mockReset()
  getQueryClient().clear()
})
afterEach(() => vi.unstubAllGlobals())

test('BAN-011: an account status that can not be loaded hides its banner, and is logged', async () => {
  open(refusal('FORBIDDEN'), [incident])
  expect(await screen.findByText('Imports are slow')).toBeVisible()
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The account status could not be loaded: FORBIDDEN'))
  expect(screen.queryByText(/marked for deletion/)).toBeNull()
})

test('BAN-019: incidents that can not be loaded are logged; the rest is told', async () => {
  open(status, refusal('FORBIDDEN'))
  expect(await screen.findByText(/marked for deletion/)).toBeVisible()
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Incidents could not be loaded: FORBIDDEN'))
})
