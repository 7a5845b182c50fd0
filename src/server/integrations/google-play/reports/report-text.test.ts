import { describe, expect, test } from 'vitest'
import { installsOf } from './installs.ts'
import { reportRows } from './report-rows.ts'
import { reportText } from './report-text.ts'
import { reportedReviewsOf } from './reported-reviews.ts'
import { visitsOf } from './store-visits.ts'

const TEXT = 'Date,Text\n2026-06-01,"Grüße, 🌧 雨"\n'
const little = (text: string) => Buffer.from(text, 'utf16le')
const report = (...lines: string[]) => little(`\uFEFF${lines.join('\r\n')}`)

describe('the text of a report', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-16 with a mark', little(`\uFEFF${TEXT}`)],
    ['UTF-16 without a mark', little(TEXT)],
    ['UTF-16, the other way round', little(`\uFEFF${TEXT}`).swap16()],
    ['UTF-16, the other way round, without a mark', little(TEXT).swap16()],
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ])('is read from %s', (_, bytes) => {
    expect(reportText(bytes)).toBe(TEXT)
  })

  test('that is cut off within a character is refused; half an emoji costs that emoji alone', () => {
    expect(() => reportText(report(TEXT).subarray(0, -1))).toThrow('cut off')
    expect(() => reportText(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff]))).toThrow('no text')
    expect(reportText(report('a\ud83cb\0'))).toBe('a\ufffdb')
  })

  test('that is empty has no rows; one whose quote is never closed is refused', () => {
    expect(installsOf(new Uint8Array())).toEqual([])
    expect(() => reportRows('Date,Country\n2026-06-01,"DE\n2026-06-02,DE\n', ['Date'])).toThrow('no CSV')
  })
})

describe('rows are read by the names of their columns', () => {
  test('installs: what is blank is not 0, unknown countries stay, days that are none go', () => {
    const bytes = report(
      'Date,Package,Country,Daily Device Installs,Daily Device Uninstalls,Daily User Installs,Active Device Installs',
      '2026-06-01,a.b,DE,3,1,2,"1,234"',
      '2026-06-01,a.b,IN,,,,7',
      '2026-06-02,a.b,,4,0,4,2',
      'Total,a.b,DE,9,9,9,9',
      '',
    )
    const nothing = { userUninstalls: null, deviceInstalls: null, deviceUninstalls: null }
    expect(installsOf(bytes)).toEqual([
      {
        ...nothing,
        day: '2026-06-01',
        country: 'DE',
        userInstalls: 2,
        deviceInstalls: 3,
        deviceUninstalls: 1,
        activeDevices: 1234,
      },
      { ...nothing, day: '2026-06-01', country: 'IN', userInstalls: null, activeDevices: 7 },
      {
        ...nothing,
        day: '2026-06-02',
        country: null,
        userInstalls: 4,
        deviceInstalls: 4,
        deviceUninstalls: 0,
        activeDevices: 2,
      },
    ])
  })

  test('visits: other spellings and another order; search terms of a source are summed', () => {
    const countries = report(
      'Store Listing Visitors,Country/region,Store Listing Acquisitions,Date',
      '45,Other,26,2026-06-01',
      '10,PK,,2026-06-01',
    )
    expect(visitsOf(countries)).toEqual([
      { day: '2026-06-01', country: null, source: null, visitors: 45, acquisitions: 26, impressions: null },
      { day: '2026-06-01', country: 'PK', source: null, visitors: 10, acquisitions: null, impressions: null },
    ])
    const sources = report(
      'Date,Package name,Traffic source,Search term,Store listing acquisitions,Store listing visitors',
      '2026-06-01,a.b,Play Store search,rain,4,5',
      '2026-06-01,a.b,Play Store search,Other,10,20',
    )
    expect(visitsOf(sources)).toMatchObject([{ source: 'Play Store search', visitors: 25, acquisitions: 14 }])
  })

  test('a report without a column that is needed is refused', () => {
    expect(() => visitsOf(report('Date,Store listing visitors', '2026-06-01,4'))).toThrow(
      'no column Store listing acquisitions',
    )
  })

  test('reviews keep their id from month to month, also without a link', () => {
    const header =
      'Package Name,App Version Code,App Version Name,Reviewer Language,Device,Review Submit Date and Time,' +
      'Review Submit Millis Since Epoch,Review Last Update Date and Time,Review Last Update Millis Since Epoch,' +
      'Star Rating,Review Title,Review Text,Developer Reply Date and Time,Developer Reply Millis Since Epoch,' +
      'Developer Reply Text,Review Link'
    const link = 'http://play.google.com/console/developers/app/reviews?reviewId=gp%3AAOqp_1&corpus=PUBLIC_REVIEWS'
    const may = report(
      header,
      `a.b,7,1.0,zh-CN,heron4,x,1778000000000,x,1778000000000,2,,"Two\nlines, ""so""",x,1778100000000,Sorry,${link}`,
      'a.b,,,de,heron4,x,1778000000001,x,1778000000001,5,,,,,,',
      'a.b,,,de,heron4,x,1778000000002,x,1778000000002,0,,,,,,',
    )
    const june = report(
      header,
      'a.b,8,1.1,de,heron4,x,1778000000001,x,1781000000000,1,,,,,,',
      'a.b,8,1.1,de,tarn_x,x,1778000000001,x,1781000000000,1,,,,,,',
    )
    const [first, stars, ...none] = reportedReviewsOf(may)
    expect(none).toEqual([])
    expect(first).toMatchObject({
      id: 'gp:AOqp_1',
      stars: 2,
      body: 'Two\nlines, "so"',
      language: 'zh-CN',
      createdAt: '2026-05-05T16:53:20.000Z',
      reply: { body: 'Sorry', changedAt: '2026-05-06T20:40:00.000Z' },
    })
    expect(stars).toMatchObject({ id: expect.stringMatching(/^csv-[0-9a-f]{32}$/) as string, stars: 5, body: '' })
    const [changed, other] = reportedReviewsOf(june)
    expect(changed).toMatchObject({ id: stars?.id, stars: 1, changedAt: '2026-06-09T10:13:20.000Z' })
    expect(other?.id).not.toBe(stars?.id)
  })
})
