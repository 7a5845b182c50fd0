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

/** The key of a request, or undefined when it has none. @throws HttpError when it is not a UUID */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  if (v.is(Id, header)) return header.toLowerCase()
  throw new HttpError('VALIDATION_FAILED', 'Idempotency-Key must be a UUID.', {
    details: { fields: ['header.Idempotency-Key'] },
  })
}

/** Two requests are the same when method, path and parsed body are; the order of a body's fields does not matter. */
export const fingerprintOf = (method: string, path: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest('base64url')

/**
 * Claims a key inside the transaction of its effect: both exist, or neither. A second request with the same key waits
 * here until the first has committed (then it gets that answer) or rolled back (then it goes ahead itself).
 * @returns the answer given before, or null when the caller is to produce one and `storeAnswer`
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

/** A write whose end failed after it was committed is no answer to keep: the same request is made anew. */
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
