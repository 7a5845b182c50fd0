import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { RuleAnswer, RuleRun } from '../model/dry-run-of.ts'
import { SampleText } from '../samples/sample-text.tsx'
import type { Sample } from '../samples/sample.ts'
import classes from './dry-run.module.css'
import { WhyLeftText } from './why-left.tsx'

const FIRST = 3
const MORE = 50

const stars = [1, 2, 3, 4, 5]

function ReviewHead({ review: { rating, country, author } }: { review: OwnReview }) {
  const { t } = useLingui()
  return (
    <p className={classes.who}>
      <span className={classes.stars} role="img" aria-label={t`${rating} of 5 stars`}>
        {stars.map((star) =>
          star <= rating ? <IconStarFilled key={star} size={13} /> : <IconStar key={star} size={13} stroke={1.5} />,
        )}
      </span>
      {country !== null && <Flag code={country} size={16} label={countryName(country, language())} />}
      {author !== null && <span className={classes.author}>{author}</span>}
    </p>
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

/** Reviews with the reply that each would get; unticking one leaves it out for good. */
export function Answers({ answers, samples, mayChange, onExcept }: AnswersProps) {
  const { t } = useLingui()
  const phone = usePhone()
  return (
    <Lines items={answers} label={t`What it would have said`} atLeast={samples.size}>
      {({ review, text, isException }) => (
        <li key={review.id} className={classes.line} data-out={isException || undefined}>
          <div className={classes.said} lang={review.language ?? undefined}>
            <ReviewHead review={review} />
            <p className={classes.headline}>{headlineOf(review)}</p>
            <Said review={review} text={text} sample={samples.get(review.id)} />
          </div>
          <Checkbox
            size={phone ? 'md' : 'xs'}
            className={classes.tick}
            aria-label={t`Answer “${headlineOf(review)}”`}
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
    <p className={classes.text} data-draft={text === null || undefined}>
      {text ?? <Trans>A draft, written when the review comes.</Trans>}
    </p>
  )
}

/** Reviews that the rule would not have answered, with the reason. */
export function LeftOut({ leftOut }: { leftOut: RuleRun['leftOut'] }) {
  const { t } = useLingui()
  return (
    <Lines items={leftOut} label={t`What it left out`}>
      {({ review, ...why }) => (
        <li key={review.id} className={classes.line}>
          <div className={classes.said}>
            <ReviewHead review={review} />
            <p className={classes.headline} lang={review.language ?? undefined}>
              {headlineOf(review)}
            </p>
            <p className={classes.text}>
              <WhyLeftText why={why} />
            </p>
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
      <ul className={classes.lines} aria-label={label}>
        {items.slice(0, shown).map(children)}
      </ul>
      {rest > 0 && (
        <TextButton onClick={() => setShown(shown < MORE ? MORE : shown + MORE)}>
          <Plural value={rest} one="Show # more" other="Show # more" />
        </TextButton>
      )}
    </>
  )
}
