import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { mailingOf } from '#server/mail/mailing.ts'
import { newOneTimeCode } from '#server/mail/one-time-codes.ts'
import type { Mail } from '#server/mail/mailer.ts'

interface Invitation {
  organizationId: string
  userId: string
  inviter: Pick<Caller, 'firstName' | 'lastName'>
}

interface Invited {
  mail: Mail
  /** Where the link leads, from the origin on, for whoever invites to pass on; null: the mail brings it. */
  invitationPath: string | null
}

/** A mail with a link to join; the one of before stops working. */
export async function makeInvitation(
  db: Kysely<Schema>,
  { organizationId, userId, inviter }: Invitation,
  services: Services,
): Promise<Invited> {
  const row = await db
    .selectFrom('app_user')
    .innerJoin('organisation', (join) => join.on('organisation.id', '=', organizationId))
    .select(['email', 'first_name', 'language', 'email_verified_at', 'name'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow()
  const code = await newOneTimeCode(
    db,
    { purpose: 'invitation', userId, organisationId: organizationId },
    services.clock(),
  )
  // A name that nobody has confirmed may be anybody's words.
  const firstName = row.email_verified_at ? row.first_name : null
  const path = `/accept-invitation/${userId}?code=${code}`
  const facts = { organization: row.name, inviter: `${inviter.firstName} ${inviter.lastName}`.trim() }
  const recipient = { to: row.email, firstName, language: row.language }
  return {
    mail: accountMail('invitation', recipient, services.baseUrl + path, facts),
    invitationPath: mailingOf(services.config) === 'sent' ? null : path,
  }
}
