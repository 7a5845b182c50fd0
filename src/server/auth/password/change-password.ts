import { changePassword } from '#contract/profile.ts'
import { audit } from '#server/audit/audit.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { accountMail } from '#server/mail/account-mails.ts'
import { notify } from '#server/mail/send-mail.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { endTickets } from '../second-step/tickets.ts'
import { requireCurrentPassword } from './current-password.ts'
import { hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import { endAllSessions } from '#server/scope/end-sessions.ts'

/** Hashing takes its time, in which no transaction may hold the embedded database's one connection. */
export const changePasswordRoute = withPrefetch(
  changePassword,
  async ({ params, body, caller, services }) => {
    requireOwnId(caller, 'userId', params.userId)
    const user = await requireCurrentPassword(caller, body.currentPassword, services)
    await requireStrongPassword(body.password, [user.first_name, user.last_name, user.email])
    return { user, hash: await hashPassword(body.password) }
  },
  async ({ caller, db, services, afterCommit }, prefetched) => {
    const { user, hash } = prefetched()
    const now = services.clock()
    const changed = await db
      .updateTable('app_user')
      .set({ password_hash: hash })
      .where('id', '=', caller.userId)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst()
    // Another change was faster: the password that was checked is not the current one any more.
    if (!changed) throw new HttpError('WRONG_PASSWORD', 'The current password is wrong.')
    await endAllSessions(db, caller.userId, now, { except: caller.sessionId })
    await endTickets(db, caller.userId)
    await audit(db, { action: 'password-changed', actor: caller, subject: caller.userId }, now)
    const recipient = { to: user.email, firstName: user.first_name, language: user.language }
    afterCommit(() => notify(services, accountMail('password-changed', recipient, `${services.baseUrl}/login`, null)))
    return null
  },
)
