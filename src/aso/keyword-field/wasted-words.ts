import { brandIn } from '../keywords/brand.ts'
import { coveredBy, type KnownKeyword } from './coverage.ts'
import { functionWordsOf } from './function-words.ts'
import { otherNumbers } from './number-forms.ts'
import { APP_WORDS, distinctWords, searchWordsOf, type LocaleTexts } from './search-words.ts'

/** Why a word in the keyword field gains nothing. */
export type WasteReason =
  /** It is part of the app's name, which is searched anyway. */
  | { kind: 'app-name' | 'developer' | 'title' | 'subtitle' | 'repeated' | 'function-word' | 'app' | 'category' }
  /** `form` is the singular or plural of it, and stands there already. */
  | { kind: 'number'; form: string }
  /** Another localization that the storefront searches too has it, and no known keyword needs it here. */
  | { kind: 'other-locale'; locale: string }

export interface WastedEntry {
  /** Its place in the field. */
  index: number
  entry: string
  /** The first wasted word, and why. */
  word: string
  reason: WasteReason
  /** What is left of the entry without its wasted words; '': nothing. */
  rest: string
}

/**
 * Entries of the field that gain nothing, wholly or in part, in their order (developer.apple.com/app-store/search). A word is
 * wasted exactly if `searchWordsOf` finds it without this place of it, or if it is a function word.
 */
export function wastedEntries(texts: LocaleTexts): WastedEntry[] {
  const { locale, entries } = texts
  const reasonOf = reasonFinder(texts)
  const before = new Set<string>()
  return entries.flatMap((entry, index) => {
    const words = distinctWords(entry, locale)
    const reasons = words.map((word) => reasonOf(word, before))
    for (const word of words) before.add(word)
    const first = reasons.findIndex((reason) => reason !== null)
    const [word, reason] = [words[first], reasons[first]]
    if (word === undefined || !reason) return []
    // Function words within a phrase are part of how it is searched for.
    if (reason.kind === 'function-word' && words.length > 1 && reasons.includes(null)) return []
    const rest = words.filter((_, at) => reasons[at] === null).join(' ')
    return [{ index, entry, word, reason, rest }]
  })
}

function reasonFinder({ title, subtitle, locale, developerName, categories }: LocaleTexts) {
  const wordsIn = (text: string | null) => new Set(distinctWords(text ?? '', locale))
  const functionWords = functionWordsOf(locale)
  const places = [
    { kind: 'app', words: APP_WORDS },
    { kind: 'app-name', words: wordsIn(title.length > brandIn(title).length ? brandIn(title) : '') },
    { kind: 'title', words: wordsIn(title) },
    { kind: 'subtitle', words: wordsIn(subtitle) },
    { kind: 'developer', words: wordsIn(developerName) },
    { kind: 'category', words: wordsIn(categories.join('\n')) },
  ] as const
  return (word: string, before: ReadonlySet<string>): WasteReason | null => {
    if (functionWords.has(word)) return { kind: 'function-word' }
    const place = places.find(({ words }) => words.has(word))
    if (place) return { kind: place.kind }
    if (before.has(word)) return { kind: 'repeated' }
    const counts = (form: string) => before.has(form) || places.some(({ words }) => words.has(form))
    const form = otherNumbers(word, locale).find(counts)
    return form === undefined ? null : { kind: 'number', form }
  }
}

/**
 * Entries of a localization whose words all stand in another one that the storefront searches together with it, and without
 * which the localizations cover the same known keywords: a repeat is no waste where a phrase needs it.
 */
export function repeatedAcross(
  texts: LocaleTexts,
  others: readonly LocaleTexts[],
  keywords: readonly KnownKeyword[],
): WastedEntry[] {
  const { locale, entries } = texts
  const elsewhere = others.map((one) => ({ locale: one.locale, words: searchWordsOf(one) }))
  const covered = keywords.filter(coveredBy([texts, ...others]))
  return entries.flatMap((entry, index) => {
    const words = distinctWords(entry, locale)
    const holder = elsewhere.find((one) => words.length > 0 && words.every((word) => one.words.has(word)))
    if (!holder) return []
    const without = { ...texts, entries: entries.filter((_, at) => at !== index) }
    if (!covered.every(coveredBy([without, ...others]))) return []
    const reason = { kind: 'other-locale', locale: holder.locale } as const
    return [{ index, entry, word: entry, reason, rest: '' }]
  })
}

/** The entries without anything that is wasted. */
export const withoutAllWaste = (entries: readonly string[], wasted: readonly WastedEntry[]): string[] =>
  // From the end, so that the places of those before stay.
  wasted.toSorted((a, b) => b.index - a.index).reduce<string[]>(withoutWaste, [...entries])

/** The entries without a wasted one, or with what is left of it; it may stand elsewhere by now, or be gone. */
export function withoutWaste(entries: readonly string[], { index, entry, rest }: WastedEntry): string[] {
  const place = entries[index] === entry ? index : entries.indexOf(entry)
  return entries.flatMap((one, at) => (at !== place ? one : rest === '' ? [] : rest))
}
