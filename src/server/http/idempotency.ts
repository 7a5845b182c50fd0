import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { Id } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'

export interface Answer {
  status: number
  /** JSON text; null for 204. */
  body: string | null
}

export interface Claim {
  userId: string
  key: string
  fingerprint: string
  now: Date
}

/**
 * The request's idempotency key, or undefined if it has none.
 * @throws HttpError if it is not a UUID
 */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  if (v.is(Id, header)) return header.toLowerCase()
  throw new HttpError('VALIDATION_FAILED', 'Idempotency-Key must be a UUID.', {
    details: { fields: ['header.Idempotency-Key'] },
  })
}

interface Fingerprinted {
  organizationId: string
  method: string
  path: string
  body: unknown
}

/**
 * Two requests are the same if organisation, method, path and parsed body are equal; the order of fields does not
 * matter. So nobody gets an answer of an organisation that they are no longer in. Keys that versions before 0.2 stored know
 * no organisation and equal none: given again, their answer might be another organisation's; run again, the write might happen twice.
 */
export const fingerprintOf = ({ organizationId, method, path, body }: Fingerprinted): string =>
  createHash('sha256')
    .update(JSON.stringify([organizationId, method, path, body ?? null]))
    .digest('base64url')

/**
 * Claims a key inside the transaction of its effect: both are committed, or neither. A second request with the same key
 * waits here until the first commits (it then gets the same answer) or rolls back (it then proceeds itself).
 * @returns the earlier answer, or null if the caller must produce one and call `storeAnswer`
 */
export async function claimKey(transaction: Transaction<Schema>, claim: Claim): Promise<Answer | null> {
  const { userId, key, fingerprint, now } = claim
  const claimed = await transaction
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, fingerprint, status: 0, body: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const earlier = await transaction
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.fingerprint !== fingerprint) {
    throw new HttpError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another request.')
  }
  return { status: earlier.status, body: earlier.body }
}

/**
 * Deletes the key of a write whose work after the commit failed, so that a retry runs again instead of replaying the
 * answer.
 */
export async function forgetKey(db: Kysely<Schema>, { userId, key }: Claim): Promise<void> {
  await db.deleteFrom('idempotency_key').where('user_id', '=', userId).where('key', '=', key).execute()
}

export async function storeAnswer(transaction: Transaction<Schema>, claim: Claim, answer: Answer): Promise<void> {
  await transaction
    .updateTable('idempotency_key')
    .set({ status: answer.status, body: answer.body })
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .execute()
}
