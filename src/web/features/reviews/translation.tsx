import { Trans } from '@lingui/react/macro'
import { Anchor, Group } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useState, useEffect } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { restoreReads, useRead } from '#web/data/queries/read.ts'
import { type ReviewRef, translationRead } from '#web/data/queries/translation-read.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { languageName } from './languages.ts'

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
    <Group gap="4px 8px" c="dimmed" fz="sm" lh="sm">
      <IconLanguage size={16} stroke={1.7} aria-hidden />
      {isTranslated ? (
        <>
          <span>
            <Trans>Translated from {from}</Trans>
          </span>
          <Anchor component="button" type="button" variant="action" onClick={() => showsOriginal(true)}>
            <Trans>Show original</Trans>
          </Anchor>
        </>
      ) : translation.texts ? (
        <Anchor component="button" type="button" variant="action" onClick={() => showsOriginal(false)}>
          <Trans>Show translation</Trans>
        </Anchor>
      ) : (
        <Anchor
          component="button"
          type="button"
          variant="action"
          disabled={isOffline || translation.isBusy}
          onClick={translation.ask}
        >
          {translation.isBusy ? <Trans>Translating…</Trans> : <Trans>Translate</Trans>}
        </Anchor>
      )}
      {translation.error !== null && !translation.texts && (
        <span role="alert">
          <NotTranslated error={translation.error} />
        </span>
      )}
    </Group>
  )
}

interface ShownTexts {
  /** In the order of the originals. */
  texts: readonly string[]
  /** Of `texts`, ISO 639-1; undefined: not known. */
  lang: string | undefined
  isTranslated: boolean
  /** They are in another language than the reader's. */
  isForeign: boolean
  translation: Translation
  showsOriginal: (isOriginal: boolean) => void
}

/** The original texts, or their translation once the reader asked for it. */
export function useShownTexts(of: ReviewRef, originals: readonly string[], written: string | null): ShownTexts {
  const [isOriginal, setOriginal] = useState(false)
  const isForeign = written !== null && written !== language()
  const translation = useTranslation(of, isForeign ? originals : [])
  const translated = isForeign && !isOriginal ? translation.texts : undefined
  return {
    texts: translated ?? originals,
    lang: translated ? language() : (written ?? undefined),
    isTranslated: translated !== undefined,
    isForeign,
    translation,
    showsOriginal: setOriginal,
  }
}

interface Translation {
  /** In the same order; undefined: not there. */
  texts: readonly string[] | undefined
  from: string | null
  isBusy: boolean
  error: unknown
  ask: () => void
}

/** Texts in the reader's language: from this device, otherwise on request. */
export function useTranslation(of: ReviewRef, texts: readonly string[]): Translation {
  const read = translationRead(of, texts, language())
  const [asked, setAsked] = useState<string | null>(null)
  const key = JSON.stringify(read.queryKey)
  const result = useRead(read, { enabled: asked === key && texts.length > 0 })
  useEffect(() => {
    void restoreReads([read])
    // oxlint-disable-next-line react/exhaustive-deps -- the read, compared by its key
  }, [key])
  return {
    texts: result.data?.texts,
    from: result.data?.from ?? null,
    isBusy: result.isLoading,
    error: result.data ? null : result.error,
    ask: () => (asked === key ? result.refresh() : setAsked(key)),
  }
}
