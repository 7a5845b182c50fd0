import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/data/session.ts'
import { requireSession } from '#web/shell/guards.ts'
import { Shell } from '#web/shell/shell.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: requireSession,
  component: SignedIn,
})

function SignedIn() {
  const identity = useIdentity()
  return identity && <Shell identity={identity} />
}
