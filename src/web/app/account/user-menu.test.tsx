import { act, screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { getLinks } from '#contract/links.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { initials, UserMenu } from './user-menu.tsx'

vi.mock('./log-out-dialog.tsx', () => ({ default: () => <p>{'Logging out'}</p> }))

async function draw(identity: typeof ada, terms: string | null = null) {
  signIn(tokensOf(identity))
  respond(getFeatures, [])
  respond(getSubscription, subscription)
  respond(getLinks, { ...noLinks, terms })
  drawPage(<UserMenu identity={identity} onSearch={() => {}} />)
  await userEvent.click(await screen.findByRole('button', { name: /^User menu/ }))
  await screen.findByRole('menuitem', { name: 'Log out' })
}
const entry = (name: string) => screen.queryByRole('menuitem', { name })

afterEach(() => getQueryClient().clear())

describe('the user menu', () => {
  test('BAR-022: says who is signed in, by name and e-mail address', async () => {
    await draw(ada)
    expect(screen.getByText('Ada Canary-Lovelace')).toBeInTheDocument()
    expect(screen.getByText(ada.email)).toBeInTheDocument()
  })

  test('SUB-014: says how long a trial lasts, and nothing of a plan that goes on', async () => {
    const known = (plan: object) =>
      getQueryClient().setQueryData(subscriptionRead(ada).queryKey, {
        data: { ...subscription, ...plan },
        at: Date.now(),
      })
    known({ status: 'in_trial', trialEnd: new Date(Date.now() + 2.5 * DAY_MS).toISOString() })
    await draw(ada)
    expect(screen.getByText('Trial, 3 days left')).toBeInTheDocument()
    act(() => void known({ status: 'active' }))
    await waitFor(() => expect(screen.queryByText(/^Trial/)).toBeNull())
  })

  test('BAR-023, BAR-024, BAR-025, BAR-026: leads to account, team, plan and billing', async () => {
    await draw(ada)
    expect(entry('Account settings')).toHaveAttribute('href', '/settings/account')
    expect(entry('Team members')).toHaveAttribute('href', '/settings/team')
    expect(entry('Plan and upgrade')).toHaveAttribute('href', '/settings/plan')
    expect(entry('Billing and invoices')).toHaveAttribute('href', '/settings/billing')
  })

  test('TEAM-005: billing is for who may see invoices', async () => {
    await draw({ ...ada, role: 'member', grants: ['reviews/reply'] })
    expect(entry('Team members')).toBeInTheDocument()
    expect(entry('Billing and invoices')).toBeNull()
  })

  test('TEAM-005: a member who was granted invoices comes to them', async () => {
    await draw({ ...ada, role: 'member', grants: ['billing/view_invoices'] })
    expect(entry('Billing and invoices')).toHaveAttribute('href', '/settings/billing')
  })

  test('BAR-030: log out, last of all', async () => {
    await draw(ada)
    const last = screen.getAllByRole('menuitem').at(-1)
    expect(last).toHaveTextContent('Log out')
    await userEvent.click(last!)
    expect(await screen.findByText('Logging out')).toBeVisible()
    expect(screen.queryByRole('menu')).toBeNull()
  })

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

test.each([
  [{ firstName: 'Mara', lastName: 'Low', email: 'mara@lowfen.example' }, 'ML'],
  [{ firstName: 'Øyvind', lastName: '', email: 'o@lowfen.example' }, 'Ø'],
  [{ firstName: '', lastName: ' ', email: 'mara@lowfen.example' }, 'M'],
])('BAR-021: %o is %s', (person, expected) => {
  expect(initials(person)).toBe(expected)
})
