import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { Password } from '#contract/auth/auth.ts'
import { acceptInvitation, readInvitation } from '#contract/auth/invitation.ts'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { linksProveAddress, mailOff } from '#server/mail/mailing.ts'
import { findOneTimeCode, redeemOneTimeCode } from '#server/mail/one-time-codes.ts'
import { requireHeldSlot } from '#server/quotas/take-slot.ts'
import { hashPassword, passwordMatches } from '../password/password-hash.ts'
import { requireStrongPassword } from '../password/password-strength.ts'
import { signIn } from '../sessions/session.ts'

const purpose = 'invitation'

export const readInvitationRoute = serve(readInvitation, async ({ params, body, services, exchange }) => {
  await services.limits.count('redeem', exchange.ip)
  const invited = await invitedBy(services.db, { ...params, ...body, now: services.clock() })
  return { organization: invited.organization, email: invited.email, hasAccount: invited.hasAccount }
})

/** The link proves that the address is theirs, which confirms it; an account of before asks for its own password. */
export const acceptInvitationRoute = serve(acceptInvitation, async ({ params, body, services, exchange }) => {
  const { db, limits, clock, config } = services
  const { userId } = params
  const { code, password } = body
  await limits.count('redeem', exchange.ip)
  const now = clock()
  const invited = await invitedBy(db, { userId, code, now })
  const { organizationId } = invited
  let newHash: string | undefined
  if (invited.hasAccount) {
    await limits.count('ownPassword', userId)
    if (!(await passwordMatches(password, invited.passwordHash)))
      throw new HttpError('WRONG_PASSWORD', 'This is not the password of your account.')
    await limits.forget('ownPassword', userId)
  } else {
    // Whoever invites has this link too: it must not open what its address opens beyond the invitation.
    const opensMore = invited.isConfirmed || config.staff.includes(invited.email)
    if (opensMore && !linksProveAddress(config)) throw mailOff()
    if (!v.is(Password, password))
      throw new HttpError('PASSWORD_TOO_WEAK', 'This password does not meet the conditions.', {
        details: { reason: 'conditions' },
      })
    await requireStrongPassword(password, [invited.firstName, invited.lastName, invited.email])
    newHash = await hashPassword(password)
  }

  await db.transaction().execute(async (transaction) => {
    await redeemOneTimeCode(transaction, { purpose, userId, code, now })
    await requireHeldSlot(transaction, organizationId, 'USER', now)
    const joined = await transaction
      .updateTable('membership')
      .set({ joined_at: now })
      .where('organisation_id', '=', organizationId)
      .where('user_id', '=', userId)
      .where('joined_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    if (!joined) throw invalid()
    await transaction
      .updateTable('app_user')
      .set((row) => ({
        ...(newHash !== undefined && { password_hash: newHash }),
        email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
        current_organisation_id: organizationId,
      }))
      .where('id', '=', userId)
      .execute()
    const organisation = { organisationId: organizationId }
    await audit(transaction, { action: 'member-joined', actor: { userId }, subject: userId, ...organisation }, now)
  })
  return { token: await signIn({ userId, method: 'mailed-link' }, services, exchange) }
})

interface Invited {
  organizationId: string
  organization: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string | null
  /** Confirmed before, with a password. */
  hasAccount: boolean
  /** Confirmed before, with or without a password. */
  isConfirmed: boolean
}

/** @throws HttpError INVITE_INVALID, also where the invitation was taken back; INVITE_EXPIRED */
async function invitedBy(db: Kysely<Schema>, given: { userId: string; code: string; now: Date }): Promise<Invited> {
  const code = await findOneTimeCode(db, { purpose, ...given })
  const row = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['organisation.id as organizationId', 'organisation.name as organization', 'email', 'email_verified_at'])
    .select(['first_name as firstName', 'last_name as lastName', 'password_hash as passwordHash'])
    .where('membership.organisation_id', '=', code.organisation_id)
    .where('membership.user_id', '=', given.userId)
    .where('joined_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw invalid()
  const { email_verified_at, ...invited } = row
  const isConfirmed = email_verified_at !== null
  return { ...invited, isConfirmed, hasAccount: isConfirmed && row.passwordHash !== null }
}

const invalid = () => new HttpError('INVITE_INVALID', 'This invitation is not valid any more.')
