import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OwnReview } from '#contract/reviews/review.ts'
import { countryName, formatAxisDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { TranslationLine, useShownTexts } from '../translation.tsx'
import classes from './quotes.module.css'
import { Stars } from '../stars.tsx'

interface Props {
  reviewId: string
  /** What is quoted of it; null: all of it. */
  text: string | null
  /** undefined: it is not on this device, or not there any more. */
  review: OwnReview | undefined
  /** A language model is configured. */
  canTranslate: boolean
}

/** Of a review that nobody knows nothing is asked: its language isn't known. */
const unknownReview = { store: 'APP_STORE', trackId: '', id: '' } as const

/** A part of a review, word for word, with whose it is and the way to it. */
export function Quote({ reviewId, text, review, canTranslate }: Props) {
  const { t } = useLingui()
  const written = review?.language ?? null
  const original = text ?? [review?.title, review?.body].filter(Boolean).join('. ')
  const shown = useShownTexts(review ?? unknownReview, original === '' ? [] : [original], written)
  const said = shown.texts[0] ?? ''
  const who = review?.author ?? t`somebody`
  return (
    <li className={classes.quote}>
      {review && (
        <p className={classes.who}>
          <Stars rating={review.rating} size={13} />
          {review.country !== null && (
            <Flag code={review.country} size={16} label={countryName(review.country, language())} />
          )}
          {review.author !== null && <span className={classes.author}>{review.author}</span>}
          <time dateTime={review.writtenAt}>{formatAxisDay(review.writtenAt, language(), 'day')}</time>
        </p>
      )}
      {said === '' ? (
        <p className={classes.facts}>
          {review ? <Trans>Only stars, no text.</Trans> : <Trans>This review is not saved on this device.</Trans>}
        </p>
      ) : (
        <p className={classes.said} dir="auto" lang={shown.lang}>
          {/^[“”„"«]/u.test(said) ? said : `“${said}”`}
        </p>
      )}
      <TranslationLine shown={shown} written={written} canTranslate={canTranslate} />
      <Link
        to="/rr/reply-to-reviews"
        search={{ review: reviewId }}
        className={classes.open}
        aria-label={t`Open review by ${who}`}
      >
        <Trans>Open review</Trans>
      </Link>
    </li>
  )
}
