import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadAccountTexts } from '#web/i18n/language.ts'
import { useIdentity } from '#web/data/session.ts'
import { CheckoutPage } from '#web/features/account/checkout-page.tsx'

export const Route = createFileRoute('/_app/plans/checkout')({
  loader: loadAccountTexts,
  component: Page,
  staticData: { page: { title: msg`Get the paid plan`, selects: null } },
})

function Page() {
  const identity = useIdentity()
  return identity && <CheckoutPage identity={identity} />
}
