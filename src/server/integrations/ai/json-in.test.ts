import { expect, test } from 'vitest'
import { jsonIn } from './json-in.ts'

test.each<[string, string, unknown]>([
  ['alone', '{"a":[1]}', { a: [1] }],
  ['after thoughts', '<think>{"no": 1}\nHm.</think>\n\n{"a":1}', { a: 1 }],
  ['fenced', '```json\n{"a":1}\n```', { a: 1 }],
  ['fenced without a language', '```\n{"a":1}```', { a: 1 }],
  ['within prose', 'Here it is: {"a":1}', undefined],
  ['cut off', '{"a":[1', undefined],
  ['not there', '', undefined],
])('JSON %s', (_, answer, expected) => {
  expect(jsonIn(answer)).toEqual(expected)
})
