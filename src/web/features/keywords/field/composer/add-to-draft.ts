import { decisiveWords, distinctWords, searchWords } from '#aso/keyword-field/search-words.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { changeEntries, draftId, viewId, viewOf, views } from '../drafts.ts'

/**
 * Adds the words of keywords to the field that the composer shows of an app in a country: each once, without stop words and
 * what the title or the field has in singular or plural already. Resolves with the words that were added.
 */
export async function addToDraft(app: AppInCountry, keywords: readonly string[]): Promise<string[]> {
  const { locale } = viewOf(app, await views.read(viewId(app)))
  let added: string[] = []
  await changeEntries(draftId(app, locale), (entries) => {
    added = missingWords([app.project.title, ...entries], keywords, locale)
    return [...entries, ...added]
  })
  return added
}

function missingWords(texts: readonly string[], keywords: readonly string[], locale: string): string[] {
  const present = new Set(texts.flatMap((text) => distinctWords(text, locale)))
  const added: string[] = []
  for (const word of keywords.flatMap((keyword) => decisiveWords(keyword, locale))) {
    if (searchWords(present, locale).find(word) !== null) continue
    present.add(word)
    added.push(word)
  }
  return added
}
