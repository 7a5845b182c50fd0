import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Checkbox, Flex, Text } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { RuleAnswer, RuleRun, WhyLeft } from './dry-run-of.ts'
import classes from './dry-run.module.css'
import { SampleText } from './samples.tsx'
import type { Sample } from './use-samples.ts'

const FIRST = 3
const MORE = 50

const stars = [1, 2, 3, 4, 5]

function ReviewHead({ review: { rating, country, author } }: { review: OwnReview }) {
  const { t } = useLingui()
  return (
    <Flex component="p" gap={7} align="center" c="dimmed" fz="sm" lh="sm">
      <Box
        component="span"
        display="inline-flex"
        c="var(--sg-warn-ring)"
        role="img"
        aria-label={t`${rating} of 5 stars`}
      >
        {stars.map((star) =>
          star <= rating ? <IconStarFilled key={star} size={13} /> : <IconStar key={star} size={13} stroke={1.5} />,
        )}
      </Box>
      {country !== null && <Flag code={country} size={16} label={countryName(country, language())} />}
      {author !== null && (
        <Text span inherit truncate miw={0}>
          {author}
        </Text>
      )}
    </Flex>
  )
}

const headlineOf = ({ title, body }: OwnReview) => title ?? body.split('\n')[0] ?? ''

interface AnswersProps {
  answers: readonly RuleAnswer[]
  /** By review; those that are there come in full. */
  samples: ReadonlyMap<string, Sample>
  mayChange: boolean
  onExcept: (reviewId: string, isException: boolean) => void
}

/** Reviews with the reply that each would get; unticking one excludes it permanently. */
export function Answers({ answers, samples, mayChange, onExcept }: AnswersProps) {
  const { t } = useLingui()
  const phone = usePhone()
  return (
    <Lines items={answers} label={t`Replies it would have sent`} atLeast={samples.size}>
      {({ review, text, isException }) => (
        <li key={review.id} className={classes.line} data-out={isException || undefined}>
          <div className={classes.said} lang={review.language ?? undefined}>
            <ReviewHead review={review} />
            <Text inherit truncate fw={580}>
              {headlineOf(review)}
            </Text>
            <Said review={review} text={text} sample={samples.get(review.id)} />
          </div>
          <Checkbox
            size={phone ? 'md' : 'xs'}
            flex="none"
            mt={2}
            aria-label={t`Reply to “${headlineOf(review)}”`}
            checked={!isException}
            disabled={!mayChange}
            onChange={(event) => onExcept(review.id, !event.target.checked)}
          />
        </li>
      )}
    </Lines>
  )
}

function Said({ review, text, sample }: Pick<RuleAnswer, 'review' | 'text'> & { sample: Sample | undefined }) {
  if (text === null && sample) return <SampleText review={review} sample={sample} />
  return (
    <Text
      size="sm"
      c="dimmed"
      lineClamp={3}
      fs={text === null ? 'italic' : 'normal'}
      style={{ overflowWrap: 'anywhere' }}
    >
      {text ?? <Trans>A draft, written when the review arrives.</Trans>}
    </Text>
  )
}

/** Reviews that the rule would not have answered, with the reason. */
export function LeftOut({ leftOut }: { leftOut: RuleRun['leftOut'] }) {
  const { t } = useLingui()
  return (
    <Lines items={leftOut} label={t`Skipped reviews`}>
      {({ review, ...why }) => (
        <li key={review.id} className={classes.line}>
          <div className={classes.said}>
            <ReviewHead review={review} />
            <Text inherit truncate fw={580} lang={review.language ?? undefined}>
              {headlineOf(review)}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
              <WhyLeftText why={why} />
            </Text>
          </div>
        </li>
      )}
    </Lines>
  )
}

interface LinesProps<T> {
  items: readonly T[]
  label: string
  /** So many are shown before more are asked for. */
  atLeast?: number
  children: (item: T) => ReactNode
}

function Lines<T>({ items, label, atLeast = 0, children }: LinesProps<T>) {
  const [wanted, setShown] = useState(FIRST)
  const shown = Math.max(wanted, atLeast)
  const rest = items.length - shown
  return (
    <>
      <ul aria-label={label}>{items.slice(0, shown).map(children)}</ul>
      {rest > 0 && (
        <Anchor
          component="button"
          type="button"
          variant="action"
          onClick={() => setShown(shown < MORE ? MORE : shown + MORE)}
        >
          <Plural value={rest} one="Show # more" other="Show # more" />
        </Anchor>
      )}
    </>
  )
}

/** Why a review is not answered by the rule. */
function WhyLeftText({ why }: { why: WhyLeft }) {
  switch (why.why) {
    case 'answered':
      return <Trans>It has a reply.</Trans>
    case 'done':
      return <Trans>It is marked as done.</Trans>
    case 'read-only':
      return <Trans>You can't reply to it here: it comes from the public store.</Trans>
    case 'no-text':
      return <Trans>It has stars but no text.</Trans>
    case 'sensitive': {
      const { word } = why
      return <Trans>Reviews with “{word}” always go to a person.</Trans>
    }
    case 'unknown-words':
      return <Trans>It's left to a person: sensitive words aren't known in its language.</Trans>
    case 'words': {
      const words = new Intl.ListFormat(language(), { type: 'disjunction' }).format(why.words)
      return <Trans>It contains {words}.</Trans>
    }
    case 'exception':
      return <Trans>You excluded it from this rule.</Trans>
    case 'stars':
      return <Trans>The rule isn't for this number of stars.</Trans>
    case 'other-rule': {
      const { name } = why
      return <Trans>An earlier rule replies to it: “{name}”.</Trans>
    }
    case 'condition':
      return <ConditionText kind={why.kind} />
    case 'no-template':
      return <NoTemplateText because={why.because} />
  }
}

function ConditionText({ kind }: { kind: Extract<WhyLeft, { why: 'condition' }>['kind'] }) {
  switch (kind) {
    case 'contains-any':
    case 'contains-none':
      return <Trans>It contains none of the words.</Trans>
    case 'country':
      return <Trans>It isn't from one of the countries, or the store doesn't provide the country.</Trans>
    case 'language':
      return <Trans>It isn't in one of the languages, or its language isn't known.</Trans>
    case 'version':
      return <Trans>It isn't about one of the versions, or the store doesn't provide the version.</Trans>
  }
}

function NoTemplateText({ because }: { because: Extract<WhyLeft, { why: 'no-template' }>['because'] }) {
  switch (because) {
    case 'gone':
      return <Trans>No template is chosen, or it was deleted.</Trans>
    case 'language':
      return <Trans>No template is in its language.</Trans>
    case 'values':
      return <Trans>A placeholder of the template has no value for it.</Trans>
    case 'unknown':
      return <Trans>The template contains a placeholder that doesn't exist.</Trans>
    case 'too-long':
      return <Trans>The template is too long for the store.</Trans>
  }
}
