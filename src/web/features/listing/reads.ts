import { languagesOf, listingLanguageOf, readIn } from '#aso/listing/store-languages.ts'
import { getAdCopies } from '#contract/ad-copy.ts'
import { getListingDrafts } from '#contract/listing-drafts.ts'
import { getListingPlan, getListingPublications, type PublicationState } from '#contract/listing-publications.ts'
import { getListingSets } from '#contract/listing-sets.ts'
import { getAppDetails, getAverageRating, getVersions } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, type Read } from '#web/data/queries/read.ts'

/** The organisation's drafts of an app's texts, in all languages. */
export const listingDraftsRead = (projectId: string) => read(getListingDrafts, { params: { projectId } })

/** What publishing the drafts would change. It is read from the store's console each time. */
export const listingPlanRead = (projectId: string): Read<typeof getListingPlan> => ({
  ...read(getListingPlan, { params: { projectId } }),
  staleTime: 0,
})

/** How soon publications are asked for again, ms: while the server writes, and while Apple has the version. */
const POLLED: Partial<Record<PublicationState, number>> = {
  queued: 2000,
  saving: 2000,
  submitting: 2000,
  submitted: 30_000,
  'in-review': 30_000,
  approved: 30_000,
}

/** The last publications of an app's texts: asked for at each visit, and followed as long as one of them is under way. */
export const publicationsRead = (projectId: string): Read<typeof getListingPublications> => ({
  ...read(getListingPublications, { params: { projectId } }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => {
    const waits = (data?.data ?? []).flatMap(({ state }) => POLLED[state] ?? [])
    return waits.length > 0 && Math.min(...waits)
  },
})

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
