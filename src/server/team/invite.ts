import { inviteAgain, inviteMember } from '#contract/team.ts'
import type { Language } from '#contract/auth/auth.ts'
import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { mailingOf } from '#server/mail/mailing.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { lockOrganisation, takeSlot } from '#server/quotas/take-slot.ts'
import { languageOf } from '#server/scope/language-of.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { withdrawInvitation } from '#server/scope/withdraw-invitation.ts'
import { memberNotFound, type Member } from './changeable.ts'
import { makeInvitation } from './invitation.ts'
import { storePermissions } from './permissions.ts'
import { teamMember } from './team-of.ts'

/**
 * Answers the same whether the address has an account: who it belongs to is told when they join. An invitation whose
 * mail can't be sent is taken back: nobody could follow it.
 */
export const invite = serve(inviteMember, async ({ params, body, caller, db, services, afterCommit }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  refuseInDemo(caller)
  await services.limits.count('mailByUser', caller.userId)
  const { organizationId } = caller
  const email = body.email.toLowerCase()
  const now = services.clock()
  await lockOrganisation(db, organizationId)
  if (await isInTeam(db, organizationId, email)) {
    throw new HttpError('ALREADY_MEMBER', 'This address belongs to your team already, or is invited.')
  }
  await takeSlot(db, organizationId, 'USER', now)
  const userId = await userByEmail(db, { email, language: await languageOf(db, caller) }, now)
  const member = { organizationId, userId }
  await db
    .insertInto('membership')
    .values({ organisation_id: organizationId, user_id: userId, role: 'member', invited_at: now })
    .execute()
  await storePermissions(db, member, body.permissions)
  const event = { actor: caller, subject: userId, organisationId: organizationId }
  await audit(db, { ...event, action: 'member-invited', note: body.permissions.role }, now)
  const { mail, invitationPath } = await makeInvitation(db, { ...member, inviter: caller }, services)
  const invited = { ...(await teamMember(db, member, now)), invitationPath }
  if (mailingOf(services.config) === 'off') return invited
  afterCommit(() =>
    sendMail(services, mail).catch(async (error: unknown) => {
      await services.db.transaction().execute(async (transaction) => {
        await audit(transaction, { ...event, action: 'member-removed', note: 'not mailed' }, services.clock())
        await withdrawInvitation(transaction, member)
      })
      throw error
    }),
  )
  return invited
})

/** Mails the invitation once more, with a new link. */
export const again = serve(inviteAgain, async ({ params, caller, db, services, afterCommit }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  refuseInDemo(caller)
  await services.limits.count('mailByUser', caller.userId)
  const member = { organizationId: caller.organizationId, userId: params.userId }
  const invited = await db
    .updateTable('membership')
    .set({ invited_at: services.clock() })
    .where('organisation_id', '=', member.organizationId)
    .where('user_id', '=', member.userId)
    .where('joined_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!invited) throw await notInvited(db, member)
  const { mail, invitationPath } = await makeInvitation(db, { ...member, inviter: caller }, services)
  if (mailingOf(services.config) !== 'off') afterCommit(() => sendMail(services, mail))
  return { invitationPath }
})

async function notInvited(db: Kysely<Schema>, { organizationId, userId }: Member): Promise<HttpError> {
  const joined = await db
    .selectFrom('membership')
    .select('user_id')
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return joined ? new HttpError('ALREADY_MEMBER', 'This member has joined already.') : memberNotFound()
}

/** Anybody may open a demo: it must not send mail to anybody. */
function refuseInDemo({ demo }: Caller): void {
  if (demo) throw new HttpError('FORBIDDEN', 'The demo has no team. Sign up to invite people.')
}

const isInTeam = async (db: Kysely<Schema>, organisationId: string, email: string): Promise<boolean> =>
  (await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .executeTakeFirst()) !== undefined

/** The account of an address; where there is none, one that has neither a password nor a confirmed address yet. */
async function userByEmail(
  db: Kysely<Schema>,
  { email, language }: { email: string; language: Language },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      id: randomUUID(),
      email,
      first_name: '',
      last_name: '',
      password_hash: null,
      language,
      email_verified_at: null,
      marketing_consent: false,
      internal: false,
      created_at: now,
    })
    // Touches the row of an account that exists, which must not go away before the invitation is there.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
