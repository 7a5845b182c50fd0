import * as v from 'valibot'
import type { Provider } from '#contract/connections/connection.ts'
import { KEY_FILE_MAX } from '#contract/connections/keys.ts'
import { subtleCrypto } from '#web/offline/abilities/browser-abilities.ts'

/** One line of the "Check of the key". */
export type KeyCheck =
  | { what: 'type'; isGood: boolean; extensions: string; bytes: number }
  | { what: 'size'; isGood: boolean; bytes: number }
  | { what: 'key'; isGood: boolean; kind: 'ec' | 'rsa'; isSure: boolean }
  | { what: 'account'; isGood: boolean; email: string | null }

/** A key file as checked on this device, before anything is sent. */
export interface CheckedKey {
  checks: KeyCheck[]
  isGood: boolean
  /** The Key ID in the file's name, as App Store Connect writes it; null: the name has none. */
  keyId: string | null
}

const extensions: Record<Provider, readonly string[]> = {
  'app-store-connect': ['.p8'],
  'google-play': ['.json'],
  'apple-ads': ['.pem', '.p8'],
  'google-ads': ['.json'],
}

/** File extensions of a provider's keys, as texts name them: ".pem, .p8". */
export const extensionsOf = (provider: Provider): string => extensions[provider].join(', ')

/** CONN-011. */
const hasExtension = (provider: Provider, name: string) =>
  extensions[provider].some((one) => name.toLowerCase().endsWith(one))

/** The Key ID in `AuthKey_2X9R4HM3T8.p8`, also after a browser has added a number to the name. */
export const keyIdInName = (name: string): string | null =>
  /^(?:AuthKey|ApiKey)_([A-Z0-9]{10})(?:\s*\(\d+\)|-\d+)?\.p8$/.exec(name)?.[1] ?? null

/** Checks a key file on this device: type, size, and whether it reads as a key of that provider. */
export async function checkKeyFile(provider: Provider, file: File): Promise<CheckedKey> {
  const isType = hasExtension(provider, file.name)
  const isSmall = file.size <= KEY_FILE_MAX
  const checks: KeyCheck[] = [
    { what: 'type', isGood: isType && isSmall, extensions: extensionsOf(provider), bytes: file.size },
  ]
  if (isType && !isSmall) checks[0] = { what: 'size', isGood: false, bytes: file.size }
  if (isType && isSmall) checks.push(...(await contentChecks(provider, await file.text())))
  return {
    checks,
    isGood: checks.every(({ isGood }) => isGood),
    keyId: provider === 'app-store-connect' ? keyIdInName(file.name) : null,
  }
}

async function contentChecks(provider: Provider, text: string): Promise<KeyCheck[]> {
  if (provider === 'app-store-connect' || provider === 'apple-ads')
    return [keyCheck('ec', await checkEcKey(text, { sec1: provider === 'apple-ads' }))]
  const { email, privateKey } = readServiceAccount(text)
  return [
    { what: 'account', isGood: email !== null && privateKey !== null, email },
    ...(privateKey === null ? [] : [keyCheck('rsa', await checkRsaKey(privateKey))]),
  ]
}

const keyCheck = (kind: 'ec' | 'rsa', verdict: KeyVerdict): KeyCheck => ({
  what: 'key',
  kind,
  isGood: verdict !== 'bad',
  isSure: verdict !== 'unknown',
})

const ServiceAccount = v.object({
  type: v.literal('service_account'),
  client_email: v.pipe(v.string(), v.email()),
  private_key: v.pipe(v.string(), v.includes('PRIVATE KEY')),
})

/** The address and the key of a Google service account; null: it is no such file. */
function readServiceAccount(text: string): { email: string | null; privateKey: string | null } {
  const parsed = v.safeParse(ServiceAccount, parseJson(text))
  if (!parsed.success) return { email: null, privateKey: null }
  return { email: parsed.output.client_email, privateKey: parsed.output.private_key }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `unknown`: this browser can't tell, as on pages without TLS. */
type KeyVerdict = 'good' | 'bad' | 'unknown'

/** Whether a PEM text holds a private key on P-256. `sec1`: also as `openssl ecparam` writes it. */
async function checkEcKey(text: string, { sec1 = false } = {}): Promise<KeyVerdict> {
  const pem = readPem(text)
  if (!pem || pem.kind === 'rsa' || (pem.kind === 'sec1' && !sec1)) return 'bad'
  const der = pem.kind === 'sec1' ? pkcs8OfSec1(pem.der) : pem.der
  return importable(der, { name: 'ECDSA', namedCurve: 'P-256' })
}

/** Whether a PEM text holds an RSA private key, as those of service accounts are. */
async function checkRsaKey(text: string): Promise<KeyVerdict> {
  const pem = readPem(text)
  if (pem?.kind !== 'pkcs8') return 'bad'
  return importable(pem.der, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' })
}

async function importable(
  der: Uint8Array<ArrayBuffer>,
  algorithm: EcKeyImportParams | RsaHashedImportParams,
): Promise<KeyVerdict> {
  const subtle = subtleCrypto()
  if (!subtle) return 'unknown'
  try {
    await subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
    return 'good'
  } catch {
    return 'bad'
  }
}

/** The format of a private key in a PEM text; `pkcs8` holds any kind of key. */
type PemKind = 'pkcs8' | 'sec1' | 'rsa'

const pemKinds: Record<string, PemKind> = {
  'PRIVATE KEY': 'pkcs8',
  'EC PRIVATE KEY': 'sec1',
  'RSA PRIVATE KEY': 'rsa',
}

/** The first readable private key of a PEM text. */
function readPem(text: string): { kind: PemKind; der: Uint8Array<ArrayBuffer> } | null {
  const found = /-----BEGIN ((?:EC |RSA )?PRIVATE KEY)-----([\s\S]*?)-----END \1-----/.exec(text)
  const kind = pemKinds[found?.[1] ?? '']
  const der = bytesOf(found?.[2] ?? '')
  return kind && der && der.length > 0 ? { kind, der } : null
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(base64.replaceAll(/\s/g, ''))
    return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return null
  }
}

/** ecPublicKey on prime256v1. */
const P256_ALGORITHM = [
  0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03,
  0x01, 0x07,
]

/** A DER element. */
function element(tag: number, content: readonly number[]): number[] {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return [tag, ...size, ...content]
}

/** A key on P-256 as SEC 1 writes it (openssl ecparam), wrapped in PKCS #8, which WebCrypto reads. */
const pkcs8OfSec1 = (sec1: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(element(0x30, [0x02, 0x01, 0x00, ...P256_ALGORITHM, ...element(0x04, [...sec1])]))
