import { describe, expect, test } from 'vitest'
import type { DraftField } from '#contract/listing-drafts.ts'
import type { ConsoleListing } from './console-listing.ts'
import { planForAppStore } from './plan-app-store.ts'

const english = { title: 'Moorlight', subtitle: 'Night stories' }
const texts = { description: 'Stories.', keywords: 'sleep', whatsNew: 'Fixes', supportUrl: 'https://example.com' }
const listing = (part: Partial<ConsoleListing> = {}): ConsoleListing => ({
  info: { isEditable: true, texts: { 'en-US': english } },
  version: { number: '4.13', texts: { 'en-US': texts } },
  live: { number: '4.12', texts: { 'en-US': { ...texts, promotionalText: 'New stories' } } },
  isInReview: false,
  ...part,
})
const draft = (field: DraftField, text: string, locale = 'en-US', published: string | null = null) => ({
  locale,
  field,
  draft: text,
  published,
})
const changesOf = (drafts: Parameters<typeof planForAppStore>[0], console = listing()) =>
  planForAppStore(drafts, console).changes

describe('a plan for the App Store', () => {
  test('names each change with what it goes to, by language and in the order of the console', () => {
    const plan = planForAppStore(
      [draft('whatsNew', 'Más', 'es-ES'), draft('description', 'New.'), draft('subtitle', 'Calm nights')],
      listing(),
    )
    expect(plan.version).toEqual({ number: '4.13', isNew: false })
    expect(plan.changes).toMatchObject([
      { locale: 'en-US', field: 'subtitle', target: 'app-info', from: 'Night stories', to: 'Calm nights' },
      { locale: 'en-US', field: 'description', target: 'version', from: 'Stories.', to: 'New.', problem: null },
      { locale: 'es-ES', field: 'whatsNew', target: 'version', from: '', to: 'Más' },
    ])
    expect(plan.incomplete).toEqual([
      { locale: 'es-ES', isNew: true, missing: ['description', 'keywords', 'supportUrl'] },
    ])
  })

  test('leaves out what the console has already, however it writes it, and what is no draft', () => {
    const drafts = [draft('description', 'Stories.\r\n'), draft('subtitle', 'As it was', 'en-US', 'As it was')]
    expect(changesOf(drafts)).toEqual([])
  })

  test('writes promotional text to the version in the store at once, and to the next one', () => {
    const drafts = [draft('promotionalText', 'Now with rain')]
    expect(changesOf(drafts).map(({ target, from }) => [target, from])).toEqual([
      ['live-version', 'New stories'],
      ['version', ''],
    ])
    expect(planForAppStore(drafts, listing({ version: null }))).toMatchObject({
      version: null,
      changes: [{ target: 'live-version' }],
    })
  })

  test('proposes the next number where no version can be edited, whose release notes begin empty', () => {
    const console = listing({ version: null, info: { isEditable: false, texts: { 'en-US': english } } })
    const plan = planForAppStore([draft('whatsNew', 'Rain'), draft('description', 'New.')], console)
    expect(plan.version).toEqual({ number: '4.13', isNew: true })
    expect(plan.changes.map(({ from, problem }) => [from, problem])).toEqual([
      ['Stories.', null],
      ['', null],
    ])
  })

  test('makes no version for release notes that are in the store', () => {
    expect(planForAppStore([draft('whatsNew', 'Fixes')], listing({ version: null }))).toMatchObject({
      version: null,
      changes: [],
    })
  })

  test('touches no version while one is in review, but the promotional text in the store', () => {
    const console = listing({ version: null, isInReview: true, info: { isEditable: false, texts: {} } })
    const drafts = [draft('title', 'Moor'), draft('description', 'New.'), draft('promotionalText', 'Rain')]
    const plan = planForAppStore(drafts, console)
    expect(plan.version).toBeNull()
    expect(plan.changes.map(({ field, problem }) => [field, problem])).toEqual([
      ['title', 'in-review'],
      ['promotionalText', null],
      ['description', 'in-review'],
    ])
  })

  test.each([
    ['is too long', draft('title', 'x'.repeat(31)), 'too-long'],
    ['is too short', draft('title', 'x'), 'too-short'],
    ['is empty where the store needs one', draft('description', ' ', 'en-US', 'Stories.'), 'empty'],
    ['begins a language without a name', draft('subtitle', 'Noches', 'es-ES'), 'no-name'],
  ])('says what stands in the way of a text that %s', (_, one, problem) => {
    expect(changesOf([one])).toMatchObject([{ problem }])
  })

  test('takes no release notes for a first version', () => {
    expect(changesOf([draft('whatsNew', 'First!')], listing({ live: null }))).toMatchObject([
      { problem: 'first-version' },
    ])
  })

  test('is made of all texts of 40 languages', () => {
    const locales = Array.from({ length: 40 }, (_, at) => `x${String.fromCodePoint(97 + (at % 26))}-A${at}`)
    const fields = ['title', 'subtitle', 'keywords', 'promotionalText', 'description', 'whatsNew'] as const
    const drafts = locales.flatMap((locale) => fields.map((field) => draft(field, 'rain '.repeat(5), locale)))
    expect(changesOf(drafts)).toHaveLength(40 * 7)
  })
})
