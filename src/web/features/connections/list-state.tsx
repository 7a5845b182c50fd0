import { Trans } from '@lingui/react/macro'
import { Anchor, Group, Paper, Skeleton, Stack } from '@mantine/core'
import { missingState } from '#web/data/queries/read-state.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import type { Connections } from './reads.ts'

/** ERR-035: why there are no connections to show, or how old they are if they couldn't be refreshed. */
export function ListState({ connections }: { connections: Connections }) {
  const { data, error, updatedAt, isRefreshing, isLoading, refresh } = connections
  const isOffline = useConnectivity() === 'offline'
  if (!data)
    return isLoading ? null : (
      <Paper>
        <SectionState
          state={missingState(connections)}
          failed={<Trans>Couldn't load the connections</Trans>}
          unsaved={<Trans>Not saved on this device</Trans>}
          onRetry={refresh}
        />
      </Paper>
    )
  if (isOffline) return <Freshness at={updatedAt} />
  if (!error || isRefreshing) return null
  return (
    <Group gap="4px 12px" c="dimmed" fz="sm" role="status">
      <Trans>Couldn't refresh the connections.</Trans>
      <Freshness at={updatedAt} />
      <Anchor component="button" type="button" variant="action" onClick={refresh}>
        <Trans>Try again</Trans>
      </Anchor>
    </Group>
  )
}

/** Five rows while a list is being loaded. */
export const RowsSkeleton = () => (
  <Stack gap={10}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={44} aria-hidden />
    ))}
  </Stack>
)
