import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { OrderSearch } from '#web/features/account/plans/order-search.ts'
import { PlansPage, PlansOnly } from '#web/features/account/index.ts'

export const Route = createFileRoute('/_app/plans/')({
  validateSearch: OrderSearch,
  component: Page,
  staticData: { page: { title: msg`Plans`, selects: null, help: 'plans' } },
})

function Page() {
  const identity = useIdentity()
  const chosen = Route.useSearch()
  return (
    identity && (
      <PlansOnly identity={identity}>
        <PlansPage identity={identity} chosen={chosen} />
      </PlansOnly>
    )
  )
}
