import { describe, expect, test } from 'vitest'
import { known, moorlight, titled } from './fixtures.ts'
import { repeatedAcross, wastedEntries, withoutWaste } from './wasted-words.ts'

const wasted = (...entries: string[]) =>
  wastedEntries({ ...moorlight, entries }).map(({ entry, reason, rest }) => [entry, reason, rest])

describe('a word of the field is wasted', () => {
  test.each([
    ['moorlight', { kind: 'app-name' }],
    ['sleep', { kind: 'title' }],
    ['noise', { kind: 'subtitle' }],
    ['fenwick', { kind: 'developer' }],
    ['fitness', { kind: 'category' }],
    ['with', { kind: 'function-word' }],
    ['app', { kind: 'app' }],
    ['story', { kind: 'number', form: 'stories' }],
    ['lab', { kind: 'number', form: 'labs' }],
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

  test('not a function word between words that count', () => {
    expect(wasted('fall to bed')).toEqual([])
  })

  test('not a word that stands nowhere else', () => {
    expect(wasted('white', 'brown', 'rain', 'meditation')).toEqual([])
    expect(wasted('do', 'make', 'never', 'have', 'get', 'like')).toEqual([])
  })
})

test('removing what is wasted keeps what another tab did to the field meanwhile', () => {
  const [stories, noise] = wastedEntries({ ...moorlight, entries: ['rain', 'stories', 'white noise'] })
  expect(stories && withoutWaste(['fan', 'rain', 'stories', 'white noise'], stories)).toEqual([
    'fan',
    'rain',
    'white noise',
  ])
  expect(noise && withoutWaste(['rain', 'stories', 'white noise', 'fan'], noise)).toEqual([
    'rain',
    'stories',
    'white',
    'fan',
  ])
  expect(stories && withoutWaste(['rain', 'fan'], stories)).toEqual(['rain', 'fan'])
})

describe('a repeat across localizations', () => {
  const english = { ...moorlight, entries: ['rain', 'white'] }
  const spanish = titled('es-MX', 'Moorlight', ['rain', 'lluvia', 'ocean'])
  const repeated = (keywords: string[]) =>
    repeatedAcross(
      spanish,
      [english],
      keywords.map((one) => known(one)),
    ).map(({ entry, reason }) => [entry, reason])

  test('is wasted where no known keyword needs it', () => {
    expect(repeated(['rain noise'])).toEqual([['rain', { kind: 'other-locale', locale: 'en-US' }]])
  })

  test('is none where a phrase needs it', () => {
    expect(repeated(['ocean rain'])).toEqual([])
  })
})
