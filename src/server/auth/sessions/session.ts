import type { TokenResponse } from '#contract/auth/auth.ts'
import type { SignInMethod } from '#contract/auth/sessions.ts'
import type { Kysely } from 'kysely'
import { markStaff } from '#server/audit/staff.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { enteredOrganisation } from '#server/scope/entered-organisation.ts'
import { hasSecondStep } from '#server/scope/second-step.ts'
import { requireSecondStep } from '../second-step/tickets.ts'
import { rememberDevice } from './known-devices.ts'
import { REFRESH_TOKEN_DAYS, revoke, startSession, type SessionToken } from './refresh-tokens.ts'
import { strictCookie } from './strict-cookie.ts'

const COOKIE = 'storeglass-refresh'
const COOKIE_PATH = '/api/auth'
const USER_AGENT_MAX = 500

interface SignIn {
  userId: string
  method: SignInMethod
}

/**
 * Every way of logging in ends here, once its own checks are done: a second step that the user has turned on comes after each
 * of them.
 * @throws HttpError SECOND_STEP, whose ticket goes on with `takeSecondStep`
 */
export async function signIn(given: SignIn, services: Services, exchange: Exchange): Promise<TokenResponse> {
  await requireSecondStep(services.db, given, services.clock())
  // A token's browser was asked for nothing.
  return openSession({ ...given, isConfirmed: given.method !== 'login-token' }, services, exchange)
}

/**
 * A new session with its first refresh token, and an access token. A browser's session of before ends: its cookie is
 * replaced, so that nobody could end it there any more.
 */
export async function openSession(
  { userId, method, isConfirmed }: SignIn & { isConfirmed: boolean },
  services: Services,
  exchange: Exchange,
): Promise<TokenResponse> {
  const { db } = services
  const userAgent = exchange.header('user-agent')?.slice(0, USER_AGENT_MAX) ?? null
  const now = services.clock()
  const before = exchange.cookie(COOKIE)
  if (before !== undefined) await revoke(db, before, now)
  const started = await startSession(db, { userId, method, userAgent, isConfirmed }, now)
  // Nobody logs in to a demo again, and a token's browser was not asked for a password.
  if (!wantsBody(exchange) && method !== 'demo' && method !== 'login-token')
    await rememberDevice(db, userId, services, exchange)
  return tokenResponse({ ...started, userId }, services, exchange)
}

interface Issued extends SessionToken {
  userId: string
  /** The token before it came in the body of the request. */
  isShown?: boolean
}

/**
 * Browsers get the refresh token as a cookie no script can read, which is left alone where it holds the token already:
 * an answer that is late must not put back an older one. `X-Token-Transport: body` asks for it in the body: whoever showed
 * the token before in the body gets it there, and at a log-in whoever is no page in a browser and holds no cookie.
 */
export async function tokenResponse(
  { userId, sessionId, token: refreshToken, isShown = false }: Issued,
  services: Services,
  exchange: Exchange,
): Promise<TokenResponse> {
  await markStaff(services.db, services.config, userId)
  const caller = await callerByUser(services.db, userId)
  const { token, expiresAt } = await services.tokens.issue({ ...caller, sessionId }, services.clock())
  const answer = { accessToken: token, identity: { ...caller, expiresAt } }
  if (wantsBody(exchange, isShown)) return { ...answer, refreshToken }
  if (exchange.cookie(COOKIE) !== refreshToken)
    exchange.setHeader('Set-Cookie', cookie(refreshToken, REFRESH_TOKEN_DAYS * 86_400, services, exchange))
  return answer
}

/** A script of a page must never read the token of its cookie. */
const wantsBody = (exchange: Exchange, isShown = false): boolean =>
  exchange.header('x-token-transport') === 'body' &&
  (isShown || (exchange.cookie(COOKIE) === undefined && exchange.header('sec-fetch-site') === undefined))

/** The refresh token a request carries, in its body or its cookie. */
export const refreshTokenOf = (body: { refreshToken?: string | undefined }, exchange: Exchange): string | undefined =>
  body.refreshToken ?? exchange.cookie(COOKIE)

export const forgetCookie = (services: Services, exchange: Exchange): void =>
  exchange.setHeader('Set-Cookie', cookie('', 0, services, exchange))

const cookie = (value: string, maxAge: number, { config }: Services, exchange: Exchange): string =>
  strictCookie({ name: COOKIE, value, path: COOKIE_PATH, maxAge }, config, exchange)

/**
 * In the organisation that a sign-in leads to.
 * @throws HttpError REFRESH_TOKEN_INVALID without an account, ORGANIZATION_NOT_FOUND without an organisation
 */
export async function callerByUser(db: Kysely<Schema>, userId: string): Promise<Caller> {
  const row = await db
    .selectFrom('app_user')
    .innerJoinLateral(enteredOrganisation, (join) => join.onTrue())
    .select(['app_user.id as userId', 'entered.id as organizationId', 'entered.name as organizationName'])
    .select(['email', 'first_name', 'last_name'])
    .select(['role', 'grants', 'internal', 'impersonator', 'demo', 'market', 'second_step_required'])
    .select((user) => hasSecondStep(user).as('has_second_step'))
    .where('app_user.id', '=', userId)
    .executeTakeFirst()
  if (!row) throw await notCaller(db, userId)
  const { first_name: firstName, last_name: lastName, second_step_required, has_second_step, ...identity } = row
  const isMissing = second_step_required && !has_second_step && !identity.demo
  return { ...identity, firstName, lastName, ...(isMissing && { secondStepMissing: true }) }
}

/** Why the lookup found nobody: the account belongs to no organisation, or is gone. */
async function notCaller(db: Kysely<Schema>, userId: string): Promise<HttpError> {
  const user = await db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()
  return user
    ? new HttpError('ORGANIZATION_NOT_FOUND', 'Organization ID not found')
    : new HttpError('REFRESH_TOKEN_INVALID', 'This account does not exist any more.')
}
