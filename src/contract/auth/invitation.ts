import * as v from 'valibot'
import { TokenResponse } from './auth.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FIELD_MAX } from '../protocol/limits.ts'
import { MailedCode } from './password-reset.ts'
import { Id } from '../store.ts'

const params = v.object({ userId: Id })

/** What the page of an invitation says before it is accepted; only whoever has the code is told. */
export const Invitation = v.object({
  organization: v.string(),
  email: v.string(),
  /** Whether the invited address has an account already: its password is asked for instead of a new one. */
  hasAccount: v.boolean(),
})
export type Invitation = v.InferOutput<typeof Invitation>

/** A POST that reads: the code belongs in no address. */
export const readInvitation = endpoint({
  id: 'readInvitation',
  summary: 'Who invites whom, for the code of the mailed link',
  method: 'POST',
  path: '/auth/v1/users/{userId}/invitation',
  auth: 'public',
  params,
  body: v.object({ code: MailedCode }),
  response: Invitation,
  errors: ['INVITE_INVALID', 'INVITE_EXPIRED'],
})

/**
 * AUTH-048. A new password for a new account, which must meet the conditions of a password; the account's own password
 * for one that exists.
 */
export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  summary: 'Join the organisation that invites, with the code of the mailed link',
  method: 'POST',
  path: '/auth/v1/users/{userId}/accept-invitation',
  auth: 'public',
  params,
  body: v.object({ code: MailedCode, password: v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX)) }),
  /** AUTH-025. */
  response: v.object({ token: TokenResponse }),
  errors: [
    'INVITE_INVALID',
    'INVITE_EXPIRED',
    'PASSWORD_TOO_WEAK',
    'WRONG_PASSWORD',
    'QUOTA_EXCEEDED',
    'MAIL_OFF',
    'SECOND_STEP',
  ],
})
