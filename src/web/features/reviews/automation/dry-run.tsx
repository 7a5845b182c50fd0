import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useId } from 'react'
import { formatAxisDay, formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import type { Days, RuleRun } from './dry-run-of.ts'
import { Answers, LeftOut } from './dry-run-reviews.tsx'
import classes from './dry-run.module.css'
import { SampleTools } from './samples.tsx'
import type { Reviews } from './use-recent-reviews.ts'
import type { RuleSamples } from './use-samples.ts'

interface Props {
  /** null: not worked out yet. */
  run: RuleRun | null
  reviews: Reviews
  days: Days
  /** null: it answers with templates, or none can be written. */
  samples: RuleSamples | null
  isOutOfAssistances: boolean
  mayChange: boolean
  onDays: (days: Days) => void
  onExcept: (reviewId: string, isException: boolean) => void
}

/** What the rule would have done had it been on; it updates while the rule is edited. */
export function DryRun({ run, reviews, days, onDays, ...props }: Props) {
  const { t } = useLingui()
  const headingId = useId()
  return (
    <Flex component="section" direction="column" gap={14} miw={0} aria-labelledby={headingId}>
      <Group gap={10} justify="space-between" wrap="nowrap">
        <Text component="h2" inherit fz="lg" fw={630} id={headingId}>
          <Trans>Dry run</Trans>
        </Text>
        <SegmentedControl
          aria-label={t`Period of the dry run`}
          data={[
            { value: 14, label: t`14 days` },
            { value: 90, label: t`90 days` },
          ]}
          value={days}
          onChange={onDays}
        />
      </Group>
      {reviews.state === 'ready' && run ? (
        <Result run={run} reviews={reviews} days={days} {...props} />
      ) : (
        <SectionState
          state={reviews.state === 'ready' ? 'loading' : reviews.state}
          failed={<Trans>Couldn't load the reviews</Trans>}
          unsaved={<Trans>The reviews aren't saved on this device. You can write the rule without them.</Trans>}
          onRetry={reviews.refresh}
          minHeight={220}
          skeleton={
            <>
              <Skeleton width="80%" height={22} />
              <Skeleton height={46} />
              <Skeleton height={58} />
              <Skeleton height={58} />
            </>
          }
        />
      )}
    </Flex>
  )
}

const NO_SAMPLES: RuleSamples['byReview'] = new Map()

type ResultProps = Omit<Props, 'run' | 'onDays'> & { run: RuleRun }

function Result({ run, reviews, days, samples, isOutOfAssistances, mayChange, onExcept }: ResultProps) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const [count, total] = [formatNumber(run.answered, language()), formatNumber(run.total, language())]
  return (
    <>
      <Text inherit c="dimmed" lh="lg" role="status" aria-label={t`${count} of ${total} reviews`}>
        <Trans>
          <Text component="strong" inherit c="var(--sg-text)" fz={22} fw={630}>
            {count}
          </Text>{' '}
          of {total} reviews in the last {days} days would have got a reply
        </Trans>
      </Text>
      {(isOffline || reviews.isPartial || reviews.isGrowing) && (
        <Text size="xs" c="dimmed">
          {reviews.isGrowing && <Trans>Reviews are still being imported, so the numbers will grow.</Trans>}{' '}
          {reviews.isPartial && <Trans>Based on the reviews saved on this device. There are more.</Trans>}{' '}
          {isOffline && <Freshness at={reviews.updatedAt} />}
        </Text>
      )}
      <Bars bars={run.bars} days={days} />
      {run.answers.length > 0 && (
        <>
          <Text component="h3" fw={580}>
            <Trans>Replies it would have sent</Trans>
          </Text>
          {samples && mayChange && <SampleTools samples={samples} isOut={isOutOfAssistances} />}
          <Answers
            answers={run.answers}
            samples={samples?.byReview ?? NO_SAMPLES}
            mayChange={mayChange}
            onExcept={onExcept}
          />
        </>
      )}
      {run.leftOut.length > 0 && (
        <details className={classes.left}>
          <summary>
            <Plural value={run.leftOut.length} one="# skipped, and why" other="# skipped, and why" />
          </summary>
          <LeftOut leftOut={run.leftOut} />
        </details>
      )}
      {run.total === 0 && (
        <Text size="xs" c="dimmed">
          <Trans>There are no reviews from these days yet.</Trans>
        </Text>
      )}
    </>
  )
}

/** Shortest bar in percent, so that an empty week remains visible. */
const LEAST = 4

/** When the answered reviews were written, a week a bar, or a day a bar of 14 days. */
function Bars({ bars, days }: { bars: RuleRun['bars']; days: Days }) {
  const { t } = useLingui()
  const most = Math.max(...bars.map(({ count }) => count), 1)
  const peak = bars.find(({ count }) => count === most)
  const [first] = bars
  const peakDay = peak ? formatDay(peak.from, language()) : ''
  const isAny = bars.some(({ count }) => count > 0)
  return (
    <div>
      <div
        className={classes.bars}
        role="img"
        aria-label={
          days === 14
            ? t`Replies per day: most on ${peakDay}, ${most}`
            : t`Replies per week: most in the week from ${peakDay}, ${most}`
        }
        data-empty={!isAny || undefined}
      >
        {bars.map(({ from, count }) => (
          <span
            key={from}
            title={`${formatAxisDay(from, language(), 'day')}: ${count}`}
            data-peak={(isAny && count === most) || undefined}
            style={{ height: `${Math.max(LEAST, (100 * count) / most)}%` }}
          />
        ))}
      </div>
      <Text size="xs" c="dimmed" mt={4}>
        {first && formatAxisDay(first.from, language(), 'day')}
      </Text>
      <Text size="xs" c="dimmed">
        {days === 14 ? <Trans>One bar per day.</Trans> : <Trans>One bar per week.</Trans>}{' '}
        {isAny && <Trans>Most from {peakDay}.</Trans>}
      </Text>
    </div>
  )
}
