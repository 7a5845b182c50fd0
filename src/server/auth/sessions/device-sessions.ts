import { getSessions, revokeOtherSessions, revokeSession } from '#contract/auth/sessions.ts'
import { audit } from '#server/audit/audit.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { endAllSessions, endSession } from '#server/scope/end-sessions.ts'
import { runningSessions } from './refresh-tokens.ts'

export const sessionsRoute = serve(getSessions, async ({ caller, db, services }) => {
  const rows = await runningSessions(db, caller.userId, services.clock())
    .selectAll()
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    current: row.id === caller.sessionId,
    method: row.method,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }))
})

/** Another user's session does not exist for the caller. */
export const revokeSessionRoute = serve(revokeSession, async ({ params, caller, db, services }) => {
  const session = await db
    .selectFrom('session')
    .select(['id', 'ended_at'])
    .where('id', '=', params.sessionId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  if (!session) throw new HttpError('NOT_FOUND', 'There is no such session.')
  if (session.ended_at) return null
  await endSession(db, session.id, services.clock())
  await audit(db, { action: 'sessions-revoked', actor: caller, subject: caller.userId }, services.clock())
  return null
})

export const revokeOthersRoute = serve(revokeOtherSessions, async ({ caller, db, services }) => {
  const ended = await endAllSessions(db, caller.userId, services.clock(), { except: caller.sessionId })
  if (ended === 0) return null
  const event = { action: 'sessions-revoked', actor: caller, subject: caller.userId, note: 'all others' } as const
  await audit(db, event, services.clock())
  return null
})
