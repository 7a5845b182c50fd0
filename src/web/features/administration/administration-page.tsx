import { Trans, useLingui } from '@lingui/react/macro'
import { useConnectivity } from '#web/offline/hooks.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SegmentedControl } from '@mantine/core'
import classes from './administration.module.css'
import { FlagsCard } from './flags-card.tsx'
import { IncidentsCard } from './incidents-card.tsx'
import { LogCard } from './log-card.tsx'
import { SourcesCard } from './sources/sources-card.tsx'
import { StoreDataCard } from './store-data/store-data-card.tsx'
import { UsersCard } from './users-card.tsx'

export type Part = 'users' | 'incidents' | 'flags' | 'sources' | 'store-data' | 'log'

interface Props {
  part: Part
  /** Whose part of the audit log; undefined: everybody's. */
  user: string | undefined
  onPart: (part: Part, user?: string) => void
}

/** For staff: users and impersonation, incidents, feature flags, sources, store data, the audit log. */
export function AdministrationPage({ part, user, onPart }: Props) {
  const { t } = useLingui()
  const offline = useConnectivity() === 'offline'
  if (offline)
    return (
      <EmptyState title={<Trans>You're offline</Trans>}>
        <Trans>The administration needs a connection. It opens when you're back online.</Trans>
      </EmptyState>
    )
  const parts = [
    { value: 'users', label: t`Users` },
    { value: 'incidents', label: t`Incidents` },
    { value: 'flags', label: t`Feature flags` },
    { value: 'sources', label: t`Sources` },
    { value: 'store-data', label: t`Store data` },
    { value: 'log', label: t`Audit log` },
  ] as const
  return (
    <NarrowPage>
      <div className={classes.parts}>
        <SegmentedControl
          aria-label={t`Administration section`}
          data={[...parts]}
          value={part}
          onChange={onPart}
          size="sm"
          mod="wide"
        />
      </div>
      {part === 'users' && <UsersCard onLog={(userId) => onPart('log', userId)} />}
      {part === 'incidents' && <IncidentsCard />}
      {part === 'flags' && <FlagsCard />}
      {part === 'sources' && <SourcesCard />}
      {part === 'store-data' && <StoreDataCard />}
      {part === 'log' && <LogCard key={user} user={user} onEverybody={() => onPart('log')} />}
    </NarrowPage>
  )
}
