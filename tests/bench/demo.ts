import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { ListingRef } from '#contract/store.ts'
import { DEMO_PERIODS, DEMO_SCHEDULES } from '#server/reviews/index.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { demoProjects } from '#server/sample/demo.ts'
import { sampleMarket } from '#server/sample/sample-market.ts'
import type { Row } from './row.ts'

/** Days on which the demo is looked at, a month apart, so that no single day decides. */
const TODAYS: UtcDay[] = ['2026-08-21', '2026-09-21', '2026-10-21', '2026-11-21']
const PERIOD = 30
const YEAR = 365

const before = (day: UtcDay, days: number) => dayOf(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS)
const marketOn = (day: UtcDay) => sampleMarket(() => new Date(`${day}T12:00:00Z`))
const share = (part: number, of: number) => (of === 0 ? 0 : (100 * part) / of)
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
const wordCount = (keyword: string) => keyword.split(' ').length

/** How lively and how plausible the demo's market is, each figure beside what it should be. */
export async function benchDemo(): Promise<Row[]> {
  const [main] = demoProjects
  if (!main) throw new Error('There is no demo.')
  const [locale = 'en-US'] = main.countries
  const ref = { ...main.app, locale }
  const market = marketOn(TODAYS.at(-1)!)
  return [
    ...(await movements(ref, main.keywords)),
    ...(await estimates(market, ref, main.keywords)),
    ...(await texts(market, ref)),
    ...(await ratings(market, ref, main.countries)),
    { name: 'Summaries of a fresh demo', value: DEMO_PERIODS.length, unit: '', between: [2, 2] },
    { name: 'Weekly schedules of a fresh demo', value: DEMO_SCHEDULES.length, unit: '', between: [1, 1] },
  ]
}

/** What became of the tracked keywords in 30 days, over several days on which somebody may look. */
async function movements(ref: ListingRef, keywords: readonly string[]): Promise<Row[]> {
  const found = await Promise.all(TODAYS.map((today) => movedBy(ref, keywords, today)))
  const average = (of: (one: (typeof found)[number]) => number) => mean(found.map(of))
  return [
    {
      name: 'Tracked keywords that moved in 30 days',
      value: average(({ moved }) => moved),
      unit: '%',
      between: [25, 45],
    },
    { name: 'Of them new, a month', value: average((one) => one.gained), unit: 'keywords', between: [0.5, 5] },
    { name: 'Of them lost, a month', value: average((one) => one.lost), unit: 'keywords', between: [0.5, 5] },
    { name: 'Tracked keywords in the first ten', value: average(({ top10 }) => top10), unit: '%', between: [30, 70] },
    { name: 'First places', value: average(({ first }) => first), unit: '%', between: [2, 35] },
  ]
}

async function movedBy({ store, trackId, locale }: ListingRef, keywords: readonly string[], today: UtcDay) {
  const asked = { store, locale, trackIds: [trackId], keywords: [...keywords], from: before(today, 90), to: today }
  const ranks = ((await marketOn(today).keywordRanks(asked)) ?? []).map((one) => one.ranks.get(trackId) ?? [])
  const changes = ranks.map((days) => ({ earlier: days.at(-1 - PERIOD) ?? 0, now: days.at(-1) ?? 0 }))
  const known = changes.filter(({ earlier, now }) => earlier > 0 || now > 0)
  const now = changes.filter((one) => one.now > 0)
  return {
    moved: share(known.filter((one) => one.earlier !== one.now).length, known.length),
    gained: known.filter(({ earlier }) => earlier === 0).length,
    lost: known.filter((one) => one.now === 0).length,
    top10: share(now.filter((one) => one.now <= 10).length, now.length),
    first: share(now.filter((one) => one.now === 1).length, now.length),
  }
}

async function estimates(market: MarketSource, ref: ListingRef, tracked: readonly string[]): Promise<Row[]> {
  const day = TODAYS.at(-1)!
  const keywords = (await market.rankedKeywords(ref, day)) ?? []
  const own = (await market.keywordMetrics(ref, day, [...tracked])) ?? []
  const titled = (await market.keywordMetrics(ref, day, ['wind down', 'sleep', 'night stories', 'white noise'])) ?? []
  const foreign = (await market.keywordMetrics(ref, day, ['fasting', 'waist', 'budget planner', 'chess'])) ?? []
  const relevancies = (list: readonly KeywordMetrics[]) => list.flatMap(({ relevancy }) => relevancy ?? [])
  return [
    { name: 'All ranked keywords', value: keywords.length, unit: 'keywords', between: [150, 1000] },
    ...spread('Difficulty of all ranked', keywords, ({ difficulty }) => difficulty),
    ...spread('Volume of all ranked', keywords, ({ volume }) => volume),
    ...spread('Relevancy of all ranked', keywords, ({ relevancy }) => relevancy),
    ...spread('Difficulty of the tracked', own, ({ difficulty }) => difficulty),
    ...spread('Volume of the tracked', own, ({ volume }) => volume),
    {
      name: 'Correlation of words with volume',
      value: correlation(keywords.map((one) => [wordCount(one.keyword), one.volume ?? 0])),
      unit: '',
      between: [-1, -0.3],
    },
    {
      name: 'Correlation of words with apps found',
      value: correlation(keywords.map((one) => [wordCount(one.keyword), one.appsCount ?? 0])),
      unit: '',
      between: [-1, -0.35],
    },
    {
      name: 'Correlation of volume with difficulty',
      value: correlation(keywords.map((one) => [one.volume ?? 0, one.difficulty ?? 0])),
      unit: '',
      between: [0.3, 1],
    },
    { name: 'Longer phrases with more apps than their beginning', value: grown(keywords), unit: '%', budget: 1 },
    {
      name: 'Tracked keywords that nobody is found for',
      value: own.filter((one) => !one.appsCount).length,
      unit: '',
      budget: 0,
    },
    {
      name: 'Relevancy of words of title and subtitle',
      value: mean(relevancies(titled)),
      unit: '',
      between: [70, 100],
    },
    { name: 'Relevancy of what it does not do', value: mean(relevancies(foreign)), unit: '', between: [0, 30] },
  ]
}

