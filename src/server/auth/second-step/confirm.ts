import { confirmIdentity, requireConfirmation } from '#contract/auth/second-step.ts'
import { serve, withPrefetch } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { confirmationWays, isSecondStep } from '#server/scope/second-step.ts'
import { passwordMatches } from '../password/password-hash.ts'
import { takeAnswer, wrongCode } from './check-answer.ts'

const wrongPassword = () => new HttpError('WRONG_PASSWORD', 'The password is wrong.')

/** Who has a second step shows that; a password alone is not enough then. */
export const confirmRoute = withPrefetch(
  confirmIdentity,
  // Before the transaction, which must not be held for as long as a hash takes.
  async ({ body, caller, services: { db, limits } }) => {
    const hasSecondStep = isSecondStep(await confirmationWays(db, caller.userId))
    if (body.way !== 'password') {
      await limits.count('secondStep', caller.userId)
      return body
    }
    await limits.count('ownPassword', caller.userId)
    const user = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', caller.userId)
      .executeTakeFirst()
    const isRight = await passwordMatches(body.password, user?.password_hash)
    if (hasSecondStep) throw wrongCode()
    if (!isRight) throw wrongPassword()
    return body
  },
  async ({ caller, db, services }, prefetched) => {
    const answer = prefetched()
    const { userId, sessionId } = caller
    const now = services.clock()
    const { secrets } = services.connections
    const session = await db
      .selectFrom('session')
      .select('passkey_challenge')
      .where('id', '=', sessionId ?? null)
      .forUpdate()
      .executeTakeFirst()
    const { baseUrl } = services
    const challenge = session?.passkey_challenge ?? null
    if (answer.way !== 'password') await takeAnswer(db, { userId, answer, challenge, baseUrl, secrets, now })
    await db
      .updateTable('session')
      .set({ confirmed_at: now, passkey_challenge: null })
      .where('id', '=', sessionId ?? null)
      .execute()
    await services.limits.forget(answer.way === 'password' ? 'ownPassword' : 'secondStep', userId)
    return null
  },
)

/** Whoever gets here has confirmed. */
export const requireConfirmationRoute = serve(requireConfirmation, async () => null)
