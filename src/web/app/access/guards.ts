import { redirect, type LinkProps } from '@tanstack/react-router'
import type { Subscription } from '#contract/account.ts'
import { refreshToken } from '#contract/auth/auth.ts'
import { call } from '#web/api/call.ts'
import { inMemory, startReads, type ReadResult } from '#web/data/queries/read.ts'
import { featuresRead, projectsRead, subscriptionRead } from '#web/data/queries/reads.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { getIdentity, signIn } from '#web/session/session.ts'
import { session } from '#web/session/session-store.ts'
import { inTurn } from '#web/session/token.ts'
import { pendingLogouts } from '#web/offline/storage/pending-logouts.ts'
import { forgetWanted, keepWanted } from './wanted-address.ts'

let resumed: Promise<void> | undefined
// After a session ended in this tab, a cookie that is still there for a moment must not resume it.
session.subscribe(() => {
  resumed = Promise.resolve()
})

/**
 * For pages of signed-in users: everybody else logs in first (AUTH-034), and goes on there afterwards. A remembered user
 * waits for nothing.
 */
export async function requireSession(page?: { location: { href: string } }): Promise<void> {
  // Who has just logged out leaves no address to the next user.
  const isWanted = !resumed || session.get().state === 'ended'
  if (session.get().state === 'out') await (resumed ??= inTurn(resume))
  if (session.get().state === 'in') {
    // The root only leads on: to the address that was wanted.
    if (page && !/^\/(?:\?|$)/.test(page.location.href)) forgetWanted()
    return
  }
  if (page && isWanted) keepWanted(page.location.href)
  throw redirect({ to: '/login', replace: true })
}

/**
 * The six steps before the overview (SUB-001 to SUB-006, C-13). 1: wait until it is known who is signed in. 2: nobody:
 * /login. 3, 4: a subscription that is loaded (in memory; the boot record puts the device's copy there before the first
 * frame) lets in with an id and leads to /plans/checkout without one. 5, 6: one that is not loaded is asked for here,
 * and `isTurnedAway` judges the answer in the page: neither the first paint nor the page's own reads wait for
 * it. Only what the server itself says turns anybody away: a network that fails refuses nothing, so that offline the
 * page opens with what the device has (C-24).
 */
export async function requireSubscription(): Promise<void> {
  await requireSession()
  const identity = getIdentity()
  if (!identity) return
  const subscription = subscriptionRead(identity)
  const loaded = inMemory(subscription)
  if (loaded && !hasId(loaded)) throw redirect({ to: '/plans/checkout', replace: true })
  startReads([subscription, featuresRead(identity), projectsRead(identity)])
}

/**
 * The same six steps before the pages of keywords (AUTH-023, OP-06), which are about an app besides: where it is known
 * that there is none, the overview says how to begin.
 */
export async function requireProject(): Promise<void> {
  await requireSubscription()
  const identity = getIdentity()
  if (identity && inMemory(projectsRead(identity))?.length === 0) {
    throw redirect({ to: '/app-overview', replace: true })
  }
}

/** Steps 5 and 6: an answer without a subscription's id, or a refusal to answer, leads to /plans. */
export const isTurnedAway = ({ data, error }: Pick<ReadResult<Subscription>, 'data' | 'error'>): boolean =>
  data ? !hasId(data) : error !== null && isRefusal(error)

const hasId = ({ statusDetails }: Subscription): boolean => statusDetails.subscriptionId !== null

/** AUTH-008: for pages of guests. */
export function requireGuest(): void {
  if (session.get().state === 'in') throw redirect({ to: '/', replace: true })
}

/** For the bare address of an area: its first page opens, with what the search names. */
export const redirectTo = (to: NonNullable<LinkProps['to']>) => () => {
  throw redirect({ to, search: true, replace: true })
}

/** A browser whose device data is gone may still hold the session's cookie. Never after the user's own log-out. */
async function resume(): Promise<void> {
  if (pendingLogouts().revoke) return
  try {
    signIn(await call(refreshToken, { body: {} }))
  } catch {
    // No session: the log-in page is next.
  }
}
