import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import type { Mail } from '#server/mail/mailer.ts'

type Kind = 'second-step-on' | 'second-step-off' | 'second-step-removed'

/** Tells the owner of an account what has become of its second step. */
export async function secondStepMail(
  db: Kysely<Schema>,
  { kind, userId, baseUrl }: { kind: Kind; userId: string; baseUrl: string },
): Promise<Mail> {
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const recipient = { to: user.email, firstName: user.first_name, language: user.language }
  return accountMail(kind, recipient, `${baseUrl}/settings/account`, null)
}
