import { Trans } from '@lingui/react/macro'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import classes from './list.module.css'

/** How old a list is, or that it could not be refreshed. */
export function ListAge({ list: { error, isRefreshing, updatedAt, refresh } }: { list: ReadResult<unknown> }) {
  const isOffline = useConnectivity() === 'offline'
  if (isOffline || !error || isRefreshing)
    return (
      <p className={classes.age}>
        <Freshness at={updatedAt} busy={isRefreshing} />
      </p>
    )
  return (
    <p className={classes.age} role="status">
      <Trans>Couldn't refresh.</Trans>{' '}
      <TextButton onClick={refresh}>
        <Trans>Try again</Trans>
      </TextButton>
    </p>
  )
}
