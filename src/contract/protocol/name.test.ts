import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Name } from './name.ts'

test.each([
  'Yahoo! Inc.',
  'booking.com',
  'Marlow & Co. KG',
  'J.R.R. Tolkien',
  'AC/DC',
  'Anne-Marie O’Neill',
  'Dr. med. Ada Lovelace',
  'www',
  'Zoë 東京',
  'a/b.test',
])('%s is a name', (name) => {
  expect(v.is(Name, name)).toBe(true)
})

test.each([
  'Your account is locked, go to http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'app://open',
  'see www.evil.example',
  'WWW.evil.example',
  'evil.example/login',
  'evil.example:8080/login',
  'Ada\nSubject: x',
  'Ada\u0000',
])('%j is none: it would be a link, or a line of its own', (name) => {
  expect(v.is(Name, name)).toBe(false)
})
