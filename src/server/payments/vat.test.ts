import { expect, test } from 'vitest'
import { isReverseCharge, vatRateOf, withVat } from './vat.ts'

test.each<[string, { country: string | null; vatNumber: string }, string, number]>([
  ["a person in the seller's country", { country: 'DE', vatNumber: '' }, 'DE', 19],
  ["a business in the seller's country pays it too", { country: 'DE', vatNumber: 'DE123456789' }, 'DE', 19],
  ['a person in another member state pays the rate there', { country: 'FI', vatNumber: '' }, 'DE', 25.5],
  ['a business in another member state owes it itself', { country: 'FR', vatNumber: 'FR 12.345.678.901' }, 'DE', 0],
  ['Greece writes EL', { country: 'GR', vatNumber: 'EL123456789' }, 'DE', 0],
  ["another country's number is none", { country: 'FR', vatNumber: 'AT12345678' }, 'DE', 20],
  ['outside the Union', { country: 'US', vatNumber: '' }, 'DE', 0],
  ['a country that is not known', { country: null, vatNumber: '' }, 'DE', 0],
  ['a seller outside the Union', { country: 'DE', vatNumber: '' }, 'US', 0],
])('VAT: %s', (_, address, seller, rate) => {
  expect(vatRateOf(address, seller)).toBe(rate)
})

test('reverse charge is said only where it is the reason', () => {
  expect(isReverseCharge({ country: 'FR', vatNumber: 'FR12345678901' }, 'DE')).toBe(true)
  expect(isReverseCharge({ country: 'US', vatNumber: '' }, 'DE')).toBe(false)
  expect(isReverseCharge({ country: 'DE', vatNumber: 'DE123456789' }, 'DE')).toBe(false)
})

test('VAT is rounded to the smallest unit', () => {
  expect(withVat(6550, 19)).toEqual({ net: 6550, vatRate: 19, vat: 1245, total: 7795 })
})
