import { Trans } from '@lingui/react/macro'
import { IconHistory } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Stars } from '../stars.tsx'
import { TranslationLine, useShownTexts } from '../translation.tsx'
import classes from './review-detail.module.css'

interface Props {
  review: OwnReview
  /** A language model is configured. */
  canTranslate: boolean
}

/** What the author wrote, as plain text; in the reader's language where somebody has asked for it. */
export function ReviewText({ review, canTranslate }: Props) {
  const { rating, title, body, language: written } = review
  const texts = [title ?? '', body].filter((text) => text.trim() !== '')
  const shown = useShownTexts(review, texts, written)
  const { lang } = shown
  const hasTitle = title !== null && title.trim() !== ''
  const [shownTitle, shownBody] = hasTitle ? [shown.texts[0], shown.texts[1]] : [undefined, shown.texts[0]]
  return (
    <div className={classes.review}>
      <Stars rating={rating} size={20} />
      {shownTitle !== undefined && (
        <h3 className={classes.title} lang={lang} dir="auto">
          {shownTitle}
        </h3>
      )}
      {shownBody === undefined ? (
        shownTitle === undefined && (
          <p className={classes.muted}>
            <Trans>Only stars, no text.</Trans>
          </p>
        )
      ) : (
        <p className={classes.body} lang={lang} dir="auto">
          {shownBody}
        </p>
      )}
      <TranslationLine shown={shown} written={written} canTranslate={canTranslate} />
    </div>
  )
}

/** What a review said before its author changed it, and the reply that it had then. */
export function EarlierTexts({ review: { earlier, language: lang } }: { review: OwnReview }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const last = earlier.at(-1)
  if (!last) return null
  const { rating } = last
  const date = formatDate(last.writtenAt, language())
  return (
    <div className={classes.earlier}>
      <div className={classes.earlierHead}>
        <IconHistory size={17} stroke={1.7} aria-hidden />
        <span>
          <Trans>
            The author rated {rating} of 5 stars before, on {date}.
          </Trans>
        </span>
        <TextButton aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide</Trans> : <Trans>Show the earlier text and your reply</Trans>}
        </TextButton>
      </div>
      {isOpen && (
        <ol id={id} className={classes.earlierList}>
          {earlier.toReversed().map((one) => (
            <li key={one.writtenAt}>
              <p className={classes.muted}>
                <Stars rating={one.rating} size={13} /> {formatDate(one.writtenAt, language())}
              </p>
              <div lang={lang ?? undefined} dir="auto">
                {one.title && <p className={classes.strong}>{one.title}</p>}
                <p className={classes.plain}>{one.body}</p>
              </div>
              {one.reply !== null && (
                <div className={classes.quote}>
                  <p className={classes.muted}>
                    <Trans>Your reply</Trans>
                  </p>
                  <p className={classes.plain} dir="auto">
                    {one.reply}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
