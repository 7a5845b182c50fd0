// One contract for every market: what an answer looks like, what is unknown, whose numbers these are.
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppVersion, getAppPerformance } from '#contract/overview/overview.ts'
import { AppEvent, CategoryRankingSeries } from '#contract/overview/sections.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { countryCodeOf, Locale, type AppSummary, type ListingRef } from '#contract/store.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { MarketSource } from '#server/markets/market.ts'
import * as answers from './market-answers.ts'

/** What the contract is tried with. */
export interface Subject {
  source: MarketSource
  /** An app that is listed here … */
  listed: ListingRef
  /** … and not there. */
  elsewhere: Locale
  /** Words that find the app, among others if there are any. */
  words: string
  today: UtcDay
  close: () => Promise<void>
}

export interface Facts {
  kinds: Provenance['kind'][]
  /** Methods that must know an answer for the app above. */
  knows: (keyof MarketSource)[]
}

const DAY_MS = 86_400_000
const daysBefore = (day: UtcDay, days: number) => dayOf(Date.parse(day) - days * DAY_MS)
const isDescending = (values: string[]) => values.every((value, i) => i === 0 || value <= (values[i - 1] ?? value))
const namesOf = (apps: AppSummary[]) => apps.map(({ store, trackId }) => `${store} ${trackId}`)

