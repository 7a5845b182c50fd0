import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Email } from './auth.ts'

test.each(["pat.o'brien@example.com", 'ada+aso@example.co.uk', 'a_b-c.d@sub.example.museum', ' ada@example.com '])(
  'the address %s is accepted',
  (address) => expect(v.is(Email, address)).toBe(true),
)

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@localhost',
  'ada@example.',
  'ada@@example.com',
  'a da@example.com',
  'ada@example.c',
])('the address %s is refused', (address) => expect(v.is(Email, address)).toBe(false))
