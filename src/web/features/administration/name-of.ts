import type { FoundUser } from '#contract/administration.ts'

/** What to call a user. */
export const nameOf = ({ firstName, lastName, email }: Pick<FoundUser, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email
