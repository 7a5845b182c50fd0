import { expect, test } from 'vitest'
import { english, german, japanese, reviewOf } from './fixtures.ts'
import { reviewTopics, topicsByReview } from './topics.ts'
import type { TopicReview } from './topics/read-review.ts'

const period = { from: '2026-11-01' as const, to: '2026-11-25' as const }
const inLanguage = (list: typeof english, language: string) =>
  list.map(([rating, body]) => reviewOf(rating, body, { language }))
const names = (reviews: TopicReview[]) => reviewTopics(reviews, { period }).map(({ name }) => name)

test('topics are things that several people write about, not verdicts', () => {
  const found = names(inLanguage(english, 'en'))
  expect(found).toEqual(
    expect.arrayContaining(['update', 'crashes', 'subscription', 'rain sounds', 'easy to use', 'wish']),
  )
  for (const verdict of ['great', 'love', 'excellent', 'best', 'app', 'useless', 'please']) {
    expect(found).not.toContain(verdict)
  }
})

test('a topic counts its reviews by their stars, each once, and names them', () => {
  const reviews = inLanguage(english, 'en')
  const crashes = reviewTopics(reviews, { period }).find(({ name }) => name === 'crashes')!
  expect(crashes).toMatchObject({ reviews: 4, positive: 0, neutral: 0, negative: 4, before: null })
  expect(crashes.reviewIds).toHaveLength(4)
  for (const id of crashes.reviewIds) expect(reviews.find((review) => review.id === id)!.body).toMatch(/crash/i)
})

test('forms of one word are one topic: story and stories, sync, synced and syncing', () => {
  const found = names([
    reviewOf(1, 'The sync is broken.'),
    reviewOf(1, 'It has not synced for a week.'),
    reviewOf(2, 'My watch stopped syncing.'),
    reviewOf(1, 'No sync with my tablet.'),
    ...inLanguage(english, 'en'),
  ])
  expect(found.filter((name) => name.startsWith('sync'))).toEqual(['sync'])
  expect(found.filter((name) => name.startsWith('stor'))).toHaveLength(1)
})

test.each([
  ['ja', japanese, ['アップデート', '広告', '雨の音', '使いやすい', 'ログイン']],
  ['de', german, ['Update', 'Anmeldung', 'Abo', 'Geschichten']],
])('topics in %s', (language, list, expected) => {
  expect(names(inLanguage(list, language))).toEqual(expect.arrayContaining(expected))
})

test('each language is read by itself, and reviews of an unknown one with the largest', () => {
  const mixed = [
    ...inLanguage(english, 'en'),
    ...inLanguage(japanese, 'ja'),
    reviewOf(1, 'Crashes!', { language: null }),
  ]
  const topics = reviewTopics(mixed, { period })
  expect(topics.map(({ name }) => name)).toEqual(expect.arrayContaining(['crashes', '雨の音']))
  expect(topics.find(({ name }) => name === 'crashes')).toMatchObject({ reviews: 5 })
})

test("the app's name is no topic", () => {
  const reviews = Array.from({ length: 6 }, (_, at) =>
    reviewOf(at < 3 ? 1 : 5, `The Moorlight voice calms me. My Moorlight! ${at}`),
  )
  expect(reviewTopics(reviews, { period, title: 'Moorlight: Sleep Sounds' }).map(({ name }) => name)).not.toContain(
    'Moorlight',
  )
  expect(reviewTopics(reviews, { period }).map(({ name }) => name)).toContain('Moorlight voice')
})

test('quotes are word for word, from two reviews, and do not say the same', () => {
  const reviews = inLanguage(english, 'en')
  for (const { quotes, reviewIds } of reviewTopics(reviews, { period })) {
    expect(quotes.length).toBeGreaterThan(0)
    expect(new Set(quotes.map(({ reviewId }) => reviewId)).size).toBe(quotes.length)
    for (const { reviewId, text } of quotes) {
      expect(reviewIds).toContain(reviewId)
      expect(reviews.find(({ id }) => id === reviewId)!.body).toContain(text)
    }
  }
})

