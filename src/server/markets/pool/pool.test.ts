import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordMetrics, getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { getRankedKeywords } from '#contract/overview/overview.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { AppRef, Store } from '#contract/store.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { keywordsOf } from '#tests/support/api/tracker.ts'
import { appleApps, skyCompass, starAtlas } from '#tests/support/stores/apple-apps.ts'
import { playApps, starAtlas as starAtlasOnPlay } from '#tests/support/stores/play-apps.ts'
import { openLive, startLiveStores, type LiveStores, type OpenedLive } from '#tests/support/stores/live-stores.ts'
import { StoreUnavailable } from '../live/gateway/store-failure.ts'
import { completeTerms } from './complete-terms.ts'
import { fillPool } from './fill-pool.ts'
import { searchesPerMinute } from './pace.ts'
import { searchTerms } from './search-terms.ts'

const atlas = { store: 'APP_STORE' as const, trackId: String(starAtlas.trackId), locale: 'en-US' }
const compass = { ...atlas, trackId: String(skyCompass.trackId) }

test('an app added now has its first 200 terms searched for within 15 minutes at the default of 20 calls a minute', () => {
  const noticedAfterMinutes = 0.5
  expect(searchesPerMinute('APP_STORE', 20, true) * (15 - noticedAfterMinutes)).toBeGreaterThanOrEqual(200)
  expect(searchesPerMinute('APP_STORE', 20, false)).toBe(5)
})

