import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import * as v from 'valibot'
import type { ClientParts } from '../provider/client.ts'
import type { AppleAdsCredentials } from '../provider/credentials.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { askFor, type Refusal } from '../provider/request.ts'
import { retryAfterOf } from '../provider/retry-after.ts'

const AUDIENCE = 'https://appleid.apple.com'
/** So far a clock may be off, either way, seconds. */
const SKEW_SECONDS = 900
/** Apple allows 180 days; it is used at once. */
const SECRET_SECONDS = 3600
/** An access token is not used in its last minute. */
const SPARE_MS = 60_000

const Token = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
})

export interface Tokens {
  /** The token that is good now; calls at the same time share one. @throws ProviderFailure */
  current: () => Promise<string>
  /** Apple does not take this one any more. */
  forget: (token: string) => void
}

/** Access tokens of one key, exchanged for a secret that is signed with it. They are kept in memory alone. */
export function tokensOf(parts: ClientParts<AppleAdsCredentials> & { tokenUrl: string }): Tokens {
  const { credentials, send, clock, tokenUrl } = parts
  let kept: { token: string; until: number } | null = null
  let coming: Promise<string> | null = null

  async function exchange(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: credentials.clientId,
      client_secret: await clientSecret(credentials, clock()),
      scope: 'searchadsorg',
    })
    const request = new Request(tokenUrl, { method: 'POST', body })
    const answer = await askFor(Token, { provider: 'apple-ads', send, request, failureOf })
    kept = { token: answer.access_token, until: clock().getTime() + answer.expires_in * 1000 - SPARE_MS }
    return answer.access_token
  }

  return {
    async current() {
      if (kept && kept.until > clock().getTime()) return kept.token
      coming ??= exchange().finally(() => (coming = null))
      return coming
    },
    forget(token) {
      if (kept?.token === token) kept = null
    },
  }
}

/** What Apple takes in place of a password ("Create a Client Secret"). */
async function clientSecret({ clientId, teamId, keyId, privateKey }: AppleAdsCredentials, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000) - SKEW_SECONDS
  try {
    return await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + SKEW_SECONDS + SECRET_SECONDS)
      .sign(createPrivateKey(privateKey))
  } catch {
    // What went wrong may quote the key.
    throw new ProviderFailure('apple-ads', 'credentials', 'The key of apple-ads can sign nothing.')
  }
}

/** Apple says `invalid_client` to any secret that it does not take, with status 400 or 401. */
function failureOf({ status, headers, json }: Refusal): ProviderFailure {
  const parsed = v.safeParse(v.object({ error: v.picklist(['invalid_client', 'invalid_grant']) }), json)
  if (status === 429) {
    const retryAfterSeconds = retryAfterOf(headers, new Date())
    return new ProviderFailure('apple-ads', 'rate-limited', 'apple-ads gives out no token (429)', {
      status,
      retryAfterSeconds,
    })
  }
  const isKey = parsed.success || status === 401 || status === 403
  const code = parsed.success ? ` ${parsed.output.error}` : ''
  const message = `apple-ads gives out no token (${status}${code})`
  return new ProviderFailure('apple-ads', isKey ? 'credentials' : 'unavailable', message, { status })
}
