import { expect, test } from 'vitest'
import { isPrintedWhole, printable } from './printable.ts'

test.each([
  ['Zürich, 5 € – Ægir', 'Zürich, 5 € – Ægir'],
  ['Łódź Dvořák Šimůnek', 'Lódz Dvorák Šimunek'],
  ['二 Apps', '[…] Apps'],
  ['株式会社 山田 Ltd', '[…] Ltd'],
  ['ООО «Маяк», Москва', '[…] «[…]», […]'],
  ['a\tb', 'a b'],
  ['12\u202f000', '12 000'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('a text is printed whole where every letter of it is', () => {
  expect(['Zürich, 5 €', 'a\tb', '12\u202f000'].every(isPrintedWhole)).toBe(true)
  expect(['Łódź', '山田'].some(isPrintedWhole)).toBe(false)
})
