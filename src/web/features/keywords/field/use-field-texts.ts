import { useEffect, useSyncExternalStore } from 'react'
import type { LocaleTexts } from '#aso/keyword-field/search-words.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { EMPTY_DRAFT, type Draft } from '#web/data/keyword-drafts/draft.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { draftId, drafts } from './drafts.ts'
import { listingRead, storeTextsOf, textsOf, whereRead } from './field-texts.ts'

export interface FieldTexts {
  /** With the draft. */
  texts: LocaleTexts
  /** As the store has them, with other words in the field. */
  withEntries: (entries: readonly string[]) => LocaleTexts
  /** What the listing tells; null: not known. */
  listed: { title: string | null; subtitle: string | null }
  /** `unknown`: nothing but the app's name is known of the localization. */
  state: 'loading' | 'known' | 'unknown'
}

/** The texts of the project's own app in one localization; offline what the device has. */
export function useFieldTexts(app: AppInCountry, locale: string, draft: Draft): FieldTexts {
  const where = whereRead(app, locale)
  const { data, isLoading } = useRead(listingRead(app, where ?? app.locale), { enabled: where !== null })
  const details = where === null ? undefined : data
  return {
    texts: textsOf(app, locale, details, draft),
    withEntries: (entries) => storeTextsOf(app, locale, details, { ...draft, entries }),
    listed: { title: details?.title ?? null, subtitle: details?.shortDescription ?? null },
    state: details ? 'known' : isLoading ? 'loading' : 'unknown',
  }
}

/** The localizations of which something is known, with their texts: of a listing, or of a draft. */
export function useOtherTexts(app: AppInCountry, locales: readonly string[]): LocaleTexts[] {
  const ids = locales.map((locale) => draftId(app, locale))
  const key = ids.join('\n')
  useEffect(() => {
    const ends = key === '' ? [] : key.split('\n').map(drafts.follow)
    return () => ends.forEach((end) => end())
  }, [key])
  // As text, which is the same while the drafts are.
  const text = useSyncExternalStore(
    (listener) => {
      const ends = ids.map((id) => drafts.subscribe(id, listener))
      return () => ends.forEach((end) => end())
    },
    () => JSON.stringify(ids.map((id) => drafts.get(id) ?? EMPTY_DRAFT)),
  )
  const composed = JSON.parse(text) as Draft[]
  const places = locales.map((locale) => whereRead(app, locale))
  const readable = places.flatMap((where) => where ?? [])
  const listings = useReads(readable.map((where) => listingRead(app, where)))
  return locales.flatMap((locale, at) => {
    const [draft = EMPTY_DRAFT, where] = [composed[at], places[at]]
    const details = typeof where === 'string' ? listings[readable.indexOf(where)]?.data : undefined
    const isKnown = details !== undefined || draft.entries.length > 0 || draft.title !== null || draft.subtitle !== null
    return isKnown ? [textsOf(app, locale, details, draft)] : []
  })
}
