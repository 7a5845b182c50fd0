import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { BillingPage, PlansOnly } from '#web/features/account/index.ts'
import { loadAccountTexts } from '#web/i18n/language.ts'

export const Route = createFileRoute('/_app/settings/billing')({
  loader: loadAccountTexts,
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
