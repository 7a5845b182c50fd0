import type { Identity } from '#contract/auth/auth.ts'

type Named = Pick<Identity, 'firstName' | 'lastName' | 'email'>

const first = (text: string) => Array.from(text.trim())[0] ?? ''

/** "ML" of Mara Low; of the e-mail address where there is no name. */
export const initials = ({ firstName, lastName, email }: Named): string =>
  (first(firstName) + first(lastName) || first(email)).toLocaleUpperCase()
