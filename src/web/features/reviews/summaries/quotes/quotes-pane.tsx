import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { SummaryDetails, SummaryTopic } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { PANE } from '#web/ui/hooks/use-pane-keys.ts'
import { useReviewsOf } from '../../reads/use-reviews-of.ts'
import { shareOf } from '../topics/sort-topics.ts'
import { topicName } from '../topics/topic-name.ts'
import { Quote } from './quote.tsx'
import classes from './quotes.module.css'
import { TopicFacts } from './topic-facts.tsx'
import { WeekBars } from './week-bars.tsx'

/** Reviews that are drawn with one press. */
const MORE = 50

interface Props {
  app: SelectedApp
  /** Its period. */
  summary: Pick<SummaryDetails, 'from' | 'to'>
  topic: SummaryTopic
  /** On a phone, where it is a page of its own; null: it stands beside the text. */
  onBack: (() => void) | null
}

/** What people say of a topic, word for word, each with the way to its review. */
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
      <div className={classes.head}>
        {onBack && (
          <IconButton label={t`Back to the topics`} size={40} onClick={onBack}>
            <IconArrowLeft size={20} stroke={1.7} aria-hidden />
          </IconButton>
        )}
        <div>
          <h2 className={classes.title} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className={classes.facts}>
            <Plural value={reviews} one={`${count} review`} other={`${count} reviews`} />,{' '}
            <Trans>{share} positive</Trans>
          </p>
        </div>
      </div>
      <WeekBars weeks={topic.weeks} from={summary.from} to={summary.to} />
      <TopicFacts topic={topic} />
      <ul className={classes.list}>
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
        <TextButton onClick={() => setMore(more + MORE)}>
          {more === 0 ? (
            <Plural value={reviews} one={`All ${count} review`} other={`All ${count} reviews`} />
          ) : (
            <Trans>Show more</Trans>
          )}
        </TextButton>
      )}
    </section>
  )
}
