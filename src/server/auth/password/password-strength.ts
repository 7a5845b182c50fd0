import { strengthOfScore } from '#contract/auth/password-strength.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { judgePassword } from './judge-password.ts'

/**
 * Refuses what is quickly guessed, common passwords above all. The interface judges by the same rule while
 * somebody types (`web/ui/forms/password-strength.ts`).
 * @param about words that a guesser would try first: names, the address
 * @throws HttpError PASSWORD_TOO_WEAK; its `details.reason` is "common" or "guessable"
 */
export async function requireStrongPassword(password: string, about: string[]): Promise<void> {
  const { score, isCommon } = await judgePassword(password, about)
  if (strengthOfScore(score) !== 'weak') return
  throw new HttpError('PASSWORD_TOO_WEAK', 'This password is easy to guess. Choose another one.', {
    details: { reason: isCommon ? 'common' : 'guessable' },
  })
}
