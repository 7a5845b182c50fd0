import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Zürich, 5 € – Ægir', 'Zürich, 5 € – Ægir'],
  ['Łódź Dvořák Šimůnek', 'Lódz Dvorák Šimunek'],
  ['二 Apps', '? Apps'],
  ['a\tb', 'a b'],
  ['12\u202f000', '12 000'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
