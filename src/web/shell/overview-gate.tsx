import { Navigate, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Identity } from '#contract/auth.ts'
import { ApiError } from '#web/data/api-error.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { useRead } from '#web/data/read.ts'
import { featuresRead, subscriptionRead } from '#web/data/reads.ts'
import { useIdentity } from '#web/data/session.ts'
import { later } from '#web/ui/later.tsx'
import { useIsLocked } from './access.ts'
import { isTurnedAway } from './guards.ts'

const OverviewLock = later(() => import('./overview-lock.tsx'))

/** What stands before every view of the overview: the answer that its guard did not wait for, and the plan's lock. */
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

/** What stands before pages that every plan holds: the answer that their guard did not wait for. */
export function SubscriptionGate() {
  const identity = useIdentity()
  return identity && <Answered identity={identity} />
}

const Answered = ({ identity }: { identity: Identity }) =>
  isTurnedAway(useRead(subscriptionRead(identity))) ? <Navigate to="/plans" replace /> : <Outlet />

/** The plan was changed a moment ago: the page's own reads hear of it first. Returns what stops it. */
function askAgainWhenLocked(identity: Identity): () => void {
  const client = getQueryClient()
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (!(error instanceof ApiError) || error.code !== 'FEATURE_LOCKED') return
    for (const { queryKey } of [featuresRead(identity), subscriptionRead(identity)])
      void client.refetchQueries({ queryKey }, { cancelRefetch: false })
  })
}
