import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GrantablePrivilege, Role } from '#contract/protocol/access.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { fakeApi, isRefresh, json } from '#tests/support/fake-api.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { InvoiceTable } from './invoice-table.tsx'

function open(role: Role, grants: GrantablePrivilege[] = []) {
  const who = { ...ada, role, grants }
  signIn(tokensOf(who))
  const { asked } = fakeApi((one) => json(isRefresh(one) ? tokensOf(who) : []))
  drawPage(<InvoiceTable identity={who} />)
  return asked
}

afterEach(() => getQueryClient().clear())

test('SUB-025: without the permission no invoice is asked for, and it says so', async () => {
  const asked = open('member')
  expect(await screen.findByText('You do not have permission to view invoices.')).toBeVisible()
  expect(asked.filter(({ url }) => url.endsWith('/invoices'))).toEqual([])
})

test('SUB-025: a member to whom it is granted sees them', async () => {
  open('member', ['billing/view_invoices'])
  expect(await screen.findByText('No invoices yet.')).toBeVisible()
  expect(screen.queryByText(/do not have permission/)).toBeNull()
})
