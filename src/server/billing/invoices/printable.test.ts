import { expect, test } from 'vitest'
import { isPlain, isPrintedWhole, printable } from './printable.ts'

test.each([
  ['Zürich, 5 € – Ægir', 'Zürich, 5 € – Ægir'],
  ['Łódź Dvořák Šimůnek', 'Łódź Dvořák Šimůnek'],
  ['二 Apps', '[…] Apps'],
  ['株式会社 山田 Ltd', '[…] Ltd'],
  ['ООО «Маяк», Москва № 5', 'ООО «Маяк», Москва № 5'],
  ['Ἀθῆναι Αθήνα', 'Ἀθῆναι Αθήνα'],
  ['Nguyễn', 'Nguyễn'],
  ['שלום Ltd', '[…] Ltd'],
  ['a\tb', 'a b'],
  ['12\u202f000', '12 000'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('a text is printed whole where every letter of it is', () => {
  expect(['Zürich, 5 €', 'a\tb', '12\u202f000'].every(isPrintedWhole)).toBe(true)
  expect(['Łódź', 'Москва'].every(isPrintedWhole)).toBe(true)
  expect(['山田', 'مرحبا', 'a\u0000'].some(isPrintedWhole)).toBe(false)
})

test('the fonts that every reader has print Western letters alone', () => {
  expect(isPlain('Zürich, 5 € – […]')).toBe(true)
  expect(['Łódź', 'Москва'].some(isPlain)).toBe(false)
})
