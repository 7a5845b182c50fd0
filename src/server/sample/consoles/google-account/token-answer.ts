import { randomBytes } from 'node:crypto'
import { decodeProtectedHeader, importSPKI, jwtVerify, SignJWT } from 'jose'
import type { ConsoleKey, ConsoleParts } from '../console.ts'

type GoogleProvider = 'google-play' | 'google-ads'

/** Signs the tokens that consoles of this process give out. */
const secret = randomBytes(32)
const HOUR_SECONDS = 3600
/** How far a clock may be off. */
const TOLERANCE_SECONDS = 300

/** Google's token endpoint: an access token for an assertion that a service account has signed. */
export async function tokenAnswer(
  { keyOf, clock }: ConsoleParts,
  provider: GoogleProvider,
  request: Request,
): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
    return refusal('unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type') ?? ''}`)
  const assertion = form.get('assertion') ?? ''
  const { origin, pathname } = new URL(request.url)
  const now = clock()
  const key = await keyNamedIn(assertion, (keyId) => keyOf(provider, keyId))
  if (!key || key.isRevoked) return refusal('invalid_grant', 'Invalid JWT Signature.')
  try {
    const { payload } = await jwtVerify(assertion, await importSPKI(key.publicKey, 'RS256'), {
      algorithms: ['RS256'],
      issuer: key.owner,
      audience: `${origin}${pathname}`,
      currentDate: now,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['iat', 'exp'],
    })
    const { iat = 0, exp = 0, scope } = payload
    const isFuture = iat > now.getTime() / 1000 + TOLERANCE_SECONDS
    if (isFuture || exp - iat > HOUR_SECONDS) return refusal('invalid_grant', NOT_SHORT_LIVED)
    if (typeof scope !== 'string' || scope === '') return refusal('invalid_scope', 'Invalid OAuth scope.')
    const token = await new SignJWT({ scope, provider })
      .setProtectedHeader({ alg: 'HS256', kid: key.keyId })
      .setExpirationTime(Math.floor(now.getTime() / 1000) + HOUR_SECONDS)
      .sign(secret)
    return Response.json({ access_token: token, expires_in: HOUR_SECONDS - 1, token_type: 'Bearer' })
  } catch {
    return refusal('invalid_grant', NOT_SHORT_LIVED)
  }
}

const NOT_SHORT_LIVED =
  'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. ' +
  'Check your iat and exp values in the JWT claim.'

const refusal = (error: string, description: string) =>
  Response.json({ error, error_description: description }, { status: 400 })

async function keyNamedIn(assertion: string, keyOf: (keyId: string) => Promise<ConsoleKey | null>) {
  try {
    const { kid } = decodeProtectedHeader(assertion)
    return kid === undefined ? null : await keyOf(kid)
  } catch {
    return null
  }
}

/** The key that the request's token was given to; null: none, or it has ended, is another's, or lacks the scope. */
export async function keyOfRequest(
  { keyOf, clock }: ConsoleParts,
  provider: GoogleProvider,
  scope: string,
  request: Request,
): Promise<ConsoleKey | null> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  try {
    const { payload, protectedHeader } = await jwtVerify(token, secret, { currentDate: clock() })
    const isGood = payload['provider'] === provider && String(payload['scope']).split(' ').includes(scope)
    const key = isGood && protectedHeader.kid !== undefined ? await keyOf(provider, protectedHeader.kid) : null
    return key?.isRevoked === false ? key : null
  } catch {
    return null
  }
}
