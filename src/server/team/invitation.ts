import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Caller, Services } from '../http/serve.ts'
import { accountMail } from '../mail/account-mails.ts'
import { newOneTimeCode } from '../mail/one-time-codes.ts'
import { post } from '../mail/post.ts'

interface Invitation {
  organizationId: string
  userId: string
  inviter: Pick<Caller, 'firstName' | 'lastName'>
}

/**
 * Mails a link to join; the one mailed before stops working.
 * @throws ApiFailure UNAVAILABLE when it could not be sent
 */
export async function mailInvitation(
  db: Kysely<Schema>,
  { organizationId, userId, inviter }: Invitation,
  services: Services,
): Promise<void> {
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
  await post(services, accountMail('invitation', { to: row.email, firstName, language: row.language }, link, facts), db)
}
