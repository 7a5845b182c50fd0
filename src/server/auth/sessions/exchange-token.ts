import { sql, type Kysely } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { hashToken } from '#server/kernel/opaque-token.ts'
import { endSession } from '#server/scope/end-sessions.ts'
import { addToken, type SessionToken } from './refresh-tokens.ts'

/**
 * A token this young stays, ms: the one before it may be all that the browser has on its disk, where Chromium writes
 * cookies within 30 s.
 */
const STAYS_MS = 60_000
/** Most successors of one token. A browser loses a few when it dies early; nothing honest loses a hundred. */
const SUCCESSORS_MAX = 100

/**
 * Exchanges a refresh token for its successor, or answers with the same one while it is young.
 *
 * A session knows which of its tokens was exchanged last. That one is still good, for its holder may have lost the
 * successor; so are all its successors, until one of them is exchanged. Whatever else turns up was copied, whatever the
 * clock says: the session ends.
 * @throws HttpError REFRESH_TOKEN_INVALID, REFRESH_TOKEN_REUSED
 */
export async function exchangeToken(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<SessionToken & { userId: string }> {
  const hash = hashToken(token)
  const given = await db.transaction().execute(async (transaction) => {
    const session = await claim(transaction, hash, now)
    if (!session) return undefined
    const { id: sessionId, user_id: userId } = session
    if (session.exchanged_hash !== hash) return { userId, sessionId, token }
    if ((await successorsOf(transaction, hash)) >= SUCCESSORS_MAX) return undefined
    return { userId, sessionId, token: await addToken(transaction, session, { parent: hash, now }) }
  })
  return given ?? refuse(db, hash, now)
}

/**
 * One update decides for all who ask at once, and keeps the session's row until the exchange is done: one that is being
 * ended meanwhile gets no token that outlives it. Clocks of servers may differ, so a token of the next minute is young too.
 */
async function claim(db: Kysely<Schema>, hash: string, now: Date) {
  const from = new Date(now.getTime() - STAYS_MS)
  const until = new Date(now.getTime() + STAYS_MS)
  const stays = sql<boolean>`session.exchanged_hash is distinct from shown.token_hash
    and shown.created_at > ${from} and shown.created_at < ${until}`
  return db
    .updateTable('session')
    .from('refresh_token as shown')
    .set({
      last_used_at: now,
      exchanged_hash: sql<string | null>`case when ${stays} then session.exchanged_hash else shown.token_hash end`,
    })
    .whereRef('session.id', '=', 'shown.family')
    .where('shown.token_hash', '=', hash)
    .where('shown.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where((where) =>
      where.or([
        where('session.exchanged_hash', '=', hash),
        where('session.exchanged_hash', 'is not distinct from', where.ref('shown.parent_hash')),
      ]),
    )
    .returning(['session.id', 'session.user_id', 'session.created_at', 'session.exchanged_hash'])
    .executeTakeFirst()
}

async function successorsOf(db: Kysely<Schema>, hash: string): Promise<number> {
  const { count } = await db
    .selectFrom('refresh_token')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('parent_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return count
}

/** Outside the transaction of the exchange: the session must end although the request is refused. */
async function refuse(db: Kysely<Schema>, hash: string, now: Date): Promise<never> {
  const row = await db
    .selectFrom('refresh_token')
    .select(['family', 'user_id'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row || !(await endSession(db, row.family, now))) throw new HttpError('REFRESH_TOKEN_INVALID', 'Log in again.')
  await audit(db, { action: 'token-reused', actor: null, subject: row.user_id }, now)
  throw new HttpError('REFRESH_TOKEN_REUSED', 'This session was ended because its token was used twice. Log in again.')
}
