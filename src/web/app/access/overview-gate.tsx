import { Navigate, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { useRead } from '#web/data/queries/read.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { useIsLocked, askAgainWhenLocked } from './access.ts'
import { OverviewLock } from './page-locks.tsx'
import { isTurnedAway } from './guards.ts'

/** Around every view of the overview: judges the subscription its guard did not wait for, and shows the plan's lock. */
export function OverviewGate() {
  const identity = useIdentity()
  return identity && <Gate identity={identity} />
}

function Gate({ identity }: { identity: Identity }) {
  const subscription = useRead(subscriptionRead(identity))
  const isLocked = useIsLocked(identity, 'app-overview')
  useEffect(() => askAgainWhenLocked(identity), [identity])
  if (isTurnedAway(subscription)) return <Navigate to="/plans" replace />
  if (!isLocked) return <Outlet />
  return <OverviewLock />
}

/** Around pages that every plan includes: judges the subscription their guard did not wait for. */
export function SubscriptionGate() {
  const identity = useIdentity()
  return identity && <Answered identity={identity} />
}

const Answered = ({ identity }: { identity: Identity }) =>
  isTurnedAway(useRead(subscriptionRead(identity))) ? <Navigate to="/plans" replace /> : <Outlet />
