import { expect, test } from 'vitest'
import {
  changePaymentMethod,
  getBillingData,
  getGeolocation,
  getInvoicePdf,
  getInvoices,
  updateBillingData,
} from '#contract/billing/billing.ts'
import { checkout } from '#contract/billing/plans.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import type { Api } from '#tests/support/api/api.ts'
import { address, fillInAddress, monthly } from '#tests/support/api/billing.ts'
import { newMember } from '#tests/support/api/member.ts'

describeOnDatabase('billing data', (open) => {
  test('SUB-012: nothing is filled in at first; what is changed stays, and the rest stays as it was', async () => {
    const api = await open()
    const member = await newMember(api)
    const { organizationId } = member.identity
    expect(await member.read(getBillingData, member.own)).toMatchObject({
      id: organizationId,
      company: '',
      cardStatus: 'no_card',
      paymentMethod: null,
      preferredCurrencyCode: 'usd',
      purchaseOrder: '',
      unbilledCharges: null,
      deleted: false,
    })
    await fillInAddress(member, { company: 'Moor & Light' })
    await member.read(updateBillingData, { ...member.own, body: { preferredCurrencyCode: 'eur' } })
    const changed = await member.read(updateBillingData, { ...member.own, body: { purchaseOrder: 'PO 7' } })
    expect(changed).toMatchObject({
      firstName: 'Ada',
      company: 'Moor & Light',
      billingAddress: { ...address, company: 'Moor & Light' },
      preferredCurrencyCode: 'eur',
      purchaseOrder: 'PO 7',
      trialEndDate: expect.any(String),
    })
    expect(await member.read(getBillingData, member.own)).toEqual(changed)
  })

  test("ERR-028: the test provider's card is no card, and nobody is sent anywhere", async () => {
    const member = await newMember(await open())
    expect(await member.read(changePaymentMethod, member.own)).toEqual({ redirectUrl: null })
    expect(await member.read(getBillingData, member.own)).toMatchObject({
      cardStatus: 'valid',
      paymentMethod: { brand: 'Test', last4: '0000' },
    })
  })

  test('ERR-029: a control character in an address is refused', async () => {
    const member = await newMember(await open())
    const answer = await member.call(updateBillingData, {
      ...member.own,
      body: { billingAddress: { ...address, city: 'Leip\u0000zig' } },
    })
    expect(answer.body).toMatchObject({ error: 'VALIDATION_FAILED' })
  })
})

/** A paying organisation's newest invoice as text of a PDF's own bytes. */
async function paid(api: Api) {
  const member = await newMember(api)
  await fillInAddress(member, { company: 'Łódź "Zürich" Ltd', country: 'FR', vatNumber: 'FR12345678901' })
  await member.read(updateBillingData, { ...member.own, body: { purchaseOrder: 'PO 7' } })
  await member.read(checkout, { ...member.own, body: monthly })
  return member
}

describeOnDatabase('invoices', (open) => {
  test('SUB-025: each payment leaves an invoice with a number of its own, also as PDF', async () => {
    const api = await open()
    const member = await paid(api)
    const other = await paid(api)
    const [invoice] = await member.read(getInvoices, member.own)
    const [another] = await other.read(getInvoices, other.own)
    expect(invoice).toMatchObject({ status: 'paid', currency: 'eur', net: 4500, vat: 0, total: 4500 })
    expect(invoice?.number).toMatch(/^TEST-\d{4}-\d{6}$/)
    const count = (number = '') => Number(number.slice(-6))
    expect(count(another?.number)).toBe(count(invoice?.number) + 1)
    const params = { ...member.own.params, invoiceId: invoice?.invoiceId ?? '' }
    const { fileName, base64 } = await member.read(getInvoicePdf, { params })
    expect(fileName).toBe(`invoice-${invoice?.number}.pdf`)
    const file = Buffer.from(base64, 'base64')
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.subarray(-6).toString()).toContain('%%EOF')
  })

  test("SUB-025: another organisation's invoice is not there, whoever asks", async () => {
    const api = await open()
    const victim = await paid(api)
    const [invoice] = await victim.read(getInvoices, victim.own)
    const attacker = await newMember(api)
    const params = { ...attacker.own.params, invoiceId: invoice?.invoiceId ?? '' }
    expect(await attacker.call(getInvoicePdf, { params })).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
  })

  test('SUB-025: a member sees invoices with the permission alone', async () => {
    const api = await open()
    const member = await paid(api)
    const asMember = { ...member.identity, role: 'member' as const }
    const without = await api.services.tokens.issue(asMember, api.clock.now())
    const refused = await api.request(getInvoices, member.own, without)
    expect(refused.error).toMatchObject({ error: 'FORBIDDEN', details: { privilege: 'billing/view_invoices' } })
    const granted = { ...asMember, grants: ['billing/view_invoices' as const] }
    const permitted = await api.services.tokens.issue(granted, api.clock.now())
    expect((await api.request(getInvoices, member.own, permitted)).body).toHaveLength(1)
  })
})

describeOnDatabase('geolocation', (open) => {
  const asked = async (api: Api, from: string, headers: Record<string, string>) =>
    (
      await api.app.request(
        `/api${getGeolocation.path}`,
        { headers },
        { incoming: { socket: { remoteAddress: from } } },
      )
    ).json()
  const env = { COUNTRY_HEADER: 'CF-IPCountry' }

  test('API-005, API-007, OP-83: a proxy on this machine says the country; the currency is that of the country', async () => {
    const api = await open({ env })
    const headers = { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'SE' }
    expect(await asked(api, '127.0.0.1', headers)).toEqual({
      ipAddress: '203.0.113.7',
      continent: 'EU',
      country: 'SE',
      currency: 'sek',
    })
    expect(await asked(api, '127.0.0.1', { ...headers, 'cf-ipcountry': 'XX' })).toMatchObject({
      continent: null,
      country: null,
      currency: 'usd',
    })
  })

  test('API-005, API-006: nobody else is believed; without such a proxy nothing is known, and the currency is usd', async () => {
    const unknown = { continent: null, country: null, currency: 'usd' }
    const api = await open({ env })
    const headers = { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'SE' }
    expect(await asked(api, '198.51.100.4', headers)).toEqual({ ...unknown, ipAddress: '198.51.100.4' })
    expect(await asked(await open(), '127.0.0.1', headers)).toEqual({ ...unknown, ipAddress: '203.0.113.7' })
  })
})
