import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAppReference } from './app-reference.ts'

const weatherBug = { store: 'APP_STORE', trackId: '281940292' }
const android = { store: 'GOOGLE_PLAY', trackId: 'com.company.app' }

describe('ONB-021: what names an app', () => {
  it.each([
    ['281940292', weatherBug],
    [' id281940292 ', weatherBug],
    ['https://apps.apple.com/us/app/weatherbug/id281940292?mt=8&uo=4', { ...weatherBug, country: 'US' }],
    ['https://apps.apple.com/de/app/wetter-%C3%BCberall/id281940292', { ...weatherBug, country: 'DE' }],
    ['apps.apple.com/app/id281940292', weatherBug],
    ['http://itunes.apple.com/us/app/weatherbug/id281940292', { ...weatherBug, country: 'US' }],
    ['HTTPS://APPS.APPLE.COM/GB/app/weatherbug/id281940292/', { ...weatherBug, country: 'GB' }],
    ['https://play.google.com/store/apps/details?id=com.company.app&hl=de', android],
    ['https://play.google.com/store/apps/details?hl=en&gl=gb&id=com.company.app', { ...android, country: 'GB' }],
    ['https://apps.apple.com/uk/app/bbc-news/id377382255', { store: 'APP_STORE', trackId: '377382255', country: 'GB' }],
    ['itms-apps://itunes.apple.com/de/app/id281940292', { ...weatherBug, country: 'DE' }],
    ['https://geo.itunes.apple.com/us/app/weatherbug/id281940292?mt=8', { ...weatherBug, country: 'US' }],
    ['https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=281940292&mt=8', weatherBug],
    [
      'https://play.google.com/store/apps/details/Super_Mario_Run?id=com.company.app&hl=en_GB&gl=US',
      { ...android, country: 'US' },
    ],
    ['https://play.google.com/store/apps/details/%E5%BE%AE%E4%BF%A1/?id=com.company.app', android],
    ['https://play.google.com/store/apps/details?id=com.company.app&gl=uk', { ...android, country: 'GB' }],
    ['market://details?id=com.company.app', android],
    ['com.company.app', android],
    ['com.Company_2.App', { store: 'GOOGLE_PLAY', trackId: 'com.Company_2.App' }],
  ])('%s', (text, reference) => {
    expect(parseAppReference(text)).toEqual(reference)
  })

  it.each([
    '',
    'weather',
    'weather bug',
    '12345',
    '1234567890123',
    'v1.2.3',
    '.com.company',
    'com..app',
    'apps.apple.com',
    'play.google.com',
    'https://apps.apple.com.evil.example/us/app/x/id281940292',
    'https://evil.example/apps.apple.com/us/app/x/id281940292',
    'https://apps.apple.com@evil.example/us/app/x/id281940292',
    'https://user:pass@apps.apple.com/us/app/x/id281940292',
    'https://apps.apple.com:8443/us/app/x/id281940292',
    'ftp://apps.apple.com/us/app/x/id281940292',
    'javascript:alert(1)',
    'https://apps.apple.com/us/developer/id281940292',
    'https://play.google.com/store/apps/details?id=',
    'https://play.google.com/store/apps/details?id=../../etc',
    'https://play.google.com/store/apps/developer?id=com.company.app',
    'https://play.google.com/store/apps/details/a/b?id=com.company.app',
    'market://search?q=com.company.app',
    'itms-apps://evil.example/us/app/x/id281940292',
    'https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewArtist?id=281940292',
  ])('is not %j', (text) => {
    expect(parseAppReference(text)).toBeNull()
  })

  it('takes any text without failing, and answers only ids that the contract accepts', () => {
    const addressLike = fc
      .tuple(
        fc.constantFrom('https://apps.apple.com/', 'play.google.com/store/apps/details?id=', 'id', '%', 'http://'),
        fc.string({ unit: 'grapheme' }),
      )
      .map((parts) => parts.join(''))
    const idOf = (text: string) => parseAppReference(text)?.trackId ?? 'none'
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), addressLike)
    const property = fc.property(texts, (text) => /^[A-Za-z0-9._-]{1,150}$/.test(idOf(text)))
    expect(fc.check(property, { numRuns: 2000 })).toMatchObject({ failed: false })
  })
})
