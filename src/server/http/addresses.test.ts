import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'

test.each([
  ['127.0.0.1', ['http://localhost:4310']],
  ['0.0.0.0', ['http://localhost:4310', 'http://192.168.1.5:4310']],
  ['::', ['http://localhost:4310', 'http://192.168.1.5:4310']],
  ['192.168.1.5', ['http://192.168.1.5:4310']],
  ['fd00::5', ['http://[fd00::5]:4310']],
])('a server on %s is reached at %j', (host, addresses) => {
  expect(addressesOf({ host, publicUrl: undefined }, 4310, () => ['192.168.1.5'])).toEqual(addresses)
})

test('what the operator says is its address', () => {
  const publicUrl = 'https://storeglass.example.com'
  expect(addressesOf({ host: '0.0.0.0', publicUrl }, 4310)).toEqual([publicUrl])
})
