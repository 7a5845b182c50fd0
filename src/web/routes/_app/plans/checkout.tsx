import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { CheckoutPage, PlansOnly } from '#web/features/account/index.ts'
import { OrderSearch } from '#web/features/account/plans/order-search.ts'

export const Route = createFileRoute('/_app/plans/checkout')({
  validateSearch: OrderSearch,
  component: Page,
  staticData: { page: { title: msg`Checkout`, selects: null, help: 'checkout' } },
})

function Page() {
  const identity = useIdentity()
  const chosen = Route.useSearch()
  return (
    identity && (
      <PlansOnly identity={identity}>
        <CheckoutPage identity={identity} chosen={chosen} />
      </PlansOnly>
    )
  )
}
