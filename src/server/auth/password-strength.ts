import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { guessedFirst, PASSWORD_SCORED_MAX, strengthOfScore } from '#contract/password-strength.ts'
import { ApiFailure } from '../http/serve.ts'

/** The dictionaries take a while to read: with the first password. */
let reading: Promise<ZxcvbnFactory> | null = null

/**
 * AUTH-059: refuses what is quickly guessed, common passwords above all. The interface judges by the same rule while
 * somebody types (`web/ui/forms/password-strength.ts`).
 * @param about words that a guesser would try first: names, the address
 * @throws ApiFailure PASSWORD_TOO_WEAK; its `details.reason` is "common" or "guessable"
 */
export async function requireStrongPassword(password: string, about: string[]): Promise<void> {
  reading ??= readDictionaries()
  const { score, sequence } = (await reading).check(password, guessedFirst(about))
  if (strengthOfScore(score) !== 'weak') return
  const isCommon = sequence.some(({ pattern }) => pattern === 'dictionary')
  throw new ApiFailure('PASSWORD_TOO_WEAK', 'This password is easy to guess. Choose another one.', {
    details: { reason: isCommon ? 'common' : 'guessable' },
  })
}

async function readDictionaries(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: PASSWORD_SCORED_MAX })
}
