import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import { Email } from '#contract/auth/auth.ts'

/** What is wrong with a typed e-mail address; null: nothing. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return t`E-mail is required`
  return v.is(Email, email) ? null : t`Enter a valid e-mail address`
}
