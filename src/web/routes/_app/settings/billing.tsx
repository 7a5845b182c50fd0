import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { BillingPage, PlansOnly } from '#web/features/account/index.ts'

export const Route = createFileRoute('/_app/settings/billing')({
  component: Page,
  staticData: { page: { title: msg`Billing and invoices`, selects: null, help: 'billing' } },
})

function Page() {
  const identity = useIdentity()
  return (
    identity && (
      <PlansOnly identity={identity}>
        <BillingPage identity={identity} />
      </PlansOnly>
    )
  )
}
