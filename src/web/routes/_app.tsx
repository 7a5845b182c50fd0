import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { requireSession } from '#web/shell/access/guards.ts'
import { Shell } from '#web/shell/layout/shell.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: requireSession,
  component: SignedIn,
})

function SignedIn() {
  const identity = useIdentity()
  return identity && <Shell identity={identity} />
}
