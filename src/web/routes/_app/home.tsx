import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { useIsLocked, askAgainWhenLocked } from '#web/app/access/access.ts'
import { OverviewLock } from '#web/app/access/page-locks.tsx'
import { NoProject } from '#web/app/selected/no-project.tsx'
import { appKey, ownApp } from '#web/apps/selected-app.ts'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { useSelected } from '#web/apps/selected/use-selected.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { HomePage } from '#web/features/home/home-page.tsx'
import { CompetitorChangesCard } from '#web/features/market/index.ts'
import { ChangesCard, Figures, FiguresAge } from '#web/features/overview/index.ts'
import { useIdentity, useMay } from '#web/session/hooks.ts'
import { Note } from '#web/ui/forms/note.tsx'

export const Route = createFileRoute('/_app/home')({
  codeSplitGroupings: [],
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: { page: { title: msg`Home`, selects: 'app', help: 'home' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <Home identity={identity} />
}

/** The start page of the selected app; without any app yet, where to begin. */
function Home({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  const isLocked = useIsLocked(identity, 'app-overview')
  useEffect(() => askAgainWhenLocked(identity), [identity])
  const app = project && ownApp(project)
  if (!app) return <NoProject identity={identity} projects={projects} />
  const key = `${appKey(app)} ${locale}`
  return (
    <HomePage
      identity={identity}
      hint={<LiveMarketHint identity={identity} />}
      project={app.project}
      locale={locale}
      age={isLocked ? null : <FiguresAge app={app} locale={locale} />}
      figures={isLocked ? null : <Figures app={app} locale={locale} />}
      changes={isLocked ? null : <ChangesCard key={key} app={app} locale={locale} />}
      competitorChanges={isLocked ? null : <CompetitorChangesCard key={key} project={app.project} locale={locale} />}
      lock={isLocked ? <OverviewLock /> : null}
    />
  )
}

/** On a server of the live market: how an organisation of the sample market gets real apps. */
function LiveMarketHint({ identity: { market, demo } }: { identity: Identity }) {
  const { market: marketOfServer } = useLinks()
  const mayMove = useMay('account/close')
  if (market !== 'sample' || marketOfServer !== 'live' || demo || !mayMove) return null
  return (
    <Note kind="info">
      <Trans>
        Your organisation is on the sample market, where everything is invented.{' '}
        <Link to="/settings/team">Switch to the live market</Link> to work with real apps.
      </Trans>
    </Note>
  )
}
