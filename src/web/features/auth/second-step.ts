import type { TokenResponse } from '#contract/auth/auth.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createStore } from '#web/offline/create-store.ts'

/** A log-in that goes on with the second step. */
export interface PendingStep {
  ticket: string
  /** How the server lets this user go on. */
  ways: readonly string[]
  done: (tokens: TokenResponse) => void
  cancel: () => void
}

/** The layout of the guests' pages shows it in place of the page; null: no log-in waits. */
export const pendingStep = createStore<PendingStep | null>(null)

/**
 * For every way of logging in: resolves as the answer does, after the second step where the account has one. Throws what
 * the answer threw where the user gives up.
 */
export async function withSecondStep(answer: Promise<TokenResponse>): Promise<TokenResponse> {
  try {
    return await answer
  } catch (error) {
    const { ticket, ways } = error instanceof ApiError && error.code === 'SECOND_STEP' ? error.details : {}
    if (typeof ticket !== 'string' || !Array.isArray(ways)) throw error
    const { promise, resolve, reject } = Promise.withResolvers<TokenResponse>()
    const leave = () => pendingStep.set(null)
    pendingStep.set({
      ticket,
      ways,
      done: (tokens) => (leave(), resolve(tokens)),
      cancel: () => (leave(), reject(error)),
    })
    return promise
  }
}
