import type { Hono } from 'hono'
import { mountAppleReturn } from '#server/auth/oauth/apple-return.ts'
import { mountMailbox } from '#server/mail/mailbox-page.ts'
import { mountMedia } from '#server/media/mount-media.ts'
import { mountStripeWebhook } from '#server/payments/stripe/mount-webhook.ts'
import type { Services } from '#server/endpoints/services.ts'
import { PAST_WORKER } from '#contract/worker/past-worker.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { jsonAnswer } from '#server/kernel/json-answer.ts'
import { docsPage } from './documentation/docs-page.ts'
import { openApiDocument } from './documentation/openapi.ts'

/** What the server serves besides the contract's endpoints and the web app. */
export function mountExtras(app: Hono, services: Services): void {
  mountDocumentation(app, services.config.version)
  mountPastWorker(app)
  mountMedia(app, services)
  mountMailbox(app, services)
  mountAppleReturn(app, services)
  mountStripeWebhook(app, services)
}

/**
 * The address that bypasses the worker, so that a captive portal can show its log-in. A request that reaches the server has
 * passed the portal and is redirected to the app.
 */
function mountPastWorker(app: Hono): void {
  app.get(
    PAST_WORKER,
    () => new Response(null, { status: 303, headers: { location: '/', 'cache-control': 'no-store' } }),
  )
}

/** The contract as OpenAPI and as a readable page, built at the first request. */
function mountDocumentation(app: Hono, version: string): void {
  let json: string | undefined
  app.get(`${API_BASE}/openapi.json`, () => jsonAnswer(200, (json ??= JSON.stringify(openApiDocument(version)))))
  app.get(`${API_BASE}/docs`, () => docsPage(openApiDocument(version)))
}
