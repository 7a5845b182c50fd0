import { screen } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getInvoices, type Invoice } from '#contract/billing/billing.ts'
import type { GrantablePrivilege, Role } from '#contract/protocol/access.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, respond } from '#tests/support/network/index.ts'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { InvoiceTable } from './invoice-table.tsx'

function open(role: Role, grants: GrantablePrivilege[] = [], invoices: Invoice[] = []) {
  const who = { ...ada, role, grants }
  signIn(tokensOf(who))
  respond(refreshToken, tokensOf(who))
  respond(getInvoices, invoices)
  drawPage(<InvoiceTable identity={who} />)
}

afterEach(() => getQueryClient().clear())

test('SUB-025: without the permission no invoice is asked for, and it says so', async () => {
  open('member')
  expect(await screen.findByText('You do not have permission to view invoices.')).toBeVisible()
  expect(asked(getInvoices)).toEqual([])
})

test('SUB-025: a member to whom it is granted sees them', async () => {
  open('member', ['billing/view_invoices'])
  expect(await screen.findByText('No invoices yet.')).toBeVisible()
  expect(screen.queryByText(/do not have permission/)).toBeNull()
})

test('an invoice has the date that its PDF bears, in every time zone', async () => {
  inTimeZone('America/Los_Angeles')
  const invoice: Invoice = {
    invoiceId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c13',
    number: 'SG-2026-0001',
    issuedAt: '2026-03-01T02:00:00.000Z',
    status: 'paid',
    currency: 'eur',
    net: 9900,
    vat: 1881,
    total: 11_781,
  }
  open('owner', [], [invoice])
  expect(await screen.findByText('01. March 2026')).toBeVisible()
})
