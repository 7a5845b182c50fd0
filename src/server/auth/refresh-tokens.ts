import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/days.ts'
import type { SignInMethod } from '#contract/sessions.ts'
import { audit } from '../audit/audit.ts'
import type { SessionRow } from '../db/rows/people.ts'
import type { Schema } from '../db/schema.ts'
import { ApiFailure } from '../http/serve.ts'
import { hashToken, newOpaqueToken } from './opaque-token.ts'

/** Life of a refresh token, days; every rotation starts it anew, as long as the session may last. */
export const REFRESH_TOKEN_DAYS = 60
/**
 * Longest life of a session, however often its token is exchanged, days. OWASP ASVS 5.0, 7.3.2 asks for one that fits
 * the risk: people work here for weeks without a connection, what matters asks for the password again (7.5.1), and the
 * device keeps what waits to be sent until the next log-in.
 */
export const SESSION_DAYS = 180
/** A token used twice within this time is two tabs or an answer that was lost, not a thief, seconds. */
const GRACE_SECONDS = 30

export interface NewSession {
  userId: string
  method: SignInMethod
  userAgent: string | null
}

/** A token with the session that it belongs to. */
export interface SessionToken {
  sessionId: string
  token: string
}

/** Starts a session, one sign-in on one device, which is a family of tokens. */
export async function startSession(
  db: Kysely<Schema>,
  { userId, method, userAgent }: NewSession,
  now: Date,
): Promise<SessionToken> {
  const sessionId = randomUUID()
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      user_id: userId,
      method,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      ended_at: null,
    })
    .execute()
  const session = { id: sessionId, user_id: userId, created_at: now }
  return { sessionId, token: await addToken(db, session, now) }
}

/** No token outlives its session's longest life. */
async function addToken(
  db: Kysely<Schema>,
  session: Pick<SessionRow, 'id' | 'user_id' | 'created_at'>,
  now: Date,
): Promise<string> {
  const token = newOpaqueToken()
  const unused = now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS
  const last = session.created_at.getTime() + SESSION_DAYS * DAY_MS
  await db
    .insertInto('refresh_token')
    .values({
      token_hash: hashToken(token),
      family: session.id,
      user_id: session.user_id,
      created_at: now,
      expires_at: new Date(Math.min(unused, last)),
      used_at: null,
      revoked_at: null,
    })
    .execute()
  return token
}

/**
 * Exchanges a token for the next of its family. One atomic update decides who was first.
 * A token that turns up again later was copied: its whole family ends.
 * @throws ApiFailure REFRESH_TOKEN_INVALID, REFRESH_TOKEN_REUSED
 */
export async function rotate(db: Kysely<Schema>, token: string, now: Date): Promise<SessionToken & { userId: string }> {
  const hash = hashToken(token)
  const rotated = await db.transaction().execute(async (transaction) => {
    const session = await lockSession(transaction, hash)
    if (!session) return undefined
    const { id: sessionId, user_id: userId } = session
    const first = await transaction
      .updateTable('refresh_token')
      .set({ used_at: now })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('family')
      .executeTakeFirst()
    if (!first && !(await isLateButInGrace(transaction, hash, now))) return undefined
    await transaction.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute()
    return { userId, sessionId, token: await addToken(transaction, session, now) }
  })
  return rotated ?? refuse(db, hash, now)
}

/** Locked until the exchange is done: a session that is being ended meanwhile gets no token that outlives it. */
async function lockSession(db: Kysely<Schema>, hash: string) {
  return db
    .selectFrom('session')
    .innerJoin('refresh_token', 'refresh_token.family', 'session.id')
    .select(['session.id', 'session.user_id', 'session.created_at'])
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .forUpdate('session')
    .executeTakeFirst()
}

async function isLateButInGrace(db: Kysely<Schema>, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_token')
    .select('family')
    .where('token_hash', '=', hash)
    .where('used_at', '>=', new Date(now.getTime() - GRACE_SECONDS * 1000))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Outside the transaction of the exchange: the revocation must stay although the request is refused. */
async function refuse(db: Kysely<Schema>, hash: string, now: Date): Promise<never> {
  const row = await db
    .selectFrom('refresh_token')
    .select(['family', 'user_id', 'used_at', 'revoked_at', 'expires_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  const reused = row?.used_at && !row.revoked_at && row.expires_at > now
  if (!reused) throw new ApiFailure('REFRESH_TOKEN_INVALID', 'Log in again.')
  await endSession(db, row.family, now)
  await audit(db, { action: 'token-reused', actor: null, subject: row.user_id }, now)
  throw new ApiFailure('REFRESH_TOKEN_REUSED', 'This session was ended because its token was used twice. Log in again.')
}

/** Ends a session: none of its tokens can be exchanged any more. */
export async function endSession(db: Kysely<Schema>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await revokeTokens(db, [sessionId], now)
}

/** Those that can still be used: neither ended, nor left alone for as long as a token lives, nor too old. */
export const runningSessions = (db: Kysely<Schema>, userId: string, now: Date) =>
  db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS))
    .where('created_at', '>', new Date(now.getTime() - SESSION_DAYS * DAY_MS))

/** Ends every session of a user, or every other one than `except`, and answers how many that were. */
export async function endAllSessions(
  db: Kysely<Schema>,
  userId: string,
  now: Date,
  { except }: { except?: string | undefined } = {},
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (update) => update.where('id', 'is distinct from', except ?? null))
    .returning('id')
    .execute()
  const families = ended.map(({ id }) => id)
  if (families.length > 0) await revokeTokens(db, families, now)
  return families.length
}

async function revokeTokens(db: Kysely<Schema>, families: string[], now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('family', 'in', families)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends the session a token belongs to; an unknown token changes nothing. */
export async function revoke(db: Kysely<Schema>, token: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('refresh_token')
    .select('family')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (row) await endSession(db, row.family, now)
}
