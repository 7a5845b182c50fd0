import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { SentimentBar } from './sentiment-bar.tsx'
import { shareOf } from './sort-topics.ts'
import { TopicChange } from './topic-change.tsx'
import { topicName } from './topic-name.ts'
import classes from './topics.module.css'

/** A topic on a phone, in two lines. */
export function TopicRow({ topic, onOpen }: { topic: SummaryTopic; onOpen: () => void }) {
  const share = formatPercent(shareOf(topic, 'positive') ?? 0, language(), 0)
  return (
    <tr>
      <td>
        <UnstyledButton className={classes.choose} onClick={onOpen}>
          {topicName(topic.name)}
        </UnstyledButton>
        <span className={classes.positive}>
          <SentimentBar topic={topic} />
          <span aria-hidden>
            <Trans>{share} positive</Trans>
          </span>
        </span>
      </td>
      <td data-align="right">
        <span className={classes.end}>
          <span>
            <span className={classes.count}>{formatNumber(topic.reviews, language())}</span>
            <TopicChange topic={topic} />
          </span>
          <IconChevronRight size={18} stroke={1.7} aria-hidden />
        </span>
      </td>
    </tr>
  )
}
