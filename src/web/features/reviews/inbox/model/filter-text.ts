import { reviewTags } from '#aso/reviews/review-tags.ts'
import { EVERY_REVIEW, type ReviewFilter } from './review-filter.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const oneOf = <T extends string>(value: string | undefined, ...all: readonly T[]): T | null =>
  all.find((one) => one === value) ?? null

/** A filter as an address says it: `rating:1,2;country:DE`; '' for none. */
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
  const day = (name: string) => (DAY.test(first(name) ?? '') ? (first(name) ?? null) : null)
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
