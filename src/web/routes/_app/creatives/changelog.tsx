import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { ChangelogPage } from '#web/features/changelog/changelog-page.tsx'

export const Route = createFileRoute('/_app/creatives/changelog')({
  component: Page,
  staticData: { page: { title: msg`Changelog`, selects: null, help: 'changelog' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <ChangelogPage key={identity.organizationId} identity={identity} />
}
