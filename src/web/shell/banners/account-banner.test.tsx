import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#web/data/session-store.ts'
import { ada } from '#tests/support/fake-api.ts'
import { AccountBanner } from './account-banner.tsx'
import type { AccountNotice } from './account-notice.ts'

const said = (notice: AccountNotice) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <AccountBanner notice={notice} />
    </I18nProvider>,
  )
  const text = screen.getByRole('status').textContent
  unmount()
  return text
}

test('BAN-002: a cancelled plan tells the day on which it ends', () => {
  expect(said({ kind: 'plan', at: '2026-06-01T12:00:00.000Z' })).toBe(
    'Your plan is cancelled and ends on 01. June 2026.',
  )
})

test('BAN-003: a cancelled trial tells the days that are left', () => {
  expect(said({ kind: 'trial', days: 5, hours: false })).toBe('Your trial is cancelled and ends in 5 days.')
  expect(said({ kind: 'trial', days: 1, hours: false })).toBe('Your trial is cancelled and ends in 1 day.')
})

test('BAN-005: only who may cancel the plan is led to its settings', () => {
  session.set({ identity: ada, state: 'in' })
  expect(said({ kind: 'plan', at: null })).toBe('Your plan is cancelled.Plan settings')
  session.set({ identity: { ...ada, role: 'member' }, state: 'in' })
  expect(said({ kind: 'plan', at: null })).toBe('Your plan is cancelled.')
})
