import { pkcs8OfSec1, readPem } from './pem.ts'
import { subtleCrypto } from '#web/offline/abilities/browser-abilities.ts'

/** `unknown`: this browser can't say, as on pages without TLS. */
export type KeyVerdict = 'good' | 'bad' | 'unknown'

/** Whether a PEM text holds a private key on P-256. `sec1`: also as `openssl ecparam` writes it. */
export async function checkEcKey(text: string, { sec1 = false } = {}): Promise<KeyVerdict> {
  const pem = readPem(text)
  if (!pem || pem.kind === 'rsa' || (pem.kind === 'sec1' && !sec1)) return 'bad'
  const der = pem.kind === 'sec1' ? pkcs8OfSec1(pem.der) : pem.der
  return importable(der, { name: 'ECDSA', namedCurve: 'P-256' })
}

/** Whether a PEM text holds an RSA private key, as those of service accounts are. */
export async function checkRsaKey(text: string): Promise<KeyVerdict> {
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
