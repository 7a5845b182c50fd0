import type { DraftField } from '#contract/listing-drafts.ts'
import type { Store } from '#contract/store.ts'

/** A text of a listing in one of its languages, as its store names the language. */
export interface ListingText {
  locale: string
  field: DraftField
  text: string
}

/**
 * The file of each text in a language's folder. Source: fastlane, deliver/lib/deliver/upload_metadata.rb and
 * supply/lib/supply.rb, November 2026.
 */
export const fileNames: Readonly<Record<Store, Partial<Record<DraftField, string>>>> = {
  APP_STORE: {
    title: 'name.txt',
    subtitle: 'subtitle.txt',
    keywords: 'keywords.txt',
    promotionalText: 'promotional_text.txt',
    description: 'description.txt',
    whatsNew: 'release_notes.txt',
  },
  GOOGLE_PLAY: {
    title: 'title.txt',
    shortDescription: 'short_description.txt',
    description: 'full_description.txt',
    whatsNew: 'changelogs/default.txt',
  },
}

/** Where the folders of the languages stand. */
export const roots: Readonly<Record<Store, string>> = { APP_STORE: 'metadata', GOOGLE_PLAY: 'metadata/android' }

export interface FolderFile {
  /** From the top of the archive, with `/`. */
  path: string
  text: string
}

/**
 * Texts as the files that fastlane sends: `deliver` for the App Store, `supply` for Google Play. An empty text gets no file:
 * fastlane sends no empty one, so what the store has stays.
 */
export const filesOf = (store: Store, texts: readonly ListingText[]): FolderFile[] =>
  texts.flatMap(({ locale, field, text }) => {
    const name = fileNames[store][field]
    return name && text.trim() ? [{ path: `${roots[store]}/${locale}/${name}`, text: `${text.trim()}\n` }] : []
  })

/** What supply sends of a language in one request, which Google Play refuses as a whole where one is missing. */
const together = ['title', 'shortDescription', 'description'] as const

/**
 * What Google Play would miss of each language that is written about.
 *
 * @returns nothing for the App Store, which takes single texts
 */
export const missingOf = (store: Store, texts: readonly ListingText[]): Pick<ListingText, 'locale' | 'field'>[] =>
  store === 'APP_STORE'
    ? []
    : [...new Set(texts.map(({ locale }) => locale))].flatMap((locale) =>
        together
          .filter((field) => !texts.some((one) => one.locale === locale && one.field === field && one.text.trim()))
          .map((field) => ({ locale, field })),
      )
