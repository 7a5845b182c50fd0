import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { Store } from '#contract/store.ts'
import { openLocalStores } from '#server/sample/stores/open-local-stores.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { followed, Follower, stores, type Seen } from '#tests/support/stores/follower.ts'

const NOON_MS = DAY_MS / 2
/** How a night leaves the work in which both stores refuse everything. */
const REFUSED = ['app-store', 'google-play'].flatMap((store) => [`${store}-listings retry`, `${store}-ranks retry`])

type Moment = 'atOnce' | 'afterNight' | 'refused' | 'goneOn' | 'afterMonth'

/** On which days each keyword was measured, from the first one on. */
const measuredDays = ({ ranks }: Seen) =>
  Object.values(ranks).map((days) => days.flatMap((rank, index) => (rank === null ? [] : [index - days.length + 1])))
const ratingDays = ({ ratings }: Seen) => ratings.points?.map(({ date }) => date)
const chartDays = ({ rankings }: Seen) =>
  rankings.series?.map(({ points }) => points.map(({ date, rank }) => ({ date, isListed: rank !== null })))
const rankedOf = ({ ranked }: Seen) => {
  if (ranked.status !== 'DONE' || !ranked.keywords || !ranked.pool) throw new Error('It is not told what it ranks for.')
  return { ...ranked.pool, keywords: ranked.keywords }
}
const sum = (counts: readonly number[] | null) => (counts ?? []).reduce((all, count) => all + count, 0)

