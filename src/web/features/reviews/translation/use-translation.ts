import { useEffect, useState } from 'react'
import { restoreReads, useRead } from '#web/data/queries/read.ts'
import { translationRead, type ReviewRef } from '#web/data/queries/translation-read.ts'
import { language } from '#web/i18n/language.ts'

export interface Translation {
  /** In the same order; undefined: not there. */
  texts: readonly string[] | undefined
  from: string | null
  isBusy: boolean
  error: unknown
  ask: () => void
}

/** Texts in the reader's language: those that the device has, else once somebody asks. */
export function useTranslation(of: ReviewRef, texts: readonly string[]): Translation {
  const read = translationRead(of, texts, language())
  const [asked, setAsked] = useState<string | null>(null)
  const key = JSON.stringify(read.queryKey)
  const result = useRead(read, { enabled: asked === key && texts.length > 0 })
  useEffect(() => {
    void restoreReads([read])
    // oxlint-disable-next-line react/exhaustive-deps -- the read by its key
  }, [key])
  return {
    texts: result.data?.texts,
    from: result.data?.from ?? null,
    isBusy: result.isLoading,
    error: result.data ? null : result.error,
    ask: () => (asked === key ? result.refresh() : setAsked(key)),
  }
}
