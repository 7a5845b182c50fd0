import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { SummaryDetails, SummaryTopic } from '#contract/reviews/summaries.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { SentimentBar } from './sentiment-bar.tsx'
import { shareOf, sortTopics, type TopicSort } from './sort-topics.ts'
import { TopicChange } from './topic-change.tsx'
import { TopicRow } from './topic-row.tsx'
import { topicName } from './topic-name.ts'
import classes from './topics.module.css'

interface Props {
  summary: Pick<SummaryDetails, 'topics'>
  /** Number of the one whose quotes are shown; null: none. */
  open: number | null
  onOpen: (number: number) => void
  sort: TopicSort
  onSort: (sort: TopicSort) => void
}

/** Least height of the lines: one review more or less is a small step. */
const LEAST_RANGE = 6

/** What people write about; a topic that is pressed shows its quotes. */
export function TopicsTable({ summary, open, onOpen, sort, onSort }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const header = (one: TopicSort) => ({ direction: one === sort ? ('descending' as const) : null })
  const rows = sortTopics(summary.topics, sort)
  if (phone)
    return (
      <DataTable caption={<Trans>Topics</Trans>} className={classes.phone}>
        <thead className="sg-visually-hidden">
          <tr>
            <th scope="col">
              <Trans>Topic</Trans>
            </th>
            <th scope="col">
              <Trans>Reviews</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, topic }) => (
            <TopicRow key={number} topic={topic} onOpen={() => onOpen(number)} />
          ))}
        </tbody>
      </DataTable>
    )
  return (
    <DataTable caption={<Trans>Topics</Trans>} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Topic</Trans>
          </th>
          <SortHeader align="right" {...header('reviews')} onSort={() => onSort('reviews')}>
            <Trans>Reviews</Trans>
          </SortHeader>
          <SortHeader {...header('positive')} onSort={() => onSort('positive')}>
            <Trans context="share of good reviews">Positive</Trans>
          </SortHeader>
          <SortHeader align="right" {...header('change')} onSort={() => onSort('change')}>
            <Trans>Change</Trans>
          </SortHeader>
          <th scope="col" data-align="right" data-column="weeks">
            <Trans>90 days</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, topic }) => (
          <tr key={number} data-selected={number === open || undefined} aria-current={number === open || undefined}>
            <td>
              <UnstyledButton className={classes.choose} onClick={() => onOpen(number)}>
                {topicName(topic.name)}
              </UnstyledButton>
            </td>
            <td data-align="right" className={classes.count}>
              {formatNumber(topic.reviews, language())}
            </td>
            <td>
              <span className={classes.positive}>
                <SentimentBar topic={topic} />
                <span aria-hidden>{positiveText(topic)}</span>
              </span>
            </td>
            <td data-align="right">
              <TopicChange topic={topic} />
            </td>
            <td data-column="weeks">
              <Sparkline values={topic.weeks} label={t`Reviews by week`} leastRange={LEAST_RANGE} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function positiveText(topic: SummaryTopic): string {
  const share = shareOf(topic, 'positive')
  return share === null ? '–' : formatPercent(share, language(), 0)
}
