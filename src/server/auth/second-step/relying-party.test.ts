import { expect, test } from 'vitest'
import { passkeyOriginOf } from './relying-party.ts'

test.each([
  ['https://aso.example.com', 'https://aso.example.com'],
  ['https://aso.example.com:8443/', 'https://aso.example.com:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://app.localhost:3000', 'http://app.localhost:3000'],
  ['http://aso.lan:3000', null],
  ['http://192.168.1.7:3000', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.168.1.7', null],
  ['https://[::1]:3000', null],
])('passkeys of a server at %s are good at %s', (baseUrl, origin) => {
  expect(passkeyOriginOf(baseUrl)).toBe(origin)
})
