import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { AppDetails } from '#contract/overview/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { sampleApps } from './apps.ts'
import { moorlight } from './apps/moorlight.ts'
import { orchardDrop } from './apps/orchard-drop.ts'
import { slatebeam } from './apps/slatebeam.ts'
import { trailmoss } from './apps/trailmoss.ts'
import { sampleMarket } from './sample-market.ts'

const marketOn = (day: string) => sampleMarket(() => new Date(`${day}T12:00:00Z`))
const market = marketOn('2026-03-01')
const at = (app: { ref: (typeof moorlight)['ref'] }, locale = 'en-US'): ListingRef => ({ ...app.ref, locale })
const Listing = v.omit(AppDetails, ['keywordDensities', 'wordCount', 'market'])

const script = `
  import { sampleMarket } from '#server/sample/sample-market.ts'
  import { sampleApps } from '#server/sample/apps.ts'
  const market = sampleMarket(() => new Date('2026-03-01T12:00:00Z'))
  const answers = (await sampleApps()).slice(0, 4).map(({ ref }) => Promise.all([
    market.listing({ ...ref, locale: 'de-DE' }), market.rating({ ...ref, locale: 'de-DE' }), market.performance(ref),
    market.versions({ ...ref, locale: 'de-DE' }), market.featuredCountries(ref, 30),
    market.countRankedKeywords({ ...ref, locale: 'de-DE' }, '2026-03-01'),
  ]))
  process.stdout.write(JSON.stringify(await Promise.all(answers)))
`
const inOwnProcess = async (env: Record<string, string>) => {
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', script]
  return (await promisify(execFile)(process.execPath, flags, { env: { ...process.env, ...env }, maxBuffer: 1e8 }))
    .stdout
}

