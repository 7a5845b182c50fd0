import { describe, expect, it } from 'vitest'
import { parseAppReference } from './app-reference.ts'
import { storeUrl } from './store-url.ts'

describe('address of an app in its store', () => {
  it('leads to the App Store of the locale’s country', () => {
    expect(storeUrl({ store: 'APP_STORE', trackId: '281940292', locale: 'de-DE' })).toBe(
      'https://apps.apple.com/de/app/id281940292',
    )
  })

  it('leads to Google Play in the locale’s language and country', () => {
    expect(storeUrl({ store: 'GOOGLE_PLAY', trackId: 'com.company.app', locale: 'pt-PT' })).toBe(
      'https://play.google.com/store/apps/details?id=com.company.app&hl=pt-PT&gl=PT',
    )
  })

  it.each([
    ['zh-Hant-TW', 'hl=zh-TW&gl=TW'],
    ['zh-Hant-HK', 'hl=zh-HK&gl=HK'],
    ['zh-Hant-MO', 'hl=zh-TW&gl=MO'],
    ['zh-Hans-CN', 'hl=zh-CN&gl=CN'],
    ['pt-BR', 'hl=pt-BR&gl=BR'],
    ['nb-NO', 'hl=no&gl=NO'],
    ['he-IL', 'hl=iw&gl=IL'],
    ['de-AT', 'hl=de&gl=AT'],
  ])('names languages as Google Play does: %s', (locale, query) => {
    const url = storeUrl({ store: 'GOOGLE_PLAY', trackId: 'com.company.app', locale })
    expect(url).toBe(`https://play.google.com/store/apps/details?id=com.company.app&${query}`)
  })

  it.each([
    { store: 'APP_STORE', trackId: '281940292' },
    { store: 'GOOGLE_PLAY', trackId: 'com.company.app' },
  ] as const)('is understood when it is pasted back: $store', (ref) => {
    expect(parseAppReference(storeUrl({ ...ref, locale: 'en-GB' }))).toEqual({ ...ref, country: 'GB' })
  })
})