describeOnDatabase('the first days on the live market, as FIRST-DAYS.md tells them', (open) => {
  let seen: Record<Moment, Record<Store, Seen>>

  beforeAll(async () => {
    let now = () => new Date()
    const openStores = (port: number, refuse = false) =>
      openLocalStores({ port, limits: false, refuse, clock: () => now() })
    let local = await openStores(0)
    const port = Number(new URL(local.url).port)
    const api = await open({
      env: { ...local.env, STORE_TIMEOUT_SECONDS: '60', STORE_PATIENCE_SECONDS: '15', STOREGLASS_PLANS: 'off' },
    })
    now = api.clock.now
    // Far from midnight: the work of a night is that of one UTC day.
    api.clock.advance(DAY_MS + NOON_MS - (now().getTime() % DAY_MS))
    // The sample market is made when somebody first asks.
    await fetch(`${local.url}/search?term=sleep+sounds`)
    await fetch(`${local.url}/store/search?q=hiking`)
    const follower = await Follower.start(api)
    const atOnce = await follower.look()
    const afterNight = await follower.nightAfter(1)
    await local.close()
    local = await openStores(port, true)
    const refused = await follower.nightAfter(1, ...REFUSED)
    await local.close()
    local = await openStores(port)
    const goneOn = await follower.nightAfter(1)
    const afterMonth = await follower.nightAfter(27)
    await local.close()
    seen = { atOnce, afterNight, refused, goneOn, afterMonth }
  }, 600_000)

  test.each(stores)(
    '%s at once: texts, ranks, ratings by stars, charts, versions, reviews and downloads of today',
    (store) => {
      const { today, ...first } = seen.atOnce[store]
      expect(first.details).toMatchObject({ market: 'live', stale: false })
      expect(first.tracked.measuring).toBeNull()
      for (const { rank, rankDay, volume } of first.tracked.keywords) {
        expect(rank).toEqual(expect.any(Number))
        expect(rankDay).toBe(today)
        expect(volume).toEqual(expect.any(Number))
      }
      expect(measuredDays({ today, ...first })).toEqual([[0], [0]])
      expect(first.origins).toBeUndefined()
      expect(ratingDays({ today, ...first })).toEqual([today])
      expect(sum(first.ratings.distribution)).toBe(first.rating.ratingCount)
      expect(first.ratings.gained).toBeNull()
      expect(first.rating.delta).toBeNull()
      expect(chartDays({ today, ...first })).toEqual([
        [{ date: today, isListed: true }],
        [{ date: today, isListed: true }],
      ])
      expect(first.changes).toEqual([])
      expect(first.versions).toHaveLength(store === 'APP_STORE' ? 25 : 1)
      expect(first.reviews.source).toBe('market')
      expect(first.reviews.total).toBeGreaterThan(100)
      expect(first.performance.downloadsLast30Days).toBeGreaterThan(0)
      expect(first.days).toBeNull()
      const { keywords, searched } = rankedOf({ today, ...first })
      expect(searched).toBeGreaterThan(followed[store].keywords.length)
      expect(keywords.length).toBeGreaterThan(followed[store].keywords.length)
      expect(first.suggestedRanked.keywords).toHaveLength(keywords.length)
      expect(first.suggestedRelated.keywords).not.toEqual([])
    },
  )

  test.each(stores)('%s after a night: a second day of ranks, charts and ratings, and more searched terms', (store) => {
    const { atOnce, afterNight } = seen
    const [first, second] = [atOnce[store], afterNight[store]]
    expect(measuredDays(second)).toEqual([
      [-1, 0],
      [-1, 0],
    ])
    expect(Object.values(second.rivalRanks).every((days) => days.at(-2) !== null && days.at(-1) !== null)).toBe(true)
    expect(ratingDays(second)).toEqual([first.today, second.today])
    expect(chartDays(second)?.map((days) => days.length)).toEqual([2, 2])
    expect(second.ratings.gained).toMatchObject({ days: 1, before: null })
    expect(second.trends.averageRating).toHaveLength(2)
    expect(rankedOf(second).searched).toBeGreaterThan(rankedOf(first).searched)
    expect(second.reviews.total).toBeGreaterThanOrEqual(first.reviews.total)
    // These compare 30 days.
    expect(second.rating.delta).toBeNull()
    expect(second.tracked.keywords.map(({ change }) => change)).toEqual([null, null])
  })

  test.each(stores)('%s in a night in which it refuses everything: nothing is lost, nothing invented', (store) => {
    const [before, refused] = [seen.afterNight[store], seen.refused[store]]
    expect(refused.details).toEqual({ ...before.details, stale: true })
    expect(ratingDays(refused)).toEqual(ratingDays(before))
    expect(chartDays(refused)).toEqual(chartDays(before))
    expect(measuredDays(refused)).toEqual([
      [-2, -1],
      [-2, -1],
    ])
    expect(refused.tracked.keywords.map(({ rank, rankDay }) => [rank, rankDay])).toEqual(
      before.tracked.keywords.map(({ rank }) => [rank, before.today]),
    )
    expect(refused.versions).toEqual(before.versions)
    expect(refused.changes).toEqual(before.changes)
    expect(refused.reviews.total).toBe(before.reviews.total)
    expect(rankedOf(refused).keywords).toEqual(rankedOf(before).keywords)
    expect(refused.performance.downloadsLast30Days).toBe(before.performance.downloadsLast30Days)
  })

  test.each(stores)('%s the night after goes on, and the day between stays empty', (store) => {
    const { atOnce, afterNight, goneOn } = seen
    const days = [atOnce, afterNight, goneOn].map((moment) => moment[store].today)
    expect(goneOn[store].details.stale).toBe(false)
    expect(ratingDays(goneOn[store])).toEqual(days)
    expect(chartDays(goneOn[store])?.map((points) => points.map(({ date }) => date))).toEqual([days, days])
    expect(measuredDays(goneOn[store])).toEqual([
      [-3, -2, 0],
      [-3, -2, 0],
    ])
  })

  test.each(stores)('%s after a month: what compares 30 days', (store) => {
    const [first, last] = [seen.atOnce[store], seen.afterMonth[store]]
    expect(measuredDays(last)).toEqual([
      [-30, -29, -27, 0],
      [-30, -29, -27, 0],
    ])
    expect(last.rating.delta).toEqual(expect.any(Number))
    expect(sum(last.ratings.gained?.last ?? null)).toBeGreaterThan(0)
    expect(last.ratings.gained).toMatchObject({ days: 30, before: null })
    expect(last.tracked.keywords.map(({ change }) => change)).toEqual([expect.any(Number), expect.any(Number)])
    expect(last.rankedCount).toMatchObject({ delta: expect.any(Number) })
    expect(last.performance.provenance.downloads?.inputs).toContainEqual({
      name: 'ratingsGained',
      value: (last.rating.ratingCount ?? 0) - (first.rating.ratingCount ?? 0),
    })
    const released = last.changes?.find(({ part }) => part === 'version')
    expect(released).toMatchObject({ before: first.details.version, after: last.details.version, day: last.today })
    expect(last.versions?.map(({ version }) => version)).toEqual(
      expect.arrayContaining([first.details.version, last.details.version]),
    )
    expect(last.rivalChanges[0]?.changes).not.toBeNull()
    // A day of its own stays unknown.
    expect(last.days).toBeNull()
  })
})
