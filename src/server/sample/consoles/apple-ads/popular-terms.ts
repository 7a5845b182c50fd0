import { type UtcDay, dayOf } from '#contract/protocol/days.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { drift, hash32 } from '../../hash.ts'
import { languageOf, type WorldLocale } from '../../locales.ts'
import { parseDay } from '../../days.ts'
import { searchesIn } from '../../world/searches.ts'
import { conceptGlyphs, worldCategories, type WorldCategory } from '../../world/worlds.ts'

export interface PopularRow {
  genre: string
  searchTerm: string
  rankInGenre: number
  searchPopularityInGenre: number
  searchPopularity1to100: number
  searchPopularity1to5: number
}

/** Apple's genres are fewer than the world's categories; games are one. */
const genres: Partial<Record<WorldCategory, string>> = {
  finance: 'FINANCE',
  productivity: 'PRODUCTIVITY_UTILITIES',
  'health-fitness': 'HEALTH_FITNESS',
  'photo-video': 'PHOTO_VIDEO',
  education: 'EDUCATION',
  travel: 'TRAVEL',
  'food-drink': 'FOOD_DRINK',
  music: 'ENTERTAINMENT',
  weather: 'PRODUCTIVITY_UTILITIES',
  utilities: 'PRODUCTIVITY_UTILITIES',
  lifestyle: 'LIFESTYLE',
  navigation: 'TRAVEL',
  books: 'ENTERTAINMENT',
  business: 'BUSINESS',
}
const TERMS_MAX = 500
/** The world has fewer terms than a country: of a real one those would not be listed that hardly anybody searches for. */
const LEAST = 20

/**
 * What a country searched for most in the week of a Sunday, genre by genre. Volumes of the market are worked out once for
 * half a year, a second or two; from week to week they drift a little.
 */
export function popularTerms(market: MarketSource) {
  const volumes = new Map<string, Promise<ReadonlyMap<string, number>>>()

  const volumesAt = (locale: WorldLocale, week: UtcDay) => {
    const sunday = new Date(week)
    const day = dayOf(Date.UTC(sunday.getUTCFullYear(), sunday.getUTCMonth() < 6 ? 0 : 6, 1))
    const key = `${locale}/${day}`
    const found = volumes.get(key) ?? measured(market, locale, day)
    volumes.set(key, found)
    return found
  }

  return async (locale: WorldLocale, week: UtcDay): Promise<PopularRow[]> => {
    const measuredVolumes = await volumesAt(locale, week)
    const number = parseDay(week)
    const popularity = (term: string) => {
      const share = (measuredVolumes.get(term) ?? 5) / 100
      return Math.min(100, LEAST + (100 - LEAST) * share + 6 * drift(hash32(`popular/${locale}/${term}`), number))
    }
    return [...termsByGenre(locale)].flatMap(([genre, terms]) => {
      const ranked = [...terms]
        .map((term) => ({ term, value: popularity(term) }))
        .toSorted((a, b) => b.value - a.value || a.term.localeCompare(b.term, 'en'))
        .slice(0, TERMS_MAX)
      const most = ranked[0]?.value ?? 1
      return ranked.map(({ term, value }, at) => ({
        genre,
        searchTerm: term,
        rankInGenre: at + 1,
        searchPopularityInGenre: Math.max(1, Math.round((100 * value) / most)),
        searchPopularity1to100: Math.round(value),
        searchPopularity1to5: Math.max(1, Math.ceil(value / 20)),
      }))
    })
  }
}

/** By term; that of any app in the country's chart does, for volume depends on no app. */
async function measured(market: MarketSource, locale: WorldLocale, day: UtcDay): Promise<ReadonlyMap<string, number>> {
  const chart = await market.chart({ store: 'APP_STORE', locale, category: null, group: 'FREE', day })
  const [leader] = chart?.apps ?? []
  const terms = [...new Set([...termsByGenre(locale).values()].flatMap((all) => Array.from(all)))]
  const metrics =
    leader && (await market.keywordMetrics({ store: 'APP_STORE', trackId: leader.trackId, locale }, day, terms))
  return new Map((metrics ?? []).map(({ keyword, volume }) => [keyword, volume ?? 5]))
}

function termsByGenre(locale: WorldLocale): Map<string, Set<string>> {
  const byConcept = searchesIn(languageOf(locale))
  const glyphs = conceptGlyphs()
  const byGenre = new Map<string, Set<string>>()
  for (const category of worldCategories) {
    const genre = genres[category] ?? 'GAMES'
    const terms = byGenre.get(genre) ?? new Set<string>()
    for (const concept of Object.keys(glyphs[category])) for (const term of byConcept[concept] ?? []) terms.add(term)
    byGenre.set(genre, terms)
  }
  return byGenre
}
