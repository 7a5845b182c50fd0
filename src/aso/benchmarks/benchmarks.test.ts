import { describe, expect, test } from 'vitest'
import { fieldBenchmark } from './field-benchmark.ts'
import { leaderWords } from './leader-words.ts'
import { listingHabits, type HabitSource } from './listing-habits.ts'

describe('the length of a field', () => {
  test('apps are counted from empty to full, unknown ones are left out, and the own field has its place', () => {
    const { known, used, average, bins, own } = fieldBenchmark([0, 30, 15, null, 31, 29], 29, 30)
    expect([known, used, average]).toEqual([5, 4, 21])
    expect(bins).toEqual([[0], [], [], [2], [], [], [1, 4, 5]])
    expect(own).toEqual({ bin: 6, shorter: 2, longer: 2, equal: 1 })
  })

  test('where nothing is known nothing is said', () => {
    expect(fieldBenchmark([null], 12, 30)).toMatchObject({ known: 0, average: null, own: null })
    expect(fieldBenchmark([12], null, 30).own).toBeNull()
  })
})

describe('words', () => {
  test('those of most apps first; a word of one app, stop words and numbers are none', () => {
    const texts = ['Sleep Sounds & Noise 2026', 'Noise for the sleep', 'Moorlight: sleep 2026']
    expect(leaderWords(texts, 'Sleep stories', 'en-US')).toEqual([
      { word: 'sleep', apps: [0, 1, 2], isOwn: true },
      { word: 'noise', apps: [0, 1], isOwn: false },
    ])
  })

  test('an app counts once for a word that stands in title and subtitle', () => {
    expect(leaderWords(['Schlaf Schlaf', 'schlaf'], '', 'de-DE')[0]).toEqual({
      word: 'schlaf',
      apps: [0, 1],
      isOwn: false,
    })
  })
})

describe('habits', () => {
  const app = (part: Partial<HabitSource>): HabitSource => ({
    title: 'Moorlight',
    shortDescription: null,
    videos: 0,
    isFree: null,
    hasPurchases: null,
    lastReleaseDate: null,
    ...part,
  })
  const now = Date.parse('2026-11-30T12:00:00Z')
  const usersOf = (apps: HabitSource[]) =>
    Object.fromEntries(listingHabits(apps, null, now).map(({ id, apps: users }) => [id, users]))

  test.each(['Moorlight: Sleep', 'Moorlight - Sleep Sounds', 'Moor Light – Schlaf', 'Calm | Relax'])(
    '"%s" begins with a name',
    (title) => expect(usersOf([app({ title })])['brand-first']).toEqual([0]),
  )
  test.each(['Sleep Sounds', 'To-do list', 'A very long sentence before the colon: x'])('"%s" does not', (title) =>
    expect(usersOf([app({ title })])['brand-first']).toEqual([]),
  )
  test('"free" is a word of its own, also in the subtitle', () => {
    const found = usersOf([
      app({ title: 'Freedom', shortDescription: '' }),
      app({ shortDescription: 'Now free!' }),
      app({ title: 'Jetzt kostenlos', shortDescription: '' }),
      app({ title: 'Only $1', shortDescription: '' }),
    ])
    expect(found['price-word']).toEqual([1, 2, 3])
  })
  test('what is known of no app is left out; what is known of some says of how many', () => {
    const apps = [
      app({ lastReleaseDate: '2026-11-20T00:00:00Z' }),
      app({ lastReleaseDate: '2026-01-01T00:00:00Z' }),
      app({}),
    ]
    const habits = listingHabits(apps, app({ videos: 1 }), now)
    expect(habits.find(({ id }) => id === 'updated')).toEqual({ id: 'updated', apps: [0], known: 2, own: null })
    expect(habits.find(({ id }) => id === 'video')?.own).toBe(true)
    expect(habits.some(({ id }) => id === 'free')).toBe(false)
  })
  test('nothing is said of subtitles and videos that are not known', () => {
    const found = listingHabits(
      [app({ title: 'Free 😀', videos: null })],
      app({ shortDescription: '', videos: 1 }),
      now,
    )
    expect(found.map(({ id }) => id)).toEqual(['brand-first', 'ampersand'])
  })
})
