import { Trans } from '@lingui/react/macro'
import { Box, Group, Skeleton, Stack } from '@mantine/core'
import type { Store } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import type { Found } from './live-rows.ts'
import { SavedSearches } from './recent-searches.tsx'
import type { Search } from './use-comparison.ts'

interface Props {
  store: Store
  result: ReadResult<Found>
  onRetry: () => void
  /** Another search that the device has is opened. */
  onPick: (search: Search) => void
}

/** Shown instead of results: loading, failed, offline or nothing found. */
export function LiveState({ store, result, onRetry, onPick }: Props) {
  switch (readState(result)) {
    case 'loading':
      return <Asking store={store} />
    case 'unsaved':
      return (
        <>
          <EmptyState title={<Trans>Not saved on this device</Trans>}>
            <Trans>A live search needs a connection.</Trans>
          </EmptyState>
          <SavedSearches store={store} onPick={onPick} />
        </>
      )
    case 'ready':
      if (result.data?.apps)
        return (
          <EmptyState title={<Trans>Nothing found</Trans>}>
            <Trans>The store has no results for this term.</Trans>
          </EmptyState>
        )
      return <NoData store={store} error={null} onRetry={onRetry} isBusy={result.isRefreshing} />
    case 'failed':
      return <NoData store={store} error={result.error} onRetry={onRetry} isBusy={result.isRefreshing} />
  }
}

/** A list as a phone shows it, before its apps are known. */
function Asking({ store }: { store: Store }) {
  return (
    <Box p="lg" aria-busy="true">
      <Stack gap="sm" w={312} maw="100%" mx="auto">
        <p role="status">
          {store === 'GOOGLE_PLAY' ? <Trans>Asking Google Play</Trans> : <Trans>Asking the App Store</Trans>}
        </p>
        {[60, 44, 52, 38, 57].map((width) => (
          <Group component="span" gap={10} wrap="nowrap" key={width}>
            <Skeleton width={44} height={44} />
            <Box flex={1}>
              <Skeleton width={`${width}%`} height={16} />
            </Box>
          </Group>
        ))}
      </Stack>
    </Box>
  )
}

interface NoDataProps {
  store: Store
  error: ReadResult<unknown>['error']
  onRetry: () => void
  isBusy: boolean
}

/** ERR-059 */
function NoData({ store, error, onRetry, isBusy }: NoDataProps) {
  const { support } = useLinks()
  return (
    <EmptyState
      title={<Trans>No live search data</Trans>}
      action={
        <Group component="span" gap="md" wrap="nowrap">
          <Button onClick={onRetry} busy={isBusy}>
            <Trans>Try again</Trans>
          </Button>
          {support !== null && (
            <a href={support} target="_blank" rel="noopener noreferrer">
              <Trans>Contact support</Trans>
            </a>
          )}
        </Group>
      }
    >
      {error?.kind === 'rateLimited' ? (
        <Trans>Too many searches. Wait a minute and try again.</Trans>
      ) : support === null ? (
        <Trans>Close and try again later.</Trans>
      ) : (
        <Trans>Close and try again later, or contact support.</Trans>
      )}
      <SourceOffNote sources={[store === 'APP_STORE' ? 'documented' : 'playPages']} />
    </EmptyState>
  )
}
