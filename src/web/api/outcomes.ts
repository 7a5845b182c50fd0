/** Receives the outcome of every request, and knows whether the server is reachable. */
export interface OutcomeListener {
  isOffline: () => boolean
  /** The server itself answered. */
  onAnswered: () => void
  /** There was no response, or not from the server. */
  onNoResponse: () => void
}

let listener: OutcomeListener = { isOffline: () => !navigator.onLine, onAnswered: () => {}, onNoResponse: () => {} }

/** Sets the listener for outcomes. */
export function listenToOutcomes(next: OutcomeListener): void {
  listener = next
}

export const outcomes = (): OutcomeListener => listener
