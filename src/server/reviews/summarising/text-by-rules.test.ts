import { expect, test } from 'vitest'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import type { SummaryFacts } from './summary-facts.ts'
import { textByRules } from './text-by-rules.ts'

const topic = (name: string, own: Partial<SummaryTopic>): SummaryTopic => ({
  name,
  reviews: 10,
  positive: 5,
  neutral: 0,
  negative: 5,
  before: null,
  weeks: [],
  version: null,
  newSince: null,
  quotes: [],
  reviewIds: [],
  ...own,
})
const facts: SummaryFacts = {
  from: '2026-10-01',
  to: '2026-10-31',
  reviews: 1412,
  countries: 14,
  average: 3.94,
  averageBefore: 4.2,
  withoutReply: 23,
  topics: [
    topic('rain sounds', { reviews: 90, positive: 88, negative: 1, before: 85 }),
    topic('story stops', { reviews: 41, positive: 2, negative: 36, before: 0, newSince: '4.10' }),
    topic('login', { reviews: 30, positive: 3, negative: 20, before: 12, version: { version: '4.9', reviews: 17 } }),
  ],
}

test('REV-017: without a model a summary is made of sentences of counts, each with its topic', () => {
  expect(textByRules(facts, 'en')).toEqual([
    { text: '1,412 reviews were written in 14 countries from 1 October 2026 to 31 October 2026.', topic: null },
    { text: 'They give 3.9 stars on average, 0.3 less than in the period before.', topic: null },
    { text: 'Most complaints are about “story stops”: 36 of 41 reviews with one or two stars.', topic: 1 },
    { text: 'Many are about “login”, too: 20 of 30 reviews with one or two stars.', topic: 2 },
    { text: 'Most praise is for “rain sounds”: 88 of 90 reviews with four or five stars.', topic: 0 },
    { text: '“story stops” is new since version 4.10.', topic: 1 },
    { text: '“login” stands out in version 4.9: 17 of 30 reviews.', topic: 2 },
    { text: '“login” comes up more often: 30 reviews after 12.', topic: 2 },
    { text: '23 reviews have no reply yet.', topic: null },
  ])
})

test('REV-017: the sentences are in the language of the summary, the topics as people write them', () => {
  const text = textByRules(facts, 'de').map((sentence) => sentence.text)
  expect(text[0]).toBe(
    'Vom 1. Oktober 2026 bis zum 31. Oktober 2026 wurden 1.412 Rezensionen in 14 Ländern geschrieben.',
  )
  expect(text[1]).toBe('Im Schnitt geben sie 3,9 Sterne, 0,3 weniger als im Zeitraum davor.')
  expect(text[2]).toBe(
    'Die meisten Klagen gibt es über „story stops“: 36 von 41 Rezensionen mit einem oder zwei Sternen.',
  )
  expect(text.at(-1)).toBe('23 Rezensionen sind unbeantwortet.')
})

test('REV-017: one review, none, and reviews without a topic are told as they are', () => {
  const one = { ...facts, reviews: 1, countries: 1, average: 5, averageBefore: 5, withoutReply: 1, topics: [] }
  expect(textByRules(one, 'en').map(({ text }) => text)).toEqual([
    '1 review was written from 1 October 2026 to 31 October 2026.',
    'They give 5.0 stars on average, as in the period before.',
    'No topic comes up in several of them.',
    '1 review has no reply yet.',
  ])
  const none = { ...facts, reviews: 0, countries: 0, average: null, topics: [], withoutReply: 0 }
  expect(textByRules(none, 'en').map(({ text }) => text)).toEqual([
    'No reviews were written from 1 October 2026 to 31 October 2026.',
  ])
})
