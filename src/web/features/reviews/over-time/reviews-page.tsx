import { Trans, useLingui } from '@lingui/react/macro'
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { isWithin } from '#aso/reviews/periods.ts'
import type { Splitting } from '#aso/reviews/over-time.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { reviewSources, SourceOffNote, WithheldNote } from '#web/apps/sources/source-off-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { useReviewsOf } from '../use-reviews-of.ts'
import { ChartCard } from './chart-card.tsx'
import { useLines } from './use-lines.ts'
import { CompetitorChips, ComparedNote } from './competitor-lines.tsx'
import { useCompetitors } from './use-competitors.ts'
import { KeywordsCard } from './keywords-card.tsx'
import { intervalIn, periodIn, type Span } from './spans.ts'
import classes from './over-time.module.css'
import { TopicsCard } from './topics-card.tsx'
import { WhyCard } from './why-card.tsx'

const ALL = 'all'

/** MENU-079: an app's reviews over time, their topics, and why the average changed. */
export function ReviewsPage({ app }: { app: AppInCountry }) {
  const { t } = useLingui()
  const [span, setSpan] = useState<Span>('quarter')
  const [by, setBy] = useState<Splitting | null>(null)
  const isOffline = useConnectivity() === 'offline'
  const today = Math.floor(useNow() / 86_400_000) * 86_400_000
  const period = useMemo(() => periodIn(span, today), [span, today])
  // A change of the average is measured against as many days before.
  const { inbox, reviews, isLoading, isPartial, refresh } = useReviewsOf(app, periodIn('year', today))
  const shown = useMemo(() => reviews.filter(({ writtenAt }) => isWithin(writtenAt, period)), [reviews, period])
  const { apps, toggle } = useCompetitors(app)
  const compared = by === null ? apps.filter(({ result }) => result !== null) : []
  const every = intervalIn[span]
  const { lines, locales } = useLines(shown, { app, source: inbox.data?.source ?? 'none', period, every, by, compared })
  const state = readState(inbox)
  const publicSources = reviewSources(app.store)
  if (state !== 'ready' || (isLoading && reviews.length === 0))
    return (
      <div className={classes.page}>
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load the reviews</Trans>}
          unsaved={<Trans>Not saved on this device</Trans>}
          onRetry={inbox.refresh}
          minHeight={320}
        />
      </div>
    )
  if (reviews.length === 0)
    return (
      <div className={classes.page}>
        {isPartial ? (
          <SectionState
            state={isOffline ? 'unsaved' : 'failed'}
            failed={<Trans>Couldn't load the reviews</Trans>}
            unsaved={<Trans>Not saved on this device</Trans>}
            onRetry={refresh}
            minHeight={320}
          />
        ) : (
          <EmptyState title={<Trans>No reviews in the last 12 months</Trans>}>
            {inbox.data?.withheldIn?.length ? (
              <WithheldNote inbox={inbox.data} />
            ) : (
              <Trans>They appear here as soon as the store has some.</Trans>
            )}{' '}
            <SourceOffNote sources={publicSources} />
          </EmptyState>
        )}
      </div>
    )
  return (
    <div className={classes.page}>
      <Group gap="xs">
        <SegmentedControl
          aria-label={t`Period`}
          size="sm"
          value={span}
          onChange={setSpan}
          data={[
            { value: 'quarter', label: t`13 weeks` },
            { value: 'year', label: t`12 months` },
          ]}
        />
        <FilterSelect
          label={t`Split by`}
          value={by ?? ALL}
          isSet={by !== null}
          options={[
            { value: ALL, label: t`All together` },
            ...(app.store === 'GOOGLE_PLAY' ? [] : [{ value: 'country' as const, label: t`By country` }]),
            { value: 'language', label: t`By language` },
            { value: 'version', label: t`By version` },
          ]}
          onChange={(next) => setBy(next === ALL ? null : next)}
        />
        <Text span size="xs" c="dimmed" ml="auto" role="status">
          {isPartial && !isLoading && <Trans>Not all reviews of this period are on this device.</Trans>}{' '}
          <Freshness at={inbox.updatedAt} busy={inbox.isRefreshing} ofPage />
        </Text>
      </Group>
      {inbox.data && <WithheldNote inbox={inbox.data} />}
      {inbox.data?.source !== 'console' && <SourceOffNote sources={publicSources} />}
      <ChartCard
        lines={lines}
        isNamed={by !== null || locales.length > 0}
        every={every}
        chooser={by === null && <CompetitorChips apps={apps} period={period} onToggle={toggle} />}
        note={locales.length > 0 && <ComparedNote store={app.store} locales={locales} compared={compared} />}
      />
      <div className={classes.pair}>
        <WhyCard app={app} reviews={reviews} today={today} />
        <KeywordsCard app={app} reviews={shown} />
      </div>
      <TopicsCard app={app} reviews={reviews} today={today} />
    </div>
  )
}
