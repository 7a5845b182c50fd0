import { takeSecondStep } from '#contract/auth/second-step.ts'
import { serve } from '#server/endpoints/serve.ts'
import { openSession } from '../sessions/session.ts'
import { takeAnswer } from './check-answer.ts'
import { countTry, useTicket } from './tickets.ts'

/** The log-in that had to wait is completed here, as if it had just been made. */
export const takeSecondStepRoute = serve(takeSecondStep, async ({ body, services, exchange }) => {
  const { db, limits, clock, baseUrl } = services
  await limits.count('redeem', exchange.ip)
  const now = clock()
  const { userId, method } = await countTry(db, body.ticket, now)
  await limits.count('secondStep', userId)
  const { secrets } = services.connections
  await db.transaction().execute(async (transaction) => {
    const challenge = await useTicket(transaction, body.ticket)
    await takeAnswer(transaction, { userId, answer: body.answer, challenge, baseUrl, secrets, now })
  })
  await limits.forget('secondStep', userId)
  return openSession({ userId, method, isConfirmed: true }, services, exchange)
})
