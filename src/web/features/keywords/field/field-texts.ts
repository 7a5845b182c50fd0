import type { LocaleTexts } from '#aso/keyword-field/search-words.ts'
import { shownIn, storeLocaleOf } from '#aso/keyword-field/storefront-locales.ts'
import { brandIn } from '#aso/keywords/brand.ts'
import { getAppDetails, type AppDetails } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { Draft } from '#web/data/keyword-drafts/draft.ts'
import { read } from '#web/data/queries/read.ts'

/** Where the texts of an app's localization are read: in the selected country, if its people see it; null: nowhere. */
export const whereRead = (app: AppInCountry, locale: string): string | null =>
  storeLocaleOf(app.locale) === locale ? app.locale : shownIn(locale)

export const listingRead = ({ project }: AppInCountry, locale: string) =>
  read(getAppDetails, { query: { trackId: project.trackId, store: project.store, locale } })

/** What the user composes of a localization. */
type OwnTexts = Pick<Draft, 'title' | 'subtitle'> & Pick<LocaleTexts, 'entries'>

/**
 * What one localization is searched by with a draft: title and subtitle that the user typed, else those of its listing.
 * Without a listing, the name stands for the title: all of it where the country's people see the localization.
 */
export function textsOf(
  app: AppInCountry,
  locale: string,
  details: AppDetails | undefined,
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

/** The same localization as the store has it: what the user typed counts only where its listing does not tell the text. */
export function storeTextsOf(
  app: AppInCountry,
  locale: string,
  details: AppDetails | undefined,
  draft: OwnTexts,
): LocaleTexts {
  const { entries, title, subtitle } = draft
  const isTold = { title: details !== undefined, subtitle: typeof details?.shortDescription === 'string' }
  return textsOf(app, locale, details, {
    entries,
    title: isTold.title ? null : title,
    subtitle: isTold.subtitle ? null : subtitle,
  })
}
