import * as v from 'valibot'
import { SEEN_NAMES_MAX } from '#contract/protocol/limits.ts'
import type { Profile } from '#contract/profile.ts'
import { outbox } from '../offline/outbox/outbox.ts'
import { append } from './append.ts'
import { payloads, type CommandPayload } from './payloads.ts'

type Names = Pick<Profile, 'firstName' | 'lastName'>

/**
 * Queues a change of the user's names. If a name was changed on another device in the meantime, the server refuses the
 * change: it contains the names that were shown. Throws as `append` does.
 */
export function changeNames(changes: Partial<Names>, shown: Names): Promise<void> {
  const waiting = outbox.get().entries.flatMap(({ name, payload }) => {
    const parsed = v.safeParse(payloads.updateProfile, payload)
    return name === 'updateProfile' && parsed.success ? parsed.output : []
  })
  // Names that this device has yet to send, or has undone, are no conflict.
  const seenAs = (name: keyof Names) => {
    const before = waiting.flatMap((one) => [one[name] ?? [], one.seen?.[name] ?? []].flat())
    return [...new Set([shown[name], ...before])].slice(0, SEEN_NAMES_MAX)
  }
  const seen: CommandPayload<'updateProfile'>['seen'] = {
    ...(changes.firstName !== undefined && { firstName: seenAs('firstName') }),
    ...(changes.lastName !== undefined && { lastName: seenAs('lastName') }),
  }
  return append('updateProfile', { ...changes, seen })
}
