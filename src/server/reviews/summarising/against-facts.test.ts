import { expect, test } from 'vitest'
import { heldAgainstFacts } from './against-facts.ts'
import type { SummaryFacts } from './summary-facts.ts'

const facts: SummaryFacts = {
  from: '2026-10-01',
  to: '2026-10-31',
  reviews: 1412,
  countries: 14,
  average: 4.71,
  averageBefore: 4.63,
  withoutReply: 23,
  topics: [
    {
      name: 'rain sounds',
      reviews: 90,
      positive: 88,
      neutral: 1,
      negative: 1,
      before: 85,
      weeks: [],
      version: { version: '4.10.2', reviews: 17 },
      newSince: null,
      quotes: [],
      reviewIds: [],
    },
  ],
}
const plain = (text: string) => ({ text, topic: null })
const held = (text: string, language: 'en' | 'de' = 'en') =>
  heldAgainstFacts([plain(text)], facts, language).map((one) => one.text)

test.each<['en' | 'de', string]>([
  ['en', 'The average rating rose to 4.7 stars.'],
  ['en', '1,412 reviews came from 14 countries in October 2026.'],
  ['en', '98% of 90 reviews praise the rain sounds, after 85 before.'],
  ['en', 'In version 4.10.2 there are 17 of them.'],
  ['en', 'One of them says “I waited 400 days”.'],
  ['en', 'Customers report lower prices elsewhere.'],
  ['de', 'Der Durchschnitt ist auf 4,7 Sterne gestiegen.'],
  ['de', '1.412 Rezensionen kamen aus 14 Ländern.'],
])('a sentence that the counts bear out stays (%s): %s', (language, text) => {
  expect(held(text, language)).toEqual([text])
})

test('one that says that the average went the other way gives way to the one by rules', () => {
  expect(held('The average rating has fallen.')).toEqual([
    'They give 4.7 stars on average, 0.1 more than in the period before.',
  ])
  expect(held('Der Durchschnitt ist gesunken.', 'de')).toEqual([
    'Im Schnitt geben sie 4,7 Sterne, 0,1 mehr als im Zeitraum davor.',
  ])
})

test('one with a number that nobody has counted goes', () => {
  expect(held('About 2,500 people complain of crashes.')).toEqual([])
  expect(held('They give 3.2 stars.')).toEqual([])
})
