import { useMemo } from 'react'
import * as v from 'valibot'
import type { AppRef } from '#contract/store.ts'
import { reviewEntity } from '#web/commands/reviews/entities.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'

const Payload = v.object({ text: v.string() })

export interface RefusedReply {
  seq: number
  text: string
  refusal: OutboxEntry['refusal']
}

/** The reply to a review that the server did not take; null: there is none. */
export function useRefusedReply({ store, trackId }: AppRef, reviewId: string): RefusedReply | null {
  const { entries } = useOutbox()
  return useMemo(() => {
    const entity = reviewEntity({ store, trackId }, reviewId)
    const entry = entries.findLast(
      ({ name, state, entities }) => name === 'sendReply' && state === 'refused' && entities.includes(entity),
    )
    const payload = v.safeParse(Payload, entry?.payload)
    return entry && payload.success ? { seq: entry.seq, text: payload.output.text, refusal: entry.refusal } : null
  }, [entries, store, trackId, reviewId])
}
