import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { createTokens } from './token.ts'

const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
  publicKeyEncoding: { format: 'pem', type: 'spki' },
})

const credentials = {
  provider: 'app-store-connect',
  issuerId: crypto.randomUUID(),
  keyId: 'ABC1234567',
  privateKey,
  vendorNumber: null,
} as const

test('a token is good for Apple where our clock is up to a minute fast or slow, and within its 20 minutes', async () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const tokens = createTokens(credentials, () => now)
  const { iat = 0, exp = 0 } = decodeJwt(await tokens.current())
  const seconds = now.getTime() / 1000
  expect(iat).toBeLessThanOrEqual(seconds - 60)
  expect(exp - iat).toBeLessThanOrEqual(20 * 60)
  expect(exp).toBeGreaterThan(seconds + 60)
})
