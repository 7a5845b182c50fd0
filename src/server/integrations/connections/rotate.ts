import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { seal, sealText, unseal, unsealText } from './sealing.ts'
import type { Secrets } from './secrets.ts'

export interface Rotated {
  /** Sealed anew. */
  sealed: number
  /** Sealed with the current secret already. */
  before: number
  /** Sealed with a secret that is not known. */
  unknown: number
}

const BATCH = 100

/**
 * Seals every key, and every secret of a second step, anew under the current secret, one row at a time: an interruption leaves each under one secret or the
 * other, and the next run goes on.
 */
export async function rotateSecrets(db: Kysely<Schema>, secrets: Secrets): Promise<Rotated> {
  const done: Rotated = { sealed: 0, before: 0, unknown: 0 }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('connection')
      .select(['organisation_id', 'id', 'sealed', 'secret_id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      after = row.id
      if (row.secret_id === secrets.current.id) done.before += 1
      else if (await sealAnew(db, row, secrets)) done.sealed += 1
      else done.unknown += 1
    }
    if (rows.length < BATCH) break
  }
  await rotateAuthenticators(db, secrets, done)
  return done
}

async function rotateAuthenticators(db: Kysely<Schema>, secrets: Secrets, done: Rotated): Promise<void> {
  const rows = await db
    .selectFrom('authenticator')
    .select(['user_id', 'sealed', 'secret_id'])
    .where('secret_id', '!=', secrets.current.id)
    .execute()
  for (const row of rows) {
    const secret = unsealText(row, row.user_id, secrets)
    if (secret === null) {
      done.unknown += 1
      continue
    }
    await db
      .updateTable('authenticator')
      .set(sealText(secret, row.user_id, secrets))
      .where('user_id', '=', row.user_id)
      .where('sealed', '=', row.sealed)
      .execute()
    done.sealed += 1
  }
}

type Row = Pick<Schema['connection'], 'organisation_id' | 'id' | 'sealed' | 'secret_id'>

async function sealAnew(db: Kysely<Schema>, row: Row, secrets: Secrets): Promise<boolean> {
  const credentials = unseal(row, secrets)
  if (!credentials) return false
  await db
    .updateTable('connection')
    .set(seal(credentials, row, secrets))
    .where('organisation_id', '=', row.organisation_id)
    .where('id', '=', row.id)
    // A key that was replaced meanwhile is under the current secret already.
    .where('sealed', '=', row.sealed)
    .execute()
  return true
}