function holds({ kinds, knows }: Facts, subject: () => Subject): void {
  /** Answers what came, in the schema; null only where it may be. */
  async function known<T>(method: keyof MarketSource, schema: v.GenericSchema<unknown, T>, answer: unknown) {
    const value = await answer
    expect({ method, isNull: value === null && knows.includes(method) }).toEqual({ method, isNull: false })
    return value === null ? null : v.parse(schema, value)
  }

  test('a listing is the one that was asked for, and the same when it is asked for again', async () => {
    const { source, listed } = subject()
    const listing = await known('listing', answers.Listing, source.listing(listed))
    expect(listing).toMatchObject(listed)
    expect(listing?.stale).toBe(false)
    expect(await source.listing(listed)).toEqual(listing)
  })

  test('several listings at once are those of the apps that are listed', async () => {
    const { source, listed, elsewhere } = subject()
    const unknown = { ...listed, trackId: listed.store === 'APP_STORE' ? '999999999' : 'com.nobody.none' }
    const found = await source.listings([unknown, listed, { ...listed, locale: elsewhere }])
    expect(found).toEqual([await source.listing(listed)])
    expect(await source.listings([])).toEqual([])
  })

  test('what it holds: as many apps as can be counted, and examples that are listed where it says', async () => {
    const { source } = subject()
    const { apps, examples } = await source.about()
    expect(apps === null).toBe(source.id === 'live')
    expect(examples.length > 0).toBe(source.id !== 'live')
    for (const example of examples) expect(await source.listing(example)).toMatchObject(example)
  })

  test('CTRY-008, LIM-016: its countries, among them one that lists the app; every country where it is the stores themselves', async () => {
    const { source, listed } = subject()
    const locales = v.parse(v.nullable(v.array(Locale)), await source.locales())
    expect(locales === null).toBe(source.id === 'live')
    expect(locales ?? [listed.locale]).toContain(listed.locale)
  })

  test('featured only where it is listed', async () => {
    const { source, listed } = subject()
    const listedIn = new Set((await source.localesOf(listed)).map(countryCodeOf))
    const featured = (await source.featuredCountries(listed, 400))?.countries ?? []
    expect(featured.filter((country) => !listedIn.has(country))).toEqual([])
  })

  test('an app that nobody knows', async () => {
    const { source, listed, today } = subject()
    const unknown = { ...listed, trackId: listed.store === 'APP_STORE' ? '999999999' : 'com.nobody.none' }
    const span = { from: daysBefore(today, 30), to: today }
    expect(await source.localesOf(unknown)).toEqual([])
    expect(await source.listing(unknown)).toBeNull()
    expect(await source.versions(unknown)).toBeNull()
    expect(await source.rating(unknown)).toBeNull()
    expect(await source.performance(unknown)).toBeNull()
    expect(await source.featuredCountries(unknown, 30)).toBeNull()
    expect(await source.categoryRankings({ ref: unknown, group: 'FREE', ...span })).toBeNull()
    expect((await source.reviews(unknown, 1))?.reviews ?? []).toEqual([])
  })

  test('an app that is not listed in a country, and where it is', async () => {
    const { source, listed, elsewhere } = subject()
    const there = { ...listed, locale: elsewhere }
    expect(await source.listing(there)).toBeNull()
    expect(await source.versions(there)).toBeNull()
    expect(await source.rating(there)).toBeNull()
    const locales = v.parse(v.array(Locale), await source.localesOf(listed))
    expect(locales).toContain(listed.locale)
    expect(locales).not.toContain(elsewhere)
    expect(new Set(locales).size).toBe(locales.length)
  })

  test('a search finds the app in its country, in its store, and no more than wanted', async () => {
    const { source, listed, elsewhere, words } = subject()
    const { store, locale } = listed
    const search = async (more: Partial<Parameters<MarketSource['search']>[0]> = {}) =>
      v.parse(answers.Summaries, await source.search({ text: words, locale, store: undefined, limit: 10, ...more }))
    const name = `${store} ${listed.trackId}`
    const found = namesOf(await search())
    expect(found).toContain(name)
    expect(new Set(found).size).toBe(found.length)
    expect(namesOf(await search())).toEqual(found)
    expect(namesOf(await search({ limit: 1 }))).toEqual(found.slice(0, 1))
    const ofStore = await search({ store })
    expect(ofStore.every((app) => app.store === store)).toBe(true)
    expect(namesOf(ofStore)).toContain(name)
    expect(namesOf(await search({ locale: elsewhere }))).not.toContain(name)
    expect(await search({ text: 'qzxvwk jjqqzz' })).toEqual([])
  })

  test('versions are newest first, each once', async () => {
    const { source, listed } = subject()
    const versions = await known('versions', v.array(AppVersion), source.versions(listed))
    expect(isDescending((versions ?? []).flatMap(({ releasedAt }) => releasedAt ?? []))).toBe(true)
    expect(new Set(versions?.map(({ version }) => version)).size).toBe(versions?.length ?? 0)
  })

  test('every number says whose it is', async () => {
    const { source, listed } = subject()
    const rating = await known('rating', answers.Rating, source.rating(listed))
    const featured = await known('featuredCountries', answers.Featured, source.featuredCountries(listed, 30))
    const performance = await known('performance', getAppPerformance.response, source.performance(listed))
    const { downloads, revenue } = performance?.provenance ?? {}
    const all = [rating?.provenance, featured?.provenance, downloads, revenue].flatMap((one) => one ?? [])
    expect(all.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
    expect(all.filter(({ kind, method, inputs }) => kind === 'estimated' && !(method && inputs.length > 0))).toEqual([])
    expect(performance?.downloadsLast30Days === null).toBe(performance ? downloads === null : false)
    expect(performance?.revenueLast30Days === null).toBe(performance ? revenue === null : false)
  })

  test('the past is told day by day, within the days asked for', async () => {
    const { source, listed, today } = subject()
    const [from, to] = [daysBefore(today, 200), daysBefore(today, 2)]
    const past = await known('listingPast', answers.ListingPast, source.listingPast(listed, from))
    const changed = past?.changes.map(({ day }) => day) ?? []
    expect(isDescending(changed)).toBe(true)
    expect(changed.filter((day) => day < from || day > today)).toEqual([])
    const ratings = await known('ratingPast', answers.RatingPast, source.ratingPast(listed, from, to))
    const read = ratings?.days.map(({ date }) => date) ?? []
    expect(read).toEqual([...new Set(read)].toSorted())
    expect(read.filter((day) => day < from || day > to)).toEqual([])
    const daily = await known('dailyPerformance', answers.Performances, source.dailyPerformance(listed))
    const total = daily === null ? null : await source.performance(listed)
    const downloads = daily?.reduce((sum, day) => sum + day.downloads, 0) ?? null
    expect(downloads).toBe(total?.downloadsLast30Days ?? null)
  })

  test('ranked keywords are counted up to the place that is asked for', async () => {
    const { source, listed, today } = subject()
    const count = (top: number) =>
      known('countRankedKeywords', answers.Count, source.countRankedKeywords(listed, today, top))
    const [first200, first30] = [await count(200), await count(30)]
    expect(first30?.keywordsCount ?? 0).toBeLessThanOrEqual(first200?.keywordsCount ?? 0)
    const list = await known('rankedKeywords', answers.Keywords, source.rankedKeywords(listed, today))
    expect(list?.length ?? first200?.keywordsCount).toBe(first200?.keywordsCount)
  })

  test('metrics of keywords come in the order in which they were asked for', async () => {
    const { source, listed, words, today } = subject()
    const asked = [words, 'qzxvwk jjqqzz']
    const metrics = await known('keywordMetrics', answers.Keywords, source.keywordMetrics(listed, today, asked))
    expect(metrics?.map(({ keyword }) => keyword) ?? asked).toEqual(asked)
    expect(metrics?.[1]?.rank ?? null).toBeNull()
    // Nothing is found for it, or nobody has searched for it.
    expect(metrics?.[1]?.appsCount ?? 0).toBe(0)
  })

  test('what a store lists for a keyword: today, and before only where the past is known', async () => {
    const { source, listed, words, today } = subject()
    const { store, locale } = listed
    const on = async (day: UtcDay) => source.keywordResults({ keyword: words, locale, store, day })
    const results = await known('keywordResults', answers.KeywordResults, on(today))
    const found = namesOf(results?.apps ?? [])
    expect(found.length === 0 || found.includes(`${store} ${listed.trackId}`)).toBe(true)
    expect(new Set(found).size).toBe(found.length)
    expect((await on(daysBefore(today, 30))) !== null).toBe(source.pastDays >= 30)
  })

  test('KEY-002, KEY-005: what is shown for a term, what it is completed with, and what leads to the same apps', async () => {
    const { source, listed, words } = subject()
    const query = { term: words, store: listed.store, locale: listed.locale }
    const results = await known('storeResults', answers.StoreResults, source.storeResults(query))
    expect(results?.apps.slice(10).filter(({ screenshots }) => screenshots.length > 0) ?? []).toEqual([])
    await known('autoComplete', answers.Terms, source.autoComplete(query))
    await known('relatedKeywords', answers.Terms, source.relatedKeywords(query))
  })

  test('a chart of today, and one before only where the past is known', async () => {
    const { source, listed, today } = subject()
    const { store, locale } = listed
    const on = (day: UtcDay) => source.chart({ store, locale, category: null, group: 'FREE', day })
    const chart = await known('chart', answers.Chart, on(today))
    expect(chart?.day ?? today).toBe(today)
    expect(new Set(namesOf(chart?.apps ?? [])).size).toBe(chart?.apps.length ?? 0)
    expect((await on(daysBefore(today, 30))) !== null).toBe(source.pastDays >= 30)
    expect(await source.chart({ store, locale, category: 'NO_SUCH_CATEGORY', group: 'FREE', day: today })).toBeNull()
  })

  test('places in the charts of the categories, oldest first, within the days asked for', async () => {
    const { source, listed, today } = subject()
    const span = { from: daysBefore(today, 60), to: daysBefore(today, 1) }
    const asked = source.categoryRankings({ ref: listed, group: 'FREE', ...span })
    const series = await known('categoryRankings', v.array(CategoryRankingSeries), asked)
    for (const { points } of series ?? []) {
      const days = points.map(({ date }) => date)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days.filter((day) => day < span.from || day > span.to)).toEqual([])
      expect(points.filter(({ rank }) => rank !== null && rank < 1)).toEqual([])
    }
  })

  test('reviews are newest first, each once, page by page', async () => {
    const { source, listed } = subject()
    const first = await known('reviews', answers.Reviews, source.reviews(listed, 1))
    const second = first?.next === 2 ? v.parse(answers.Reviews, await source.reviews(listed, 2)) : null
    const all = [...(first?.reviews ?? []), ...(second?.reviews ?? [])]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(isDescending(all.map(({ createdAt }) => createdAt))).toBe(true)
    expect(all.filter(({ locale }) => locale !== listed.locale)).toEqual([])
  })

  test('events run within the days asked for', async () => {
    const { source, listed, today } = subject()
    const country = listed.locale.slice(-2)
    const [from, to] = [daysBefore(today, 60), today]
    const asked = source.events({ store: listed.store, trackIds: [listed.trackId], countries: [country], from, to })
    const events = (await known('events', v.array(AppEvent), asked)) ?? []
    expect(events.filter((event) => event.trackId !== listed.trackId || event.country !== country)).toEqual([])
    expect(events.filter((event) => event.to.slice(0, 10) < from || event.from.slice(0, 10) > to)).toEqual([])
    expect(isDescending(events.map((event) => event.from))).toBe(true)
  })
}

/** Tries it with one subject for all tests. */
export function holdsContract(facts: Facts, open: () => Promise<Subject>): void {
  let subject: Subject
  beforeAll(async () => {
    subject = await open()
  })
  afterAll(() => subject.close())
  holds(facts, () => subject)
}
