import { describe, expect, test } from 'vitest'
import { splitKeywords, type LocaleTexts } from './coverage.ts'
import { known, moorlight } from './fixtures.ts'
import { repeatedAcross, wastedEntries } from './wasted-words.ts'

const listing = { developerName: 'Fenwick Labs', categories: ['Health & Fitness'] }
const wasted = (...entries: string[]) =>
  wastedEntries({ ...moorlight, entries }, listing).map(({ entry, reason, rest }) => [entry, reason, rest])

describe('a word of the field is wasted', () => {
  test.each([
    ['moorlight', { kind: 'app-name' }],
    ['sleep', { kind: 'title' }],
    ['noise', { kind: 'subtitle' }],
    ['fenwick', { kind: 'developer' }],
    ['fitness', { kind: 'category' }],
    ['with', { kind: 'stop-word' }],
    ['app', { kind: 'app' }],
    ['story', { kind: 'number', form: 'stories' }],
  ])('%s: %j', (entry, reason) => {
    expect(wasted(entry)).toEqual([[entry, reason, '']])
  })

  test('the second time, and in the other number', () => {
    expect(wasted('rain', 'fan', 'rain', 'fans')).toEqual([
      ['rain', { kind: 'repeated' }, ''],
      ['fans', { kind: 'number', form: 'fan' }, ''],
    ])
  })

  test('within a phrase, whose other words stay', () => {
    expect(wasted('white noise')).toEqual([['white noise', { kind: 'subtitle' }, 'white']])
  })

  test('not a stop word between words that count', () => {
    expect(wasted('fall to bed')).toEqual([])
  })

  test('not a word that stands nowhere else', () => {
    expect(wasted('white', 'brown', 'rain', 'meditation')).toEqual([])
  })
})

describe('a repeat across localizations', () => {
  const english: LocaleTexts = { ...moorlight, entries: ['rain', 'white'] }
  const spanish: LocaleTexts = {
    locale: 'es-MX',
    title: 'Moorlight',
    subtitle: null,
    entries: ['rain', 'lluvia', 'ocean'],
  }
  const repeated = (keywords: string[]) =>
    repeatedAcross(
      spanish,
      [english],
      splitKeywords(
        keywords.map((one) => known(one)),
        'en-US',
      ),
    ).map(({ entry, reason }) => [entry, reason])

  test('is wasted where no known keyword needs it', () => {
    expect(repeated(['rain noise'])).toEqual([['rain', { kind: 'other-locale', locale: 'en-US' }]])
  })

  test('is none where a phrase needs it', () => {
    expect(repeated(['ocean rain'])).toEqual([])
  })
})
