import { entriesOf } from '../../keyword-field/field-text.ts'
import { functionWordsOf } from '../../keyword-field/function-words.ts'
import { distinctWords } from '../../keyword-field/search-words.ts'
import { localesOfStorefront, storefronts } from '../../keyword-field/storefront-locales.ts'

/** What the App Store searches of a listing in one language; '' where a text is empty or not known. */
export interface SearchedTexts {
  language: string
  title: string
  subtitle: string
  keywords: string
}

type SearchedField = Exclude<keyof SearchedTexts, 'language'>

/** Languages with the same keyword field, whatever the order of its words. */
export interface CopiedKeywords {
  languages: string[]
  /** They are different languages, so that the field waits to be translated; else variants of one, such as en-GB and en-AU. */
  isUntranslated: boolean
  /** Whose App Store searches two of them or more. */
  countries: string[]
}

/** A word that one country's App Store finds in two languages, in the keyword field of at least one. */
export interface RepeatedWord {
  word: string
  places: { language: string; field: SearchedField }[]
  /** Whose App Store searches two of these languages or more. */
  countries: string[]
}

export interface KeywordAudit {
  copies: CopiedKeywords[]
  /** What most countries are concerned by comes first. Words of copied fields are left out. */
  repeats: RepeatedWord[]
}

/** Countries whose App Store searches at least two of the languages, in the order of `storefronts`. */
const countriesOfTwo = (languages: ReadonlySet<string>): string[] =>
  storefronts().filter(
    (country) => (localesOfStorefront(country) ?? []).filter((one) => languages.has(one)).length >= 2,
  )

const spoken = (language: string) => {
  const { language: name, script } = new Intl.Locale(language).maximize()
  return `${name}-${script}`
}

function copiesIn(listing: readonly SearchedTexts[]): CopiedKeywords[] {
  const alike = Map.groupBy(listing, ({ language, keywords }) => entriesOf(keywords, language).toSorted().join())
  return [...alike].flatMap(([entries, texts]) => {
    if (entries === '' || texts.length < 2) return []
    const languages = texts.map(({ language }) => language)
    const isUntranslated = new Set(languages.map(spoken)).size > 1
    const countries = countriesOfTwo(new Set(languages))
    return isUntranslated || countries.length > 0 ? { languages, isUntranslated, countries } : []
  })
}

/**
 * What a listing's languages repeat of one another. The App Store of a country searches the keywords of all languages that it
 * supports (see `localesOfStorefront`), so that a word in two of them takes its space twice. Apple does not say that the second
 * counts for nothing: this is a hint, as `cross_locale_duplicates` is in the App Store Connect CLI.
 *
 * @param listing each language once
 */
export function auditKeywords(listing: readonly SearchedTexts[]): KeywordAudit {
  const copies = copiesIn(listing)
  const copyOf = new Map(copies.flatMap((copy) => copy.languages.map((language) => [language, copy])))
  const places = listing.flatMap(placesIn)
  const repeats = [...Map.groupBy(places, ({ word }) => word)].flatMap(([word, all]) => {
    const found = all.filter((one) => all.some((other) => other !== one && areBothSearched(one, other)))
    const isOneCopy = found.every(
      ({ language, field }) =>
        field === 'keywords' && copyOf.has(language) && copyOf.get(language) === copyOf.get(found[0]?.language ?? ''),
    )
    if (found.length === 0 || isOneCopy) return []
    const countries = countriesOfTwo(new Set(found.map(({ language }) => language)))
    return { word, places: found.map(({ language, field }) => ({ language, field })), countries }
  })
  return { copies, repeats: repeats.toSorted((a, b) => b.countries.length - a.countries.length) }
}

interface Place {
  word: string
  language: string
  field: SearchedField
}

/** The words that decide what the texts are found by, each once a field. */
function placesIn({ language, ...texts }: SearchedTexts): Place[] {
  const functionWords = functionWordsOf(language)
  return (['title', 'subtitle', 'keywords'] as const).flatMap((field) =>
    distinctWords(texts[field], language)
      .filter((word) => !functionWords.has(word))
      .map((word) => ({ word, language, field })),
  )
}

/** Two places of a word in different languages, of which a keyword field could do without one, since some country's App Store searches both. */
const areBothSearched = (one: Place, other: Place): boolean =>
  one.language !== other.language &&
  (one.field === 'keywords' || other.field === 'keywords') &&
  searchedBeside.get(one.language)?.has(other.language) === true

/** By language: all languages that some country's App Store searches with it. */
const searchedBeside: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Array.from(
    Map.groupBy(
      storefronts().flatMap((country) => {
        const languages = localesOfStorefront(country) ?? []
        return languages.map((language) => ({ language, languages }))
      }),
      ({ language }) => language,
    ),
    ([language, all]) => [language, new Set(all.flatMap(({ languages }) => languages))],
  ),
)
