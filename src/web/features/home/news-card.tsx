import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, SegmentedControl, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { KeywordMove } from '#aso/keywords/rank-news.ts'
import type { Project } from '#contract/projects.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { CompetitorColumn } from './competitor-news.tsx'
import { KeywordColumn, shortDay } from './keyword-news.tsx'
import { useNews, type News, type Since } from './use-news.ts'

interface Props {
  project: Project
  locale: string
  /** The plan holds what is read of listings. */
  withListing: boolean
}

/** OP-05: what moved for the app and its competitors since yesterday, or since the last visit, and what likely moved it. */
export function NewsCard({ project, locale, withListing }: Props) {
  const { t } = useLingui()
  const [since, setSince] = useState<Since>('yesterday')
  const news = useNews(project, locale, withListing, since)
  const isOffline = useConnectivity() === 'offline'
  return (
    <Card
      title={<Trans>What moved</Trans>}
      aside={
        <>
          {isOffline && <Freshness at={news.updatedAt} compact />}
          {news.lastVisit !== null && (
            <SegmentedControl
              aria-label={t`Compared with`}
              size="sm"
              value={since}
              onChange={setSince}
              data={[
                { value: 'yesterday', label: t`The day before` },
                { value: 'last-visit', label: t`Your last visit` },
              ]}
            />
          )}
        </>
      }
    >
      {news.state === 'ready' ? (
        <>
          <Glance news={news} />
          <Group gap={0} align="flex-start">
            <Column title={<Trans>Your keywords</Trans>}>
              <KeywordColumn news={news} store={project.store} locale={locale} />
            </Column>
            <Column title={<Trans>Your competitors</Trans>}>
              <CompetitorColumn news={news} locale={locale} />
            </Column>
          </Group>
        </>
      ) : (
        <SectionState
          state={news.state}
          failed={<Trans>Couldn't load what moved</Trans>}
          unsaved={<Trans>What moved loads when you're back online</Trans>}
          onRetry={news.refresh}
          minHeight={240}
        />
      )}
    </Card>
  )
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box flex="1 1 min(100%, 380px)" miw={0} pb="xs">
      <Title order={3} size="h4" px="var(--sg-card-padding)" pt="xs">
        {title}
      </Title>
      {children}
    </Box>
  )
}

/** All of it in one line: which days, how many keywords rose and fell, the rating, and reviews to answer. */
function Glance({ news: { ranks, rating, reviews } }: { news: News }) {
  const firstTen = (which: KeywordMove['firstTen']) =>
    [...(ranks?.up ?? []), ...(ranks?.down ?? [])].filter((move) => move.firstTen === which).length
  const [entered, left] = [firstTen('entered'), firstTen('left')]
  const [up, down] = [ranks?.up.length ?? 0, ranks?.down.length ?? 0]
  const [fresh, all] = [reviews?.fresh ?? null, reviews?.all ?? 0]
  const [day, before] = [shortDay(ranks?.day), shortDay(ranks?.since)]
  if (!ranks && !rating && !reviews) return null
  return (
    <Group
      component="p"
      gap="8px 16px"
      px="var(--sg-card-padding)"
      py="sm"
      fz="sm"
      lh="sm"
      style={{ borderBottom: '1px solid var(--sg-line)' }}
    >
      {ranks && (
        <>
          <Text span inherit c="dimmed">
            <Trans>
              {day} compared with {before}
            </Trans>
          </Text>
          <Link to="/analyze-keywords/keyword-monitoring" search={{ period: 'last-7-days' }}>
            <Trans>
              {up} up, {down} down
            </Trans>
          </Link>
          {entered > 0 && (
            <span>
              <Plural value={entered} one="# new in the first 10" other="# new in the first 10" />
            </span>
          )}
          {left > 0 && (
            <span>
              <Plural value={left} one="# left the first 10" other="# left the first 10" />
            </span>
          )}
        </>
      )}
      {rating && <Rating {...rating} />}
      {reviews && (
        <Link to="/rr/reply-to-reviews" search={{ view: 'to-answer' }}>
          {fresh === null ? (
            <Plural value={all} one="# review to answer" other="# reviews to answer" />
          ) : fresh > 0 ? (
            <Plural value={fresh} one="# new review to answer" other="# new reviews to answer" />
          ) : (
            <Trans>No new reviews to answer</Trans>
          )}
        </Link>
      )}
    </Group>
  )
}

/** Smallest change of the average that two digits show. */
const LEAST_STARS = 0.005

function Rating({ now, change }: NonNullable<News['rating']>) {
  const stars = formatNumber(now, language(), 2)
  const isSame = change !== null && Math.abs(change) < LEAST_STARS
  return (
    <Link to="/rr/ratings">
      <Trans>Rating {stars}</Trans>{' '}
      {isSame ? (
        <Trans>unchanged</Trans>
      ) : (
        change !== null && <Delta direction={change}>{formatNumber(Math.abs(change), language(), 2)}</Delta>
      )}
    </Link>
  )
}
