import * as v from 'valibot'
import { Privilege, Role } from './protocol/access.ts'
import { Email, Language, Password } from './auth/auth.ts'
import { endpoint } from './protocol/endpoint.ts'
import { FIELD_MAX, SEEN_NAMES_MAX } from './protocol/limits.ts'
import { MailedCode } from './auth/password-reset.ts'
import { IdentityProvider } from './auth/sign-in-options.ts'
import { Name } from './protocol/name.ts'
import { Id, Timestamp } from './store.ts'

/** `auto`: as the system. */
export const Scheme = v.picklist(['light', 'dark', 'auto'])
export type Scheme = v.InferOutput<typeof Scheme>

/** The user as part 1 of the specification has it, with what settings show. */
export const Profile = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Asked for and not confirmed yet; null: none. */
  newEmail: v.nullable(v.string()),
  role: Role,
  billingAccountId: v.nullable(v.string()),
  privileges: v.array(v.object({ name: Privilege })),
  language: Language,
  scheme: Scheme,
  hasPassword: v.boolean(),
  providers: v.array(IdentityProvider),
  marketingConsent: v.boolean(),
  /** When another session of the account was last used: the visit before this one; null: there was none. */
  lastVisitAt: v.optional(v.nullable(Timestamp)),
})
export type Profile = v.InferOutput<typeof Profile>

const params = v.object({ userId: Id })
const path = '/usermanagement/v2/users/{userId}'

export const getProfile = endpoint({
  id: 'getProfile',
  summary: "The user's own profile",
  method: 'GET',
  path,
  params,
  response: Profile,
})

/** Names that stood on a device when others were typed over them. */
const SeenNames = v.optional(v.pipe(v.array(v.string()), v.maxLength(SEEN_NAMES_MAX)))

/**
 * Only what is given changes. A name that stands where none of those in `seen` did, nor the new one, was changed elsewhere
 * meanwhile: CHANGED_ELSEWHERE tells the names of now, and nothing changes. Without `seen`, and for language, appearance and
 * consent, the last word holds: who chooses sees at once what holds, and chooses anew with one press.
 */
export const updateProfile = endpoint({
  id: 'updateProfile',
  summary: 'Change names, language or appearance',
  method: 'PUT',
  path,
  params,
  body: v.object({
    firstName: v.optional(Name),
    lastName: v.optional(Name),
    language: v.optional(Language),
    scheme: v.optional(Scheme),
    marketingConsent: v.optional(v.boolean()),
    seen: v.optional(v.object({ firstName: SeenNames, lastName: SeenNames })),
  }),
  response: Profile,
  queued: true,
  errors: ['CHANGED_ELSEWHERE', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

const CurrentPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX))

/** Ends every other session. An account without a password asks for a mailed link instead (`requestPasswordReset`). */
export const changePassword = endpoint({
  id: 'changePassword',
  summary: 'Change the own password; the other sessions end',
  method: 'POST',
  path: '/auth/v1/users/{userId}/password',
  status: 204,
  selfOnly: true,
  params,
  body: v.object({ currentPassword: CurrentPassword, password: Password }),
  response: v.null(),
  errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_WEAK'],
})

/** The link goes to the new address, a notice to the old one; the answer does not tell whether an address has an account. */
export const requestEmailChange = endpoint({
  id: 'requestEmailChange',
  summary: 'Mail a link to a new address, which becomes that of the account when it is opened',
  method: 'POST',
  path: '/auth/v1/users/{userId}/email',
  status: 204,
  selfOnly: true,
  params,
  /** null: an account without a password. */
  body: v.object({ email: Email, password: v.nullable(CurrentPassword) }),
  response: v.null(),
  errors: ['WRONG_PASSWORD', 'MAIL_OFF'],
})

export const confirmEmailChange = endpoint({
  id: 'confirmEmailChange',
  summary: 'Confirm the new address with the code of the mailed link',
  method: 'POST',
  path: '/auth/v1/users/{userId}/email/confirm',
  auth: 'public',
  status: 204,
  params,
  body: v.object({ code: MailedCode }),
  response: v.null(),
  errors: ['VERIFICATION_INVALID', 'VERIFICATION_EXPIRED'],
})
