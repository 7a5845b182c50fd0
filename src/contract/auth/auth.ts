import * as v from 'valibot'
import { GrantablePrivilege, Role } from '../protocol/access.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FIELD_MAX, PASSWORD_MIN } from '../protocol/limits.ts'
import { Name } from '../protocol/name.ts'
import { Id, Market } from '../store.ts'

export const Language = v.picklist(['en', 'de'])
export type Language = v.InferOutput<typeof Language>

/** Who is signed in (OP-98). `expiresAt` is when the access token ends, seconds since 1970. */
export const Identity = v.object({
  userId: Id,
  organizationId: Id,
  /** Left out by servers that did not tell it yet. */
  organizationName: v.optional(v.string()),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  role: Role,
  /** Granted on top of the role; left out: nothing. */
  grants: v.optional(v.array(GrantablePrivilege)),
  internal: v.boolean(),
  /** Staff who may act as another user; left out: may not (OP-32). */
  impersonator: v.optional(v.boolean()),
  /** The member of staff who acts as this user (AUTH-028); left out: nobody. */
  impersonatorId: v.optional(Id),
  demo: v.boolean(),
  /** The organisation asks everybody for a second step, and this user has none yet; left out: nothing is missing. */
  secondStepMissing: v.optional(v.boolean()),
  market: Market,
  expiresAt: v.number(),
})
export type Identity = v.InferOutput<typeof Identity>

/** Browsers get the refresh token as a cookie; `X-Token-Transport: body` asks for it here, for clients that hold no cookie. */
export const TokenResponse = v.object({
  accessToken: v.string(),
  identity: Identity,
  refreshToken: v.optional(v.string()),
})
export type TokenResponse = v.InferOutput<typeof TokenResponse>

/** As browsers check a field of this type, in a domain with a dot: `pat.o'brien@example.com` is one. */
export const Email = v.pipe(v.string(), v.trim(), v.maxLength(FIELD_MAX), v.rfcEmail(), v.regex(/\.[^.]{2,}$/))

/** The five conditions of a password, in the order they are shown (AUTH-060, OP-11). */
export const passwordConditions = {
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  number: (password: string) => /\p{N}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  length: (password: string) => password.length >= PASSWORD_MIN,
} as const
export type PasswordCondition = keyof typeof passwordConditions

export const Password = v.pipe(
  v.string(),
  v.maxLength(FIELD_MAX),
  v.check((password) => Object.values(passwordConditions).every((holds) => holds(password))),
)

/** OP-08. `recaptchaToken` is checked only where the server has a secret for it. */
export const SignUp = v.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  password: Password,
  language: Language,
  /** Of terms that the options of this server name; where it has none, nothing is agreed to. */
  termsAccepted: v.literal(true),
  marketingConsent: v.boolean(),
  recaptchaToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
})

export const signUp = endpoint({
  id: 'signUp',
  summary: 'Create an account; a link to confirm it is mailed',
  method: 'POST',
  path: '/auth/v1/sign-up',
  auth: 'public',
  body: SignUp,
  response: v.object({ email: v.string() }),
  errors: ['RECAPTCHA_FAILED', 'PASSWORD_TOO_WEAK', 'MAIL_OFF'],
})

export const resendVerification = endpoint({
  id: 'resendVerification',
  summary: "Mail the confirmation link again; the response doesn't reveal whether the address exists",
  method: 'POST',
  path: '/auth/v1/verification/resend',
  auth: 'public',
  status: 204,
  body: v.object({ email: Email }),
  response: v.null(),
  errors: ['MAIL_OFF'],
})

export const verifyAccount = endpoint({
  id: 'verifyAccount',
  summary: 'Confirm an account with the code of the mailed link',
  method: 'POST',
  path: '/auth/v1/users/{userId}/verify',
  auth: 'public',
  params: v.object({ userId: Id }),
  body: v.object({ code: v.pipe(v.string(), v.maxLength(FIELD_MAX)) }),
  response: TokenResponse,
  errors: ['VERIFICATION_INVALID', 'VERIFICATION_EXPIRED', 'ORGANIZATION_NOT_FOUND', 'SECOND_STEP'],
})

export const logIn = endpoint({
  id: 'logIn',
  summary: 'Log in with e-mail and password',
  method: 'POST',
  path: '/auth/v1/login',
  auth: 'public',
  body: v.object({ email: Email, password: v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX)) }),
  response: TokenResponse,
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'ORGANIZATION_NOT_FOUND', 'SECOND_STEP'],
})

/**
 * A client keeps the refresh token of the newest answer. Who lost it may ask again with the one before, as long as none
 * that was given for that has itself been exchanged; after that, any of them ends the session.
 */
export const refreshToken = endpoint({
  id: 'refreshToken',
  summary:
    'Get an access token for the refresh token (cookie or body), and the next refresh token unless this one is under a minute old',
  method: 'POST',
  path: '/auth/v1/token/refresh',
  auth: 'public',
  body: v.object({ refreshToken: v.optional(v.pipe(v.string(), v.maxLength(FIELD_MAX))) }),
  response: TokenResponse,
  errors: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'ORGANIZATION_NOT_FOUND'],
})

export const logOut = endpoint({
  id: 'logOut',
  summary: 'Revoke the refresh token and its family',
  method: 'POST',
  path: '/auth/v1/logout',
  auth: 'public',
  status: 204,
  body: v.object({ refreshToken: v.optional(v.pipe(v.string(), v.maxLength(FIELD_MAX))) }),
  response: v.null(),
})

export const exploreDemo = endpoint({
  id: 'exploreDemo',
  summary: 'Open a fresh, isolated demo organisation; 404 where the demo is off',
  method: 'POST',
  path: '/auth/v1/demo',
  auth: 'public',
  body: v.object({ language: v.optional(Language) }),
  response: TokenResponse,
  errors: ['NOT_FOUND'],
})
