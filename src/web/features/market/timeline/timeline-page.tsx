import { Anchor, Box, Group, SegmentedControl, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getListingChanges } from '#contract/overview/history.ts'
import { getFeaturings, getVersions } from '#contract/overview/overview.ts'
import { AppEventType, getEvents } from '#contract/overview/sections.ts'
import { EVENTS_WINDOW_DAYS } from '#contract/protocol/limits.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import { eventTypes } from '#web/apps/event-types.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatMonth } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { AppChoice } from '../market-parts.tsx'
import { byMonth, timelineEntries, type TimelineEntry, type TimelineKind } from './timeline-entries.ts'
import { TimelineItem } from './timeline-item.tsx'
import classes from './timeline.module.css'

/** Days that the longest period of the monitor has. */
const RANK_DAYS = 90

interface Props {
  app: AppInCountry
}

/** Releases, changes, events and featurings of an app in one country, by date; the target of the events' link (OV-039). */
export function TimelinePage({ app }: Props) {
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const internal = useIdentity()?.internal === true
  const [kind, setKind] = useState<TimelineKind | 'all'>('all')
  const [eventType, setEventType] = useState<AppEventType | 'all'>('all')
  // C-11: Google Play's promotional content is for internal users only.
  const hasEvents = app.store === 'APP_STORE' || internal
  const sources = useTimeline(app, { events: hasEvents })
  const { versions, changes, events, featurings } = sources
  const reads = hasEvents ? [versions, changes, events, featurings] : [versions, changes, featurings]
  const ranksFrom = app.trackId === app.project.trackId ? dayFromToday(1 - RANK_DAYS) : null
  const country = countryCodeOf(app.locale)
  const entries = timelineEntries({
    versions: versions.data?.versions ?? [],
    changes: changes.data?.changes ?? [],
    events: events.data?.events ?? [],
    featured: featurings.data?.featured?.filter((one) => one.country === country) ?? [],
  })
    .filter((entry) => kind === 'all' || entry.kind === kind)
    .filter((entry) => kind !== 'event' || eventType === 'all' || typeOf(entry) === eventType)
  const states = reads.map(readState)
  const missing = states.find((state) => state === 'failed') ?? states.find((state) => state === 'unsaved')
  const isLoading = entries.length === 0 && states.includes('loading')
  const kinds: { value: TimelineKind | 'all'; label: string }[] = [
    { value: 'all', label: t`All` },
    { value: 'version', label: t`Versions` },
    { value: 'change', label: t`Listing` },
    ...(hasEvents ? [{ value: 'event' as const, label: t`Events` }] : []),
    { value: 'featuring', label: t`Store features` },
  ]
  const typeChoice = kind === 'event' && (
    <FilterSelect
      label={t`Type of event`}
      size="medium"
      isSet={eventType !== 'all'}
      value={eventType}
      options={[
        { value: 'all' as const, label: t`All types` },
        ...AppEventType.options.map((value) => ({ value, label: i18n._(eventTypes[value]) })),
      ]}
      onChange={setEventType}
    />
  )
  const retry = () => reads.forEach((one) => one.refresh())

  return (
    <AppPage
      title={app.title}
      store={app.store}
      iconUrl={app.iconUrl}
      about={<Trans>Releases, listing changes, events and store features in the selected country.</Trans>}
      at={versions.updatedAt}
      busy={reads.some((one) => one.isRefreshing)}
    >
      <Group className={classes.kinds} gap="8px 12px" wrap={phone ? 'nowrap' : 'wrap'}>
        {phone ? (
          <FilterSelect
            label={t`Show`}
            size="medium"
            isSet={kind !== 'all'}
            value={kind}
            options={kinds}
            onChange={setKind}
          />
        ) : (
          <SegmentedControl aria-label={t`Show`} size="sm" value={kind} data={[...kinds]} onChange={setKind} />
        )}
        {!phone && typeChoice}
        <AppChoice project={app.project} locale={app.locale} trackId={app.trackId} />
      </Group>
      {phone && typeChoice}
      {missing && entries.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {missing === 'unsaved' ? (
            <Trans>Part of it isn't saved on this device.</Trans>
          ) : (
            <>
              <Trans>Couldn't load part of it.</Trans>{' '}
              <Anchor component="button" type="button" variant="action" onClick={retry}>
                <Trans>Try again</Trans>
              </Anchor>
            </>
          )}
        </Text>
      )}
      {entries.length === 0 ? (
        <Card title={<Trans>Timeline</Trans>} padded={!missing && !isLoading}>
          {isLoading || missing ? (
            <SectionState
              state={isLoading ? 'loading' : (missing ?? 'failed')}
              failed={<Trans>Couldn't load the timeline</Trans>}
              unsaved={<Trans>The timeline loads when you're back online</Trans>}
              onRetry={retry}
              minHeight={240}
            />
          ) : (
            <>
              <Trans>No data for this period</Trans>
              <LiveNote>
                {kind === 'featuring' ? (
                  <Trans>The stores don't publish which apps their editors feature.</Trans>
                ) : (
                  <Trans>Changes appear here from the day on which the app was added.</Trans>
                )}
              </LiveNote>
            </>
          )}
        </Card>
      ) : (
        byMonth(entries).map(({ month, entries: ofMonth }) => (
          <Card key={month} title={formatMonth(month, language())}>
            <Box component="ol" px="var(--sg-card-padding)" py="xs">
              {ofMonth.map((entry) => (
                <TimelineItem key={entry.key} entry={entry} store={app.store} lang={app.locale} ranksFrom={ranksFrom} />
              ))}
            </Box>
          </Card>
        ))
      )}
    </AppPage>
  )
}

const typeOf = (entry: TimelineEntry) => (entry.kind === 'event' ? entry.event.type : null)

/** The listing's changes reach back far, with many events and featurings: shown are three months, and a month ahead. */
const EVENT_DAYS_BACK = 90

/** What is dated of one listing: each source loads and fails by itself. */
export function useTimeline({ trackId, store, locale }: ListingRef, { events }: { events: boolean }) {
  const asked = { store, countries: countryCodeOf(locale), trackIds: trackId }
  const span = { from: dayFromToday(-EVENT_DAYS_BACK), to: dayFromToday(EVENTS_WINDOW_DAYS) }
  return {
    versions: useRead(read(getVersions, { query: { trackId, store, locale } })),
    changes: useRead(read(getListingChanges, { query: { trackId, store, locale } })),
    events: useRead(read(getEvents, { query: { ...asked, ...span } }, { query: asked, span: EVENT_DAYS_BACK }), {
      enabled: events,
    }),
    featurings: useRead(read(getFeaturings, { query: { trackId, store, days: String(EVENT_DAYS_BACK) } })),
  }
}
