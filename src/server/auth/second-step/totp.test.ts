import { expect, test } from 'vitest'
import { base32, newTotpSecret, stepOf, stepOfCode, totpAddress, totpCode } from './totp.ts'

const secret = base32(Buffer.from('12345678901234567890'))

/** RFC 6238, appendix B, SHA-1; the last six of the eight digits there. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at second %d since 1970 the code is %s', (second, code) => {
  expect(totpCode(secret, stepOf(new Date(second * 1000)))).toBe(code)
})

/** RFC 4648, section 10. */
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %s is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('a code is taken one step early and late, and no further', () => {
  const now = new Date(1_111_111_109_000)
  const step = stepOf(now)
  const taken = [-2, -1, 0, 1, 2].map((distance) => stepOfCode(secret, totpCode(secret, step + distance), now))
  expect(taken).toEqual([null, step - 1, step, step + 1, null])
  expect(stepOfCode(secret, '12345', now)).toBeNull()
})

test('a secret has 160 bits, and its address names app and account', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  expect(totpAddress(made, 'ada+1@example.com')).toBe(
    `otpauth://totp/Storeglass:ada%2B1%40example.com?secret=${made}&issuer=Storeglass`,
  )
})
