import { Trans } from '@lingui/react/macro'
import { IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { languageName } from '../texts/review-words.ts'
import { Stars } from '../texts/stars.tsx'
import classes from './detail.module.css'
import { useTranslation } from './use-translation.ts'

interface Props {
  review: OwnReview
  /** A language model is configured. */
  canTranslate: boolean
}

/** What the author wrote, as plain text; in the reader's language where somebody has asked for it. */
export function ReviewText({ review, canTranslate }: Props) {
  const { rating, title, body, language: written } = review
  const isForeign = written !== null && written !== language()
  const isOffline = useConnectivity() === 'offline'
  const [showsOriginal, setShowsOriginal] = useState(false)
  const texts = [title ?? '', body].filter((text) => text.trim() !== '')
  const translation = useTranslation(isForeign ? texts : [])
  const translated = isForeign && !showsOriginal ? translation.texts : undefined
  const shown = translated ?? texts
  const [shownTitle, shownBody] = title !== null && title.trim() !== '' ? [shown[0], shown[1]] : [undefined, shown[0]]
  const lang = translated ? language() : (written ?? undefined)
  const from = languageName(written ?? '')
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
      {isForeign && (canTranslate || translation.texts) && (
        <div className={classes.translation}>
          <IconLanguage size={16} stroke={1.7} aria-hidden />
          {translated ? (
            <>
              <span>
                <Trans>Translated from {from}</Trans>
              </span>
              <TextButton onClick={() => setShowsOriginal(true)}>
                <Trans>Show original</Trans>
              </TextButton>
            </>
          ) : translation.texts ? (
            <TextButton onClick={() => setShowsOriginal(false)}>
              <Trans>Show translation</Trans>
            </TextButton>
          ) : (
            <TextButton disabled={isOffline || translation.isBusy} onClick={translation.ask}>
              {translation.isBusy ? <Trans>Translating…</Trans> : <Trans>Translate</Trans>}
            </TextButton>
          )}
          {translation.error !== null && !translation.texts && (
            <span role="alert">
              <Trans>Couldn't translate this. Try again.</Trans>
            </span>
          )}
        </div>
      )}
    </div>
  )
}
