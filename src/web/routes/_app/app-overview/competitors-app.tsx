import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getIdentity } from '#web/session/session.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { CompetitorApp } from '#web/shell/pages/competitor-view.ts'

export const Route = createFileRoute('/_app/app-overview/competitors-app')({
  loader: async () => (await import('#web/shell/pages/competitor-view.ts')).prepareCompetitor(getIdentity()),
  component: Page,
  staticData: {
    page: {
      title: msg`App overview`,
      selects: 'competitor',
      isView: true,
      help: 'competitor-overview',
      video: 'app-overview',
    },
  },
})

function Page() {
  const identity = useIdentity()
  return identity && <CompetitorApp identity={identity} />
}
