import { expect, test } from 'vitest'
import { charFill } from './char-fill.ts'

test.each([
  [0, 30, 'empty'],
  [20, 30, 'room'],
  [21, 30, 'good'],
  [30, 30, 'good'],
  [31, 30, 'over'],
])('%i of %i characters: %s', (count, limit, fill) => {
  expect(charFill(count, limit)).toBe(fill)
})
