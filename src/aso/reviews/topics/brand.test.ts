import { expect, test } from 'vitest'
import { brandOf } from './brand.ts'

test.each([
  ['Moorlight: Sleep & Wind Down', ['moorlight']],
  ['Blue  Heron – Birds', ['blue', 'heron']],
  ['Solo - Mail', ['solo']],
  ['夜の雨：睡眠の音', ['夜', 'の']],
  ['مورلايت | نوم', ['مورلايت']],
])('the name of %s in words', (title, words) => {
  expect(brandOf(title)).toEqual(words)
})
