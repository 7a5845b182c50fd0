import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Sealed } from './format.ts'

/** OWASP's first choice for scrypt: 128 MiB, where one guess takes about half a second. They belong to the format's version. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 2 ** 20 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const NONCE_BYTES = 12
const CIPHER = 'aes-256-gcm'

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

const keyOf = (passphrase: string, salt: Buffer) => derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST)

/** Puts a text under a passphrase. */
export async function seal(text: string, passphrase: string): Promise<Sealed> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)]
  const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt), nonce)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const base64 = (bytes: Buffer) => bytes.toString('base64')
  return { salt: base64(salt), nonce: base64(nonce), data: base64(data), tag: base64(cipher.getAuthTag()) }
}

/** The text, or null where the passphrase is another one or something was changed. */
export async function unseal({ salt, nonce, data, tag }: Sealed, passphrase: string): Promise<string | null> {
  const bytes = (base64: string) => Buffer.from(base64, 'base64')
  const key = await keyOf(passphrase, bytes(salt))
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes(nonce), { authTagLength: 16 })
    decipher.setAuthTag(bytes(tag))
    return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
