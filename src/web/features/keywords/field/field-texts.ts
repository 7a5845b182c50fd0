import { useEffect, useSyncExternalStore } from 'react'
import type { LocaleTexts } from '#aso/keyword-field/search-words.ts'
import { shownIn, storeLocaleOf } from '#aso/keyword-field/storefront-locales.ts'
import { brandIn } from '#aso/keywords/brand.ts'
import { getAppDetails, getLocalizations, type Localization } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { type Draft, EMPTY_DRAFT } from '#web/data/keyword-drafts/draft.ts'
import { localizationsRead } from '#web/data/queries/keyword-suggestions.ts'
import { inMemory, read, restoreReads, useRead } from '#web/data/queries/read.ts'
import { draftId, drafts } from './drafts.ts'

/** Where the texts of an app's localization are read: in the selected country, if its people see it; null: nowhere. */
const listingLocaleOf = (app: AppInCountry, locale: string): string | null =>
  storeLocaleOf(app.locale) === locale ? app.locale : shownIn(locale)

const listingOf = ({ project, locale }: AppInCountry) => ({ trackId: project.trackId, store: project.store, locale })

/** What the country's people see of the project's own app. */
export const listingRead = (app: AppInCountry) => read(getAppDetails, { query: listingOf(app) })

/** The texts of one localization that the device has. */
export async function rememberedLocalization(app: AppInCountry, locale: string): Promise<Localization | undefined> {
  const where = listingLocaleOf(app, locale)
  const [shown, others] = [listingRead(app), localizationsRead(listingOf(app))]
  await restoreReads([shown, ...(others ? [others] : [])])
  if (where === app.locale) return inMemory(shown)
  return others ? inMemory(others)?.localizations.find((one) => one.locale === where) : undefined
}

interface Localizations {
  of: (locale: string) => Localization | undefined
  isLoading: boolean
}

/** The texts of localizations, as far as the store has them: those that don't exist are not asked for one by one. */
function useLocalizations(app: AppInCountry, locales: readonly string[]): Localizations {
  const shown = storeLocaleOf(app.locale)
  const ofOthers = localizationsRead(listingOf(app))
  const own = useRead(listingRead(app), { enabled: locales.includes(shown) })
  const others = useRead(ofOthers ?? NO_OTHERS, { enabled: ofOthers !== null && locales.some((one) => one !== shown) })
  return {
    of: (locale) => {
      const where = listingLocaleOf(app, locale)
      return where === app.locale ? own.data : others.data?.localizations.find((one) => one.locale === where)
    },
    isLoading: own.isLoading || others.isLoading,
  }
}

/** Never asked. */
const NO_OTHERS = read(getLocalizations, { body: { trackId: '', store: 'APP_STORE', locales: [] } })

/** The parts of a localization that the user edits. */
type OwnTexts = Pick<Draft, 'title' | 'subtitle'> & Pick<LocaleTexts, 'entries'>

/**
 * What one localization is searched by with a draft: title and subtitle that the user typed, else those of its listing.
 * Without a listing, the app's name is used as the title: in full for the localization shown in the country.
 */
export function textsOf(
  app: AppInCountry,
  locale: string,
  details: Localization | undefined,
  draft: OwnTexts,
): LocaleTexts {
  const { title, developerName } = app.project
  const name = storeLocaleOf(app.locale) === locale ? title : brandIn(title)
  return {
    locale,
    title: draft.title ?? details?.title ?? name,
    subtitle: draft.subtitle ?? details?.shortDescription ?? null,
    entries: draft.entries,
    developerName: details?.developerName ?? developerName,
    categories: details?.categories.map(({ displayName }) => displayName) ?? [],
  }
}

/** The same localization as published: the user's text counts only where the listing has none. */
function storeTextsOf(
  app: AppInCountry,
  locale: string,
  details: Localization | undefined,
  draft: OwnTexts,
): LocaleTexts {
  const { entries, title, subtitle } = draft
  const isKnown = { title: details !== undefined, subtitle: typeof details?.shortDescription === 'string' }
  return textsOf(app, locale, details, {
    entries,
    title: isKnown.title ? null : title,
    subtitle: isKnown.subtitle ? null : subtitle,
  })
}

export interface FieldTexts {
  /** With the draft. */
  texts: LocaleTexts
  /** As the store has them, with other words in the field. */
  withEntries: (entries: readonly string[]) => LocaleTexts
  /** The listing's texts; null: not known. */
  description: string | null
  listed: { title: string | null; subtitle: string | null }
  /** `unknown`: nothing but the app's name is known of the localization. */
  state: 'loading' | 'known' | 'unknown'
}

/** The texts of the project's own app in one localization; offline what the device has. */
export function useFieldTexts(app: AppInCountry, locale: string, draft: Draft): FieldTexts {
  const { of, isLoading } = useLocalizations(app, [locale])
  const details = of(locale)
  return {
    texts: textsOf(app, locale, details, draft),
    withEntries: (entries) => storeTextsOf(app, locale, details, { ...draft, entries }),
    description: details?.description ?? null,
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
  // Serialised, so that the snapshot is stable while the drafts are.
  const text = useSyncExternalStore(
    (listener) => {
      const ends = ids.map((id) => drafts.subscribe(id, listener))
      return () => ends.forEach((end) => end())
    },
    () => JSON.stringify(ids.map((id) => drafts.get(id) ?? EMPTY_DRAFT)),
  )
  const composed = JSON.parse(text) as Draft[]
  const { of } = useLocalizations(app, locales)
  return locales.flatMap((locale, at) => {
    const draft = composed[at] ?? EMPTY_DRAFT
    const details = of(locale)
    const isKnown = details !== undefined || draft.entries.length > 0 || draft.title !== null || draft.subtitle !== null
    return isKnown ? [textsOf(app, locale, details, draft)] : []
  })
}
