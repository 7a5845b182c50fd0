import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { TeamPage } from '#web/features/team/team-page.tsx'

export const Route = createFileRoute('/_app/settings/team')({
  component: Page,
  staticData: { page: { title: msg`Team`, selects: null, help: 'team', video: 'team' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <TeamPage key={identity.organizationId} identity={identity} />
}
