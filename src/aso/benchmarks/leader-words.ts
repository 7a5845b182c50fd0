import { stopWordsOf } from '../stop-words.ts'
import { formsOf } from '../words.ts'

export interface LeaderWord {
  /** As words are compared: lower case. */
  word: string
  /** Apps that use it, by their place in the list that was given. */
  apps: readonly number[]
  /** The own texts use it, too. */
  isOwn: boolean
}

/** A word of a single app may be its name. */
const APPS_MIN = 2

/**
 * Words that apps share in their titles and subtitles, those of most apps first; stop words and numbers are left out.
 * @param texts of each app
 * @param own of the own listing
 * @param locale whose language the texts are in
 */
export function leaderWords(texts: readonly string[], own: string, locale: string): LeaderWord[] {
  const stopWords = stopWordsOf(locale)
  const wordsIn = (text: string) =>
    new Set(formsOf(text, locale).filter((form) => /\p{L}/u.test(form) && form.length > 1 && !stopWords.has(form)))
  const users = new Map<string, number[]>()
  texts.forEach((text, index) => {
    for (const word of wordsIn(text)) {
      const found = users.get(word)
      if (found) found.push(index)
      else users.set(word, [index])
    }
  })
  const ownWords = wordsIn(own)
  return [...users]
    .filter(([, apps]) => apps.length >= APPS_MIN)
    .map(([word, apps]) => ({ word, apps, isOwn: ownWords.has(word) }))
    .toSorted((a, b) => b.apps.length - a.apps.length || a.word.localeCompare(b.word))
}