describeOnDatabase('the pool of terms', (open) => {
  let stores: LiveStores
  let api: Api
  let live: OpenedLive
  const going = new AbortController().signal

  beforeAll(async () => {
    stores = await startLiveStores()
    api = await open({ env: stores.env })
  })
  afterAll(() => stores.stop())
  beforeEach(async () => {
    stores.mend()
    stores.apple.calls.length = 0
    const { db } = api.services
    await db.updateTable('organisation').set({ market: 'sample' }).execute()
    await db.deleteFrom('tracked_keyword').execute()
    await sql`truncate pool_term, pool_app, result_list, result_list_latest, listing_snapshot`.execute(db)
    live = await openLive(stores, db)
  })
  afterEach(() => live.close())

  const parts = () => ({ db: api.services.db, market: live.forPool, clock: live.clock.now })
  const fill = () => fillPool({ db: api.services.db, market: live.forJobs, now: live.clock.now() })
  const search = (callsPerMinute = 600) => searchTerms(parts(), { store: 'APP_STORE', callsPerMinute }, going)
  const complete = (callsPerMinute = 600) => completeTerms(parts(), { store: 'APP_STORE', callsPerMinute }, going)
  const searches = () => stores.apple.calls.filter((call) => call.startsWith('search '))

  async function follower(keywords: string[] = [], { store, trackId }: AppRef = atlas) {
    const member = await newMember(api)
    const projectId = await member.addProject({ store, trackId })
    const { organizationId } = member.identity
    await api.services.db.updateTable('organisation').set({ market: 'live' }).where('id', '=', organizationId).execute()
    const tracked = keywordsOf(member, projectId)
    if (keywords.length > 0) await tracked.add(keywords)
    return { member, ...tracked }
  }

  async function termsOf(store: Store) {
    const { rows } = await sql<{ text: string }>`
      select keyword.text from pool_term join keyword on keyword.id = keyword_id where store = ${store}`.execute(
      api.services.db,
    )
    return rows.map(({ text }) => text)
  }

  test('KEY-002, KEY-006: holds what is tracked and what the texts say; searches tracked terms first, and tells every app its ranks', async () => {
    const { member } = await follower(['compass', 'nothing of the kind'])
    await fill()
    await search()
    expect(searches().slice(0, 2).toSorted()).toEqual(['search compass US', 'search nothing of the kind US'])
    expect(searches()).toEqual(expect.arrayContaining(['search star US', 'search night sky US']))

    const all = await member.read(getAllRankedKeywords, { body: atlas })
    const keywords = all.status === 'DONE' ? (all.keywords ?? []) : []
    expect(keywords.map(({ keyword }) => keyword)).toEqual(expect.arrayContaining(['star', 'star atlas', 'night sky']))
    expect(keywords.find(({ keyword }) => keyword === 'star')).toMatchObject({
      rank: 1,
      volume: expect.any(Number),
      appsCount: expect.any(Number),
    })
    const pool = all.status === 'DONE' ? all.pool : undefined
    expect(pool).toMatchObject({ days: 14, readyAt: null })
    expect(pool?.searched).toBeGreaterThanOrEqual(8)
    expect(pool?.total).toBe(pool?.searched)
    expect(pool?.nextDay).not.toBeNull()

    const count = await member.read(getRankedKeywords, { body: atlas })
    expect(count).toMatchObject({ status: 'DONE', keywordsCount: keywords.length, pool: { searched: pool?.searched } })
    // Nobody follows the other app, and the lists tell its places all the same.
    const other = await member.read(getAllRankedKeywords, { body: compass })
    expect(other).toMatchObject({ keywords: expect.arrayContaining([expect.objectContaining({ keyword: 'compass' })]) })
  })

  test('KEY-002: untracked keywords are related and have figures, for another organisation too; who tracks them is not told', async () => {
    await follower(['compass'])
    await fill()
    await search()
    const stranger = await follower()
    const source = { params: { source: 'related' as const }, body: { ...atlas, seed: 'star' } }
    const { keywords } = await stranger.member.read(getKeywordSuggestions, source)
    expect(keywords?.map(({ keyword }) => keyword)).toEqual(expect.arrayContaining(['star atlas']))
    const typed = await stranger.member.read(getKeywordMetrics, { body: { ...compass, keywords: ['compass', 'qqqq'] } })
    expect(typed.keywords).toMatchObject([
      { keyword: 'compass', rank: 1, volume: expect.any(Number) },
      { keyword: 'qqqq', rank: null, volume: null },
    ])
    const columns = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'pool_term'`.execute(
      api.services.db,
    )
    expect(columns.rows.filter(({ name }) => /organi|project|user/.test(name))).toEqual([])
  })

  test('KEY-002: holds the words of apps that the kept page of an own app shows as similar', async () => {
    const [, ...others] = appleApps
    const { US, ...elsewhere } = starAtlas.listings
    const page = { similar: [{ adamId: '7', title: 'Zodiac Lantern', subtitle: 'Meteor showers' }] }
    stores.apple.apps = [{ ...starAtlas, listings: { ...elsewhere, ...(US && { US: { ...US, page } }) } }, ...others]
    await follower()
    await live.forPages.listing(atlas)
    stores.apple.apps = appleApps
    await fill()
    expect(await termsOf('APP_STORE')).toEqual(expect.arrayContaining(['zodiac lantern', 'meteor', 'meteor showers']))
    // The words of the own app are searched for first, two at once.
    await search()
    const searched = searches()
    const places = ['atlas', 'night sky', 'sky', 'star', 'star atlas'].map((term) =>
      searched.indexOf(`search ${term} US`),
    )
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    const other = searched.findIndex((call) => /lantern|meteor|zodiac|showers/.test(call))
    expect(Math.max(...places)).toBeLessThanOrEqual(other + 1)
  })

  test('KEY-002: holds those words on Google Play, too, where the page of the listing tells them: it is read once', async () => {
    const own = { store: 'GOOGLE_PLAY', trackId: starAtlasOnPlay.appId } as const
    stores.google.apps = playApps.map((app) =>
      app === starAtlasOnPlay ? { ...app, similar: ['com.tinfold.pebbles'] } : app,
    )
    stores.google.calls.length = 0
    await follower([], own)
    await fill()
    stores.google.apps = playApps
    expect(await termsOf('GOOGLE_PLAY')).toEqual(expect.arrayContaining(['star atlas', 'pebbles', 'night puzzle']))
    expect(stores.google.calls.filter((call) => call.startsWith('app '))).toEqual([`app ${own.trackId} US`])
  })

  test('KEY-006: while terms are searched for, the answer says when to ask again, and its counts grow until all are', async () => {
    const { member } = await follower(['compass', 'star', 'atlas'])
    const suggested = async (source: 'ranked' | 'related') =>
      (await member.read(getKeywordSuggestions, { params: { source }, body: { ...atlas, seed: 'star' } }))
        .retryAfterSeconds
    const read = async () => {
      const all = await member.read(getAllRankedKeywords, { body: atlas })
      const count = await member.read(getRankedKeywords, { body: atlas })
      if (all.status !== 'DONE' || count.status !== 'DONE' || !all.pool) throw new Error('It is not told.')
      const { searched, total } = all.pool
      expect(count.pool).toMatchObject({ searched, total })
      const ranked = all.keywords?.length ?? 0
      return { ranked, counted: count.keywordsCount, more: all.retryAfterSeconds, ...all.pool }
    }
    expect(await read()).toMatchObject({ ranked: 0, searched: 0, total: 0, more: 15 })
    expect([await suggested('ranked'), await suggested('related')]).toEqual([15, 15])
    await fill()
    await search(4)
    const some = await read()
    expect(some).toMatchObject({ more: 15, counted: some.ranked })
    expect(some.searched).toBeGreaterThan(0)
    expect(some.total).toBeGreaterThan(some.searched)
    expect(some.readyAt).not.toBeNull()
    // Each answer on related keywords is a look-up of the user's: it waits until they ask.
    expect([await suggested('ranked'), await suggested('related')]).toEqual([15, undefined])
    live.clock.advance(60_000)
    await search()
    const all = await read()
    expect(all).toMatchObject({ searched: all.total, total: some.total, readyAt: null, counted: all.ranked })
    expect(all).toHaveProperty('more', undefined)
    expect(await suggested('ranked')).toBeUndefined()
    expect(all.ranked).toBeGreaterThan(some.ranked)
  })

  test('searches a quarter of the calls a minute, all that jobs get while a new app waits, and nothing twice in 14 days', async () => {
    await follower(['compass'])
    await fill()
    await search(8)
    // 70 % of 8 calls.
    expect(searches()).toHaveLength(5)
    live.clock.advance(20 * 60_000)
    stores.apple.calls.length = 0
    await search(4)
    expect(searches()).toHaveLength(1)
    live.clock.advance(60_000)
    await search()
    stores.apple.calls.length = 0
    await search()
    expect(searches()).toEqual([])
    live.clock.advance(14 * DAY_MS)
    await search()
    expect(searches().length).toBeGreaterThan(5)
  })

  test('gains what the store completes, two levels deep, and how much longer and how early it does', async () => {
    await follower(['night'])
    await fill()
    await complete()
    const { rows } = await sql<{
      text: string
      level: number
      hint_count: number | null
      prefix_length: number | null
    }>`
      select keyword.text, level, hint_count, prefix_length from pool_term join keyword on keyword.id = keyword_id
      where keyword.text like 'night%' order by keyword.text`.execute(api.services.db)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: 'night', level: 0, hint_count: 3 }),
        expect.objectContaining({ text: 'night sky map', level: 1, hint_count: 0 }),
      ]),
    )
    expect(rows.find(({ text }) => text === 'night sky map')?.prefix_length).toBeLessThanOrEqual(5)
  })

  test('a store that refuses everything loses nothing and invents nothing: the terms stay due', async () => {
    const { member } = await follower(['compass'])
    await fill()
    stores.breakBoth({ status: 403 })
    await expect(search()).rejects.toThrow(StoreUnavailable)
    await expect(complete()).rejects.toThrow(StoreUnavailable)
    const count = await member.read(getRankedKeywords, { body: atlas })
    expect(count).toMatchObject({ keywordsCount: null, pool: { searched: 0 } })
    stores.mend()
    await sql`truncate store_budget, store_answer`.execute(api.services.db)
    await search()
    expect(searches()).toContain('search compass US')
  })
})
