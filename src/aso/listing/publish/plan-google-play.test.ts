import { describe, expect, test } from 'vitest'
import type { DraftField } from '#contract/listing-drafts.ts'
import { planForGooglePlay } from './plan-google-play.ts'

const english = { language: 'en-US', title: 'Moorlight', shortDescription: 'Rain', fullDescription: 'Stories.' }
const draft = (field: DraftField, text: string, locale = 'en-US', published: string | null = null) => ({
  locale,
  field,
  draft: text,
  published,
})
const problemsOf = (...drafts: Parameters<typeof planForGooglePlay>[0]) =>
  planForGooglePlay(drafts, [english]).map(({ problem }) => problem)

describe('a plan for Google Play', () => {
  test('names each change of a page, by language and in the order of the console', () => {
    const drafts = [draft('description', 'New.'), draft('title', 'Moor'), draft('title', 'Moor', 'de-DE')]
    expect(planForGooglePlay(drafts, [english, { ...english, language: 'de-DE' }])).toEqual([
      { locale: 'de-DE', field: 'title', target: 'store-page', from: 'Moorlight', to: 'Moor', problem: null },
      { locale: 'en-US', field: 'title', target: 'store-page', from: 'Moorlight', to: 'Moor', problem: null },
      { locale: 'en-US', field: 'description', target: 'store-page', from: 'Stories.', to: 'New.', problem: null },
    ])
  })

  test('leaves out what the console has already, however it writes it, and what is no draft', () => {
    expect(problemsOf(draft('description', 'Stories.\r\n'), draft('title', 'Moor', 'en-US', 'Moor'))).toEqual([])
  })

  test('keeps back what Google would not take', () => {
    expect(problemsOf(draft('title', 'x'.repeat(31)), draft('shortDescription', ' '))).toEqual(['too-long', 'empty'])
    expect(problemsOf(draft('whatsNew', 'Rain'))).toEqual(['with-release'])
  })

  test('begins a language with its title and both descriptions alone', () => {
    const [title, short, full] = [
      draft('title', 'Moor', 'nl-NL'),
      draft('shortDescription', 'Regen', 'nl-NL'),
      draft('description', 'Regengeluiden.', 'nl-NL'),
    ]
    expect(problemsOf(title, short)).toEqual(['new-language', 'new-language'])
    expect(problemsOf(title, short, full)).toEqual([null, null, null])
  })
})
