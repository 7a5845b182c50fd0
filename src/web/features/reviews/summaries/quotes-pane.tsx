import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Flex, Group, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { SummaryDetails, SummaryTopic } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'
import { formatAxisDay, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { PANE } from '#web/ui/hooks/use-pane-keys.ts'
import { useReviewsOf } from '../use-reviews-of.ts'
import { Quote } from './quote.tsx'
import classes from './quotes.module.css'
import { shareOf, topicName } from './topics.ts'

/** Reviews shown with each click on "Show more". */
const MORE = 50

interface Props {
  app: SelectedApp
  /** Its period. */
  summary: Pick<SummaryDetails, 'from' | 'to'>
  topic: SummaryTopic
  /** On a phone, where it is a page of its own; null: it is beside the text. */
  onBack: (() => void) | null
}

/** Quotes about a topic, each with a link to its review. */
export function QuotesPane({ app, summary, topic, onBack }: Props) {
  const { t } = useLingui()
  const { reviews: known } = useReviewsOf(app, summary)
  const canTranslate = useRead(reviewModelRead()).data?.isConfigured === true
  const byId = new Map(known.map((review) => [review.id, review]))
  const [more, setMore] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPage = onBack !== null
  useEffect(() => {
    if (isPage) heading.current?.focus()
  }, [isPage])
  const { reviews, quotes, reviewIds } = topic
  const name = topicName(topic.name)
  const quoted = new Set(quotes.map(({ reviewId }) => reviewId))
  const others = reviewIds.filter((id) => !quoted.has(id))
  const count = formatNumber(reviews, language())
  const share = formatPercent(shareOf(topic, 'positive') ?? 0, language(), 0)
  return (
    <section {...PANE} className={classes.pane} aria-label={t`Quotes: ${name}`}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        {onBack && (
          <IconButton label={t`Back to the topics`} size={40} onClick={onBack}>
            <IconArrowLeft size={20} stroke={1.7} aria-hidden />
          </IconButton>
        )}
        <div>
          <Text component="h2" size="lg" lh="md" fw={630} style={{ outline: 'none' }} ref={heading} tabIndex={-1}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            <Plural value={reviews} one={`${count} review`} other={`${count} reviews`} />,{' '}
            <Trans>{share} positive</Trans>
          </Text>
        </div>
      </Group>
      <WeekBars weeks={topic.weeks} from={summary.from} to={summary.to} />
      <TopicFacts topic={topic} />
      <ul>
        {quotes.map(({ reviewId, text }) => (
          <Quote
            key={reviewId}
            reviewId={reviewId}
            text={text}
            review={byId.get(reviewId)}
            canTranslate={canTranslate}
          />
        ))}
        {others.slice(0, more).map((id) => (
          <Quote key={id} reviewId={id} text={null} review={byId.get(id)} canTranslate={canTranslate} />
        ))}
      </ul>
      {more < others.length && (
        <Anchor component="button" type="button" variant="action" onClick={() => setMore(more + MORE)}>
          {more === 0 ? (
            <Plural value={reviews} one={`All ${count} review`} other={`All ${count} reviews`} />
          ) : (
            <Trans>Show more</Trans>
          )}
        </Anchor>
      )}
    </section>
  )
}

/** Facts about a topic: the version that most of its reviews are about, and since when it is new. */
function TopicFacts({ topic: { version, newSince } }: { topic: SummaryTopic }) {
  if (version === null && newSince === null) return null
  const count = version && formatNumber(version.reviews, language())
  return (
    <Flex component="p" gap={6} wrap="wrap">
      {version && (
        <Badge color="iris">
          {version.version}: {count}
        </Badge>
      )}
      {newSince !== null && (
        <Badge>
          <Trans>New since {newSince}</Trans>
        </Badge>
      )}
    </Flex>
  )
}

const WEEK_MS = 7 * DAY_MS

interface WeekBarsProps {
  /** Reviews of each week, the last of which ends with `to`. */
  weeks: readonly number[]
  from: UtcDay
  to: UtcDay
}

/** Reviews of a topic week by week; the weeks of the summary's period are highlighted. */
function WeekBars({ weeks, from, to }: WeekBarsProps) {
  const { t } = useLingui()
  const most = Math.max(1, ...weeks)
  const end = Date.parse(to) + DAY_MS
  const start = dayOf(end - weeks.length * WEEK_MS)
  const [first, last] = [formatAxisDay(start, language(), 'day'), formatAxisDay(to, language(), 'day')]
  const numbers = weeks.join(', ')
  return (
    <figure>
      <div role="img" aria-label={t`Reviews by week from ${first} to ${last}: ${numbers}`} className={classes.bars}>
        {weeks.map((count, index) => {
          const lastDay = dayOf(end - (weeks.length - 1 - index) * WEEK_MS - DAY_MS)
          return (
            <span
              key={lastDay}
              data-inside={lastDay >= from || undefined}
              style={{ height: `${Math.max(3, (count / most) * 100)}%` }}
            />
          )
        })}
      </div>
      <Flex component="figcaption" justify="space-between" pt={4} c="var(--sg-text-3)" fz="xs" lh="xs" aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </Flex>
    </figure>
  )
}
