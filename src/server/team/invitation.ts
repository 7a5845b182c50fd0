import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { newOneTimeCode } from '#server/mail/one-time-codes.ts'
import type { Mail } from '#server/mail/mailer.ts'

interface Invitation {
  organizationId: string
  userId: string
  inviter: Pick<Caller, 'firstName' | 'lastName'>
}

/** A mail with a link to join; the one of before stops working. */
export async function invitationMail(
  db: Kysely<Schema>,
  { organizationId, userId, inviter }: Invitation,
  services: Services,
): Promise<Mail> {
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
  const link = `${services.baseUrl}/accept-invitation/${userId}?code=${code}`
  const facts = { organization: row.name, inviter: `${inviter.firstName} ${inviter.lastName}`.trim() }
  return accountMail('invitation', { to: row.email, firstName, language: row.language }, link, facts)
}
