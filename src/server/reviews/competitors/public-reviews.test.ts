import { expect, test } from 'vitest'
import type { Review, ReviewPage } from '#server/markets/market.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import { publicReviews } from './public-reviews.ts'

const app = { store: 'APP_STORE', trackId: '1', locale: 'en-US' } as const
const on = (day: string): Review => ({
  id: day,
  rating: 4,
  title: null,
  body: 'Fine',
  author: null,
  version: null,
  createdAt: `${day}T10:00:00.000Z`,
  locale: 'en-US',
  language: null,
  likes: null,
  reply: null,
})
/** A market with these pages; a page that is missing can't be had. */
const market = (...pages: (readonly string[] | null)[]) => ({
  id: 'live' as const,
  reviews: async (_: unknown, page: number): Promise<ReviewPage | null> => {
    const days = pages[page - 1]
    if (!days) throw new MarketUnavailable('live', new Error('down'))
    return { reviews: days.map(on), next: page < pages.length ? page + 1 : null }
  },
})
const ask = (source: ReturnType<typeof market>, isEnough = () => false) =>
  publicReviews(source, app, { from: '2026-01-01', isEnough })

test('a list that ends is complete from the first day asked for', async () => {
  const read = await ask(market(['2026-03-02', '2026-03-01']))
  expect(read).toMatchObject({ completeFrom: '2026-01-01', reviews: [{}, {}] })
})

test('of a list that is cut off, the day it was cut in is not known', async () => {
  const read = await ask(market(['2026-03-05'], ['2026-03-04'], ['2026-03-03', '2026-03-02'], ['2026-03-01']))
  expect(read!.completeFrom).toBe('2026-03-03')
  expect(read!.reviews.map(({ id }) => id)).toEqual(['2026-03-05', '2026-03-04', '2026-03-03'])
})

test('what lies before the first day is left out', async () => {
  const read = await ask(market(['2026-01-02'], ['2025-12-31'], ['2025-12-30']))
  expect(read).toMatchObject({ completeFrom: '2026-01-01', reviews: [{ id: '2026-01-02' }] })
})

test('a store that stops answering, or takes too long, has told what it told', async () => {
  for (const read of [await ask(market(['2026-03-05'], null)), await ask(market(['2026-03-05'], []), () => true)])
    expect(read).toMatchObject({ completeFrom: '2026-03-06', reviews: [] })
  await expect(ask(market(null))).rejects.toThrow(MarketUnavailable)
})
