import { expect, test } from 'vitest'
import { isSameReply } from './store-replies.ts'

test.each([
  ['the same', 'Thank you!', 'Thank you!', true],
  ['without tags', 'Thank you!', 'Thank <b>you</b>!', true],
  ['with other blanks', ' Thank  you!\n', 'Thank you!', true],
  ['composed otherwise', 'Scho\u0308n', 'Schön', true],
  ['another', 'Thank you.', 'Thank you!', false],
  ['its beginning', 'Thank', 'Thank you!', false],
])('a store that shows %s', (_, shown, given, isSame) => {
  expect(isSameReply(shown, given)).toBe(isSame)
})
