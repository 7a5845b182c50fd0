import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { BandStrip, type StripProps } from './band-strip.tsx'
import { DayLine } from './day-line.tsx'
import { LIBRARY_DAYS, type Media } from './media.ts'
import type { ScreensState } from './screens-over-time.ts'

/** An app with what is known of its creatives. */
export interface ShownApp {
  app: SelectedApp
  details: ReadResult<AppDetails>
  changes: ReadResult<{ changes: unknown[] | null }>
  /** Newest first. */
  states: readonly ScreensState[]
}

interface Props extends ShownApp, Pick<StripProps, 'isShown' | 'sizes' | 'onSize' | 'selected' | 'onSelect'> {
  media: Exclude<Media, 'events'>
}

/** One app: what it is, when it changed its screenshots, and the pictures of the chosen day in the store's order. */
export function AppBand({ app, details, changes, states, media, ...strip }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, states.length - 1)
  const state = readState(details)
  return (
    <Box
      component="section"
      aria-label={app.title}
      p="var(--sg-card-padding)"
      style={{ borderBottom: '1px solid var(--sg-line)' }}
    >
      <Group align="flex-start" gap="md">
        <Stack gap={6} flex="1 1 200px" miw={0}>
          <BandHead app={app} />
          {details.data && <Facts details={details.data} states={states} isPastKnown={changes.data?.changes != null} />}
          {states.length > 1 && <DayLine label={t`Day, ${app.title}`} states={states} at={at} onChange={setChosen} />}
        </Stack>
        <Box flex="1000 1 340px" miw={0}>
          {state === 'ready' && details.data ? (
            <BandStrip {...strip} app={app} details={details.data} states={states} at={at} media={media} />
          ) : (
            <SectionState
              state={state === 'ready' ? 'loading' : state}
              failed={<Trans>Couldn't load this app's creatives</Trans>}
              unsaved={<Trans>These creatives load when you're back online</Trans>}
              onRetry={details.refresh}
              minHeight={232}
            />
          )}
        </Box>
      </Group>
    </Box>
  )
}

/** Which app a band is about. */
export const BandHead = ({ app }: { app: SelectedApp }) => (
  <Group gap="sm" wrap="nowrap">
    <AppIcon src={app.iconUrl} title={app.title} size={36} />
    <Stack gap={2} miw={0}>
      <Text fw={540} lineClamp={2} c="bright">
        {app.title}
      </Text>
      {app.isOwn && (
        <Badge color="iris">
          <Trans>Your app</Trans>
        </Badge>
      )}
    </Stack>
  </Group>
)

interface FactsProps {
  details: AppDetails
  states: readonly ScreensState[]
  /** The market knows what the listing was. */
  isPastKnown: boolean
}

function Facts({ details: { images, videos }, states, isPastKnown }: FactsProps) {
  const [newest] = states
  return (
    <Text size="sm" c="dimmed">
      <Plural value={images.screens.length} one="# screenshot" other="# screenshots" />
      {videos.length > 0 && (
        <>
          , <Plural value={videos.length} one="# video" other="# videos" />
        </>
      )}
      <br />
      {newest?.since ? (
        <ChangedOn state={newest} />
      ) : isPastKnown ? (
        <Trans>Unchanged for {LIBRARY_DAYS} days, as far as recorded</Trans>
      ) : (
        <Trans>Recorded from now on</Trans>
      )}
    </Text>
  )
}

function ChangedOn({ state: { since, takenBackAfter } }: { state: ScreensState }) {
  if (since === null) return null
  const day = formatDay(since, language())
  return takenBackAfter === null ? (
    <Trans>Changed on {day}</Trans>
  ) : (
    <>
      <Trans>Taken back on {day}</Trans>{' '}
      <Plural value={takenBackAfter} one="after # day: probably a test" other="after # days: probably a test" />
    </>
  )
}
