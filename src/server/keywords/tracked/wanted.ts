import { trackableKeyword } from '#aso/keywords/normalise-keyword.ts'
import { countryCodeOf } from '#contract/store.ts'

/** A keyword as it is to be tracked in one country. */
export interface KeywordInCountry {
  keyword: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export interface Submission {
  /** Keyword by keyword in the order given, each in every country before the next one; without duplicates. */
  wanted: KeywordInCountry[]
  /** What is no keyword, as it was sent. */
  refused: string[]
}

/** What a submission asks for. A keyword is written as each country's language does. */
export function submissionOf(keywords: readonly string[], locales: readonly string[]): Submission {
  const wanted = new Map<string, KeywordInCountry>()
  const refused: string[] = []
  for (const text of new Set(keywords)) {
    for (const locale of locales) {
      const keyword = trackableKeyword(text, locale)
      const country = countryCodeOf(locale)
      if (keyword !== null) wanted.set(`${country} ${keyword}`, { keyword, country })
      else if (locale === locales[0]) refused.push(text)
    }
  }
  return { wanted: [...wanted.values()], refused }
}

/** Keywords by country, in order. */
export function byCountry(wanted: readonly KeywordInCountry[]): Map<string, string[]> {
  const grouped = Map.groupBy(wanted, ({ country }) => country)
  return new Map([...grouped].map(([country, ofCountry]) => [country, ofCountry.map(({ keyword }) => keyword)]))
}
