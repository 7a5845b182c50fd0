import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { session } from '#web/session/session-store.ts'
import { ada } from '#tests/support/users.ts'
import { AccountBanner, type AccountNotice } from './banner-rows.tsx'

function show(notice: AccountNotice) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const history = createMemoryHistory()
  const rootRoute = createRootRoute({ component: () => <AccountBanner notice={notice} /> })
  const router = createRouter({ routeTree: rootRoute, history })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  return { history, unmount }
}

async function said(notice: AccountNotice) {
  const { unmount } = show(notice)
  const text = (await screen.findByRole('status')).textContent
  unmount()
  return text
}

test('BAN-002: a cancelled plan tells the day on which it ends', async () => {
  expect(await said({ kind: 'plan', at: '2026-06-01T12:00:00.000Z' })).toBe(
    'Your plan is cancelled and ends on 01. June 2026.',
  )
})

test('BAN-003: a cancelled trial tells the days that are left', async () => {
  expect(await said({ kind: 'trial', days: 5, hours: false })).toBe('Your trial is cancelled and ends in 5 days.')
  expect(await said({ kind: 'trial', days: 1, hours: false })).toBe('Your trial is cancelled and ends in 1 day.')
})

test('BAN-004: within its last 24 hours a cancelled trial tells hours instead of days', async () => {
  const text = await said({ kind: 'trial', days: 1, hours: true })
  expect(text).toBe('Your trial is cancelled and ends within 24 hours.')
})

test('BAN-005: only who may cancel the plan is led to its settings', async () => {
  session.set({ identity: ada, state: 'in' })
  expect(await said({ kind: 'plan', at: null })).toBe('Your plan is cancelled.Plan settings')
  session.set({ identity: { ...ada, role: 'member' }, state: 'in' })
  expect(await said({ kind: 'plan', at: null })).toBe('Your plan is cancelled.')
})

test('BAN-005: its settings open without loading the app anew', async () => {
  session.set({ identity: ada, state: 'in' })
  const { history } = show({ kind: 'deletion', at: null })
  const isLeftToBrowser = fireEvent.click(await screen.findByRole('link', { name: 'Account settings' }))
  expect(isLeftToBrowser).toBe(false)
  await waitFor(() => expect(history.location.pathname).toBe('/settings/account'))
})
