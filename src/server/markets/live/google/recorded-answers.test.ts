import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realFile } from '#tests/support/stores/real-data.ts'
import { PlayApp, PlayReview } from './answers.ts'
import { foundOf, reviewOf, storeApp, summaryOf } from './play-app.ts'
import { playQuestions, type Questions } from './questions.ts'

const folder = realFile('stores-2026', 'google-play')
const isThere = existsSync(folder)
if (!isThere) process.stdout.write(`No recorded answers at ${folder}: the tests that read them are skipped.\n`)

const recorded = (name: string): string => {
  const file = readFileSync(realFile('stores-2026', 'google-play', name))
  return (name.endsWith('.gz') ? gunzipSync(file) : file).toString()
}

/** Which answer a call gets. */
const answers: [RegExp, string][] = [
  [/^\/store\/search/, 'search-panda-us.html.gz'],
  [/^\/store\/apps\/details/, 'app-translate-us.html.gz'],
  [/rpcids=IJ4APc/, 'suggest-pand-us.txt'],
  [/rpcids=vyAe2/, 'list-topfree-game-us.txt.gz'],
  [/rpcids=(UsvDTd|qnKhOb)/, 'reviews-translate-page1-us.txt'],
]

describe.skipIf(!isThere)('what Google Play answered in July 2026', () => {
  let server: Server
  let questions: Questions
  const ref = { store: 'GOOGLE_PLAY', trackId: 'com.google.android.apps.translate', locale: 'en-US' } as const

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const name = answers.find(([call]) => call.test(url))?.[1]
      response.writeHead(name === undefined ? 404 : 200).end(name === undefined ? '' : recorded(name))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const url = `http://127.0.0.1:${port}`
    questions = playQuestions({ url, callsPerMinute: 600, timeoutMs: 5000, patienceMs: 5000 }, () => new Date())
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  test('an app’s page', async () => {
    const answer = await questions.app(ref.trackId, ref.locale)
    expect(answer).toMatchObject({ available: true, preregister: false })
    const { listing, rating, byStars, version, hasPurchases, pageParts } = storeApp(v.parse(PlayApp, answer), ref)
    expect(listing).toMatchObject({
      title: 'Google Translate',
      developerName: 'Google LLC',
      shortDescription: 'The world is closer than ever with over 100 languages',
      categories: [{ name: 'TOOLS', displayName: 'Tools' }],
      price: { exactPrice: 0, displayPrice: null, inAppPurchases: [] },
      contentRating: 'Everyone',
    })
    expect(listing.images.screens).toHaveLength(18)
    expect(listing.lastReleaseDate?.slice(0, 10)).toBe('2026-07-06')
    expect(rating).toEqual({ avgRating: 4.26508, ratingCount: 9_039_805 })
    expect(byStars).toEqual([971_173, 306_894, 479_693, 878_696, 6_403_317])
    // It varies with the device.
    expect(version).toBeNull()
    expect(hasPurchases).toBe(false)
    expect(pageParts?.dataSafety).toEqual([
      { statement: 'No data shared with third parties', detail: null },
      { statement: 'This app may collect these data types', detail: 'Location, Personal info and 5 others' },
      { statement: 'Data is encrypted in transit', detail: null },
      { statement: 'You can request that data be deleted', detail: null },
      { statement: 'Independent security review', detail: null },
    ])
    expect(pageParts?.similar?.map(({ title }) => title)).toEqual([
      'Phone by Google',
      expect.stringMatching(/^Gboard/),
      expect.any(String),
      'Google Photos',
      'Google',
      'YouTube Music',
    ])
    expect(pageParts?.similar?.[0]).toMatchObject({ trackId: 'com.google.android.dialer', rating: 4.4497547 })
  })

  test('a search: the card is place 1, before the 19 of the list; a description is no subtitle', async () => {
    const tiles = await questions.search('panda', 'en-US', 30, async () => {})
    const found = tiles.map((tile) => foundOf(tile, 'en-US'))
    expect(found).toHaveLength(20)
    expect(found[0]).toMatchObject({
      trackId: 'com.pandaexpress.app',
      title: 'Panda Express',
      developerName: 'Panda Restaurant Group, Inc.',
      subtitle: 'Good Fortune Awaits with Panda Rewards and the Panda Express® App.',
      rating: 4.596675,
      price: null,
    })
    expect(found[1]).toMatchObject({ trackId: 'com.sinyee.babybus.restaurant', subtitle: null })
    expect(found[19]?.trackId).toBe('com.sinyee.babybus.foodcity')
    expect(new Set(found.map(({ trackId }) => trackId)).size).toBe(20)
  })

  test('suggestions', async () => {
    const terms = await questions.suggest('pand', 'en-US')
    expect(terms).toEqual(['pandora', 'panda express app', 'panda', 'panda vpn', 'panda games'])
  })

  test('a chart of 100 games', async () => {
    const tiles = (await questions.chart('FREE', 'GAME', 'en-US')) ?? []
    const chart = tiles.map((tile) => summaryOf(tile, 'en-US', 'GAME'))
    expect(chart).toHaveLength(100)
    expect(chart[0]).toMatchObject({ trackId: 'com.oakever.meowdoku', category: 'Puzzle' })
    expect(chart[2]).toMatchObject({ title: 'Roblox', category: 'Adventure' })
    expect(chart.filter(({ category }) => category === null || category === 'Games')).toEqual([])
    expect(chart.filter(({ title, developerName }) => /&\w+;|&#\d+;/.test(`${title} ${developerName}`))).toEqual([])
  })

  test('reviews, newest first, with the developer’s replies as people read them', async () => {
    const { reviews, token } = await questions.reviews(ref.trackId, ref.locale, null)
    const read = reviews.map((review) => reviewOf(v.parse(PlayReview, review), 'en-US'))
    expect(read).toHaveLength(40)
    expect(token).toMatch(/^CtgB/)
    expect(read[0]).toMatchObject({ rating: 5, body: 'niec', likes: 0, reply: null, version: null })
    expect(read[0]?.createdAt.slice(0, 10)).toBe('2026-07-06')
    const [replied] = read.flatMap(({ reply }) => reply ?? [])
    expect(replied?.body).toMatch(/^Hi Baran\. We'd like our users/)
  })
})
