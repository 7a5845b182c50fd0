import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { KEY_FILE_MAX } from '#contract/connections/keys.ts'
import { checkKeyFile, keyIdInName } from './check-key-file.ts'

const ecKey = (curve: string, type: 'pkcs8' | 'sec1') =>
  generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ type, format: 'pem' }).toString()
const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const account = (given: object = {}) =>
  JSON.stringify({
    type: 'service_account',
    client_email: 'reader@low-fen.iam.gserviceaccount.com',
    private_key: rsaKey,
    ...given,
  })

const p8 = (text: string, name = 'AuthKey_2X9R4HM3T8.p8') => new File([text], name)

describe('the check of a key on the device', () => {
  test('CONN-009: a .p8 with a key on P-256 is good, and its name says the Key ID', async () => {
    const checked = await checkKeyFile('app-store-connect', p8(ecKey('P-256', 'pkcs8')))
    expect(checked).toMatchObject({ isGood: true, keyId: '2X9R4HM3T8' })
    expect(checked.checks).toContainEqual({ what: 'key', kind: 'ec', isGood: true, isSure: true })
  })

  test('CONN-010: a .json of a service account is good, and tells whose it is', async () => {
    const checked = await checkKeyFile('google-play', new File([account()], 'key.json'))
    expect(checked.isGood).toBe(true)
    expect(checked.checks).toContainEqual({
      what: 'account',
      isGood: true,
      email: 'reader@low-fen.iam.gserviceaccount.com',
    })
  })

  test.each([
    ['app-store-connect', 'key.json'],
    ['app-store-connect', 'key.pem'],
    ['google-play', 'AuthKey_2X9R4HM3T8.p8'],
    ['google-ads', 'key.txt'],
    ['apple-ads', 'key.json'],
  ] as const)('CONN-011: for %s %s is a wrong file type, and is not read', async (provider, name) => {
    const checked = await checkKeyFile(provider, new File([ecKey('P-256', 'pkcs8')], name))
    expect(checked.isGood).toBe(false)
    expect(checked.checks).toMatchObject([{ what: 'type', isGood: false }])
  })

  test('OP-69: a file of more than 64 KB is not read', async () => {
    const checked = await checkKeyFile('app-store-connect', p8(ecKey('P-256', 'pkcs8').padEnd(KEY_FILE_MAX + 1)))
    expect(checked.checks).toEqual([{ what: 'size', isGood: false, bytes: KEY_FILE_MAX + 1 }])
  })

  test.each([
    ['another curve', ecKey('P-384', 'pkcs8')],
    ['an RSA key', rsaKey],
    ['no key', 'Hello'],
    [
      'a public key',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }),
    ],
    ['a broken key', ecKey('P-256', 'pkcs8').replace('MI', 'AA')],
    ['the form of openssl', ecKey('P-256', 'sec1')],
  ])('CONN-009: %s is no key of App Store Connect', async (_, text) => {
    expect((await checkKeyFile('app-store-connect', p8(text.toString()))).isGood).toBe(false)
  })

  test('OP-65: Apple Ads takes a key as openssl writes it, on P-256 alone', async () => {
    const given = (text: string) => checkKeyFile('apple-ads', new File([text], 'private-key.pem'))
    const parameters = '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n'
    expect((await given(parameters + ecKey('P-256', 'sec1'))).isGood).toBe(true)
    expect((await given(ecKey('P-256', 'pkcs8'))).isGood).toBe(true)
    expect((await given(ecKey('P-384', 'sec1'))).isGood).toBe(false)
  })

  test.each([
    ['no JSON', '{'],
    ['JSON of something else', '{"type":"authorized_user"}'],
    ['an account without an address', account({ client_email: undefined })],
    ['an account without a key', account({ private_key: undefined })],
    ['an account with a broken key', account({ private_key: rsaKey.slice(0, 300) })],
  ])('CONN-010: %s is no key of Google Play', async (_, text) => {
    expect((await checkKeyFile('google-play', new File([text], 'key.json'))).isGood).toBe(false)
  })

  test('the Key ID is found where a browser has numbered the file, and nowhere else', () => {
    expect(keyIdInName('AuthKey_2X9R4HM3T8 (1).p8')).toBe('2X9R4HM3T8')
    expect(keyIdInName('AuthKey_2X9R4HM3T8-2.p8')).toBe('2X9R4HM3T8')
    expect(keyIdInName('my-key.p8')).toBeNull()
  })
})
