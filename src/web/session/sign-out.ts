import { session, type Session } from './session-store.ts'

/** A change of the signed-in user, their organisation or its market: answers from before no longer apply. */
export interface UserChange {
  /** null: nobody is signed in. */
  userId: string | null
  /** null: nobody was signed in. */
  before: string | null
}

/** Cleans up one thing that belonged to the previous user. */
export type SignOutStep = (change: UserChange) => void

const organisationOf = ({ identity }: Session) => identity?.organizationId ?? null
const marketOf = ({ identity }: Session) => identity?.market ?? null
const userOf = ({ identity }: Session) => identity?.userId ?? null

/**
 * Runs the steps in order whenever the user or the organisation changes, in any tab: a log-in as another user, a
 * log-out, a switch of organisation, a market that its owner has changed. Returns a function that stops it.
 */
export function runAtUserChange(steps: readonly SignOutStep[]): () => void {
  let last = session.get()
  return session.subscribe(() => {
    const before = last
    last = session.get()
    if ([userOf, organisationOf, marketOf].every((of) => of(last) === of(before))) return
    for (const step of steps) step({ userId: userOf(last), before: userOf(before) })
  })
}
