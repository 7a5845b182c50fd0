import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { requireSession } from '#web/app/access/guards.ts'
import { Shell } from '#web/app/layout/shell.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const SecondStepFirst = lazyWithRetry(() => import('#web/app/account/second-step-first.tsx'))

export const Route = createFileRoute('/_app')({
  codeSplitGroupings: [],
  beforeLoad: requireSession,
  component: SignedIn,
})

function SignedIn() {
  const identity = useIdentity()
  if (identity?.secondStepMissing) return <SecondStepFirst identity={identity} />
  return identity && <Shell identity={identity} />
}
