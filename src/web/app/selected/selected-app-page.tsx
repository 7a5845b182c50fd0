import { Trans } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { competitorApp, ownApp, type AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useSelected } from '#web/apps/selected/use-selected.ts'
import { useIsLocked, askAgainWhenLocked } from '../access/access.ts'
import { useFeature } from '../layout/page.ts'
import { PageLock } from '../access/page-locks.tsx'

interface Props {
  /** trackId of a competitor that the address names; undefined: the selected app itself. */
  competitor: string | undefined
  /** `lock`: says that the plan does not hold the page; null: it does. */
  children: (app: AppInCountry, lock: ReactNode) => ReactNode
  /** Without the plan the page is drawn with what the device has of it; false: the lock takes its place. */
  showsSaved?: boolean
}

/** Draws a page once its app is known: the selected one, or a competitor of it. */
export function SelectedAppPage({ competitor, children, showsSaved = false }: Props) {
  const identity = useIdentity()
  return identity && <Lockable identity={identity} competitor={competitor} draw={children} showsSaved={showsSaved} />
}

interface OfIdentityProps {
  identity: Identity
  competitor: string | undefined
  draw: Props['children']
  lock: ReactNode
}

/** A page of a feature that the plan does not hold asks for nothing and shows the way to the plans (OV-050). */
function Lockable({ showsSaved, ...props }: Omit<OfIdentityProps, 'lock'> & { showsSaved: boolean }) {
  const { identity } = props
  const isLocked = useIsLocked(identity, useFeature())
  useEffect(() => askAgainWhenLocked(identity), [identity])
  const lock = isLocked ? <PageLock /> : null
  return isLocked && !showsSaved ? lock : <OfIdentity {...props} lock={lock} />
}

function OfIdentity({ identity, competitor, draw, lock }: OfIdentityProps) {
  const { projects, project, locale } = useSelected(identity)
  const own = project && { ...ownApp(project), locale }
  if (own)
    return competitor ? (
      <OfCompetitor own={own} trackId={competitor} draw={draw} lock={lock} />
    ) : (
      <OwnPage>{draw(own, lock)}</OwnPage>
    )
  const state = readState(projects)
  return (
    <SectionState
      state={state === 'ready' ? 'failed' : state}
      failed={projects.data ? <Trans>Add an app first</Trans> : <Trans>Couldn't load your apps</Trans>}
      unsaved={<Trans>Your apps load when you're back online</Trans>}
      onRetry={projects.data ? undefined : projects.refresh}
      minHeight={320}
    />
  )
}

/** Its page need not say which app it is about: the selector above it does, and on a phone each line counts. */
const OwnPage = ({ children }: { children: ReactNode }) => (
  <Box display="contents" data-named-above>
    {children}
  </Box>
)

interface OfCompetitorProps extends Pick<OfIdentityProps, 'draw' | 'lock'> {
  own: AppInCountry
  trackId: string
}

/** Where the competitor is gone, the page is about the own app. */
function OfCompetitor({ own, trackId, draw, lock }: OfCompetitorProps) {
  const competitors = useRead(competitorsRead(own.project.projectId, own.locale))
  const competitor = competitors.data?.content.find((one) => one.trackId === trackId)
  const app = competitor ? { ...competitorApp(own.project, competitor), locale: own.locale } : own
  if (readState(competitors) === 'loading')
    return <SectionState state="loading" failed={null} unsaved={null} minHeight={320} />
  return draw(app, lock)
}
