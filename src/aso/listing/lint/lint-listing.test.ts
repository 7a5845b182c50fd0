import { describe, expect, test } from 'vitest'
import type { DraftField } from '#contract/listing-drafts.ts'
import type { Store } from '#contract/store.ts'
import { lintListing, type LintedListing } from './lint-listing.ts'
import { lintRules } from './rules.ts'

const long = { title: 'Moorlight: Sleep and Wind Down', description: 'Sleep stories.' }

function linted(texts: LintedListing['texts'], part: Partial<LintedListing> = {}) {
  const listing = { store: 'APP_STORE' as Store, language: 'en-US', ownNames: [], ...part }
  return lintListing({ ...listing, texts })
}
const rulesOf = (...[texts, part]: Parameters<typeof linted>) => linted(texts, part).map(({ rule }) => rule)
const play = { store: 'GOOGLE_PLAY' } as const

test('says nothing of a listing that follows the rules, nor of texts that are not known', () => {
  expect(linted({ ...long, subtitle: 'Night stories, soft noise' })).toEqual([])
  expect(linted({})).toEqual([])
})

describe('length', () => {
  test.each<[Store, DraftField, number]>([
    ['APP_STORE', 'title', 30],
    ['APP_STORE', 'subtitle', 30],
    ['APP_STORE', 'keywords', 100],
    ['APP_STORE', 'promotionalText', 170],
    ['APP_STORE', 'description', 4000],
    ['APP_STORE', 'whatsNew', 4000],
    ['GOOGLE_PLAY', 'shortDescription', 80],
    ['GOOGLE_PLAY', 'whatsNew', 500],
  ])('%s: %s takes %i characters and not one more', (store, field, limit) => {
    const rule = store === 'APP_STORE' ? 'length.over' : 'play.length'
    expect(rulesOf({ ...long, [field]: 'a'.repeat(limit) }, { store })).not.toContain(rule)
    expect(linted({ ...long, [field]: 'a'.repeat(limit + 1) }, { store })).toContainEqual(
      expect.objectContaining({ rule, field, level: 'error' }),
    )
  })

  test('a keyword field of 91 Arabic letters and 182 bytes fits, one of 101 Japanese characters does not', () => {
    expect(rulesOf({ keywords: 'ب'.repeat(91) }, { language: 'ar-SA' })).not.toContain('length.over')
    expect(rulesOf({ keywords: '雨'.repeat(101) }, { language: 'ja' })).toContain('length.over')
  })

  test('a name of one character is too short for the App Store', () => {
    expect(rulesOf({ ...long, title: 'M' })).toEqual(['length.short-name'])
    expect(rulesOf({ ...long, title: 'M' }, play)).toEqual([])
  })
})

test('a language that was begun needs a name and a description', () => {
  expect(rulesOf({ title: '', subtitle: '', description: '' })).toEqual([])
  expect(linted({ title: 'Moorlight', description: ' ' }, play)).toMatchObject([
    { rule: 'play.required', field: 'description', level: 'error' },
  ])
})

describe('whole words', () => {
  test.each([
    ['words.future', 'More stories coming soon.', 'coming soon'],
    ['words.negative-apple', 'Works around an iOS bug.', 'iOS bug'],
    ['words.other-platforms', 'Also for Android.', 'Android'],
    ['words.placeholder', 'Lorem ipsum dolor', 'Lorem ipsum'],
    ['words.test', 'This is a beta\u00a0test.', 'beta\u00a0test'],
  ])('%s: "%s"', (rule, description, found) => {
    expect(linted({ ...long, description })).toMatchObject([{ rule, field: 'description', level: 'warning', found }])
  })

  test.each([
    'For everybody who is protesting.',
    'Saves to Google Drive, counts with Google Analytics, shares on Google+.',
    'A paranoid android’s androids: androidism.',
    'Freedom, pricey sales talk',
  ])('parts of words, and phrases that are allowed, are none: "%s"', (text) => {
    expect(rulesOf({ ...long, whatsNew: text }).filter((rule) => rule !== 'words.other-platforms')).toEqual([])
    expect(rulesOf({ ...long, whatsNew: text.replaceAll(/android\b/gi, 'robot') })).toEqual([])
  })

  test('a name that the app has anyway may stand there', () => {
    const title = 'Google for all'
    expect(rulesOf({ ...long, title })).toEqual(['words.other-platforms'])
    expect(rulesOf({ ...long, title }, { ownNames: ['Google LLC'] })).toEqual([])
    expect(linted({ ...long, title: 'Google Maps for Android' }, { ownNames: ['Google LLC'] })).toMatchObject([
      { rule: 'words.other-platforms', found: 'Android' },
    ])
  })

  test('words of English are not looked for in other languages', () => {
    const title = 'Il sale della terra'
    expect(rulesOf({ ...long, title })).toContain('words.price')
    expect(rulesOf({ ...long, title }, { language: 'it' })).toEqual([])
  })
})

