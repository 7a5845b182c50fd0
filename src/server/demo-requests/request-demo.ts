import { randomUUID } from 'node:crypto'
import { requestDemo } from '#contract/demo-request.ts'
import type { EndpointRequest } from '#contract/protocol/endpoint.ts'
import { escapeHtml } from '#server/kernel/escape-html.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { mailedName } from '#server/mail/mailed-name.ts'
import { notify } from '#server/mail/send-mail.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { isBusinessEmail } from './business-email.ts'

/** Stored, and mailed to whoever sells, where the configuration names them. */
export const demoRequested = serve(requestDemo, async ({ params, body, caller, db, services, afterCommit }) => {
  requireOwnId(caller, 'userId', params.userId)
  const { config, clock, limits } = services
  await limits.count('mailByUser', caller.userId)
  if (!isBusinessEmail(body.email)) {
    throw new HttpError('BUSINESS_EMAIL_REQUIRED', 'Give the e-mail address that you have at your company.')
  }
  const now = clock()
  const preferredTime = new Date(body.preferredTime)
  if (preferredTime <= now) {
    throw new HttpError('VALIDATION_FAILED', 'The time must be to come.', {
      details: { fields: ['body.preferredTime'] },
    })
  }
  const { name, email, company, apps } = body
  const request = { name, email, company, apps, preferred_time: preferredTime, created_at: now }
  await db
    .insertInto('demo_request')
    .values({ ...request, id: randomUUID(), user_id: caller.userId })
    .execute()
  const { salesEmail } = config
  if (salesEmail) afterCommit(() => notify(services, salesMail(salesEmail, body)))
  return null
})

type DemoRequest = EndpointRequest<typeof requestDemo>['body']

function salesMail(to: string, { name, email, company, apps, preferredTime }: DemoRequest): Mail {
  const lines = [
    `Name: ${mailedName(name)}`,
    `E-mail: ${email}`,
    `Company: ${mailedName(company)}`,
    `Apps: ${apps}`,
    `Preferred time: ${new Date(preferredTime).toISOString()}`,
  ]
  return {
    language: 'en',
    to,
    subject: `Demo request from “${mailedName(company)}”`,
    text: lines.join('\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  }
}
