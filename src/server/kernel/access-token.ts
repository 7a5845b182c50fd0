import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { Identity } from '#contract/auth/auth.ts'
import type { Caller } from './caller.ts'

/** Lifetime of an access token, seconds. */
const ACCESS_TOKEN_SECONDS = 600

const ISSUER = 'storeglass'
const AUDIENCE = 'storeglass-api'
const TYPE = 'at+jwt'
/** DER of an Ed25519 private key up to its 32 secret bytes (RFC 8410). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

const Claims = v.object({
  sub: Identity.entries.userId,
  exp: v.number(),
  who: v.object({
    ...v.omit(Identity, ['userId', 'organizationName', 'expiresAt']).entries,
    sessionId: v.optional(Identity.entries.userId),
    impersonationId: v.optional(Identity.entries.userId),
  }),
})

export interface AccessTokens {
  issue: (caller: Caller, now: Date) => Promise<{ token: string; expiresAt: number }>
  /** null: invalid, forged or expired. */
  verify: (token: string, now: Date) => Promise<Caller | null>
}

/** Access tokens are JWTs signed with a key derived from the server's secret; verifying one needs no database. */
export function accessTokens(secret: string): AccessTokens {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'storeglass', 'access-token-ed25519', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  // Clients send the same token for ten minutes: its signature is verified once.
  const verified = new LRUCache<string, { caller: Caller; expiresAt: number }>({ max: 10_000 })

  return {
    // The name is for people alone: clients get it beside the token.
    issue: async ({ userId, organizationName: _name, ...who }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000)
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
      const token = await new SignJWT({ who })
        .setProtectedHeader({ alg: 'EdDSA', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return { token, expiresAt }
    },
    verify: async (token, now) => {
      const known = verified.get(token)
      if (known) return known.expiresAt * 1000 > now.getTime() ? known.caller : null
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: ['EdDSA'],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: now,
        })
        const { sub, exp, who } = v.parse(Claims, payload)
        const caller = { userId: sub, ...who }
        verified.set(token, { caller, expiresAt: exp })
        return caller
      } catch {
        return null
      }
    },
  }
}
