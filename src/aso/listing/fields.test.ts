import { expect, test } from 'vitest'
import { countCharacters } from '../characters.ts'
import { cleanText, listingFields } from './fields.ts'

const limits = (store: 'APP_STORE' | 'GOOGLE_PLAY') =>
  Object.fromEntries(listingFields[store].map(({ field, limit }) => [field, limit]))

test('LIM-001 to LIM-004: each store has its own texts and limits', () => {
  expect(limits('APP_STORE')).toEqual({
    title: 30,
    subtitle: 30,
    keywords: 100,
    promotionalText: 170,
    description: 4000,
    whatsNew: 4000,
  })
  expect(limits('GOOGLE_PLAY')).toEqual({ title: 30, shortDescription: 80, description: 4000, whatsNew: 500 })
})

test('characters are counted, not bytes: 91 Arabic letters fit into the keyword field, 101 Japanese ones do not', () => {
  const { keywords } = limits('APP_STORE')
  const arabic = 'ب'.repeat(91)
  expect(new TextEncoder().encode(arabic).length).toBe(182)
  expect(countCharacters(arabic)).toBeLessThanOrEqual(keywords!)
  expect(countCharacters('雨'.repeat(101))).toBeGreaterThan(keywords!)
})

test.each([
  ['line breaks of other systems are one', 'a\r\nb\rc', 'a\nb\nc'],
  ['control characters that nobody sees are left out', 'a\u0000b\u0085\u001b[1m', 'ab[1m'],
  ['half a character is replaced, for no store takes it', 'a\ud83d', 'a\ufffd'],
  ['joined emoji and right-to-left marks stay', '👩‍👩‍👧 \u200fשלום', '👩‍👩‍👧 \u200fשלום'],
])('%s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('a pasted text becomes one line in a field of one line', () => {
  expect(cleanText('rain,\r\nfan\tocean', true)).toBe('rain, fan ocean')
})
