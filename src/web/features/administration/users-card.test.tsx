import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { getFlags, type FoundUser } from '#contract/administration.ts'
import { signIn } from '#web/session/session.ts'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { UserRows } from './user-rows.tsx'
import { UsersCard } from './users-card.tsx'

test('TEAM-011: that acting as others is turned off is said once the flags are known, not before', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  signIn(tokensOf({ ...ada, internal: true }))
  const flags = Promise.withResolvers<[]>()
  respond(getFlags, () => flags.promise)
  render(
    <I18nProvider i18n={i18n}>
      <UsersCard onLog={() => {}} />
    </I18nProvider>,
  )
  expect(screen.queryByText(/turns impersonation off/)).toBeNull()
  flags.resolve([])
  expect(await screen.findByText(/turns impersonation off/)).toBeTruthy()
})

test('every column of the users found has a head that can be read', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const user: FoundUser = { ...ada, organization: 'Marlow', createdAt: '2026-11-01T09:00:00Z' }
  render(
    <I18nProvider i18n={i18n}>
      <UserRows users={[user]} mayAct onAct={() => {}} onLog={() => {}} onRemoveSecondStep={() => {}} />
    </I18nProvider>,
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'User',
    'Organisation',
    'Since',
    'Actions',
  ])
})
