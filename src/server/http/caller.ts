import type { Context } from 'hono'
import { unauthorized } from './require-live.ts'
import { ApiFailure, type Caller, type Services } from './serve.ts'

/** Who holds the bearer token. @throws ApiFailure UNAUTHORIZED */
export async function callerOf(context: Context, services: Services): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const caller = token === undefined ? null : await services.tokens.verify(token, services.clock())
  if (caller) return caller
  throw unauthorized()
}

/** A page of another site must not write here with this site's cookie; browsers say which page a request is from. */
export function refuseCrossSite(context: Context): void {
  const from = context.req.header('sec-fetch-site')
  if (from === 'cross-site' || from === 'same-site') {
    throw new ApiFailure('FORBIDDEN', 'Requests from other sites are not accepted.')
  }
}
