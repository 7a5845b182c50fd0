import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { SignInMethod } from '#contract/auth/sessions.ts'
import type { SessionRow } from '#server/db/rows/people.ts'
import type { Schema } from '#server/db/schema.ts'
import { endSession } from '#server/scope/end-sessions.ts'
import { hashToken, newOpaqueToken } from '#server/kernel/opaque-token.ts'

/** Life of a refresh token, days; every rotation starts it anew, as long as the session may last. */
export const REFRESH_TOKEN_DAYS = 60
/**
 * Longest life of a session, however often its token is exchanged, days. OWASP ASVS 5.0, 7.3.2 asks for one that fits
 * the risk: people work here for weeks without a connection, what matters asks for the password again (7.5.1), and the
 * device keeps what waits to be sent until the next log-in.
 */
export const SESSION_DAYS = 180

export interface NewSession {
  userId: string
  method: SignInMethod
  userAgent: string | null
  /** Whether this log-in shows who uses the session. */
  isConfirmed: boolean
}

/** A token with the session that it belongs to. */
export interface SessionToken {
  sessionId: string
  token: string
}

/** Starts a session, one sign-in on one device, which is a family of tokens. */
export async function startSession(
  db: Kysely<Schema>,
  { userId, method, userAgent, isConfirmed }: NewSession,
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
      exchanged_hash: null,
      confirmed_at: isConfirmed ? now : null,
    })
    .execute()
  const session = { id: sessionId, user_id: userId, created_at: now }
  return { sessionId, token: await addToken(db, session, { parent: null, now }) }
}

/** A token that follows the one of the hash `parent`. None outlives its session's longest life. */
export async function addToken(
  db: Kysely<Schema>,
  session: Pick<SessionRow, 'id' | 'user_id' | 'created_at'>,
  { parent, now }: { parent: string | null; now: Date },
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
      parent_hash: parent,
    })
    .execute()
  return token
}

/** Those that can still be used: neither ended, nor left alone for as long as a token lives, nor too old. */
export const runningSessions = (db: Kysely<Schema>, userId: string, now: Date) =>
  db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS))
    .where('created_at', '>', new Date(now.getTime() - SESSION_DAYS * DAY_MS))

/** Ends the session a token belongs to; an unknown token changes nothing. */
export async function revoke(db: Kysely<Schema>, token: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('refresh_token')
    .select('family')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (row) await endSession(db, row.family, now)
}
