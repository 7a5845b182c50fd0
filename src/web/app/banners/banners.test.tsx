import { screen } from '#tests/support/render.tsx'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { session } from '#web/session/session-store.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, bob } from '#tests/support/users.ts'
import { Banners } from './banners.tsx'
import { IncidentBanner } from './banner-rows.tsx'

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

const types = ['error', 'info', 'rainbow', 'warning'] as const

test.each(types)('BAN-014: an incident of the type %s is drawn as one', async (type) => {
  drawPage(<IncidentBanner incident={{ id: 'i', type, title: 'Charts are late.', message: 'Noon.', url: null }} />)
  expect(await screen.findByRole(type === 'error' ? 'alert' : 'status')).toHaveAttribute('data-type', type)
})

test('BAN-014: each type has a ground of its own', () => {
  const styles = readFileSync('src/web/app/banners/banners.module.css', 'utf8')
  const grounds = types.map((type) => new RegExp(`data-type='${type}'\\] {\\s*background: ([^;]+);`).exec(styles)?.[1])
  expect(grounds).not.toContain(undefined)
  expect(new Set(grounds).size).toBe(types.length)
})
