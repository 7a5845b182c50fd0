import { Hono } from 'hono'
import * as v from 'valibot'
import type { ConsoleKey, OpenConsole } from '../console.ts'
import { unauthenticated } from '../google-account/google-refusal.ts'
import { keyOfRequest, tokenAnswer } from '../google-account/token-answer.ts'
import { rowsFor } from './answers.ts'
import { sampleCustomerOf } from './sample-customer.ts'

const SCOPE = 'https://www.googleapis.com/auth/adwords'
const OLDEST_VERSION = 20
const BATCH = 1000

/** Google Ads of the sample market for reading, with Google's token endpoint (`/token`), at any host. */
export const openGoogleAdsConsole: OpenConsole = (parts) => {
  const app = new Hono()
  app.post('/token', (c) => tokenAnswer(parts, 'google-ads', c.req.raw))
  app.post('/:version/customers/:customer/:call{googleAds:searchStream}', async (c) => {
    if (!(Number(/^v(\d{1,3})$/.exec(c.req.param('version'))?.[1]) >= OLDEST_VERSION)) return c.html(NO_PAGE, 404)
    const key = await keyOfRequest(parts, 'google-ads', SCOPE, c.req.raw)
    if (!key) return unauthenticated()
    const refused = refusalFor(key, c.req.param('customer'), parts.clock())
    if (refused) return refused
    const body = v.safeParse(v.object({ query: v.string() }), await c.req.raw.json().catch(() => null))
    const rows = body.success ? await rowsFor(parts, key, body.output.query) : 'The query is missing.'
    if (typeof rows === 'string') return adsRefusal(400, { queryError: 'UNEXPECTED_INPUT' }, rows)
    const batches = Array.from({ length: Math.max(1, Math.ceil(rows.length / BATCH)) }, (_, at) => {
      const results = rows.slice(at * BATCH, (at + 1) * BATCH)
      return { ...(results.length > 0 ? { results } : {}), requestId: `sample-${at + 1}` }
    })
    return c.json(batches)
  })
  return async (request) => app.fetch(request)
}

function refusalFor(key: ConsoleKey, customerId: string, now: Date): Response | null {
  const seconds = key.limitedUntil ? Math.ceil((key.limitedUntil.getTime() - now.getTime()) / 1000) : 0
  if (seconds > 0) {
    const headers = { 'retry-after': String(seconds) }
    return adsRefusal(429, { quotaError: 'RESOURCE_EXHAUSTED' }, 'Too many requests.', headers)
  }
  if (customerId !== sampleCustomerOf(key.owner)) {
    const message = "User doesn't have permission to access customer."
    return adsRefusal(403, { authorizationError: 'USER_PERMISSION_DENIED' }, message)
  }
  if (!key.lacks.includes('ads-read')) return null
  return adsRefusal(403, { authorizationError: 'ACTION_NOT_PERMITTED' }, 'The caller may not do this.')
}

/** A stream that is an error from its beginning is a list of it alone. */
function adsRefusal(code: number, errorCode: object, message: string, headers: Record<string, string> = {}): Response {
  const details = [{ '@type': FAILURE, errors: [{ errorCode, message }], requestId: 'sample-0' }]
  return Response.json([{ error: { code, message, status: words[code], details } }], { status: code, headers })
}

const FAILURE = 'type.googleapis.com/google.ads.googleads.v25.errors.GoogleAdsFailure'
const words: Partial<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
}
const NO_PAGE = '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>'
