import { useEffect, useSyncExternalStore } from 'react'
import type { LocaleTexts } from '#aso/keyword-field/coverage.ts'
import { shownIn, storeLocaleOf } from '#aso/keyword-field/storefront-locales.ts'
import type { Listing } from '#aso/keyword-field/wasted-words.ts'
import { brandIn } from '#aso/keywords/brand.ts'
import { getAppDetails, type AppDetails } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { draftId, drafts } from '../drafts.ts'

/** Where the texts of an app's localization are read: in the selected country, if its people see it. */
const readIn = (app: AppInCountry, locale: string): string | null =>
  storeLocaleOf(app.locale) === locale ? app.locale : shownIn(locale)

const listingRead = ({ project }: AppInCountry, locale: string) =>
  read(getAppDetails, { query: { trackId: project.trackId, store: project.store, locale } })

/** Without a listing, the name stands for the title: all of it where the country's people see the localization. */
function textsOf(
  app: AppInCountry,
  locale: string,
  details: AppDetails | undefined,
  entries: readonly string[],
): LocaleTexts {
  const { title } = app.project
  const name = storeLocaleOf(app.locale) === locale ? title : brandIn(title)
  return { locale, title: details?.title ?? name, subtitle: details?.shortDescription ?? null, entries }
}

export interface ListingTexts {
  texts: LocaleTexts
  listing: Listing
  /** `unknown`: nothing but the app's name is known of the localization. */
  state: 'loading' | 'known' | 'unknown'
}

/** The texts of the project's own app in one localization; offline what the device has. */
export function useListingTexts(app: AppInCountry, locale: string, entries: readonly string[]): ListingTexts {
  const where = readIn(app, locale)
  const { data, isLoading } = useRead(listingRead(app, where ?? app.locale), { enabled: where !== null })
  const details = where === null ? undefined : data
  return {
    texts: textsOf(app, locale, details, entries),
    listing: {
      developerName: details?.developerName ?? app.project.developerName,
      categories: details?.categories.map(({ displayName }) => displayName) ?? [],
    },
    state: details ? 'known' : isLoading ? 'loading' : 'unknown',
  }
}

/** Localizations of which this user composes a field as well, with their texts. */
export function useComposedTexts(app: AppInCountry, locales: readonly string[]): LocaleTexts[] {
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
    () => JSON.stringify(ids.map((id) => drafts.get(id)?.entries ?? [])),
  )
  const entries = JSON.parse(text) as string[][]
  const composed = locales.flatMap((locale, at) => {
    const own = entries[at] ?? []
    return own.length > 0 ? [{ locale, entries: own, where: readIn(app, locale) }] : []
  })
  const readable = composed.flatMap(({ where }) => where ?? [])
  const listings = useReads(readable.map((where) => listingRead(app, where)))
  return composed.map(({ locale, entries: own, where }) => {
    const details = where === null ? undefined : listings[readable.indexOf(where)]?.data
    return textsOf(app, locale, details, own)
  })
}
