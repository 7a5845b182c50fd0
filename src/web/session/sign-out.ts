import { session, type Session } from './session-store.ts'

/** Another user, nobody, or the same user in another organisation takes over: nothing that was answered before holds any more. */
export interface UserChange {
  /** null: nobody is signed in. */
  userId: string | null
  /** null: nobody was. */
  before: string | null
}

/** Leaves behind one thing that belonged to the user before. */
export type SignOutStep = (change: UserChange) => void

const organisationOf = ({ identity }: Session) => identity?.organizationId ?? null
const userOf = ({ identity }: Session) => identity?.userId ?? null

/**
 * Runs the steps in their order whenever the user or the organisation changes, in whichever tab that was: at a log-in as
 * another user, at a log-out, at a switch of organisation. Returns what stops it.
 */
export function runAtUserChange(steps: readonly SignOutStep[]): () => void {
  let last = session.get()
  return session.subscribe(() => {
    const before = last
    last = session.get()
    if (userOf(last) === userOf(before) && organisationOf(last) === organisationOf(before)) return
    for (const step of steps) step({ userId: userOf(last), before: userOf(before) })
  })
}
