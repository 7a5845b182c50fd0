import { Trans } from '@lingui/react/macro'
import type { OwnReview } from '#contract/reviews/review.ts'
import { TranslationLine } from '../../translation/translation-line.tsx'
import { useShownTexts } from '../../translation/use-shown-texts.ts'
import { Stars } from '../texts/stars.tsx'
import classes from './detail.module.css'

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
