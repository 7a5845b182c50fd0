import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { GoogleApi } from '../google-account/google-api.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
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
   * Publishes changes of texts, all or none; parts that are left out stay. A language that was not there is added. What is there
   * already is not sent again.
   * @throws PlayLanguageRefused where Google does not take the texts of a language
   * @throws ProviderFailure: `refused` where it does not take the page as a whole; `unavailable` also where the app was changed
   * elsewhere meanwhile, or the draft was ended; `unknown-outcome` where they may be public: read them
   */
  publishListings: (
    packageName: string,
    publication: PlayPublication,
    signal?: AbortSignal,
  ) => Promise<PlayPublicationOutcome>
}

export interface PlayPublication {
  changes: readonly PlayListingChange[]
  /** Whether the page is still the one that somebody saw; where it is not, nothing is written. */
  isAsSeen: (listings: readonly PlayListing[]) => boolean
  /** What happens to changes that are in review: they are taken back and sent again with these, or nothing is published. */
  cancelsReview: boolean
}

/**
 * `sent`: for review, or all was there already; `kept`: saved, and to be sent for review in Play Console; `in-review`: other
 * changes are, and nothing was published; `changed`: the page is another than was seen.
 */
export type PlayPublicationOutcome = 'sent' | 'kept' | 'in-review' | 'changed'

/** Google does not take the texts of a language: nothing is published. */
export class PlayLanguageRefused extends Error {
  override readonly name = 'PlayLanguageRefused'
  readonly language: string
  /** Google's own sentence; null: it said none. */
  readonly detail: string | null

  constructor(language: string, { detail }: ProviderFailure) {
    super(`google-play does not take the texts of ${language}`)
    this.language = language
    this.detail = detail
  }
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

    publishListings: (packageName, { changes, isAsSeen, cancelsReview }, signal) =>
      withEdit(
        api,
        appUrl(packageName),
        async (edit) => {
          const before = await list(edit)
          if (!isAsSeen(before)) return 'changed'
          const differing = changes
            .map((change) => ({ ...(before.find(({ language }) => language === change.language) ?? EMPTY), ...change }))
            .filter((wanted) => !before.some((one) => isDeepStrictEqual(one, wanted)))
          if (differing.length === 0) return 'sent'
          for (const wanted of differing) await writeLanguage(edit, wanted)
          await edit.validate()
          return edit.commit(cancelsReview)
        },
        signal,
      ),
  }
}

const EMPTY = { title: '', shortDescription: '', fullDescription: '', video: '' }

async function writeLanguage(edit: Edit, listing: PlayListing): Promise<void> {
  const { language } = listing
  try {
    await edit.json(SentListing, `listings/${encodeURIComponent(language)}`, { method: 'PUT', body: listing })
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'refused') throw new PlayLanguageRefused(language, error)
    throw error
  }
}
