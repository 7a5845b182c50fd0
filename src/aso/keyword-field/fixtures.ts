import type { KnownKeyword } from './coverage.ts'
import type { LocaleTexts } from './search-words.ts'

/** What the tests of the keyword field are about. */

export const moorlight: LocaleTexts = {
  locale: 'en-US',
  title: 'Moorlight: Sleep & Wind Down',
  subtitle: 'Night stories and soft noise',
  entries: [],
  developerName: 'Fenwick Labs',
  categories: ['Health & Fitness'],
}

/** A localization of which only the title is known. */
export const titled = (locale: string, title: string, entries: readonly string[] = []): LocaleTexts => ({
  locale,
  title,
  subtitle: null,
  entries,
  developerName: null,
  categories: [],
})

export const known = (keyword: string, volume: number | null = 40, difficulty: number | null = 51): KnownKeyword => ({
  keyword,
  volume,
  difficulty,
})
