import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/**
 * Refuses a path that names an organisation or user other than the caller's own. The response is 403 for every other
 * id, without a look-up, so that it does not reveal which ids exist.
 */
export function requireOwnId(caller: Caller, kind: 'organizationId' | 'userId', id: string): void {
  if (caller[kind].toLowerCase() !== id.toLowerCase()) {
    throw notYours()
  }
}

export const notYours = () => new HttpError('FORBIDDEN', 'Only your own organisation and account are open to you.')
