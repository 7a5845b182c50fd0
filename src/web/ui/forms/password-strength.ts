import { useEffect, useState } from 'react'
import { guessedFirst, PASSWORD_SCORED_MAX, strengthOfScore, type Strength } from '#contract/auth/password-strength.ts'

/** From 0, guessed at once, to 4. */
type Score = (password: string, about: string[]) => number

let loaded: Score | null = null

/** Brings what scores passwords: the server's rule with the server's dictionary (`server/auth/password-strength.ts`). */
export async function loadScore(): Promise<Score> {
  if (loaded) return loaded
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: PASSWORD_SCORED_MAX })
  return (loaded = (password, about) => zxcvbn.check(password, guessedFirst(about)).score)
}

/** Rates a new password; `about` are words that a guesser would try first. null: not known, the server decides. */
export type Rate = (password: string, about: string[]) => Strength | null

/**
 * AUTH-059, OP-11. What scores comes with the first form that needs it.
 * @param refused the password that the server has found too easy to guess: it may know more about the account
 */
export function usePasswordStrength(refused: string | null): Rate {
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
  return (password, about) => (password === refused ? 'weak' : score && strengthOfScore(score(password, about)))
}
