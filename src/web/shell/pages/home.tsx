import { useEffect } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { HomePage } from '#web/features/home/index.ts'
import { CompetitorChangesCard } from '#web/features/market/index.ts'
import { ChangesCard, Figures, FiguresAge } from '#web/features/overview/index.ts'
import { ownApp, appKey } from '#web/apps/selected-app.ts'
import { useIsLocked } from '../access/access.ts'
import { askAgainWhenLocked } from '../access/ask-again-when-locked.ts'
import { OverviewLock } from '../access/overview-lock.tsx'
import { MarketHint } from './market-hint.tsx'
import { NoProject } from './no-project.tsx'
import { useSelected } from '#web/apps/selected/use-selected.ts'

/** The start page of the selected app; without any app yet, where to begin. */
export function Home({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  const isLocked = useIsLocked(identity, 'app-overview')
  useEffect(() => askAgainWhenLocked(identity), [identity])
  const app = project && ownApp(project)
  if (!app) return <NoProject identity={identity} projects={projects} />
  return (
    <HomePage
      identity={identity}
      hint={<MarketHint identity={identity} />}
      project={app.project}
      locale={locale}
      age={isLocked ? null : <FiguresAge app={app} locale={locale} />}
      figures={isLocked ? null : <Figures app={app} locale={locale} />}
      changes={isLocked ? null : <ChangesCard key={`${appKey(app)} ${locale}`} app={app} locale={locale} />}
      competitorChanges={
        isLocked ? null : (
          <CompetitorChangesCard key={`${appKey(app)} ${locale}`} project={app.project} locale={locale} />
        )
      }
      lock={isLocked ? <OverviewLock /> : null}
    />
  )
}
