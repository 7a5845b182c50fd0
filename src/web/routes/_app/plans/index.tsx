import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadAccountTexts } from '#web/i18n/language.ts'
import { useIdentity } from '#web/data/session.ts'
import { PlansPage } from '#web/features/account/plans-page.tsx'

export const Route = createFileRoute('/_app/plans/')({
  loader: loadAccountTexts,
  component: Page,
  staticData: { page: { title: msg`Plans`, selects: null } },
})

function Page() {
  const identity = useIdentity()
  return identity && <PlansPage identity={identity} />
}
