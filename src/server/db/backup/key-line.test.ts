import { expect, test } from 'vitest'
import { keyLine } from './key-line.ts'

const none = { auth: false, sealing: false }

test('a backup without the secret that keys are sealed with says that they do not open any more', () => {
  expect(keyLine([], none)).toMatch(/^Not in it: auth-secret.* do not open any more then\.$/)
  expect(keyLine(['auth-secret'], none)).toBe('In it under the passphrase: auth-secret.')
})

test('with SECRETS_KEY they open, wherever the secret is that signs tokens', () => {
  for (const keys of [[], ['auth-secret']]) {
    const line = keyLine(keys, { auth: false, sealing: true })
    expect(line).toMatch(/SECRETS_KEY is not in it: keep it elsewhere\. The keys of connections open with it/)
    expect(line).not.toMatch(/do not open/)
  }
})

test('secrets that are configured are never in it; which of them opens the keys is told', () => {
  expect(keyLine([], { auth: true, sealing: true })).toMatch(/Without SECRETS_KEY the keys/)
  expect(keyLine([], { auth: true, sealing: false })).toMatch(/^AUTH_SECRET is not in it.* Without it the keys/)
})
