import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { QuotesPane } from '../summaries/quotes-pane.tsx'
import { sortTopics, type TopicSort } from '../summaries/topics.ts'
import { TopicsTable } from '../summaries/topics-table.tsx'
import { lastDays } from './spans.ts'
import { useTopics } from './use-topics.ts'
import classes from './over-time.module.css'

const DAYS = 30

interface Props {
  app: AppInCountry
  reviews: readonly OwnReview[]
  /** Beginning of today, UTC, ms since 1970. */
  today: number
}

/** Topics of the last 30 days compared with the 30 before, with their course over 90 days and quotes. */
export function TopicsCard({ app, reviews, today }: Props) {
  const phone = usePhone()
  const [sort, setSort] = useState<TopicSort>('reviews')
  const [open, setOpen] = useState<number | null>(null)
  const period = lastDays(DAYS, today)
  const topics = useTopics(reviews, { ...period, title: app.title })
  const number = topics === null ? null : (open ?? (phone ? null : (sortTopics(topics, sort)[0]?.number ?? null)))
  const topic = number === null ? undefined : topics?.[number]
  return (
    <Card title={<Trans>Topics of the last 30 days</Trans>}>
      {topics === null ? (
        <SectionState state="loading" failed={null} unsaved={null} minHeight={240} />
      ) : topics.length === 0 ? (
        <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
          <Trans>No topic stands out: there are too few reviews, or each says something else.</Trans>
        </Text>
      ) : (
        <div className={classes.topics}>
          {!(phone && topic) && (
            <TopicsTable summary={{ topics }} open={number} onOpen={setOpen} sort={sort} onSort={setSort} />
          )}
          {topic && (
            <QuotesPane
              key={number}
              app={app}
              summary={period}
              topic={topic}
              onBack={phone ? () => setOpen(null) : null}
            />
          )}
        </div>
      )}
    </Card>
  )
}
