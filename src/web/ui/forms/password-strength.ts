import { passwordConditions } from '#contract/auth.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'

export type Strength = 'weak' | 'medium' | 'strong'

/** This much longer than the shortest allowed one counts as strong, characters. */
const STRONG_EXTRA = 4

/**
 * AUTH-059, without a dictionary: weak until all five conditions hold or while few different characters repeat;
 * then medium, from 16 characters strong.
 */
export function passwordStrength(password: string): Strength {
  const holdsAll = Object.values(passwordConditions).every((holds) => holds(password))
  const varied = new Set(password).size >= Math.min(password.length, PASSWORD_MIN) / 2
  if (!holdsAll || !varied) return 'weak'
  return password.length >= PASSWORD_MIN + STRONG_EXTRA ? 'strong' : 'medium'
}
