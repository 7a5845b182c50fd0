import { redirect } from '@tanstack/react-router'
import { refreshToken } from '#contract/auth.ts'
import { call } from '#web/data/call.ts'
import { signIn } from '#web/data/session.ts'
import { session } from '#web/data/session-store.ts'
import { departures } from '#web/offline/departures.ts'

let resumed: Promise<void> | undefined

/** For pages of signed-in users: everybody else logs in first (AUTH-034). A remembered user waits for nothing. */
export async function requireSession(): Promise<void> {
  if (session.get().state === 'out') await (resumed ??= resume())
  if (session.get().state !== 'in') throw redirect({ to: '/login', replace: true })
}

/** AUTH-008: for pages of guests. */
export function requireGuest(): void {
  if (session.get().state === 'in') throw redirect({ to: '/', replace: true })
}

/** A browser whose device data is gone may still hold the session's cookie. Never after the user's own log-out. */
async function resume(): Promise<void> {
  if (departures().revoke) return
  try {
    signIn(await call(refreshToken, { body: {} }))
  } catch {
    // No session: the log-in page is next.
  }
}
