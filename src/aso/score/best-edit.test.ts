import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asoScore, type ScoredListing } from './aso-score.ts'
import { rankEdits, type ListingEdit } from './best-edit.ts'
import { foundBy } from '../missing-keywords.ts'
import { tokenize } from '../tokens.ts'

const now = new Date('2026-03-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const pictures = (count: number) => ({
  icons: [],
  banners: [],
  screens: Array.from({ length: count }, (_, i) => `/${i}`),
})
const complete: ScoredListing = {
  store: 'APP_STORE',
  locale: 'en-US',
  title: 'Lanternfish: Sleep Sound Story',
  shortDescription: 'Bedtime noise, rain and naps',
  description: 'Lanternfish sleep sound story bedtime noise rain naps. '.repeat(60),
  images: pictures(10),
  lastReleaseDate: daysAgo(3),
}
const searched = (keyword: string, volume: number) => ({
  keyword,
  rank: 40,
  change: null,
  volume,
  difficulty: 50,
  relevancy: 60,
  appsCount: 90,
  type: 'GENERIC' as const,
})
/** Words that an edit asks for although they are there already. */
function repeatedBy(edit: ListingEdit, listing: ScoredListing): string[] {
  if (edit.kind === 'addKeywords' || edit.kind === 'lengthen')
    return edit.words.filter((word) => foundBy(listing).has(word))
  if (edit.kind !== 'mention') return []
  const there = new Set(tokenize(listing.description ?? '', listing.locale).map(({ word }) => word))
  return edit.words.filter((word) => there.has(word))
}
const context = { rating: { avgRating: 4.9, ratingCount: 100_000 }, now }
const edits = (change: Partial<ScoredListing>) =>
  rankEdits({ ...complete, ...change }, context).map(({ edit, gain }) => [edit, Math.round(10 * gain) / 10])

describe('OV-016: edits that raise the score', () => {
  test('there is none for a listing that uses everything', () => expect(edits({})).toEqual([]))

  test('pictures that the store has room for', () =>
    expect(edits({ images: pictures(7) })).toEqual([[{ kind: 'addScreenshots', count: 3 }, 4.5]]))

  test('an update after a long silence', () =>
    expect(edits({ lastReleaseDate: daysAgo(200) })).toEqual([[{ kind: 'release' }, 10]]))

  test('a subtitle over its limit is shortened', () =>
    expect(edits({ shortDescription: 'Bedtime noise, rain and naps!!!!' })).toEqual([
      [{ kind: 'shorten', text: 'subtitle', characters: 2 }, 4.5],
    ]))

  test('a short title gets words of the usual length, or only more characters', () => {
    const [first] = edits({ title: 'Lanternfish: Sleep Sound' })
    expect(first).toEqual([{ kind: 'lengthen', text: 'title', characters: 3, words: [] }, 1.7])
    const fewer = edits({ title: 'Lanternfish: Sleep' }).map(([edit]) => edit)
    expect(fewer).toContainEqual({ kind: 'addKeywords', text: 'title', keywords: 1, characters: 7, words: [] })
    expect(fewer).toContainEqual({ kind: 'lengthen', text: 'title', characters: 9, words: [] })
  })

  test('new words are those that people search for, if they fit; never more than the part counts', () => {
    const title = { ...complete, title: 'Lanternfish: Sleep' }
    const found = rankEdits(title, context, [searched('meditation', 90), searched('timer', 40), searched('rain', 95)])
    expect(found.map(({ edit }) => edit)).toContainEqual({
      kind: 'addKeywords',
      text: 'title',
      keywords: 1,
      characters: 7,
      words: ['meditation'],
    })
  })

  test('the App Store does not search in the description: nothing is gained by its words', () => {
    const description = 'A quiet place. '.repeat(200)
    expect(edits({ description })).toEqual([])
  })

  test('in Google Play the description should name the words of title and short description once', () => {
    const description = `${'Lanternfish sleep sound story bedtime noise. '.repeat(70)} Rain, rain.`
    const inPlay = {
      ...complete,
      store: 'GOOGLE_PLAY' as const,
      shortDescription: `${complete.shortDescription} for calm evenings, long nights and early mornings`,
      description,
      images: pictures(8),
    }
    const [first] = rankEdits(inPlay, context)
    expect(first?.edit).toMatchObject({ kind: 'mention', words: expect.arrayContaining(['naps', 'calm']) })
  })

  test('of gains that are nearly alike the shorter edit comes first', () => {
    const [first, second] = edits({ images: pictures(7), lastReleaseDate: daysAgo(64) })
    expect(first).toEqual([{ kind: 'addScreenshots', count: 3 }, 4.5])
    expect(second).toEqual([{ kind: 'release' }, 4.7])
  })

  test('what is not known is left out; what is empty can be filled', () => {
    const kinds = (change: Partial<ScoredListing>) => edits(change).map(([edit]) => (edit as ListingEdit).kind)
    expect(kinds({ shortDescription: null, images: pictures(0), lastReleaseDate: null })).toEqual([])
    expect(kinds({ shortDescription: '' }).toSorted()).toEqual(['addKeywords', 'lengthen'])
    expect(
      rankEdits(
        { ...complete, shortDescription: null, description: null, lastReleaseDate: null },
        { rating: null, now },
      ),
    ).toEqual([])
  })

  test('each gain is seen, and none is more than the score lacks; no edit asks for a word that is there already', () => {
    const listing = fc.record({
      store: fc.constantFrom('APP_STORE' as const, 'GOOGLE_PLAY' as const),
      locale: fc.constantFrom('en-US', 'ja-JP', 'de-DE'),
      title: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('睡眠アプリ')),
      shortDescription: fc.option(fc.lorem({ maxCount: 8 })),
      description: fc.option(fc.lorem({ maxCount: 60 })),
      images: fc.nat(12).map(pictures),
      lastReleaseDate: fc.option(fc.integer({ min: 0, max: 400 }).map(daysAgo)),
    })
    const market = fc.array(fc.tuple(fc.lorem({ maxCount: 2 }), fc.integer({ min: 5, max: 100 })))
    fc.assert(
      fc.property(listing, market, (one, asked) => {
        const { score } = asoScore(one, context)
        const keywords = asked.map(([keyword, volume]) => searched(keyword, volume))
        for (const { edit, gain, part } of rankEdits(one, context, keywords)) {
          expect(repeatedBy(edit, one)).toEqual([])
          expect(gain).toBeGreaterThan(0)
          expect(gain).toBeLessThanOrEqual(100 * (1 - (score ?? 0)) + 1e-6)
          expect(part).not.toBe('ratings')
        }
      }),
    )
  })
})
