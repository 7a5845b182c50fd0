import type { KnownKeyword, LocaleTexts } from './coverage.ts'

/** What the tests of the keyword field are about. */

export const moorlight: LocaleTexts = {
  locale: 'en-US',
  title: 'Moorlight: Sleep & Wind Down',
  subtitle: 'Night stories and soft noise',
  entries: [],
}

export const known = (keyword: string, volume: number | null = 40, difficulty: number | null = 51): KnownKeyword => ({
  keyword,
  volume,
  difficulty,
})
