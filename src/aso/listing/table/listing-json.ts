import * as v from 'valibot'
import { DRAFT_TEXT_MAX } from '#contract/protocol/limits.ts'
import { Store } from '#contract/store.ts'
import type { ListingText } from '../fastlane/folders.ts'
import { cleanText, listingFields } from '../fields.ts'
import { languageNamed } from './read-texts.ts'

const FORMAT = 'storeglass-listing'

const ListingFile = v.object({
  format: v.literal(FORMAT),
  store: Store,
  languages: v.record(v.string(), v.record(v.string(), v.unknown())),
})

/** Texts as JSON: languages as the store names them, each with its texts. */
export function jsonOf(store: Store, texts: readonly ListingText[]): string {
  const byLanguage = Map.groupBy(texts, ({ locale }) => locale)
  const languages = Object.fromEntries(
    [...byLanguage].map(([locale, of]) => [locale, Object.fromEntries(of.map(({ field, text }) => [field, text]))]),
  )
  return `${JSON.stringify({ format: FORMAT, store, languages }, null, 2)}\n`
}

/** Why a JSON file can't be read: it is none, it is another one, or it is about the other store. */
export type JsonFault = 'not-json' | 'not-a-listing' | 'other-store'

export interface ReadJson {
  texts: ListingText[]
  /** What is no text of the store, as "de-DE, icon". */
  leftOut: string[]
}

/** The texts of a file that `jsonOf` wrote. Empty ones say nothing. */
export function readJson(store: Store, file: string): ReadJson | JsonFault {
  let parsed: unknown
  try {
    parsed = JSON.parse(file.replace(/^\uFEFF/, ''))
  } catch {
    return 'not-json'
  }
  const { success, output } = v.safeParse(ListingFile, parsed)
  if (!success) return 'not-a-listing'
  if (output.store !== store) return 'other-store'
  const result: ReadJson = { texts: [], leftOut: [] }
  for (const [named, texts] of Object.entries(output.languages))
    for (const [name, text] of Object.entries(texts)) {
      const locale = languageNamed(store, named)
      const known = listingFields[store].find(({ field }) => field === name)
      const clean = typeof text === 'string' && known ? cleanText(text.trim(), known.isLine) : null
      if (!locale || !known || clean === null || clean.length > DRAFT_TEXT_MAX) result.leftOut.push(`${named}, ${name}`)
      else if (clean !== '') result.texts.push({ locale, field: known.field, text: clean })
    }
  return result
}
