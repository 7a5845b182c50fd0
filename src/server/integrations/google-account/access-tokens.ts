import { importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Provider } from '#contract/connections/connection.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { askFor, type Refusal } from '../provider/request.ts'
import { retryAfterOf } from '../provider/retry-after.ts'
import type { Send } from '../provider/send.ts'

/** Of a key file that Google Cloud gives out. */
export interface ServiceAccount {
  clientEmail: string
  privateKeyId: string
  /** RSA, PEM, PKCS8. */
  privateKey: string
}

export interface AccountParts {
  provider: Provider
  account: ServiceAccount
  /** Where assertions go and who they are for: of the configuration, never of the key's file. */
  tokenUrl: string
  scopes: readonly string[]
  send: Send
  clock: () => Date
  /** For each answer, ms, instead of what a call takes. */
  timeoutMs?: number | undefined
}

export interface AccessTokens {
  /** One that is good for a minute at least. @throws ProviderFailure */
  get: (signal?: AbortSignal) => Promise<string>
  /** The provider does not take it any more: the next one is asked for anew. */
  forget: (token: string) => void
}

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const HOUR_SECONDS = 3600
/** Google refuses a token from its own future: our clock may be a minute fast. */
const SKEW_SECONDS = 60
const SPARE_SECONDS = 60

const Granted = v.object({
  /** It goes into a header. */
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  expires_in: v.optional(v.pipe(v.number(), v.minValue(0)), HOUR_SECONDS),
})
const Refused = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)) })

/** Access tokens of a service account, kept in memory alone. */
export function accessTokens(parts: AccountParts): AccessTokens {
  const { provider, tokenUrl, send, clock, timeoutMs } = parts
  let kept: { token: string; goodUntil: number } | null = null

  async function ask(signal: AbortSignal | undefined): Promise<string> {
    const askedAt = clock().getTime()
    const assertion = await assertionOf(parts, askedAt)
    const body = new URLSearchParams({ grant_type: GRANT, assertion })
    const granted = await askFor(Granted, {
      provider,
      send,
      request: new Request(tokenUrl, { method: 'POST', body }),
      signal,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      failureOf: (refusal) => failureOf(provider, refusal, clock()),
    })
    kept = { token: granted.access_token, goodUntil: askedAt + (granted.expires_in - SPARE_SECONDS) * 1000 }
    return kept.token
  }

  return {
    get: async (signal) => (kept && clock().getTime() < kept.goodUntil ? kept.token : ask(signal)),
    forget: (token) => {
      if (kept?.token === token) kept = null
    },
  }
}

async function assertionOf({ provider, account, tokenUrl, scopes }: AccountParts, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000)
  try {
    return await new SignJWT({ scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.privateKeyId })
      .setIssuer(account.clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds - SKEW_SECONDS)
      .setExpirationTime(seconds - SKEW_SECONDS + HOUR_SECONDS)
      .sign(await importPKCS8(account.privateKey, 'RS256'))
  } catch {
    // What went wrong may quote the key.
    throw new ProviderFailure(provider, 'credentials', `${provider}: the private key can't sign with RS256`)
  }
}

/** `invalid_grant` and its like: the key is wrong, deleted, or the clock is off. */
function failureOf(provider: Provider, { status, headers, json }: Refusal, now: Date): ProviderFailure {
  const refused = v.safeParse(Refused, json)
  const word = refused.success ? ` (${refused.output.error})` : ''
  const kind = status === 429 ? 'rate-limited' : refused.success ? 'credentials' : 'unavailable'
  const retryAfterSeconds = retryAfterOf(headers, now)
  return new ProviderFailure(provider, kind, `${provider} gave no token: ${status}${word}`, {
    status,
    retryAfterSeconds,
  })
}
