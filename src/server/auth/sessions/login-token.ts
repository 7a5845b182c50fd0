import { createLoginToken, redeemLoginToken } from '#contract/auth/login-token.ts'
import { serve } from '#server/endpoints/serve.ts'
import { CODE_HOURS, newOneTimeCode, redeemOneTimeCode } from '#server/mail/one-time-codes.ts'
import { signIn } from './session.ts'

const purpose = 'login-token'

/** Only the newest token of a user works. */
export const createLoginTokenRoute = serve(createLoginToken, async ({ caller, db, services }) => {
  await services.limits.count('loginToken', caller.userId)
  const now = services.clock()
  const token = await newOneTimeCode(db, { purpose, userId: caller.userId }, now)
  return { token, expiresAt: new Date(now.getTime() + CODE_HOURS[purpose] * 3_600_000).toISOString() }
})

export const redeemLoginTokenRoute = serve(redeemLoginToken, async ({ body, services, exchange }) => {
  await services.limits.count('redeem', exchange.ip)
  const { user_id: userId } = await redeemOneTimeCode(services.db, {
    purpose,
    code: body.token,
    now: services.clock(),
  })
  return signIn({ userId, method: 'login-token' }, services, exchange)
})
