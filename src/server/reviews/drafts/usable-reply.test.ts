import { expect, test } from 'vitest'
import { cleanReply, cutAtSentence, namesContact } from './usable-reply.ts'

test.each([
  ['as it is', 'Thank you.\n\nSee you!', 'Thank you.\n\nSee you!'],
  ['without thoughts', '<think>Hm.\nWell.</think>\nThank you.', 'Thank you.'],
  ['without thoughts that were cut off', 'Thank you.<think>Was that', 'Thank you.'],
  ['without quotes around all of it', '"Thank you."', 'Thank you.'],
  ['with quotes within', '"Great" it is, "thank you"', '"Great" it is, "thank you"'],
  ['without Markdown', '## Hello\n**Thank** you', 'Hello\nThank you'],
  ['without invisible marks', 'Thank\u202e you\u0000.\r\nBye', 'Thank you.\nBye'],
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

const allowed = ['help@moorlight.example', 'https://moorlight.example/help', 'Booking.com']
test.each([
  ['nothing', 'Version 4.2.1 of 2026-11-26 fixes it, at 10:30 and on 26.11.2026.', false],
  ['no space after a full stop', 'Thank you.It works.So does 5/5.', false],
  ['the support address', 'Write to help@moorlight.example.', false],
  ['the support page', 'See https://moorlight.example/help, please.', false],
  ['the app', 'Booking.com is glad.', false],
  ['another page of the support’s host', 'See https://moorlight.example/help/refund', true],
  ['a longer host', 'Write to help@moorlight.example.evil.net', true],
  ['a page', 'See HTTPS://evil.example', true],
  ['a host', 'See evil-refunds.com now', true],
  ['www', 'See www.evil now', true],
  ['a mail address', 'boss@evil', true],
  ['a mail address in disguise', 'boss (at) evil', true],
  ['an account', 'Follow @evil', true],
  ['a phone number', '+1 (555) 123-4567', true],
  ['a long number', 'Call 01711234567', true],
])('a reply that names %s', (_, text, isContact) => {
  expect(namesContact(text, allowed)).toBe(isContact)
})
