import { Trans } from '@lingui/react/macro'
import { Box, Stack, Text } from '@mantine/core'
import { EVENTS_WINDOW_DAYS } from '#contract/protocol/limits.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { byNearness, EventTile } from '../overview-page/events-card.tsx'
import { eventsRead, showsEvents } from '../reads.ts'
import { BandHead } from './app-band.tsx'

interface Props {
  app: SelectedApp
  locale: string
}

/** What one app announces in its store, in the selected country. */
export function EventsBand({ app, locale }: Props) {
  const identity = useIdentity()
  const now = useNow()
  const isTold = showsEvents(app, identity)
  const result = useRead(eventsRead(app, locale), { enabled: isTold })
  const state = readState(result)
  const events = result.data?.events
  return (
    <Box
      component="section"
      aria-label={app.title}
      p="var(--sg-card-padding)"
      style={{ borderBottom: '1px solid var(--sg-line)' }}
    >
      <Stack gap="sm">
        <BandHead app={app} />
        {!isTold ? (
          <Text c="dimmed">
            <Trans>Google Play has no public list of promotional content.</Trans>
          </Text>
        ) : state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load in-app events</Trans>}
            unsaved={<Trans>In-app events load when you're back online</Trans>}
            onRetry={result.refresh}
            minHeight={120}
          />
        ) : !events ? (
          <EmptyField />
        ) : events.length === 0 ? (
          <Text c="dimmed">
            <Trans>Nothing announced in the {EVENTS_WINDOW_DAYS} days before and after today</Trans>
          </Text>
        ) : (
          <Box
            display="grid"
            style={{ gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}
          >
            {byNearness(events, now).map((event) => (
              <EventTile key={event.id} event={event} now={now} lang={locale} />
            ))}
          </Box>
        )}
      </Stack>
    </Box>
  )
}
