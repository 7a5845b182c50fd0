import type { Context } from 'hono'
import { ORGANIZATION_HEADER } from '#contract/protocol/endpoint.ts'
import { senderOf } from '#server/kernel/sender.ts'
import { unauthorized } from '#server/endpoints/require-current-membership.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/**
 * The owner of the bearer token.
 * @throws HttpError UNAUTHORIZED
 */
export async function callerOf(context: Context, services: Services): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const caller = token === undefined ? null : await services.tokens.verify(token, services.clock())
  if (caller) return caller
  throw unauthorized()
}

/**
 * Rejects what was asked in another organisation than the token's: the user may have switched since, on any device.
 * @throws HttpError OTHER_ORGANIZATION
 */
export function refuseOtherOrganization({ req }: Context, caller: Caller): void {
  const asked = req.header(ORGANIZATION_HEADER)
  if (asked === undefined || asked.toLowerCase() === caller.organizationId) return
  throw new HttpError('OTHER_ORGANIZATION', 'This was asked in another organisation than the one you are in now.')
}

/**
 * Rejects cross-site requests, which could otherwise write with this site's cookie. Browsers name the origin in
 * `Sec-Fetch-Site`; older ones, and those on plain HTTP, in `Origin` alone.
 */
export function refuseCrossSite(context: Context, services: Pick<Services, 'baseUrl' | 'config'>): void {
  const from = context.req.header('sec-fetch-site')
  const isForeign =
    from === undefined ? isOfForeignOrigin(context, services) : from !== 'same-origin' && from !== 'none'
  if (isForeign) throw new HttpError('FORBIDDEN', 'Requests from other sites are not accepted.')
}

function isOfForeignOrigin(context: Context, { baseUrl, config }: Pick<Services, 'baseUrl' | 'config'>): boolean {
  const { req } = context
  const origin = req.header('origin')
  if (origin === undefined || req.header('cookie') === undefined || origin === new URL(baseUrl).origin) return false
  const host = URL.parse(origin)?.host
  const forwarded = senderOf(context, config).viaProxy ? req.header('x-forwarded-host') : undefined
  return host === undefined || (host !== req.header('host') && host !== forwarded)
}
