import { describe, expect, test } from 'vitest'
import { auditKeywords, type SearchedTexts } from './keyword-audit.ts'

const texts = (language: string, keywords: string, { title = '', subtitle = '' } = {}): SearchedTexts => ({
  language,
  title,
  subtitle,
  keywords,
})

describe('keywords that another language of the storefront has', () => {
  test('a word in two keyword fields that one country searches, with the countries', () => {
    const { repeats, copies } = auditKeywords([texts('de-DE', 'schlaf,sleep'), texts('en-GB', 'sleep,night')])
    expect(copies).toEqual([])
    expect(repeats).toEqual([
      {
        word: 'sleep',
        places: [
          { language: 'de-DE', field: 'keywords' },
          { language: 'en-GB', field: 'keywords' },
        ],
        countries: ['LU', 'AT', 'DE', 'CH'],
      },
    ])
  })

  test('a keyword that stands in the name of another language', () => {
    const [repeat] = auditKeywords([
      texts('en-US', 'night', { title: 'Moorlight' }),
      texts('es-MX', 'moorlight,sueño', { title: 'Moorlight' }),
    ]).repeats
    expect(repeat?.places).toEqual([
      { language: 'en-US', field: 'title' },
      { language: 'es-MX', field: 'keywords' },
    ])
    expect(repeat?.countries).toEqual(['US'])
  })

  test('nothing where no country searches both, where only names are alike, and of function words', () => {
    expect(auditKeywords([texts('de-DE', 'sleep'), texts('en-US', 'sleep,night')]).repeats).toEqual([])
    expect(
      auditKeywords([texts('de-DE', 'schlaf', { title: 'Moorlight' }), texts('en-GB', 'night', { title: 'Moorlight' })])
        .repeats,
    ).toEqual([])
    expect(auditKeywords([texts('en-AU', 'of the night'), texts('en-GB', 'state of the art')]).repeats).toEqual([])
  })

  test('what concerns most countries comes first', () => {
    const { repeats } = auditKeywords([
      texts('en-GB', 'alpha,beta'),
      texts('ja', 'beta'),
      texts('es-MX', 'alpha'),
      texts('sv', 'beta'),
    ])
    expect(repeats.map(({ word }) => word)).toEqual(['alpha', 'beta'])
  })
})

describe('copied keyword fields', () => {
  test('the same keywords in another language wait to be translated, in whatever order, and are one finding', () => {
    const { copies, repeats } = auditKeywords([
      texts('en-US', 'sleep,night'),
      texts('es-MX', 'Night, sleep'),
      texts('fr-FR', 'sommeil'),
    ])
    expect(copies).toEqual([{ languages: ['en-US', 'es-MX'], isUntranslated: true, countries: ['US'] }])
    expect(repeats).toEqual([])
  })

  test('variants of one language are told where a country searches both', () => {
    expect(auditKeywords([texts('en-AU', 'sleep'), texts('en-GB', 'sleep')]).copies).toEqual([
      { languages: ['en-AU', 'en-GB'], isUntranslated: false, countries: ['AU', 'NZ'] },
    ])
    expect(auditKeywords([texts('en-US', 'sleep'), texts('en-GB', 'sleep')]).copies).toEqual([])
  })

  test('empty fields are no copies', () => {
    expect(auditKeywords([texts('en-US', ''), texts('es-MX', ' , ')]).copies).toEqual([])
  })
})
