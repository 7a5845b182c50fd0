/** How hard a password is to guess (AUTH-059). A weak one is refused. */
export type Strength = 'weak' | 'medium' | 'strong'

/** Only so many characters are scored: a longer password can't become weaker, and scoring takes time. */
export const PASSWORD_SCORED_MAX = 64

/** OP-11: from zxcvbn's score, 0 to 4. */
export const strengthOfScore = (score: number): Strength => (score < 2 ? 'weak' : score < 3 ? 'medium' : 'strong')

/** What a guesser would try first, besides the common passwords. `about`: names and addresses of the account, as far as they are known. */
export const guessedFirst = (about: readonly string[]): string[] => [...about.filter(Boolean), 'storeglass']
