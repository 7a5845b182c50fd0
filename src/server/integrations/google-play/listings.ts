import * as v from 'valibot'
import type { GoogleApi } from '../google-account/google-api.ts'
import { withEdit, type Edit } from './edits.ts'

/** The texts of an app's page in one language. */
export interface PlayListing {
  /** BCP 47, such as `en-US`. */
  language: string
  title: string
  shortDescription: string
  fullDescription: string
  /** Address of a film; '': none. */
  video: string
}
export type PlayListingChange = Pick<PlayListing, 'language'> & Partial<Omit<PlayListing, 'language'>>

export interface PlayListings {
  /** The language that others fall back to; null: not told. */
  defaultLanguage: string | null
  listings: PlayListing[]
}

export interface ListingCalls {
  /** @throws ProviderFailure */
  readListings: (packageName: string, signal?: AbortSignal) => Promise<PlayListings>
  /**
   * Publishes changes of texts, all or none; parts that are left out stay. A language that was not there is added.
   * @returns the texts of the changed languages
   * @throws ProviderFailure: `refused` where Google does not take a text, or the app was changed elsewhere meanwhile;
   * `unknown-outcome` where they may be public: read them
   */
  publishListings: (
    packageName: string,
    changes: readonly PlayListingChange[],
    signal?: AbortSignal,
  ) => Promise<PlayListing[]>
}

const text = v.optional(v.string(), '')
const SentListing = v.object({
  language: v.pipe(v.string(), v.nonEmpty()),
  title: text,
  shortDescription: text,
  fullDescription: text,
  video: text,
})
const SentListings = v.object({ listings: v.optional(v.array(SentListing), []) })
const Details = v.object({ defaultLanguage: v.optional(v.nullable(v.string()), null) })

export function listingCalls(api: GoogleApi, appUrl: (packageName: string) => string): ListingCalls {
  const list = async (edit: Edit) => (await edit.json(SentListings, 'listings')).listings
  return {
    readListings: (packageName, signal) =>
      withEdit(
        api,
        appUrl(packageName),
        async (edit) => {
          const { defaultLanguage } = await edit.json(Details, 'details')
          return { defaultLanguage, listings: await list(edit) }
        },
        signal,
      ),

    publishListings: (packageName, changes, signal) =>
      withEdit(
        api,
        appUrl(packageName),
        async (edit) => {
          const before = new Map((await list(edit)).map((one) => [one.language, one]))
          const after: PlayListing[] = []
          for (const change of changes) {
            const body = { ...(before.get(change.language) ?? EMPTY), ...change }
            const path = `listings/${encodeURIComponent(change.language)}`
            after.push(await edit.json(SentListing, path, { method: 'PUT', body }))
          }
          await edit.commit()
          return after
        },
        signal,
      ),
  }
}

const EMPTY = { title: '', shortDescription: '', fullDescription: '', video: '' }
