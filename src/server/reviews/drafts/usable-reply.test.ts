import { expect, test } from 'vitest'
import { cleanReply, cutAtSentence } from './usable-reply.ts'

test.each([
  ['as it is', 'Thank you.\n\nSee you!', 'Thank you.\n\nSee you!'],
  ['without thoughts', '<think>Hm.\nWell.</think>\nThank you.', 'Thank you.'],
  ['without thoughts that were cut off', 'Thank you.<think>Was that', 'Thank you.'],
  ['without quotes around all of it', '"Thank you."', 'Thank you.'],
  ['with quotes within', '"Great" it is, "thank you"', '"Great" it is, "thank you"'],
  ['without Markdown', '## Hello\n**Thank** you', 'Hello\nThank you'],
  ['without invisible marks', 'Thank\u202e you\u0000.\r\nBye', 'Thank you.\nBye'],
  ['without tags', '<img src=x onerror=alert(1)> <b>Thank</b> you, 1 < 2', 'Thank you, 1 < 2'],
  ['with joined pictures and letters', '👩‍👩‍👧 می‌خواهم', '👩‍👩‍👧 می‌خواهم'],
])('an answer is shown %s', (_, text, shown) => {
  expect(cleanReply(text)).toBe(shown)
})

test('REV-008: a text is cut at the end of a sentence, in code points', () => {
  expect(cutAtSentence('One. Two. Three.', 16, 'en')).toBe('One. Two. Three.')
  expect(cutAtSentence('One. Two. Three.', 15, 'en')).toBe('One. Two.')
  expect(cutAtSentence('😀😀。😀😀。', 4, 'ja')).toBe('😀😀。')
  expect(cutAtSentence('Without an end', 5, 'en')).toBe('')
})
