import { Trans } from '@lingui/react/macro'
import { IconLanguage } from '@tabler/icons-react'
import { ApiError } from '#web/api/api-error.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { languageName } from '../templates/editor/language-options.ts'
import classes from './translation-line.module.css'
import type { ShownTexts } from './use-shown-texts.ts'

interface Props {
  shown: ShownTexts
  /** Language in which the texts were written, ISO 639-1. */
  written: string | null
  /** A language model is configured. */
  canTranslate: boolean
}

/** Why there is no translation. */
export function NotTranslated({ error }: { error: unknown }) {
  return error instanceof ApiError && error.code === 'AI_DAY_LIMIT' ? (
    <Trans>The language model's limit for today is used up. Try again tomorrow.</Trans>
  ) : (
    <Trans>Couldn't translate this. Try again.</Trans>
  )
}

/** Below texts in another language: translates them on demand, says that they are translated, and leads back. */
export function TranslationLine({ shown, written, canTranslate }: Props) {
  const isOffline = useConnectivity() === 'offline'
  const { translation, isTranslated, isForeign, showsOriginal } = shown
  if (!isForeign || shown.texts.length === 0 || !(canTranslate || translation.texts)) return null
  const from = languageName(written ?? '')
  return (
    <div className={classes.line}>
      <IconLanguage size={16} stroke={1.7} aria-hidden />
      {isTranslated ? (
        <>
          <span>
            <Trans>Translated from {from}</Trans>
          </span>
          <TextButton onClick={() => showsOriginal(true)}>
            <Trans>Show original</Trans>
          </TextButton>
        </>
      ) : translation.texts ? (
        <TextButton onClick={() => showsOriginal(false)}>
          <Trans>Show translation</Trans>
        </TextButton>
      ) : (
        <TextButton disabled={isOffline || translation.isBusy} onClick={translation.ask}>
          {translation.isBusy ? <Trans>Translating…</Trans> : <Trans>Translate</Trans>}
        </TextButton>
      )}
      {translation.error !== null && !translation.texts && (
        <span role="alert">
          <NotTranslated error={translation.error} />
        </span>
      )}
    </div>
  )
}
