import { expect, test } from 'vitest'
import { estimatesFrom } from './from-results.ts'
import { keywordDifficulty } from './keyword-difficulty.ts'
import { keywordVolume } from './keyword-volume.ts'
import { relevancy } from './relevancy.ts'

const asked = { keyword: 'white noise', locale: 'en-US' }
const apps = Array.from({ length: 40 }, (_, place) => ({
  title: `White Noise ${place}`,
  category: place % 2 === 0 ? 'Music' : 'Health',
  rating: { avgRating: 4.5, ratingCount: 1000 * (place + 1) },
}))
const listing = {
  title: 'White Noise 3',
  shortDescription: 'Sleep',
  description: null,
  categories: [{ name: 'Music', displayName: 'Music' }],
}
const NOBODY = { avgRating: 0, ratingCount: 0 }
const kept = { ...asked, resultCount: apps.length, leaders: apps.slice(0, 11) }

test('what is kept of a search is enough for the same estimates as all of it', () => {
  const whole = { ...asked, apps }
  expect(estimatesFrom(kept, listing)).toEqual({
    volume: keywordVolume(whole).value,
    difficulty: keywordDifficulty(whole).value,
    relevancy: relevancy(whole, listing)?.value,
    appsCount: 40,
    type: 'GENERIC',
  })
})

test('what the store does not tell is not guessed', () => {
  const untold = kept.leaders.map(({ title }) => ({ title, category: null, rating: null }))
  expect(estimatesFrom({ ...kept, leaders: untold }, listing)).toEqual({
    volume: null,
    difficulty: null,
    relevancy: null,
    appsCount: 40,
    type: 'GENERIC',
  })
  expect(estimatesFrom(kept, null).relevancy).toBeNull()
})

test('KEY-012, KEY-013: leaders that nobody has rated yet are an easy keyword, where the store tells ratings at all', () => {
  const unrated = apps.map(({ title, category }) => ({ title, category, rating: null }))
  const leaders = unrated.slice(0, 11).map(({ title, category }) => ({ title, category, rating: NOBODY }))
  expect(estimatesFrom({ ...kept, leaders }, listing)).toMatchObject({
    volume: keywordVolume({ ...asked, apps: unrated }).value,
    difficulty: keywordDifficulty({ ...asked, apps: unrated }).value,
  })
})

test('KEY-012: nobody searches for what nothing is found for', () => {
  const nothing = { ...asked, resultCount: 0, leaders: [] }
  expect(estimatesFrom(nothing, listing)).toEqual({
    volume: 5,
    difficulty: 1,
    relevancy: null,
    appsCount: 0,
    type: null,
  })
})

test('KEY-010: a keyword that names the first app listed, and few others, is a brand; of an empty list nobody can say', () => {
  const leaders = [{ title: 'Moorlight: Sleep', developerName: 'Fenwick', category: null, rating: null }]
  const typeOf = (keyword: string) => estimatesFrom({ keyword, locale: 'en-US', resultCount: 1, leaders }, listing).type
  expect([typeOf('moorlight app'), typeOf('sleep')]).toEqual(['BRAND', 'GENERIC'])
})
