import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { failureAnswer } from '#server/kernel/json-answer.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { applyEvent, type EventParts } from './apply-event.ts'
import { asked, openStripe } from './open-stripe.ts'

export const WEBHOOK_PATH = `${API_BASE}/billing/v1/stripe/webhook`
const BODY_MAX = 1024 * 1024

/** Where Stripe tells what has happened. Only what bears its signature over the very bytes is read. */
export function mountStripeWebhook(app: Hono, services: EventParts & { config: Config; log: Log }): void {
  const { config, log } = services
  if (!config.stripe) return
  const { webhookSecret } = config.stripe
  const open = openStripe(config.stripe)
  const tooLarge = () => failureAnswer(new HttpError('BODY_TOO_LARGE', 'The body is too large.'))
  app.post(WEBHOOK_PATH, bodyLimit({ maxSize: BODY_MAX, onError: tooLarge }), async (context) => {
    const stripe = await open()
    const signature = context.req.header('stripe-signature') ?? ''
    const body = await context.req.text()
    const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret).catch(() => null)
    if (!event) return failureAnswer(new HttpError('VALIDATION_FAILED', 'The signature does not fit.'))
    try {
      await asked(log, () => applyEvent(stripe, event, services))
    } catch (error) {
      // Stripe tells it again later.
      if (error instanceof HttpError) return failureAnswer(error)
      throw error
    }
    return context.json({ received: true })
  })
}
