import { Trans } from '@lingui/react/macro'
import { missingState } from '#web/data/queries/read-state.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import type { Connections } from '#web/data/queries/use-connections.ts'
import classes from './connections.module.css'

/** ERR-035: why the connections are not there, or how old they are where a newer answer could not be had. */
export function ListState({ connections }: { connections: Connections }) {
  const { data, error, updatedAt, isRefreshing, isLoading, refresh } = connections
  const isOffline = useConnectivity() === 'offline'
  if (!data)
    return isLoading ? null : (
      <div className={classes.panel}>
        <SectionState
          state={missingState(connections)}
          failed={<Trans>Couldn't load the connections</Trans>}
          unsaved={<Trans>Not saved on this device</Trans>}
          onRetry={refresh}
        />
      </div>
    )
  if (isOffline) return <Freshness at={updatedAt} />
  if (!error || isRefreshing) return null
  return (
    <p className={classes.stale} role="status">
      <Trans>Couldn't refresh the connections.</Trans>
      <Freshness at={updatedAt} />
      <TextButton onClick={refresh}>
        <Trans>Try again</Trans>
      </TextButton>
    </p>
  )
}
