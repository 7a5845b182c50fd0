import { generateKeyPairSync } from 'node:crypto'

/** A pair of keys in PEM. */
export interface KeyPair {
  /** "BEGIN PRIVATE KEY". */
  pkcs8: string
  /** As OpenSSL and older tools write it: "BEGIN EC PRIVATE KEY" (SEC1), "BEGIN RSA PRIVATE KEY" (PKCS1). */
  traditional: string
  /** The public one, "BEGIN PUBLIC KEY". */
  spki: string
}

/** Elliptic curve P-256 unless said otherwise. */
export function ecKeys(namedCurve = 'P-256'): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve })
  return {
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    traditional: privateKey.export({ type: 'sec1', format: 'pem' }).toString(),
    spki: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** 2048 bits. */
export function rsaKeys(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    traditional: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    spki: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
