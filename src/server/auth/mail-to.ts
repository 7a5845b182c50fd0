import type { Services } from '#server/endpoints/services.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import type { Recipient } from '#server/mail/account-mails.ts'
import { joinedAny } from '#server/scope/has-joined.ts'

interface MailTo {
  recipient: Recipient
  /** Left out: no account that opens has this address. */
  user?: { id: string; isConfirmed: boolean }
}

/** How to write to an address that somebody typed: a stranger without a name, in the language of the browser. */
export async function mailTo(email: string, { db }: Services, exchange: Exchange): Promise<MailTo> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'language', 'email_verified_at'])
    .where('email', '=', email)
    .where(joinedAny)
    .executeTakeFirst()
  if (!user) {
    const language = exchange.header('accept-language')?.trim().toLowerCase().startsWith('de') ? 'de' : 'en'
    return { recipient: { to: email, firstName: null, language } }
  }
  return {
    recipient: { to: email, firstName: user.first_name, language: user.language },
    user: { id: user.id, isConfirmed: user.email_verified_at !== null },
  }
}
