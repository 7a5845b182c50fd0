import { Trans } from '@lingui/react/macro'
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core'
import { countryCodeOf } from '#contract/store.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { FreshnessPip } from '#web/ui/display/freshness.tsx'
import type { ReadResult } from '#web/data/queries/read.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import type { SelectedApp } from '#web/apps/selected-app.ts'

interface Props {
  state: Exclude<SideState, 'ready'>
  locale: string
  /** Left out where another part of the page offers it. */
  onRetry?: () => void
}

/** What stands in a cell of which nothing is known on this side; the other side goes on. */
export function CellState({ state, locale, onRetry }: Props) {
  const country = countryInSentence(locale)
  switch (state) {
    case 'loading':
      return (
        <div aria-busy="true">
          <Skeleton width="56%" height={16} />
        </div>
      )
    case 'failed':
      return (
        <Text span size="sm" fw={400} c="dimmed">
          <Trans>Couldn't load this</Trans>{' '}
          {onRetry && (
            <Anchor component="button" type="button" variant="action" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Anchor>
          )}
        </Text>
      )
    case 'unsaved':
      return (
        <Group
          component="span"
          className="sg-hatch"
          display="inline-flex"
          gap="xs"
          px="xs"
          py={6}
          bd="1px dashed var(--sg-line-strong)"
          bdrs="md"
          c="dimmed"
          fz="xs"
          fw={400}
          lh="xs"
        >
          <FreshnessPip at={null} />
          <Trans>Not saved on this device</Trans>
        </Group>
      )
    case 'missing':
      return (
        <Text span size="sm" fw={400} c="dimmed">
          <Trans>Not available in {country}</Trans>
        </Text>
      )
  }
}

/** What is known of one app beside others. `missing`: the store of the country doesn't carry the app. */
export type SideState = ReadState | 'missing'

export const sideState = (result: Pick<ReadResult<unknown>, 'data' | 'error' | 'isLoading'>): SideState =>
  result.data === undefined && result.error?.code === 'APP_NOT_AVAILABLE' ? 'missing' : readState(result)

/** The store of the selected country does not carry the app: says so, and offers the other tracked countries. */
export function NotAvailable({ app, locale }: { app: SelectedApp; locale: string }) {
  const select = useSelect()
  const others = app.project.countries.filter((one) => one !== locale)
  const [title, country] = [app.title, countryInSentence(locale)]
  return (
    <EmptyState
      title={
        <Trans>
          {title} isn't available in {country}.
        </Trans>
      }
      action={
        <Group gap="xs" justify="center">
          {others.map((one) => (
            <Button
              key={one}
              leftSection={<Flag code={countryCodeOf(one)} size={18} />}
              onClick={() => select({ locale: one })}
            >
              {countryNameOf(one)}
            </Button>
          ))}
        </Group>
      }
    >
      <Trans>Choose another country.</Trans>
    </EmptyState>
  )
}
