import * as v from 'valibot'
import { SEEN_NAMES_MAX } from '#contract/protocol/limits.ts'
import type { Profile } from '#contract/profile.ts'
import { outbox } from '../offline/outbox/outbox.ts'
import { append } from './append.ts'
import { payloads, type CommandPayload } from './payloads.ts'

type Names = Pick<Profile, 'firstName' | 'lastName'>

/**
 * Queues other names of the user. Where somebody has changed one on another device meanwhile, the server refuses it: it
 * knows from the change what `shown` said. Throws as `append` does.
 */
export function changeNames(changes: Partial<Names>, shown: Names): Promise<void> {
  const waiting = outbox.get().entries.flatMap(({ name, payload }) => {
    const parsed = v.safeParse(payloads.updateProfile, payload)
    return name === 'updateProfile' && parsed.success ? parsed.output : []
  })
  // What this device is still to send, or takes back, is nobody else's change.
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
