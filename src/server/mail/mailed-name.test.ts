import { expect, test } from 'vitest'
import { mailedName } from './mailed-name.ts'

test.each([
  ['Ada Marlow', 'Ada Marlow'],
  ['Yahoo! Inc.', 'Yahoo! Inc.'],
  ['AC/DC', 'AC/DC'],
  ['J.R. Ewing', 'J.R. Ewing'],
  ['booking.com', 'booking.\u2060com'],
  ['go to http://evil.example/x?y', 'go to http: evil.\u2060example/x?y'],
  ['www.evil.example', 'www.\u2060evil.\u2060example'],
  ['Ada\r\nBcc: eve@evil.example', 'Ada Bcc: eve@evil.\u2060example'],
  ['Ada\u202Egnp.exe', 'Ada gnp.\u2060exe'],
  ['Ada” is locked, “open', 'Ada’ is locked, ’open'],
  ['W'.repeat(61), `${'W'.repeat(59)}…`],
])('%j stands in a mail as %j', (name, mailed) => {
  expect(mailedName(name)).toBe(mailed)
})
