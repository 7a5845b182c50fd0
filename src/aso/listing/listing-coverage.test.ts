import { expect, test } from 'vitest'
import { listingCoverage, type ListingTexts, type SearchedListing } from './listing-coverage.ts'

const apple: SearchedListing = {
  store: 'APP_STORE',
  language: 'en-US',
  developerName: 'Low Fen',
  categories: ['Health'],
}
const play: SearchedListing = { ...apple, store: 'GOOGLE_PLAY' }
const keywords = ['sleep stories', 'rain sounds', 'white noise', 'low fen app'].map((keyword) => ({
  keyword,
  volume: 20,
  difficulty: 20,
}))
const coverage = (listing: SearchedListing, texts: ListingTexts, before: ListingTexts = {}) =>
  listingCoverage(listing, before, texts, keywords)
const covered = (...args: Parameters<typeof coverage>) =>
  coverage(...args).flatMap(({ keyword, isCovered }) => (isCovered ? keyword.keyword : []))

test('the App Store searches name, subtitle and keywords together, the developer’s name anyway, and no description', () => {
  expect(covered(apple, { title: 'Sleep', subtitle: 'Stories', keywords: 'rain,sound' })).toEqual([
    'sleep stories',
    'rain sounds',
    'low fen app',
  ])
  expect(covered(apple, { description: 'Sleep stories' })).toEqual(['low fen app'])
})

test('Google Play searches title and both descriptions, and no what’s new', () => {
  expect(covered(play, { title: 'Sleep', shortDescription: 'With rain', description: 'Stories and sounds.' })).toEqual([
    'sleep stories',
    'rain sounds',
  ])
  expect(covered(play, { whatsNew: 'Sleep stories' })).toEqual([])
})

test('names the texts that have a whole keyword by themselves, and how dense the description is', () => {
  const description = 'Rain sounds for sleep. Stories. More rain sounds!'
  const texts = { title: 'Rain Sounds', shortDescription: 'Sounds of rain', description }
  const [stories, rain] = coverage(play, texts)
  expect(rain).toMatchObject({ fields: ['title', 'shortDescription', 'description'], density: 2 / 8 })
  expect(stories).toMatchObject({ fields: ['description'], density: 0 })
  expect(coverage(apple, { title: 'Sleep', keywords: 'stories' })[0]).toMatchObject({ isCovered: true, fields: [] })
})

test('whole words: “sleepless” holds no “sleep”', () => {
  expect(covered(play, { title: 'Sleepless stories' })).toEqual([])
})

test('tells what new texts gain and lose', () => {
  const changed = coverage(apple, { title: 'Sleep: white noise' }, { title: 'Sleep stories' })
  expect(changed.filter(({ isCovered, wasCovered }) => isCovered !== wasCovered)).toMatchObject([
    { keyword: { keyword: 'sleep stories' }, isCovered: false, wasCovered: true },
    { keyword: { keyword: 'white noise' }, isCovered: true, wasCovered: false },
  ])
})