test('a long review is quoted with the sentence that is about the topic, at most 200 characters of it', () => {
  const body = `${'I have had this for years and it was good in every way. '.repeat(4)}Now the player crashes each night, because ${'of something '.repeat(40)}. Bye.`
  const crash = (rating: number) => reviewOf(rating, body, { language: 'en' })
  const topics = reviewTopics([crash(1), crash(1), crash(2), ...inLanguage(english, 'en')], { period })
  const quotes = topics.flatMap((topic) => topic.quotes)
  for (const { text } of quotes) expect(text.length).toBeLessThanOrEqual(200)
})

test('the change against the period before, and the weeks until its end', () => {
  const at = (day: string) => reviewOf(1, `The player crashes. ${day}`, { writtenAt: `${day}T12:00:00Z` })
  const topics = reviewTopics(
    [at('2026-11-25'), at('2026-11-24'), at('2026-11-18'), at('2026-10-31'), at('2026-10-07'), at('2026-10-06')],
    { period },
  )
  const crashes = topics.find(({ name }) => name.includes('crashes'))!
  expect(crashes).toMatchObject({ reviews: 3, before: 2 })
  expect(crashes.weeks).toEqual([0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 2])
})

test('a version whose reviews speak of it stands out, and what nobody spoke of before is new since it', () => {
  const of = (version: string, rating: number, body: string, times: number) =>
    Array.from({ length: times }, (_, at) => reviewOf(rating, `${body} ${at}`, { version }))
  const topics = reviewTopics(
    [
      ...of('4.9', 5, 'The rain sounds are wonderful.', 15),
      ...of('4.9', 1, 'The subscription is expensive.', 10),
      ...of('4.10', 1, 'The player crashes each night.', 6),
      ...of('4.10', 5, 'The rain sounds are wonderful.', 8),
    ],
    { period },
  )
  const named = (name: string) => topics.find((topic) => topic.name.includes(name))
  expect(named('crashes') ?? named('player')).toMatchObject({
    version: { version: '4.10', reviews: 6 },
    newSince: '4.10',
  })
  expect(named('rain')).toMatchObject({ version: null, newSince: null })
})

test('the same words many times are one voice, which makes no topic but counts to one that others have made', () => {
  const copies = Array.from({ length: 9 }, () => reviewOf(5, 'Use my code KITE42 for free coins, and the rain sounds.'))
  const topics = reviewTopics([...copies, ...inLanguage(english, 'en')], { period })
  expect(topics.map(({ name }) => name).filter((name) => /code|coins|kite/i.test(name))).toEqual([])
  expect(topics.find(({ name }) => name === 'rain sounds')).toMatchObject({ reviews: 13 })
})

test('nothing is found in nothing, in stars alone, or in signs', () => {
  expect(reviewTopics([], { period })).toEqual([])
  const odd = ['', '   ', '👍👍👍', '!!!', '12345', 'Z̷͇̓a̵͎l̶g̸o̶', '\u202eabc'].flatMap((body) => [
    reviewOf(5, body),
    reviewOf(1, body),
  ])
  expect(() => reviewTopics(odd, { period })).not.toThrow()
})

test('topics of each review, for comparing two periods', () => {
  const reviews = inLanguage(english, 'en')
  const topics = topicsByReview(reviews, {})
  expect(topics.size).toBe(reviews.length)
  expect(topics.get(reviews[4]!.id)).toEqual(['crashes'])
  expect(topics.get(reviews[22]!.id)).toEqual([])
})

test('names are whole phrases: none breaks off, and none begins or ends with a word that leans on another', () => {
  const written = [
    'A bit of brown noise and I am gone in ten minutes.',
    'The brown noise helps, a bit of brown noise each night.',
    'Brown noise every night, and the battery lasted.',
    'I need my own night. Brown noise is lovely.',
    'My own night with brown noise, though the battery lasted an hour.',
    'I have my own night now. The battery lasted.',
    'The heart-rate monitor is right.',
    'My heart-rate monitor woke me up.',
    'A heart-rate monitor in the fog.',
  ]
  const found = names([...written.map((body) => reviewOf(5, body)), ...inLanguage(english, 'en')])
  expect(found).toEqual(expect.arrayContaining(['brown noise', 'heart-rate monitor', 'battery']))
  for (const part of ['bit of brown', 'own night', 'battery lasted', 'heart rate', 'rate monitor'])
    expect(found).not.toContain(part)
})
