/** Is told how every request went, and knows whether the server is there. */
export interface OutcomeListener {
  isOffline: () => boolean
  /** The server itself answered. */
  onAnswered: () => void
  /** Nobody answered, or something else than the server did. */
  onUnanswered: () => void
}

let listener: OutcomeListener = { isOffline: () => !navigator.onLine, onAnswered: () => {}, onUnanswered: () => {} }

/** Tells `next` from now on how requests go. */
export function listenToOutcomes(next: OutcomeListener): void {
  listener = next
}

export const outcomes = (): OutcomeListener => listener
