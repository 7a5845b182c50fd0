import { type ReviewTag, reviewTags } from '#aso/reviews/review-tags.ts'
import type { Sentiment } from '#contract/reviews/review.ts'
import { isDay } from '#contract/protocol/days.ts'
import type { LocalDay } from '#web/i18n/format.ts'

/** REV-005, OP-70. Empty and null: any. */
export interface ReviewFilter {
  ratings: readonly number[]
  countries: readonly string[]
  languages: readonly string[]
  version: { is: 'only' | 'from'; version: string } | null
  replied: 'yes' | 'no' | null
  /** Its author changed it after the reply. */
  changed: boolean
  /** Both included; the inbox shows dates of the reader's calendar. */
  from: LocalDay | null
  to: LocalDay | null
  sentiment: Sentiment | null
  /** Any of them. */
  tags: readonly ReviewTag[]
  source: 'console' | 'market' | null
}

export const EVERY_REVIEW: ReviewFilter = {
  ratings: [],
  countries: [],
  languages: [],
  version: null,
  replied: null,
  changed: false,
  from: null,
  to: null,
  sentiment: null,
  tags: [],
  source: null,
}

export type FilterName = keyof ReviewFilter
const filterNames = Object.keys(EVERY_REVIEW) as FilterName[]

/** Names of the filters that are set. */
export const setFilters = (filter: ReviewFilter): FilterName[] =>
  filterNames.filter((name) => {
    const value = filter[name]
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
  })

const oneOf = <T extends string>(value: string | undefined, ...all: readonly T[]): T | null =>
  all.find((one) => one === value) ?? null

/** A filter as text for the address: `rating:1,2;country:DE`; '' for none. */
export function textOfFilter(filter: ReviewFilter): string {
  const { version } = filter
  const parts: [string, readonly (string | number)[]][] = [
    ['rating', filter.ratings],
    ['country', filter.countries],
    ['language', filter.languages],
    ['version', version ? [version.is, version.version] : []],
    ['replied', filter.replied ? [filter.replied] : []],
    ['changed', filter.changed ? ['yes'] : []],
    ['from', filter.from ? [filter.from] : []],
    ['to', filter.to ? [filter.to] : []],
    ['sentiment', filter.sentiment ? [filter.sentiment] : []],
    ['tag', filter.tags],
    ['source', filter.source ? [filter.source] : []],
  ]
  return parts
    .flatMap(([name, values]) =>
      values.length > 0 ? `${name}:${values.map((value) => encodeURIComponent(value)).join(',')}` : [],
    )
    .join(';')
}

/** What an address says; what it can't mean is left out. */
export function filterOfText(text: string): ReviewFilter {
  const said = new Map(
    text.split(';').map((part): [string, string[]] => {
      const [name = '', values = ''] = part.split(':')
      return [name, values === '' ? [] : values.split(',').map(decoded)]
    }),
  )
  const all = (name: string) => said.get(name) ?? []
  const first = (name: string) => all(name)[0]
  const day = (name: string) => all(name).find(isDay) ?? null
  const [is, version] = all('version')
  const kind = oneOf(is, 'only', 'from')
  return {
    ...EVERY_REVIEW,
    ratings: all('rating')
      .map(Number)
      .filter((one) => [1, 2, 3, 4, 5].includes(one)),
    countries: all('country').filter((one) => /^[A-Z]{2}$/.test(one)),
    languages: all('language').filter((one) => /^[a-z]{2,3}$/.test(one)),
    version: kind && version ? { is: kind, version: version.slice(0, 50) } : null,
    replied: oneOf(first('replied'), 'yes', 'no'),
    changed: first('changed') === 'yes',
    from: day('from'),
    to: day('to'),
    sentiment: oneOf(first('sentiment'), 'negative', 'neutral', 'positive'),
    tags: reviewTags.filter((tag) => all('tag').includes(tag)),
    source: oneOf(first('source'), 'console', 'market'),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
