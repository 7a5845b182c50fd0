import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Identity } from '#contract/auth/auth.ts'
import { withSelectedApp, SearchText, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { AutomationPage } from '#web/features/reviews/automation/automation-page.tsx'
import { useIdentity } from '#web/session/hooks.ts'
import { isFree, usePlan } from '#web/app/access/access.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/rr/automation')({
  /** `rule`: the id of the one that is open; `part`: what of it a phone shows. */
  validateSearch: v.object({ ...SelectedSearch.entries, rule: SearchText, part: SearchText }),
  search: { middlewares: [withSelectedApp] },
  loader: () => preloadCommands(['putAutomation']),
  component: Page,
  staticData: {
    page: { title: msg`Review automation`, selects: 'app', choosesCountry: true, help: 'review-automation' },
  },
})

function Page() {
  const identity = useIdentity()
  return (
    identity && (
      <SelectedAppPage competitor={undefined}>
        {(app) => <OfApp key={`${app.store} ${app.trackId}`} identity={identity} app={app} />}
      </SelectedAppPage>
    )
  )
}

function OfApp({ identity, app }: { identity: Identity; app: SelectedApp }) {
  const { rule, part } = Route.useSearch()
  const navigate = Route.useNavigate()
  const plan = usePlan(identity)
  const isAiLocked = !identity.internal && (isFree(plan) || plan.features?.includes('ai-replies') === false)
  return (
    <AutomationPage
      app={app}
      identity={identity}
      search={{ rule, part }}
      onSearch={(next, replace) =>
        void navigate({
          search: (before) => ({ ...before, rule: undefined, part: undefined, ...next }),
          replace,
          resetScroll: false,
        })
      }
      isAiLocked={isAiLocked}
      inbox={
        <Link to="/rr/reply-to-reviews">
          <Trans>Reply to reviews</Trans>
        </Link>
      }
    />
  )
}
