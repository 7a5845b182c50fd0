import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { periodBefore } from '#aso/reviews/periods.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { explainChange, type Cause } from './groups.ts'
import { lastDays } from './spans.ts'
import { useTopics } from './use-topics.ts'
import { WhyTable } from './why-table.tsx'

const SPANS = [7, 30, 90] as const

interface Props {
  app: AppInCountry
  reviews: readonly OwnReview[]
  /** Beginning of today, UTC, ms since 1970. */
  today: number
}

/** Which versions, countries or topics explain a change of the average, by exact decomposition. */
export function WhyCard({ app, reviews, today }: Props) {
  const { t } = useLingui()
  const [days, setDays] = useState<number>(30)
  const [chosen, setCause] = useState<Cause | null>(null)
  const hasVersions = useMemo(() => reviews.some(({ version }) => version !== null), [reviews])
  const cause = chosen ?? (hasVersions ? 'version' : app.store === 'APP_STORE' ? 'country' : 'topic')
  const period = useMemo(() => lastDays(days, today), [days, today])
  const before = periodBefore(period)
  // A topic has reviews of both periods.
  const topics = useTopics(reviews, { from: before.from, to: period.to, title: app.title })
  const change = useMemo(
    () =>
      cause === 'topic' && topics === null ? null : explainChange(reviews, { period, cause, topics: topics ?? [] }),
    [reviews, period, cause, topics],
  )
  const [now, then] = [periodName(period), periodName(before)]
  const causes: { value: Cause; label: string }[] = [
    ...(hasVersions ? [{ value: 'version' as const, label: t`Versions` }] : []),
    ...(app.store === 'GOOGLE_PLAY' ? [] : [{ value: 'country' as const, label: t`Countries` }]),
    { value: 'topic', label: t`Topics` },
  ]
  return (
    <Card title={<Trans>Why did the average change?</Trans>}>
      <Group gap="xs" px="var(--sg-card-padding)" py="sm">
        <FilterSelect
          label={t`Compared days`}
          value={String(days)}
          options={SPANS.map((value) => ({
            value: String(value),
            label: plural(value, { one: 'Last # day', other: 'Last # days' }),
          }))}
          onChange={(next) => setDays(Number(next))}
        />
        <SegmentedControl aria-label={t`Explained by`} size="sm" value={cause} onChange={setCause} data={causes} />
      </Group>
      <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
        <Trans>
          {now}, compared with {then}
        </Trans>
      </Text>
      {change ? (
        <WhyTable change={change} cause={cause} />
      ) : cause === 'topic' && topics === null ? (
        <SectionState state="loading" failed={null} unsaved={null} minHeight={160} />
      ) : (
        <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
          <Trans>One of the two periods has no reviews.</Trans>
        </Text>
      )}
    </Card>
  )
}
