import type { Hono } from 'hono'
import { mountAppleReturn } from '#server/auth/oauth/apple-return.ts'
import { mountMailbox } from '#server/mail/mailbox-page.ts'
import { mountMedia } from '#server/media/mount-media.ts'
import { mountStripeWebhook } from '#server/payments/stripe/mount-webhook.ts'
import { mountDocumentation } from './documentation/mount-documentation.ts'
import { mountPastWorker } from './past-worker.ts'
import type { Services } from '#server/endpoints/services.ts'

/** What the server answers besides the contract's endpoints and the web app. */
export function mountExtras(app: Hono, services: Services): void {
  mountDocumentation(app, services.config.version)
  mountPastWorker(app)
  mountMedia(app, services)
  mountMailbox(app, services)
  mountAppleReturn(app, services)
  mountStripeWebhook(app, services)
}
