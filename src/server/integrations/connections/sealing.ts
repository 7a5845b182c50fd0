import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import { Credentials } from '../provider/credentials.ts'
import type { Secrets } from './secrets.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Whose credentials they are: sealed ones that are copied to another row don't open there. */
export type SealedFor = Pick<ConnectionRow, 'organisation_id' | 'id'>
export type SealedRow = Pick<ConnectionRow, 'sealed' | 'secret_id'>

const boundTo = ({ organisation_id, id }: SealedFor) => `${organisation_id.toLowerCase()}/${id.toLowerCase()}`

/** Encrypts credentials for one connection under the current secret. */
export const seal = (credentials: Credentials, owner: SealedFor, secrets: Secrets): SealedRow =>
  sealText(JSON.stringify(credentials), boundTo(owner), secrets)

/** The credentials, or null where the secret is not known any more or something was changed. */
export function unseal(row: SealedRow & SealedFor, secrets: Secrets): Credentials | null {
  const text = unsealText(row, boundTo(row), secrets)
  if (text === null) return null
  const credentials = v.safeParse(v.pipe(v.string(), v.parseJson(), Credentials), text)
  return credentials.success ? credentials.output : null
}

/** Encrypts a text that opens only for `owner`, the row it belongs to: nonce, tag and text, in base64url. */
export function sealText(text: string, owner: string, { current }: Secrets): SealedRow {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, current.key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
  return { sealed, secret_id: current.id }
}

/** The text, or null where the secret is not known any more or something was changed. */
export function unsealText(row: SealedRow, owner: string, { all }: Secrets): string | null {
  const secret = all.find(({ id }) => id === row.secret_id)
  if (!secret) return null
  const bytes = Buffer.from(row.sealed, 'base64url')
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, secret.key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES))
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
