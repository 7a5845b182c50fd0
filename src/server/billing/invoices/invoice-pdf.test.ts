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
  const found = file.toString('latin1').matchAll(/obj\n(<<(?:(?!endobj)[\s\S])*?>>)\nstream\n([\s\S]*?)\nendstream/g)
  const all = Array.from(found, ([, head = '', bytes = '']) => ({
    head,
    bytes: inflateSync(Buffer.from(bytes, 'latin1')),
  }))
  const streams = all.map(({ bytes }) => bytes)
  const isPage = (bytes: Buffer) => bytes.includes('] TJ')
  const shown = streams
    .filter(isPage)
    .flatMap((bytes) => bytes.toString('latin1').split('TJ'))
    .map((line) => Array.from(line.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => hex).join(''))
    .map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
  // Which letters the embedded font holds, by which a reader copies and searches.
  const letters = streams
    .map(String)
    .filter((text) => text.includes('begincmap'))
    .flatMap((text) => Array.from(text.matchAll(/<([0-9a-f]{4})>(?=[ \]])/gi), ([, hex = '']) => hex))
    .map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
  const attached = all.filter(({ head }) => head.includes('/EmbeddedFile')).map(({ bytes }) => String(bytes))
  return { shown: shown.join('\n'), letters: new Set(letters), attached, size: file.byteLength }
}

test('SUB-025: an invoice whose letters can all be printed has nothing attached', async () => {
  const { shown, attached } = await read(invoice({ company: 'Zürich GmbH' }))
  expect(shown).toContain('Zürich GmbH')
  expect(shown).not.toContain('attached')
  expect(attached).toEqual([])
})

test('SUB-025: names with other Latin, Greek and Cyrillic letters are printed, with the letters they need alone', async () => {
  const name = { company: 'ООО «Маяк»', firstName: 'Ευγενία', lastName: 'Łódź' }
  const { shown, letters, attached, size } = await read(invoice(name))
  expect(Array.from('ОМаяк«»Ευγενίαódź').filter((letter) => !letters.has(letter))).toEqual([])
  expect(shown).not.toContain('[…]')
  expect(attached).toEqual([])
  expect(size).toBeLessThan(40_000)
})

test('SUB-025: letters that can not be printed are left out, which the invoice says, and go along as a file', async () => {
  const name = { company: '株式会社 山田', firstName: 'Мария', lastName: 'Петрова' }
  const { shown, attached } = await read(invoice(name))
  expect(shown).toContain('[…]\n')
  expect(shown).not.toContain('?')
  expect(shown).toContain("Some letters can't be printed here.")
  expect(attached).toEqual(['Storeglass\n株式会社 山田\nМария Петрова\n1 Glass Street\nN1 1AA London\nGB\n'])
})