describe('the sample market', () => {
  it('answers the same in every process and in every time zone', async () => {
    const [one, other] = await Promise.all([
      inOwnProcess({ TZ: 'UTC' }),
      inOwnProcess({ TZ: 'Asia/Tokyo', LANG: 'ja_JP' }),
    ])
    expect(one.length).toBeGreaterThan(10_000)
    expect(one).toBe(other)
  })

  it('gives every listing in the contract’s shape', async () => {
    const today = marketOn('2026-11-21')
    for (const app of await sampleApps()) {
      for (const locale of app.locales) expect(v.parse(Listing, await today.listing(at(app, locale)))).toBeTruthy()
    }
  })

  it('knows an app only where it is listed', async () => {
    expect(await market.listing(at(trailmoss, 'ja-JP'))).toBeNull()
    expect(await market.rating(at(trailmoss, 'ja-JP'))).toBeNull()
    expect(await market.countRankedKeywords(at(trailmoss, 'ja-JP'), '2026-03-01', 200)).toBeNull()
    expect(await market.localesOf({ ...trailmoss.ref, store: 'APP_STORE' })).toEqual([])
    expect(await market.localesOf(trailmoss.ref)).toContain('de-DE')
  })

  it('shows prices as each country does', async () => {
    const purchase = async (locale: string) => (await market.listing(at(moorlight, locale)))?.price.inAppPurchases?.[0]
    expect(await purchase('en-US')).toEqual({ name: 'Moorlight Plus', recurringPeriodLabel: '1 month', price: '$4.99' })
    expect(await purchase('de-DE')).toMatchObject({ recurringPeriodLabel: '1 Monat', price: '4,99\u00A0€' })
    expect((await purchase('ja-JP'))?.price).toMatch(/^[¥￥]800$/)
    expect((await purchase('sv-SE'))?.price).toBe('60\u00A0kr')
    expect((await market.listing(at(moorlight)))?.price).toMatchObject({ exactPrice: 0, displayPrice: null })
    expect((await market.listing(at(orchardDrop)))?.price).toMatchObject({ exactPrice: 1.99, displayPrice: '$1.99' })
  })

  it('tells an empty field from an unknown one', async () => {
    expect(await market.listing(at(orchardDrop))).toMatchObject({ shortDescription: '', promotionalText: '' })
    expect(await market.listing(at(trailmoss))).toMatchObject({ promotionalText: null })
    expect(await market.listing(at(slatebeam))).toMatchObject({ description: null, sizeBytes: null, websiteUrl: null })
    expect(await market.rating(at(slatebeam))).toBeNull()
  })

  it('has released each app’s latest version lately, and never rewrites the past', async () => {
    const before = await marketOn('2026-02-01').versions(at(moorlight))
    const after = await market.versions(at(moorlight))
    const newest = before?.[0]
    expect(after).toContainEqual(newest)
    expect(after?.findIndex(({ version }) => version === newest?.version)).toBeGreaterThan(0)
    const times = after?.map(({ releasedAt }) => Date.parse(releasedAt ?? '')) ?? []
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(Date.parse('2026-03-01') - (times[0] ?? 0)).toBeLessThan(28 * 86_400_000)
    expect(new Set(after?.map(({ version }) => version)).size).toBe(after?.length)
  })

  it('drifts from day to day, a little', async () => {
    const figures = await Promise.all(
      ['2026-03-01', '2026-03-02', '2026-03-03'].map(
        async (day) => (await marketOn(day).performance(at(moorlight, 'en-US')))!,
      ),
    )
    const downloads = figures.map(({ downloadsLast30Days }) => downloadsLast30Days ?? 0)
    expect(new Set(downloads).size).toBe(3)
    expect(Math.max(...downloads) / Math.min(...downloads)).toBeLessThan(1.05)
    for (const { downloadsLast30DaysDelta } of figures)
      expect(Math.abs(downloadsLast30DaysDelta ?? 1)).toBeLessThan(0.5)
  })

  it('counts ratings up and keeps stars between 1 and 5', async () => {
    for (const app of (await sampleApps()).filter(({ rating }) => rating !== null)) {
      const [then, now] = [
        await marketOn('2026-02-01').rating(at(app, app.locales[0])),
        await market.rating(at(app, app.locales[0])),
      ]
      expect(now?.ratingCount ?? 0).toBeGreaterThanOrEqual(then?.ratingCount ?? 0)
      // In a small country nobody may have rated it yet.
      if (!now) continue
      expect(now.avgRating).toBeGreaterThanOrEqual(1)
      expect(now.avgRating).toBeLessThanOrEqual(5)
    }
  })

  it('finds apps by name, by half a word, with a slip of the finger, in one store or both', async () => {
    const titles = async (text: string, locale = 'en-US', store?: 'APP_STORE' | 'GOOGLE_PLAY') =>
      (await marketOn('2026-11-21').search({ text, locale, store, limit: 10 })).map(({ title }) => title)
    expect((await titles('moorli'))[0]).toBe('Moorlight: Sleep & Wind Down')
    expect(await titles('moorlight')).toHaveLength(2)
    expect(await titles('moorlight', 'en-US', 'GOOGLE_PLAY')).toHaveLength(1)
    expect((await titles('traillmoss'))[0]).toMatch(/^Trailmoss/)
    expect((await titles('einschlafen', 'de-DE'))[0]).toMatch(/^Moorlight: Einschlafen/)
    expect(await titles('睡眠', 'ja-JP')).toContainEqual(expect.stringMatching(/^Moorlight：/))
    expect(await titles('trailmoss', 'ja-JP')).toEqual([])
    expect(await titles('"\\*)(')).toEqual([])
  })

  it('shows as many ratings in a live search as on the page of an app', async () => {
    const answer = await market.storeResults({ term: 'moorlight', locale: 'en-US', store: 'APP_STORE' })
    const [first] = answer?.apps ?? []
    const rating = await market.rating(at(moorlight))
    expect(first).toMatchObject({ rating: rating?.avgRating, ratingCount: rating?.ratingCount })
  })

  it('OV-024: counts ranked keywords by app, country and day, without holding up other work', async () => {
    let turns = 0
    const tick = setInterval(() => turns++, 1)
    const count = async (app: typeof moorlight, locale: string, day: UtcDay) =>
      (await market.countRankedKeywords(at(app, locale), day, 200))!
    const counts = [
      await count(moorlight, 'es-ES', '2026-03-01'),
      await count(moorlight, 'en-US', '2026-03-01'),
      await count(moorlight, 'en-US', '2026-01-30'),
      await count(orchardDrop, 'en-US', '2026-03-01'),
    ]
    clearInterval(tick)
    const [, now, before] = counts
    expect(turns).toBeGreaterThan(20)
    expect(new Set(counts.map(({ keywordsCount }) => keywordsCount)).size).toBe(4)
    for (const { keywordsCount } of counts) expect(keywordsCount).toBeGreaterThan(100)
    expect(now?.delta).toBe((now?.keywordsCount ?? 0) - (before?.keywordsCount ?? 0))
  })
})
