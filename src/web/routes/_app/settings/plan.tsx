import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { Included, PlanPage, PlansOnly } from '#web/features/account/index.ts'

export const Route = createFileRoute('/_app/settings/plan')({
  component: Page,
  staticData: { page: { title: msg`Plan`, selects: null, help: 'plan' } },
})

function Page() {
  const identity = useIdentity()
  return (
    identity && (
      <PlansOnly identity={identity} instead={<Included identity={identity} />}>
        <PlanPage identity={identity} />
      </PlansOnly>
    )
  )
}
