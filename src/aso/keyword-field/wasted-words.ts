import { brandIn } from '../keywords/brand.ts'
import { stopWordsOf } from '../stop-words.ts'
import { coveredBy, type LocaleTexts, type SplitKeyword } from './coverage.ts'
import { otherNumbers } from './number-forms.ts'
import { distinctWords, searchWords, searchWordsOf, type SearchWords } from './search-words.ts'

/** Why a word in the keyword field gains nothing. */
export type WasteReason =
  /** It is part of the app's name, which is searched anyway. */
  | { kind: 'app-name' | 'developer' | 'title' | 'subtitle' | 'repeated' | 'stop-word' | 'app' | 'category' }
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

/** What is known of the listing besides its texts. */
export interface Listing {
  developerName: string | null
  /** As the store names them: "Health & Fitness". */
  categories: readonly string[]
}

/** What Apple advises to leave out: it says the same of "app" and of the category's name. */
const APP_WORDS = new Set(['app', 'apps', 'アプリ', '应用', '應用', '앱', 'приложение', 'تطبيق'])

/** Entries of the field that gain nothing, wholly or in part, in their order (developer.apple.com/app-store/search). */
export function wastedEntries(texts: LocaleTexts, listing: Listing): WastedEntry[] {
  const { locale, entries } = texts
  const reasonOf = reasonFinder(texts, listing)
  const before = new Set<string>()
  return entries.flatMap((entry, index) => {
    const words = distinctWords(entry, locale)
    const reasons = words.map((word) => reasonOf(word, searchWords(before, locale)))
    for (const word of words) before.add(word)
    const first = reasons.findIndex((reason) => reason !== null)
    const [word, reason] = [words[first], reasons[first]]
    if (word === undefined || !reason) return []
    // Stop words within a phrase are part of how it is searched for.
    if (reason.kind === 'stop-word' && words.length > 1 && reasons.includes(null)) return []
    const rest = words.filter((_, at) => reasons[at] === null).join(' ')
    return [{ index, entry, word, reason, rest }]
  })
}

function reasonFinder({ title, subtitle, locale }: LocaleTexts, { developerName, categories }: Listing) {
  const wordsIn = (text: string | null) => searchWords(distinctWords(text ?? '', locale), locale)
  const stopWords = stopWordsOf(locale)
  const places = [
    { kind: 'app-name', words: wordsIn(title.length > brandIn(title).length ? brandIn(title) : '') },
    { kind: 'title', words: wordsIn(title) },
    { kind: 'subtitle', words: wordsIn(subtitle) },
    { kind: 'developer', words: wordsIn(developerName) },
    { kind: 'category', words: wordsIn(categories.join(' ')) },
  ] as const
  return (word: string, before: SearchWords): WasteReason | null => {
    if (stopWords.has(word)) return { kind: 'stop-word' }
    if (APP_WORDS.has(word)) return { kind: 'app' }
    const place = places.find(({ words }) => words.has(word))
    if (place) return { kind: place.kind }
    if (before.has(word)) return { kind: 'repeated' }
    const standing = [...places.slice(0, 3).map(({ words }) => words), before]
    const form = otherNumbers(word, locale).find((other) => standing.some((words) => words.has(other)))
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
  keywords: readonly SplitKeyword[],
): WastedEntry[] {
  const { locale, entries } = texts
  const elsewhere = others.map((one) => ({ locale: one.locale, words: searchWordsOf(one, one.locale) }))
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
