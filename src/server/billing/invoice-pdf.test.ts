import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { invoicePdf } from './invoice-pdf.ts'

type Invoice = Parameters<typeof invoicePdf>[0]
const day = new Date('2026-03-01T00:00:00Z')
const address: Invoice['address'] = {
  firstName: 'Grace',
  lastName: 'Marlow',
  company: 'Marlow Ltd',
  email: 'grace@example.com',
  line1: '1 Glass Street',
  city: 'London',
  country: 'GB',
  state: '',
  stateCode: '',
  zip: 'N1 1AA',
  phone: '',
  vatNumber: '',
}
const invoice = (of: Partial<Invoice['address']> = {}): Invoice => ({
  organisation_id: 'organisation',
  id: 'invoice',
  number: 'TEST-2026-000001',
  status: 'paid',
  currency: 'eur',
  net: 4500,
  vat_rate: 0,
  vat: 0,
  total: 4500,
  period_start: day,
  period_end: day,
  lines: [{ text: 'Paid plan', quantity: 1, amount: 4500 }],
  address: { ...address, ...of },
  purchase_order: '',
  provider_invoice_id: 'paid-elsewhere',
  issued_at: day,
})
const seller = { name: 'Storeglass', address: '', country: 'DE', vatNumber: '' }

/** What a document's streams hold: the page's text, and attached files. */
async function read(of: Invoice) {
  const file = await invoicePdf(of, seller, 'en')
  const found = file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  const streams = Array.from(found, ([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')))
  const isPage = (bytes: Buffer) => bytes.includes('] TJ')
  const shown = streams
    .filter(isPage)
    .flatMap((bytes) => bytes.toString('latin1').split('TJ'))
    .map((line) => Array.from(line.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => hex).join(''))
    .map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
  return { shown: shown.join('\n'), attached: streams.filter((bytes) => !isPage(bytes)).map(String) }
}

test('SUB-025: an invoice whose letters can all be printed has nothing attached', async () => {
  const { shown, attached } = await read(invoice({ company: 'Zürich GmbH' }))
  expect(shown).toContain('Zürich GmbH')
  expect(shown).not.toContain('attached')
  expect(attached).toEqual([])
})

test('SUB-025: letters that can not be printed are left out, which the invoice says, and go along as a file', async () => {
  const name = { company: '株式会社 山田', firstName: 'Мария', lastName: 'Петрова' }
  const { shown, attached } = await read(invoice(name))
  expect(shown).toContain('[…]\n[…]\n1 Glass Street')
  expect(shown).not.toContain('?')
  expect(shown).toContain("Some letters can't be printed here.")
  expect(attached).toEqual(['Storeglass\n株式会社 山田\nМария Петрова\n1 Glass Street\nN1 1AA London\nGB\n'])
})
