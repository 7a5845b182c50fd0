import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { Store } from '#contract/store.ts'
import { listingFields } from '../fields.ts'

/** What a plan needs to know of a draft. */
export type PlannedDraft = Pick<ListingDraft, 'locale' | 'field' | 'draft' | 'published'>

/** Drafts that say something else than what was published, by language and in the order of the store's console. */
export function changedDrafts(drafts: readonly PlannedDraft[], store: Store): PlannedDraft[] {
  const order = listingFields[store].map(({ field }) => field)
  return drafts
    .filter(({ draft, published }) => draft !== (published ?? ''))
    .toSorted((a, b) => inOrder(a.locale, b.locale) || order.indexOf(a.field) - order.indexOf(b.field))
}

/** By the codes of characters: the same on every device. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
