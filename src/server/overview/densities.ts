import { hash } from 'node:crypto'
import { keywordDensities, type Densities } from '#aso/density.ts'
import type { Locale } from '#contract/store.ts'
import { LRUCache } from 'lru-cache'

/** Rows kept in memory, of about 200 bytes each. */
const MOST_ROWS = 200_000

const computed = new LRUCache<string, Densities>({
  maxSize: MOST_ROWS,
  sizeCalculation: ({ densities }) => densities.length + 1,
})

/** Keyword densities of a description, computed once per text and language. */
export function densitiesOf(description: string, locale: Locale): Densities {
  const key = `${locale} ${hash('sha256', description, 'base64url')}`
  const known = computed.get(key)
  if (known) return known
  const densities = keywordDensities(description, locale)
  computed.set(key, densities)
  return densities
}
