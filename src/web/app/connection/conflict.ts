import * as v from 'valibot'
import { payloads, type CommandPayload } from '#web/commands/payloads.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'

/** What others changed meanwhile, from the server's refusal. */
export type Conflict =
  /** Every slot is taken. */
  | { kind: 'slots'; wanted: CommandPayload<'addCompetitor'>; taken: readonly Taken[] }
  /** The country is the last one left. */
  | { kind: 'lastCountry'; wanted: CommandPayload<'untrackCountry'> }
  /** The user has another name by now. */
  | { kind: 'names'; wanted: CommandPayload<'updateProfile'>; there: Names }
  /** The review or the reply to it is another by now, or the reply is too long. */
  | { kind: 'reply'; wanted: Reply }

/** What is shown of a reply: reviews' own commands come later. */
const Reply = v.object({ app: v.object({ trackId: v.string() }), reviewId: v.string(), text: v.string() })
export type Reply = v.InferOutput<typeof Reply>

/** Names of the user. */
const Names = v.object({ firstName: v.string(), lastName: v.string() })
export type Names = v.InferOutput<typeof Names>

/** A competitor that has a slot. */
export interface Taken {
  trackId: string
  name: string
}

const Slots = v.object({ competitors: v.array(v.string()), trackIds: v.array(v.string()) })

/** The conflict behind a refused change; null: none that can be shown beside it. */
export function conflictOf({ name, refusal, payload }: OutboxEntry): Conflict | null {
  if (refusal?.code === 'INSUFFICIENT_SLOTS') {
    const wanted = v.safeParse(payloads.addCompetitor, payload)
    const slots = v.safeParse(Slots, refusal.details)
    if (!wanted.success || !slots.success) return null
    const { competitors, trackIds } = slots.output
    const taken = trackIds.map((trackId, index) => ({ trackId, name: competitors[index] ?? trackId }))
    return { kind: 'slots', wanted: wanted.output, taken }
  }
  if (refusal?.code === 'LAST_COUNTRY') {
    const wanted = v.safeParse(payloads.untrackCountry, payload)
    return wanted.success ? { kind: 'lastCountry', wanted: wanted.output } : null
  }
  if (name === 'sendReply' && (refusal?.code === 'CHANGED_ELSEWHERE' || refusal?.code === 'REPLY_TOO_LONG')) {
    const wanted = v.safeParse(Reply, payload)
    return wanted.success ? { kind: 'reply', wanted: wanted.output } : null
  }
  if (refusal?.code === 'CHANGED_ELSEWHERE') {
    const wanted = v.safeParse(payloads.updateProfile, payload)
    const there = v.safeParse(Names, refusal.details)
    if (wanted.success && there.success) return { kind: 'names', wanted: wanted.output, there: there.output }
  }
  return null
}
