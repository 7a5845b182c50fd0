import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Identity } from '#contract/auth/auth.ts'
import { SearchText } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { ConnectionsPage, tabOf } from '#web/features/connections/index.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { isFree, usePlan } from '#web/app/access/access.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const AddAppDialog = lazyWithRetry(() => import('#web/features/onboarding/add-app-dialog.tsx'))

export const Route = createFileRoute('/_app/connection/{-$tab}')({
  /**
   * `connection`: the id of the one that is open; `act`: what is done with it. `new`: the form of a new connection, by
   * provider. What they may be, `readAddress` knows: this stands in the first file of the app.
   */
  validateSearch: v.object({ connection: SearchText, act: SearchText, new: SearchText, page: SearchText }),
  beforeLoad: ({ params, search }) => {
    if (!/^(my-apps|stores|ad-platforms)$/.test(params.tab ?? ''))
      throw redirect({ to: '/connection/{-$tab}', params: { tab: 'my-apps' }, search, replace: true })
  },
  loader: async () => {
    preloadCommands(['assignApps'])
    const { loadConnections } = await import('#web/features/connections/reads.ts')
    return loadConnections()
  },
  component: Page,
  staticData: { page: { title: msg`Connections`, selects: null, help: 'connections' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <OfIdentity key={identity.organizationId} identity={identity} />
}

function OfIdentity({ identity }: { identity: Identity }) {
  const { tab } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const plan = usePlan(identity)
  return (
    <ConnectionsPage
      identity={identity}
      tab={tabOf(tab)}
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
      adsLocked={isFree(plan) && !identity.internal}
      AddApp={AddAppDialog}
    />
  )
}
