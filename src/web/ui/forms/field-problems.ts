import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import { Email, Password } from '#contract/auth/auth.ts'
import type { Strength } from '#contract/auth/password-strength.ts'
import { holdsLink } from '#contract/protocol/name.ts'
import { ApiError } from '#web/api/api-error.ts'

/** What is wrong with a typed e-mail address; null: nothing. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return t`E-mail is required`
  return v.is(Email, email) ? null : t`Enter a valid e-mail address`
}

/** What is wrong with a typed name of a person or an organisation; null: nothing. */
export function nameProblem(name: string): string | null {
  if (!name.trim()) return t`This field is required!`
  return holdsLink(name) ? t`A name can't contain a web address` : null
}

/** What is wrong with a new password; null: nothing. `strength` null: not known yet, the server decides. */
export function passwordProblem(password: string, strength: Strength | null): string | null {
  if (!password) return t`Password is required`
  if (!v.is(Password, password)) return t`This password is too weak`
  return strength === 'weak' ? t`This password is easy to guess. Choose another one.` : null
}

export const isTooWeak = (error: unknown): boolean => error instanceof ApiError && error.code === 'PASSWORD_TOO_WEAK'
