import { expect, test } from 'vitest'
import { withoutEnd } from './without-end.ts'

test.each([
  ['a, b., ', /[\s,.]/, 'a, b'],
  [' ,.', /[\s,.]/, ''],
  ['', /./, ''],
  ['fun 😀😀', /[😀 ]/u, 'fun'],
  ['fun 😀😀', /\s/, 'fun 😀😀'],
])('%j without %s at its end', (text, dropped, left) => {
  expect(withoutEnd(text, dropped)).toBe(left)
})
