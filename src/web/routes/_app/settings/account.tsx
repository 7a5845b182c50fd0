import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { AccountPage } from '#web/features/account/index.ts'

export const Route = createFileRoute('/_app/settings/account')({
  component: Page,
  staticData: { page: { title: msg`Account settings`, selects: null, help: 'account' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <AccountPage identity={identity} key={identity.userId} />
}
