import type { EditedField } from '../editor/use-editor.ts'
import type { LanguageTexts } from '../bulk/use-bulk-texts.ts'

/** How the store shows a language. */
export type Published =
  /** It has texts of its own. */
  | { state: 'own' }
  /** Its texts are those of this other language, letter by letter: as a rule the store has none for it. */
  | { state: 'same'; as: string }
  /** Not known yet, or not to be read. */
  | { state: 'loading' | 'unsaved' | 'failed' }
  /** No country shows the language by itself, or the app is not in the country that does. */
  | { state: 'missing' }

export interface PublishedRow extends LanguageTexts {
  published: Published
  /** Texts of which a draft says something else. */
  drafted: EditedField[]
}

/** The languages of a listing with what the store shows of each, the same order. */
export const publishedRows = (rows: readonly LanguageTexts[]): PublishedRow[] =>
  rows.map((row, index) => ({
    ...row,
    published: publishedOf(row, rows.slice(0, index)),
    drafted: row.fields.filter(({ isChanged }) => isChanged),
  }))

function publishedOf(row: LanguageTexts, before: readonly LanguageTexts[]): Published {
  const { listing, liveState } = row
  if (!listing) return { state: liveState === 'ready' ? 'missing' : liveState }
  const alike = before.find((other) => other.listing && isAlike(other.listing, listing))
  return alike ? { state: 'same', as: alike.language } : { state: 'own' }
}

type Listing = NonNullable<LanguageTexts['listing']>

/** The description tells: a name is often the same in many languages. */
const isAlike = (one: Listing, other: Listing): boolean =>
  one.description !== null &&
  one.description === other.description &&
  one.title === other.title &&
  one.shortDescription === other.shortDescription