/** Where nine tenths of the values lie, and how much of the whole the fullest tenth of the scale holds. */
function spread(
  name: string,
  keywords: readonly KeywordMetrics[],
  of: (keyword: KeywordMetrics) => number | null,
): Row[] {
  const values = keywords.flatMap((one) => of(one) ?? []).toSorted((a, b) => a - b)
  const at = (part: number) => values[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0
  const tenths = Map.groupBy(values, (value) => Math.min(9, Math.floor(value / 10)))
  const fullest = Math.max(0, ...[...tenths.values()].map((one) => one.length))
  const counts = Array.from({ length: 10 }, (_, tenth) => tenths.get(tenth)?.length ?? 0)
  return [
    {
      name: `${name}: 5th to 95th of 100`,
      value: at(0.95) - at(0.05),
      unit: 'points',
      budget: 40,
      atLeast: true,
      plan: `from 0 by tens: ${counts.join(' ')}; 5th ${at(0.05)}, median ${at(0.5)}, 95th ${at(0.95)}`,
    },
    { name: `${name}: in the fullest ten points`, value: share(fullest, values.length), unit: '%', budget: 40 },
  ]
}

/** Pearson's. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))]
  const of = (a: (pair: readonly [number, number]) => number, b: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + a(pair) * b(pair), 0)
  const [dx, dy] = [(pair: readonly [number, number]) => pair[0] - x, (pair: readonly [number, number]) => pair[1] - y]
  return of(dx, dy) / Math.sqrt(of(dx, dx) * of(dy, dy))
}

function grown(keywords: readonly KeywordMetrics[]): number {
  const counts = new Map(keywords.map(({ keyword, appsCount }) => [keyword, appsCount ?? 0]))
  const longer = keywords.flatMap(({ keyword, appsCount }) => {
    const shorter = keyword.split(' ').slice(0, -1).join(' ')
    const known = counts.get(shorter)
    return known === undefined ? [] : [(appsCount ?? 0) > known]
  })
  return share(longer.filter(Boolean).length, longer.length)
}

async function texts(market: MarketSource, ref: ListingRef): Promise<Row[]> {
  const { changes = [] } = (await market.listingPast(ref, before(TODAYS.at(-1)!, YEAR))) ?? {}
  const of = (part: string) => changes.filter((one) => one.part === part)
  const versions = (await market.versions(ref)) ?? []
  const notes = versions.flatMap(({ releaseNotes }) => releaseNotes ?? [])
  const promotions = new Set(of('promotionalText').map(({ after }) => after))
  return [
    {
      name: 'Changes of title, subtitle or description in a year',
      value: ['title', 'shortDescription', 'description'].reduce((sum, part) => sum + of(part).length, 0),
      unit: '',
      between: [4, 20],
    },
    {
      name: 'Different release notes among the last 25',
      value: new Set(notes).size,
      unit: '',
      budget: 15,
      atLeast: true,
    },
    { name: 'Different promotional texts in a year', value: promotions.size, unit: '', budget: 3, atLeast: true },
  ]
}

async function ratings(market: MarketSource, ref: ListingRef, countries: readonly string[]): Promise<Row[]> {
  const moved = await Promise.all(
    countries.map(async (locale) => (await market.rating({ ...ref, locale }))?.delta ?? 0),
  )
  const reviews = (await market.reviews(ref, 1))?.reviews ?? []
  const told = reviews.filter(({ version, title, body }) => version !== null && `${title} ${body}`.includes(version))
  return [
    {
      name: 'Countries whose average rating moved in 30 days',
      value: share(moved.filter((one) => one !== 0).length, moved.length),
      unit: '%',
      budget: 60,
      atLeast: true,
      plan: moved.join(' '),
    },
    { name: 'Reviews that name a version', value: share(told.length, reviews.length), unit: '%', between: [4, 40] },
  ]
}
