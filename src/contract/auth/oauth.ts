import * as v from 'valibot'
import { Language, TokenResponse } from './auth.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { IdentityProvider } from './sign-in-options.ts'

const OAUTH_TEXT_MAX = 4096
const OAuthText = v.pipe(v.string(), v.minLength(1), v.maxLength(OAUTH_TEXT_MAX))

/** The state is bound to this browser by a cookie on `/api/auth`, is good once and for ten minutes. */
export const startOAuth = endpoint({
  id: 'startOAuth',
  summary: 'Begin a social log-in: the address of the provider to go to',
  method: 'POST',
  path: '/auth/v1/oauth/{idp}/start',
  auth: 'public',
  params: v.object({ idp: IdentityProvider }),
  body: v.object({ language: Language }),
  response: v.object({ authorizationUrl: v.pipe(v.string(), v.url()), state: v.string() }),
  errors: ['NOT_FOUND'],
})

/** What Apple tells of a person at the first consent only; never trusted for more than the name (AUTH-012). */
export const AppleUser = v.object({
  name: v.optional(v.object({ firstName: v.optional(v.string()), lastName: v.optional(v.string()) })),
  email: v.optional(v.string()),
})
export type AppleUser = v.InferOutput<typeof AppleUser>

/** AUTH-044, AUTH-045. `state` is the literal "placeholder" where the address had none, and is then refused. */
export const exchangeCode = endpoint({
  id: 'exchangeCode',
  summary: "Sign in, or up, with a provider's code",
  method: 'POST',
  path: '/auth/v1/token/exchange',
  auth: 'public',
  body: v.object({
    code: OAuthText,
    state: OAuthText,
    idp: IdentityProvider,
    appleUser: v.optional(v.nullable(AppleUser), null),
  }),
  response: TokenResponse,
  errors: ['OAUTH_FAILED', 'OAUTH_STATE_INVALID', 'NOT_FOUND', 'ORGANIZATION_NOT_FOUND', 'SECOND_STEP'],
})
