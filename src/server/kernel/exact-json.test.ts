import { expect, test } from 'vitest'
import { exactJson, parseExact } from './exact-json.ts'

test('whole numbers beyond 2^53 are read and written with all digits; other values stay as they are', () => {
  const text = '{"id":9223372036854775807,"small":12,"rate":0.1889,"big":-9007199254740993,"list":[1,9007199254740993]}'
  const read = parseExact(text)
  expect(read).toEqual({
    id: '9223372036854775807',
    small: 12,
    rate: 0.1889,
    big: '-9007199254740993',
    list: [1, '9007199254740993'],
  })
  expect(exactJson({ id: 9223372036854775807n, text: '9223372036854775807', none: undefined })).toBe(
    '{"id":9223372036854775807,"text":"9223372036854775807"}',
  )
})

test('what is no JSON is refused', () => {
  expect(() => parseExact('{"id":')).toThrow(SyntaxError)
})
