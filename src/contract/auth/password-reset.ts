import * as v from 'valibot'
import { Email, Password } from './auth.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FIELD_MAX } from '../protocol/limits.ts'
import { Id } from '../store.ts'

/** The code of a mailed link. */
export const MailedCode = v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX))

/** OP-03, OP-87. */
export const requestPasswordReset = endpoint({
  id: 'requestPasswordReset',
  summary: "Mail a link to set a new password; the response doesn't reveal whether the address exists",
  method: 'POST',
  path: '/auth/v1/password/request-reset',
  auth: 'public',
  status: 204,
  body: v.object({ email: Email }),
  response: v.null(),
  errors: ['MAIL_OFF'],
})

/**
 * A POST that reads: the code belongs in no address, and only whoever has it is told. The page judges a new password by
 * these, as the server does.
 */
export const readPasswordReset = endpoint({
  id: 'readPasswordReset',
  summary: 'Whose password the code of the mailed link sets',
  method: 'POST',
  path: '/auth/v1/password/reset/account',
  auth: 'public',
  body: v.object({ userId: Id, code: MailedCode }),
  response: v.object({ email: v.string(), firstName: v.string(), lastName: v.string() }),
  errors: ['VERIFICATION_INVALID', 'VERIFICATION_EXPIRED'],
})

/** OP-09. Ends every session of the user. */
export const resetPassword = endpoint({
  id: 'resetPassword',
  summary: 'Set a new password with the code of the mailed link',
  method: 'POST',
  path: '/auth/v1/password/reset',
  auth: 'public',
  status: 204,
  body: v.object({ userId: Id, code: MailedCode, password: Password }),
  response: v.null(),
  errors: ['VERIFICATION_INVALID', 'VERIFICATION_EXPIRED', 'PASSWORD_TOO_WEAK'],
})
