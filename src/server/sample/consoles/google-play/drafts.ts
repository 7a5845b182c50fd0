import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'

const text = v.optional(v.string(), '')
export const ListingTexts = v.object({ title: text, shortDescription: text, fullDescription: text, video: text })
const SentListing = v.object({ language: v.string(), ...ListingTexts.entries })
type SentListing = v.InferOutput<typeof SentListing>

const Draft = v.object({
  id: v.string(),
  packageName: v.string(),
  /** How often the app had been changed when it was opened. */
  commits: v.number(),
  /** ISO. */
  endsAt: v.string(),
  changes: v.array(SentListing),
})
export type Draft = v.InferOutput<typeof Draft>

const HOUR_MS = 3_600_000
/** The sample's reviewers are quick. */
const REVIEW_MS = 3 * 60_000

/** Drafts, and how often each app was changed through one: another's commit ends those that were opened before. */
export function openDrafts({ records, clock }: ConsoleParts) {
  const commitsOf = async (owner: string, packageName: string) =>
    v.parse(v.nullable(v.number()), await records.get(owner, 'commits', packageName)) ?? 0
  return {
    async open(owner: string, packageName: string, id: string): Promise<Draft> {
      const endsAt = new Date(clock().getTime() + HOUR_MS).toISOString()
      const draft = { id, packageName, commits: await commitsOf(owner, packageName), endsAt, changes: [] }
      await records.put(owner, 'edit', id, draft)
      return draft
    },
    get: async (owner: string, id: string) => v.parse(v.nullable(Draft), await records.get(owner, 'edit', id)),
    isCurrent: async (owner: string, draft: Draft) => draft.commits === (await commitsOf(owner, draft.packageName)),
    async change(owner: string, draft: Draft, listing: SentListing) {
      const others = draft.changes.filter(({ language }) => language !== listing.language)
      await records.put(owner, 'edit', draft.id, { ...draft, changes: [...others, listing] })
    },
    async commit(owner: string, { id, packageName, commits, changes }: Draft) {
      for (const listing of changes)
        await records.put(owner, 'listing', `${packageName}/${listing.language}`, { packageName, ...listing })
      await records.put(owner, 'commits', packageName, commits + 1)
      const endsAt = new Date(clock().getTime() + REVIEW_MS).toISOString()
      await records.put(owner, 'page-review', packageName, { endsAt })
      await records.delete(owner, 'edit', id)
    },
    async isInReview(owner: string, packageName: string): Promise<boolean> {
      const review = v.parse(v.nullable(Review), await records.get(owner, 'page-review', packageName))
      return review !== null && Date.parse(review.endsAt) > clock().getTime()
    },
    delete: (owner: string, id: string) => records.delete(owner, 'edit', id),
  }
}

const Review = v.object({ endsAt: v.string() })
const KeptListing = v.object({ packageName: v.string(), ...SentListing.entries })

/** What the page says in each language: the market's texts, then what was committed, then the draft's changes. */
export async function listingsOf({ market, records }: ConsoleParts, owner: string, draft: Draft) {
  const ref = { store: 'GOOGLE_PLAY' as const, trackId: draft.packageName }
  const byLanguage = new Map<string, SentListing>()
  for (const locale of await market.localesOf(ref)) {
    const listing = await market.listing({ ...ref, locale })
    if (!listing) continue
    byLanguage.set(locale, {
      language: locale,
      title: listing.title,
      shortDescription: listing.shortDescription ?? '',
      fullDescription: listing.description ?? '',
      video: '',
    })
  }
  for (const { value } of await records.list(owner, 'listing')) {
    const { packageName, ...listing } = v.parse(KeptListing, value)
    if (packageName === draft.packageName) byLanguage.set(listing.language, listing)
  }
  for (const change of draft.changes) byLanguage.set(change.language, change)
  return [...byLanguage.values()]
}

const most = { title: 30, shortDescription: 80, fullDescription: 4000 } as const

/** What a whole page lacks; null: it can be published. */
export function missingIn(listings: readonly SentListing[]): string | null {
  const incomplete = listings.find(({ shortDescription, fullDescription }) => !shortDescription || !fullDescription)
  return incomplete ? `The listing in ${incomplete.language} needs a short and a full description.` : null
}

/** What Google does not take of a listing; null: it takes it. */
export function faultOf(texts: v.InferOutput<typeof ListingTexts>): string | null {
  for (const [part, length] of Object.entries(most) as [keyof typeof most, number][])
    if (Array.from(texts[part]).length > length) return `The ${part} is longer than ${length} characters.`
  return texts.title.trim() === '' ? 'The title is required.' : null
}
