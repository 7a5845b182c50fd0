import type { Language } from '#contract/auth/auth.ts'
import type { Scheme } from '#contract/profile.ts'
import { select } from '../offline/selection.ts'
import { append } from './append.ts'

/**
 * OP-112: applies on this device immediately, and on the user's other devices once it is sent. Throws as `append` does.
 */
export async function choose(choice: { language: Language } | { scheme: Scheme }): Promise<void> {
  select(choice)
  await append('updateProfile', choice)
}
