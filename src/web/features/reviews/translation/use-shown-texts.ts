import { useState } from 'react'
import type { ReviewRef } from '#web/data/queries/translation-read.ts'
import { language as languageInUse } from '#web/i18n/language.ts'
import { useTranslation, type Translation } from './use-translation.ts'

export interface ShownTexts {
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

/** Texts as they were written, or in the reader's language where somebody has asked for that. */
export function useShownTexts(of: ReviewRef, originals: readonly string[], written: string | null): ShownTexts {
  const [isOriginal, setOriginal] = useState(false)
  const isForeign = written !== null && written !== languageInUse()
  const translation = useTranslation(of, isForeign ? originals : [])
  const translated = isForeign && !isOriginal ? translation.texts : undefined
  return {
    texts: translated ?? originals,
    lang: translated ? languageInUse() : (written ?? undefined),
    isTranslated: translated !== undefined,
    isForeign,
    translation,
    showsOriginal: setOriginal,
  }
}
