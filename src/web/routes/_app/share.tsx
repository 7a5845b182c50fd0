import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { SharePage } from '#web/app/share/share-page.tsx'

/** The manifest's share target: what another program shares with the installed app arrives here. */
export const Route = createFileRoute('/_app/share')({
  component: Page,
  staticData: { page: { title: msg`Shared app`, selects: null, help: 'share' } },
})

function Page() {
  const identity = useIdentity()
  const shared = Route.useSearch()
  return identity && <SharePage identity={identity} shared={shared} />
}
