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

const boundTo = ({ organisation_id, id }: SealedFor) =>
  Buffer.from(`${organisation_id.toLowerCase()}/${id.toLowerCase()}`)

/** Encrypts credentials for one connection under the current secret: nonce, tag and text, in base64url. */
export function seal(credentials: Credentials, owner: SealedFor, { current }: Secrets): SealedRow {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, current.key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(owner))
  const text = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
  return { sealed, secret_id: current.id }
}

/** The credentials, or null where the secret is not known any more or something was changed. */
export function unseal(row: SealedRow & SealedFor, { all }: Secrets): Credentials | null {
  const secret = all.find(({ id }) => id === row.secret_id)
  if (!secret) return null
  const bytes = Buffer.from(row.sealed, 'base64url')
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, secret.key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(boundTo(row))
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES))
    const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
    return v.parse(Credentials, JSON.parse(text))
  } catch {
    return null
  }
}
