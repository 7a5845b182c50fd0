import { expect, test } from 'vitest'
import { reviewTopics } from '#aso/reviews/topics.ts'
import type { TopicReview } from '#aso/reviews/topics/read-review.ts'
import { findTopics, type TopicTask } from './find-topics.ts'

const sentences = [
  'The player crashes after each update.',
  'I love the rain sounds.',
  'The subscription is too expensive.',
]

const reviewsOf = (count: number, bodyOf: (at: number) => string): TopicReview[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    rating: (at % 5) + 1,
    title: null,
    body: bodyOf(at),
    language: 'en',
    version: null,
    likes: null,
    writtenAt: '2026-11-14T12:00:00.000Z',
  }))

const taskOf = (reviews: TopicReview[]): TopicTask => ({
  reviews,
  period: { from: '2026-11-01', to: '2026-11-28' },
  title: 'Moorlight',
})
const many = taskOf(reviewsOf(600, (at) => `${at % 7} ${sentences[at % 3]} ${sentences[(at + 1) % 3]} `.repeat(2)))

test('topics of many reviews are found while the process does something else, and are the same', async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const topics = await findTopics(many)
  clearImmediate(next)
  // Found here, the first turn would come after them.
  expect(turns).toBeGreaterThan(100)
  expect(topics).toEqual(reviewTopics(many.reviews, many))
  expect(topics?.length).toBeGreaterThan(1)
})

test('of more text than anybody reads, each review is read in part', async () => {
  const long = taskOf(reviewsOf(20, (at) => `${at} ${sentences.join(' ')} ${'w'.repeat(90_000)} hidden `))
  expect((await findTopics(long))?.map(({ reviews }) => reviews)).toContain(20)
  expect(JSON.stringify(await findTopics(long))).not.toContain('hidden')
})

test('a thread that fails, or takes too long, is told of, and one that is stopped finds nothing', async () => {
  await expect(findTopics({ ...many, period: null as never })).rejects.toThrow('as it is null')
  await expect(findTopics(many, undefined, 1)).rejects.toThrow('not found in time')
  expect(await findTopics(many, AbortSignal.abort())).toBeNull()
})
