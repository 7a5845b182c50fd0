import { createPrivateKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { HttpError } from '#server/kernel/http-error.ts'

/** Why a key file can't be used; the interface has a sentence for each. */
export type KeyFileReason =
  | 'not-a-key'
  | 'public-key'
  | 'encrypted'
  | 'wrong-curve'
  | 'not-json'
  | 'not-a-service-account'
  | 'key-id'

const invalid = (reason: KeyFileReason) =>
  new HttpError('KEY_FILE_INVALID', 'The key file can’t be used.', { details: { reason } })

const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()

/**
 * Reads the private key of Apple's consoles, also in the older format that OpenSSL writes.
 * @returns it in PEM, PKCS8
 * @throws KEY_FILE_INVALID unless it is one for the elliptic curve P-256
 */
export async function readEcKey(file: File): Promise<string> {
  const key = privateKeyOf(await textOf(file))
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw invalid('wrong-curve')
  return pkcs8(key)
}

const ServiceAccount = v.object({
  type: v.literal('service_account'),
  client_email: v.pipe(v.string(), v.email(), v.maxLength(320)),
  private_key_id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  private_key: v.string(),
})

export interface ServiceAccountKey {
  clientEmail: string
  privateKeyId: string
  /** PEM, PKCS8. */
  privateKey: string
}

/**
 * Reads the key file of a Google service account. Its addresses are not used.
 * @throws KEY_FILE_INVALID unless it is one
 */
export async function readServiceAccount(file: File): Promise<ServiceAccountKey> {
  const json = jsonOf(await textOf(file))
  const parsed = v.safeParse(ServiceAccount, json)
  if (!parsed.success) throw invalid('not-a-service-account')
  const { client_email: clientEmail, private_key_id: privateKeyId, private_key } = parsed.output
  const key = privateKeyOf(private_key)
  if (key.asymmetricKeyType !== 'rsa') throw invalid('not-a-service-account')
  return { clientEmail, privateKeyId, privateKey: pkcs8(key) }
}

/** Editors put a byte order mark in front. */
const textOf = async (file: File) => (await file.text()).replace(/^\uFEFF/, '').trim()

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('not-json')
  }
}

function privateKeyOf(text: string): KeyObject {
  if (/-----BEGIN (?:EC |RSA )?PUBLIC KEY-----/.test(text)) throw invalid('public-key')
  if (/-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(text)) throw invalid('encrypted')
  // OpenSSL's own output may start with the curve's parameters.
  const pem = /-----BEGIN ((?:EC |RSA )?PRIVATE KEY)-----[\s\S]+?-----END \1-----/.exec(text)?.[0]
  if (pem === undefined) throw invalid('not-a-key')
  try {
    return createPrivateKey(pem)
  } catch {
    throw invalid('not-a-key')
  }
}
