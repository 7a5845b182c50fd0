import type { DraftField } from '#contract/listing-drafts.ts'
import { KEYWORD_FIELD_MAX, textLimits, WHATS_NEW_MAX } from '#contract/protocol/limits.ts'
import type { Store } from '#contract/store.ts'

/** A text of a listing as its store limits it. */
export interface ListingField {
  field: DraftField
  /** Characters, as `countCharacters` counts them. */
  limit: number
  /** One line; the others may have several. */
  isLine: boolean
}

const whatsNew = (store: Store): ListingField => ({ field: 'whatsNew', limit: WHATS_NEW_MAX[store], isLine: false })
const title: ListingField = { field: 'title', limit: textLimits.title, isLine: true }
const description: ListingField = { field: 'description', limit: textLimits.description, isLine: false }

/**
 * The texts of a listing in each store, in the order of its console (LIM-001 to LIM-004). Limits of keywords, promotional text and
 * what's new: App Store Connect API, `appStoreVersionLocalizations`, and Google Play Developer API, `edits.listings` and
 * `edits.tracks`, November 2026.
 */
export const listingFields: Readonly<Record<Store, readonly ListingField[]>> = {
  APP_STORE: [
    title,
    { field: 'subtitle', limit: textLimits.subtitle, isLine: true },
    { field: 'keywords', limit: KEYWORD_FIELD_MAX, isLine: true },
    { field: 'promotionalText', limit: textLimits.promotionalText, isLine: false },
    description,
    whatsNew('APP_STORE'),
  ],
  GOOGLE_PLAY: [
    title,
    { field: 'shortDescription', limit: textLimits.shortDescription, isLine: true },
    description,
    whatsNew('GOOGLE_PLAY'),
  ],
}

/**
 * A typed or pasted text as a store and our server take it: line breaks are `\n`, in a field of one line spaces, and control
 * characters that nobody sees are left out.
 */
export function cleanText(text: string, isLine = false): string {
  const lines = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
  return isLine ? lines.replaceAll(/[\n\t]/g, ' ') : lines
}