describe('the App Store', () => {
  test('refuses emoji in the description; signs that are letters pass', () => {
    expect(linted({ ...long, description: 'Sleep well 💤' })).toMatchObject([
      { rule: 'apple.emoji', level: 'error', found: '💤' },
    ])
    expect(rulesOf({ ...long, description: '★ Sleep™ © 2026 ✓' })).toEqual([])
  })

  test('searches a word once: name, subtitle and keywords need not repeat it, and each repetition can be taken out', () => {
    const keywords = `sleep, rain,,rain,${'x'.repeat(80)}`
    expect(linted({ ...long, subtitle: 'Sleep stories and rain sounds', keywords })).toMatchObject([
      { rule: 'apple.repeated-word', field: 'subtitle', found: 'sleep' },
      { rule: 'keywords.spaces', mended: `sleep,rain,,rain,${'x'.repeat(80)}` },
      { rule: 'keywords.empty-entry', level: 'warning', mended: `sleep, rain,rain,${'x'.repeat(80)}` },
      { rule: 'keywords.twice', found: 'rain', mended: `sleep, rain,,${'x'.repeat(80)}` },
      { rule: 'keywords.in-name', found: 'sleep', mended: ` rain,,rain,${'x'.repeat(80)}` },
    ])
  })

  test('a comma after which somebody is about to write is no empty place', () => {
    expect(rulesOf({ keywords: 'rain,' })).toEqual(['keywords.room'])
    expect(rulesOf({ keywords: ',rain' })).toEqual(['keywords.empty-entry', 'keywords.room'])
  })

  test('hints at room that is left', () => {
    expect(linted({ ...long, subtitle: 'Stories', keywords: 'rain,fan' })).toMatchObject([
      { rule: 'apple.room-in-subtitle', level: 'hint' },
      { rule: 'keywords.room', level: 'hint' },
    ])
  })
})

describe('Google Play', () => {
  test.each([
    ['play.emoji', 'Moorlight 💤'],
    ['play.emoji', 'Moorlight :)'],
    ['play.repeated-characters', 'Moorlight!!'],
    ['play.capitals', 'MOORLIGHT SLEEP'],
    ['play.promotion', 'Moorlight, the #1'],
    ['play.promotion', 'Moorlight: 20% off'],
    ['play.call-to-action', 'Moorlight: Download now'],
  ])('%s: "%s"', (rule, title) => {
    expect(rulesOf({ ...long, title }, play)).toEqual([rule])
    expect(rulesOf({ ...long, whatsNew: title }, play)).toEqual([])
  })

  test.each(['MOORLIGHT', 'Topaz', 'Bestow: 50 %', '眠り 物語', 'iOS VPN'])('"%s" is a title like others', (title) => {
    expect(rulesOf({ ...long, title }, play)).toEqual([])
  })

  test('a title in capitals that is the developer’s own name may be so', () => {
    const ownNames = ['MOORLIGHT SLEEP LTD']
    expect(rulesOf({ ...long, title: 'MOORLIGHT SLEEP' }, { ...play, ownNames })).toEqual([])
  })
})

test('what nobody sees is found and taken out; what joins emoji and letters stays', () => {
  expect(linted({ ...long, promotionalText: 'Sleep\ufeff\u200b well' })).toMatchObject([
    { rule: 'text.invisible', mended: 'Sleep well' },
  ])
  expect(rulesOf({ ...long, promotionalText: '👩‍👩‍👧 می‌خواهم' })).toEqual([])
})

test('each rule names a page that says so and the day of which it is', () => {
  for (const { source, asOf } of Object.values(lintRules)) {
    expect(new URL(source).protocol).toBe('https:')
    expect(asOf).toMatch(/^2026-\d\d-\d\d$/)
  }
})
