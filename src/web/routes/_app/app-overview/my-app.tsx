import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getIdentity } from '#web/session/session.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { prepareOverview } from '#web/shell/selection/prepare-overview.ts'
import { MyApp } from '#web/shell/pages/my-app.tsx'

export const Route = createFileRoute('/_app/app-overview/my-app')({
  loader: () => prepareOverview(getIdentity()),
  component: Page,
  staticData: {
    page: { title: msg`App overview`, selects: 'app', isView: true, help: 'app-overview', video: 'app-overview' },
  },
})

function Page() {
  const identity = useIdentity()
  return identity && <MyApp identity={identity} />
}
