import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose'
import type { ConsoleKey, ConsoleParts } from '../console.ts'
import { json } from './answers.ts'

const LIFETIME_SECONDS = 3600
const SECRET_DAYS_MAX = 180
/** So much a clock may be ahead, seconds. */
const AHEAD_SECONDS = 60

export interface ConsoleTokens {
  /** The token endpoint. */
  exchange: (request: Request) => Promise<Response>
  /** The key that an access token stands for; null: the token is none, or out of date. */
  keyOf: (authorization: string | null) => Promise<ConsoleKey | null>
}

/** Access tokens of this process: after a restart they are taken for none, and clients get new ones. */
export function consoleTokens({ keyOf, clock }: Pick<ConsoleParts, 'keyOf' | 'clock'>): ConsoleTokens {
  const secret = randomBytes(32)
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const seconds = () => Math.floor(clock().getTime() / 1000)

  async function keyOfSecret(clientId: string, clientSecret: string): Promise<ConsoleKey | null> {
    try {
      const { kid = '', alg } = decodeProtectedHeader(clientSecret)
      const key = await keyOf('apple-ads', kid)
      if (!key || key.isRevoked || key.owner !== clientId || alg !== 'ES256') return null
      const { payload } = await jwtVerify(clientSecret, await importSPKI(key.publicKey, 'ES256'), {
        algorithms: ['ES256'],
        audience: 'https://appleid.apple.com',
        subject: key.owner,
        requiredClaims: ['iss', 'iat', 'exp'],
        currentDate: clock(),
      })
      const { iat = 0, exp = 0 } = payload
      return iat <= seconds() + AHEAD_SECONDS && exp - iat <= SECRET_DAYS_MAX * 86_400 ? key : null
    } catch {
      return null
    }
  }

  return {
    async exchange(request) {
      const form = new URLSearchParams(await request.text())
      if (form.get('grant_type') !== 'client_credentials') return json(400, { error: 'unsupported_grant_type' })
      if (form.get('scope') !== 'searchadsorg') return json(400, { error: 'invalid_scope' })
      const key = await keyOfSecret(form.get('client_id') ?? '', form.get('client_secret') ?? '')
      if (!key) return json(401, { error: 'invalid_client' })
      const wait = waitOf(key, clock())
      if (wait > 0) return json(429, { error: 'slow_down' }, { 'retry-after': String(wait) })
      const claims = Buffer.from(JSON.stringify([key.keyId, seconds() + LIFETIME_SECONDS])).toString('base64url')
      return json(200, {
        access_token: `${claims}.${sign(claims)}`,
        token_type: 'Bearer',
        expires_in: LIFETIME_SECONDS,
        scope: 'searchadsorg',
      })
    },

    async keyOf(authorization) {
      const [claims = '', signature = ''] = authorization?.replace(/^Bearer /, '').split('.') ?? []
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(claims))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const [keyId, until] = JSON.parse(Buffer.from(claims, 'base64url').toString()) as [string, number]
      const key = until > seconds() ? await keyOf('apple-ads', keyId) : null
      return key?.isRevoked ? null : key
    },
  }
}

/** Seconds until a key may be used again; 0: now. */
export const waitOf = ({ limitedUntil }: ConsoleKey, now: Date): number =>
  Math.max(0, Math.ceil(((limitedUntil?.getTime() ?? 0) - now.getTime()) / 1000))
