import type { Kysely } from 'kysely'
import { TICKET_MINUTES, TICKET_TRIES } from '#contract/auth/second-step.ts'
import type { SignInMethod } from '#contract/auth/sessions.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { hashToken, newOpaqueToken } from '#server/kernel/opaque-token.ts'
import { confirmationWays, isSecondStep } from '#server/scope/second-step.ts'

interface FirstStep {
  userId: string
  method: SignInMethod
}

/**
 * Ends a log-in that has to go on with the second step. Of the ticket, which names it, only the hash is stored.
 * @throws HttpError SECOND_STEP, where the account has one; its `details` are `SecondStepNeeded`
 */
export async function requireSecondStep(db: Kysely<Schema>, { userId, method }: FirstStep, now: Date): Promise<void> {
  const ways = await confirmationWays(db, userId)
  if (!isSecondStep(ways)) return
  const ticket = newOpaqueToken()
  const expires_at = new Date(now.getTime() + TICKET_MINUTES * 60_000)
  await db
    .insertInto('second_step_ticket')
    .values({ ticket_hash: hashToken(ticket), user_id: userId, method, expires_at })
    .execute()
  throw new HttpError('SECOND_STEP', 'Go on with your second step.', { details: { ticket, ways } })
}

/**
 * Counts a try before its answer is looked at, so that tries at once are counted too.
 * @throws HttpError SECOND_STEP_EXPIRED
 */
export async function countTry(db: Kysely<Schema>, ticket: string, now: Date): Promise<FirstStep> {
  const row = await db
    .updateTable('second_step_ticket')
    .set((ticketRow) => ({ tries: ticketRow('tries', '+', 1) }))
    .where('ticket_hash', '=', hashToken(ticket))
    .where('tries', '<', TICKET_TRIES)
    .where('expires_at', '>', now)
    .returning(['user_id', 'method'])
    .executeTakeFirst()
  if (!row) throw expired()
  return { userId: row.user_id, method: row.method }
}

/** Notes what a passkey is to sign for the log-in. @throws HttpError SECOND_STEP_EXPIRED */
export async function challengeTicket(
  db: Kysely<Schema>,
  { ticket, challenge, now }: { ticket: string; challenge: string; now: Date },
): Promise<void> {
  const row = await db
    .updateTable('second_step_ticket')
    .set({ challenge })
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (!row) throw expired()
}

/** Whose log-in waits. @throws HttpError SECOND_STEP_EXPIRED */
export async function userOfTicket(db: Kysely<Schema>, ticket: string, now: Date): Promise<string> {
  const row = await db
    .selectFrom('second_step_ticket')
    .select('user_id')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) throw expired()
  return row.user_id
}

/**
 * Uses a ticket up: of several requests with one ticket a single one succeeds.
 * @returns what a passkey was to sign
 * @throws HttpError SECOND_STEP_EXPIRED
 */
export async function useTicket(db: Kysely<Schema>, ticket: string): Promise<string | null> {
  const used = await db
    .deleteFrom('second_step_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .returning('challenge')
    .executeTakeFirst()
  if (!used) throw expired()
  return used.challenge
}

/** No log-in that waits goes on: its first step is in doubt, or its second one is another now. */
export async function endTickets(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('second_step_ticket').where('user_id', '=', userId).execute()
}

const expired = () => new HttpError('SECOND_STEP_EXPIRED', 'This log-in has taken too long. Begin anew.')
