import type { Context, MiddlewareHandler } from 'hono'
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose'
import type { Capability } from '#contract/connections/connection.ts'
import type { ConsoleKey, ConsoleParts } from '../console.ts'
import { problem, type Env } from './answers.ts'

const AUDIENCE = 'appstoreconnect-v1'
/** Longest life of a token, and how far a clock may be off, seconds. */
const LIFE_MAX = 20 * 60
const CLOCK_OFF_MAX = 60
/** Calls of a key in an hour. */
const CALLS_MAX = 3500
const HOUR_MS = 3_600_000

/** Whoever calls, by the token; null: App Store Connect does not say which of its rules is broken. */
async function callerOf(c: Context, { keyOf, clock }: ConsoleParts): Promise<ConsoleKey | null> {
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  const now = clock()
  try {
    const { kid = '' } = decodeProtectedHeader(token)
    const key = await keyOf('app-store-connect', kid)
    if (!key || key.isRevoked) return null
    const { payload } = await jwtVerify(token, await importSPKI(key.publicKey, 'ES256'), {
      algorithms: ['ES256'],
      issuer: key.owner,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const seconds = now.getTime() / 1000
    const isTooLong = (payload.exp ?? Infinity) - seconds > LIFE_MAX + CLOCK_OFF_MAX
    const isOfTheFuture = (payload.iat ?? 0) - seconds > CLOCK_OFF_MAX
    return isTooLong || isOfTheFuture ? null : key
  } catch {
    return null
  }
}

/** Lets in whoever has a good token and calls left, and tells how many are. */
export function authorized(parts: ConsoleParts): MiddlewareHandler<Env> {
  const callsOf = new Map<string, number[]>()
  return async (c, next) => {
    const key = await callerOf(c, parts)
    if (!key)
      return problem(c, {
        status: 401,
        code: 'NOT_AUTHORIZED',
        title: 'Authentication credentials are missing or invalid.',
        detail: 'Provide a properly configured and signed bearer token, and make sure that it has not expired.',
      })
    const now = parts.clock().getTime()
    const recent = (callsOf.get(key.keyId) ?? []).filter((at) => at > now - HOUR_MS)
    const until = key.limitedUntil?.getTime() ?? 0
    const first = recent.length >= CALLS_MAX ? (recent[0] ?? now) + HOUR_MS : 0
    const end = Math.max(until, first)
    if (end <= now) recent.push(now)
    callsOf.set(key.keyId, recent)
    const left = end > now ? 0 : CALLS_MAX - recent.length
    c.header('X-Rate-Limit', `user-hour-lim:${CALLS_MAX};user-hour-rem:${left};`)
    c.set('key', key)
    if (end <= now) return next()
    c.header('Retry-After', String(Math.ceil((end - now) / 1000)))
    return problem(c, {
      status: 429,
      code: 'RATE_LIMIT_EXCEEDED',
      title: 'The request rate limit has been reached.',
      detail: 'We have received too many requests in the last hour. Try again later.',
    })
  }
}

/** Turns away a key whose role does not allow it. */
export const needs =
  (capability: Capability): MiddlewareHandler<Env> =>
  async (c, next) =>
    c.get('key').lacks.includes(capability)
      ? problem(c, {
          status: 403,
          code: 'FORBIDDEN_ERROR',
          title: 'This request is forbidden for security reasons',
          detail: 'The API key in use does not allow this request',
        })
      : next()
