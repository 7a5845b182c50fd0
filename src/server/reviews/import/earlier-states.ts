import type { EarlierReview } from '#contract/reviews/review.ts'

/** The reply that a store shows. */
export interface ShownReply {
  text: string
  at: Date | null
}

/** Who changes a review more often than that loses the first of them. */
const KEPT_MAX = 20
const SAME_MS = 1000

/** What an author said until then, and the reply that answered it. */
interface State {
  rating: number
  title: string | null
  body: string
  changedAt: Date
  reply: { text: string } | null
}

/** Adds what a review said before to the JSON of its earlier states, once and in the order of time. */
export function withEarlier({ earlier }: { earlier: string }, state: State): { earlier: string } {
  const states: EarlierReview[] = JSON.parse(earlier)
  const at = state.changedAt.getTime()
  if (states.some(({ writtenAt }) => Math.abs(Date.parse(writtenAt) - at) <= SAME_MS)) return { earlier }
  const { rating, title, body, changedAt, reply } = state
  const added = { rating, title, body, writtenAt: changedAt.toISOString(), reply: reply?.text ?? null }
  const sorted = [...states, added].toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt))
  return { earlier: JSON.stringify(sorted.slice(-KEPT_MAX)) }
}
