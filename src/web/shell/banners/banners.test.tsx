import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#web/data/session-store.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, bob } from '#tests/support/fake-api.ts'
import Banners from './banners.tsx'

test('MENU-001: incidents stand above who is acted as, and that above what is said of the account', async () => {
  const acting = { ...bob, impersonatorId: ada.userId }
  session.set({ identity: acting, state: 'in' })
  const incident = {
    id: 'i',
    type: 'info',
    title: 'Charts are late.',
    message: 'They come at noon.',
    url: null,
  } as const
  drawPage(<Banners identity={acting} incidents={[incident]} account={{ kind: 'deletion', at: null }} isComplete />)
  const text = (await screen.findByRole('region', { name: 'Notices' })).textContent
  const places = ['Charts are late.', 'bob@example.org', 'Account settings'].map((part) => text.indexOf(part))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})
