import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { SummaryDetails, SummaryTopic } from '#contract/reviews/summaries.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { PlainTable, SortHeader } from '#web/ui/data-table/plain-table.tsx'
import classes from './topics-table.module.css'
import { shareOf, sortTopics, type TopicSort, topicName, changeOf } from './topics.ts'

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
      <PlainTable caption={<Trans>Topics</Trans>} className={classes.phone}>
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
      </PlainTable>
    )
  return (
    <PlainTable caption={<Trans>Topics</Trans>} className={classes.table}>
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
            <td data-align="right">
              <Text span inherit fw={540}>
                {formatNumber(topic.reviews, language())}
              </Text>
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
    </PlainTable>
  )
}

function positiveText(topic: SummaryTopic): string {
  const share = shareOf(topic, 'positive')
  return share === null ? '–' : formatPercent(share, language(), 0)
}

/** A topic on a phone, in two lines. */
function TopicRow({ topic, onOpen }: { topic: SummaryTopic; onOpen: () => void }) {
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
        <Flex component="span" display="inline-flex" gap={10} align="center">
          <Flex component="span" direction="column" align="flex-end">
            <Text span inherit fw={540}>
              {formatNumber(topic.reviews, language())}
            </Text>
            <TopicChange topic={topic} />
          </Flex>
          <IconChevronRight size={18} stroke={1.7} color="var(--sg-text-3)" aria-hidden />
        </Flex>
      </td>
    </tr>
  )
}

/** How many of a topic's reviews have 4 or 5, 3, and 1 or 2 stars. */
function SentimentBar({ topic }: { topic: SummaryTopic }) {
  const { t } = useLingui()
  const [good, bad] = [shareOf(topic, 'positive'), shareOf(topic, 'negative')]
  if (good === null || bad === null) return null
  const [positive, negative] = [formatPercent(good, language(), 0), formatPercent(bad, language(), 0)]
  return (
    <span className={classes.bar} role="img" aria-label={t`${positive} positive, ${negative} negative`}>
      <span data-part="positive" style={{ flexGrow: good }} />
      <span data-part="neutral" style={{ flexGrow: Math.max(0, 1 - good - bad) }} />
      <span data-part="negative" style={{ flexGrow: bad }} />
    </span>
  )
}

/** Above this share of good reviews, growth of a topic is good news; below the lower one, bad news. */
const PRAISE = 0.8
const COMPLAINT = 0.4

function toneOf(change: number, positive: number | null): 'good' | 'bad' | 'dimmed' {
  if (change === 0 || positive === null || (positive > COMPLAINT && positive < PRAISE)) return 'dimmed'
  return change > 0 === positive >= PRAISE ? 'good' : 'bad'
}

/** Reviews more or fewer than in the period before. */
function TopicChange({ topic }: { topic: SummaryTopic }) {
  const { t } = useLingui()
  const change = changeOf(topic)
  if (change === null)
    return (
      <Text span inherit c="var(--sg-text-3)">
        –
      </Text>
    )
  const number = formatNumber(Math.abs(change), language())
  if (change === 0)
    return (
      <Text span inherit c="dimmed">
        {number}
      </Text>
    )
  const Icon = change > 0 ? IconArrowUpRight : IconArrowDownRight
  const said = change > 0 ? t`${number} more than before` : t`${number} fewer than before`
  return (
    <Flex
      component="span"
      display="inline-flex"
      gap={4}
      align="center"
      c={toneOf(change, shareOf(topic, 'positive'))}
      style={{ verticalAlign: 'middle' }}
    >
      <span className="sg-visually-hidden">{said}</span>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span aria-hidden>{number}</span>
    </Flex>
  )
}
