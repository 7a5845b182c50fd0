import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { isInForeignScript } from '#aso/script.ts'
import { wordsOf } from '#aso/words.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'

/** More words are a sentence, and nobody searches for one. */
const WORDS_MAX = 7
/** Of a list within the list, an address, or markup. */
const NO_KEYWORD = /[,;<>{}[\]]|:\/\//

/**
 * What can be shown of what a model suggests: keywords in their normalised form, each once, short enough to be typed and not in
 * a script that readers of the locale's language don't know; at most 60.
 */
export function usableKeywords(suggested: readonly string[], locale: string): string[] {
  const keywords = suggested.flatMap((text) => {
    const keyword = normaliseKeyword(text, locale)
    if (keyword === null || NO_KEYWORD.test(keyword) || isInForeignScript(keyword, locale)) return []
    return wordsOf(keyword, locale).length <= WORDS_MAX ? [keyword] : []
  })
  return [...new Set(keywords)].slice(0, SUGGESTIONS_MAX)
}
