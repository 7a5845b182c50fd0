import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import { fieldLength } from '#aso/keyword-field/field-text.ts'
import { fittingWords } from '#aso/keyword-field/fitting-words.ts'
import { searchWordsOf } from '#aso/keyword-field/search-words.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { inMemory, restoreReads } from '#web/data/queries/read.ts'
import { changeEntries, draftId, drafts, viewId, viewOf, views } from './drafts.ts'
import { listingRead, textsOf, whereRead } from './field-texts.ts'
import { rememberedKeywords } from './known-keywords.ts'

export interface AddedToDraft {
  /** Words that were added. */
  added: string[]
  /** Keywords for whose words there was no room. */
  left: string[]
}

/**
 * Adds the words of keywords to the field that the composer shows of an app in a country, as `fittingWords` finds them with
 * the listing and the numbers that the device has. Throws as `changeEntries`.
 */
export async function addToDraft(app: AppInCountry, keywords: readonly string[]): Promise<AddedToDraft> {
  const { locale } = viewOf(app, await views.read(viewId(app)))
  const where = whereRead(app, locale)
  const listing = where === null ? null : listingRead(app, where)
  if (listing) await restoreReads([listing])
  const known = await rememberedKeywords(app, keywords)
  const id = draftId(app, locale)
  const draft = await drafts.read(id)
  let done: AddedToDraft = { added: [], left: [] }
  await changeEntries(id, (entries) => {
    const texts = textsOf(app, locale, listing ? inMemory(listing) : undefined, { ...draft, entries })
    const room = { free: KEYWORD_FIELD_MAX - fieldLength(entries), isEmpty: entries.length === 0 }
    const { words, left } = fittingWords(known, searchWordsOf(texts), room)
    done = { added: words, left: left.map(({ keyword }) => keyword) }
    return [...entries, ...words]
  })
  return done
}
