import { useEffect, useState } from 'react'
import { PASSWORD_SCORED_MAX, strengthOfScore, type Strength } from '#contract/password-strength.ts'

/** From 0, guessed at once, to 4. */
type Score = (password: string, about: string[]) => number

let loaded: Score | null = null

/** Brings what scores passwords. Without dictionaries, which are larger than the app: the server has them. */
export async function loadScore(): Promise<Score> {
  if (loaded) return loaded
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const zxcvbn = new ZxcvbnFactory({ maxLength: PASSWORD_SCORED_MAX })
  return (loaded = (password, about) => zxcvbn.check(password, [...about.filter(Boolean), 'storeglass']).score)
}

/** Rates a new password; `about` are words that a guesser would try first. null: not known, the server decides. */
export type Rate = (password: string, about: string[]) => Strength | null

/** AUTH-059, OP-11. What scores comes with the first form that needs it. */
export function usePasswordStrength(): Rate {
  const [score, setScore] = useState(() => loaded)
  useEffect(() => {
    let isCurrent = true
    loadScore().then(
      (next) => isCurrent && setScore(() => next),
      // Not known stays not known.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return (password, about) => score && strengthOfScore(score(password, about))
}
