import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, bob, fakeApi, isRefresh, json, tokensOf } from '#tests/support/fake-api.ts'
import { noLinks } from '#web/data/links.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { session } from '#web/data/session-store.ts'
import UserMenuItems from './user-menu-items.tsx'

async function draw(identity: typeof ada, terms: string | null = null) {
  session.set({ identity, state: 'in' })
  fakeApi((asked) => json(isRefresh(asked) ? tokensOf(identity) : { ...noLinks, terms }))
  drawPage(<UserMenuItems identity={identity} onClose={() => {}} onSearch={() => {}} onLogOut={() => {}} />)
  await screen.findByRole('menuitem', { name: 'Log out' })
}
const entry = (name: string) => screen.queryByRole('menuitem', { name })

afterEach(() => getQueryClient().clear())

describe('the user menu', () => {
  test('BAR-027: terms and policies, where the operator says where they are', async () => {
    await draw(ada, 'https://aso.example.com/terms')
    expect(await screen.findByRole('menuitem', { name: 'Terms and policies' })).toHaveAttribute(
      'href',
      'https://aso.example.com/terms',
    )
  })

  test('BAR-027, BAR-028, BAR-029: without terms, and without leave to act as others, there is no such entry', async () => {
    await draw({ ...ada, internal: true })
    expect(entry('Terms and policies')).toBeNull()
    expect(entry('Impersonate')).toBeNull()
    expect(entry('Stop impersonating')).toBeNull()
  })

  test('BAR-028: who may act as others is led to the administration', async () => {
    await draw({ ...ada, internal: true, impersonator: true })
    expect(entry('Impersonate')).toHaveAttribute('href', '/pages/administration')
    expect(entry('Stop impersonating')).toBeNull()
  })

  test('BAR-029: who acts as somebody is led out of it, and back to this page', async () => {
    await draw({ ...bob, impersonatorId: ada.userId })
    expect(entry('Stop impersonating')).toHaveAttribute('href', '/pages/administration?back=%2F')
    expect(entry('Impersonate')).toBeNull()
  })
})
