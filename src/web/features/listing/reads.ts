import { languagesOf, listingLanguageOf, readIn } from '#aso/listing/store-languages.ts'
import { getAdCopies } from '#contract/ad-copy.ts'
import { getListingDrafts } from '#contract/listing-drafts.ts'
import { getListingSets } from '#contract/listing-sets.ts'
import { getAppDetails, getAverageRating, getVersions } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read } from '#web/data/queries/read.ts'

/** The organisation's drafts of an app's texts, in all languages. */
export const listingDraftsRead = (projectId: string) => read(getListingDrafts, { params: { projectId } })

/** The organisation's named sets of drafts of an app's texts. */
export const listingSetsRead = (projectId: string) => read(getListingSets, { params: { projectId } })

/** Copy for ads that the organisation keeps for an app. */
export const adCopiesRead = (projectId: string) => read(getAdCopies, { params: { projectId } })

/** The language of the listing that an address names, else that of the selected country. */
export const shownLanguage = ({ project: { store }, locale }: AppInCountry, named: string | undefined): string =>
  named !== undefined && languagesOf(store).includes(named) ? named : listingLanguageOf(store, locale)

/**
 * What the store shows of the project's own app in one language of its listing, and the ratings of the country in which it does.
 * `locale` null: no country shows it by itself, and the reads, which are those of the selected country, are not to be asked.
 */
export function liveReads({ project: { trackId, store }, locale: selected }: AppInCountry, language: string) {
  const locale = readIn(store, language, selected)
  const query = { trackId, store, locale: locale ?? selected }
  return {
    locale,
    details: read(getAppDetails, { query }),
    versions: read(getVersions, { query }),
    rating: read(getAverageRating, { query }),
  }
}
