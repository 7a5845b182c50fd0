import { session } from '#web/session/session-store.ts'
import { ada } from './users.ts'

/** Whose the device is from now on, without a session that would ask the server; null: nobody's. */
export const ownDevice = (userId: string | null): void =>
  session.set(userId === null ? { identity: null, state: 'out' } : { identity: { ...ada, userId }, state: 'ended' })
