import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import { Password } from '#contract/auth/auth.ts'
import type { Strength } from '#contract/auth/password-strength.ts'
import { ApiError } from '#web/api/api-error.ts'

/** What is wrong with a new password; null: nothing. `strength` null: not known yet, the server decides. */
export function passwordProblem(password: string, strength: Strength | null): string | null {
  if (!password) return t`Password is required`
  if (!v.is(Password, password)) return t`This password is too weak`
  return strength === 'weak' ? t`This password is easy to guess. Choose another one.` : null
}

export const isTooWeak = (error: unknown): boolean => error instanceof ApiError && error.code === 'PASSWORD_TOO_WEAK'
